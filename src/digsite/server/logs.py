"""The log: one JSON object a line on standard error."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final, final

from digsite.server.play import moment

USUAL: Final = {*logging.LogRecord("", 0, "", 0, "", (), None).__dict__, "message", "taskName", "color_message"}


@final
class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": moment(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        more = {name: value for name, value in record.__dict__.items() if name not in USUAL and name not in line}
        line.update(more)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def set_up(level: str) -> None:
    """Everything, uvicorn's lines too, in one form; its own lines about requests are left to ours.

    Only our own lines are ever asked for in detail: those of libraries have whole messages, with secrets and chat.
    """
    chosen = level or ("warning" if sys.stderr.isatty() else "info")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel("INFO" if chosen == "debug" else chosen.upper())
    logging.getLogger("digsite").setLevel(chosen.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").setLevel(logging.CRITICAL)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)
