"""The log on standard error: readable lines in a terminal, one JSON object a line elsewhere."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final, final

from digsite.tables.play import moment

USUAL: Final = {*logging.LogRecord("", 0, "", 0, "", (), None).__dict__, "message", "taskName", "color_message"}


@final
class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": moment(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({name: value for name, value in details(record).items() if name not in line})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


@final
class ReadableLines(logging.Formatter):
    """14:05:09 warning  a table could not be read  table=abc"""

    def format(self, record: logging.LogRecord) -> str:
        known = "".join([f"  {name}={value}" for name, value in details(record).items()])
        line = f"{self.formatTime(record, '%H:%M:%S')} {record.levelname.lower():8} {record.getMessage()}{known}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def details(record: logging.LogRecord) -> dict[str, object]:
    """The extra fields of a log record."""
    return {name: value for name, value in record.__dict__.items() if name not in USUAL}


def set_up(level: str, form: str) -> None:
    """Everything, uvicorn's lines too, in one form; its own lines about requests are left to ours.

    Only our own lines are ever asked for in detail: those of libraries have whole messages, with secrets and chat.
    """
    chosen = level or ("warning" if sys.stderr.isatty() else "info")
    readable = form == "text" or (not form and sys.stderr.isatty())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ReadableLines() if readable else JsonLines())
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
