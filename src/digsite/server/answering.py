"""The worker side of `workers`: a process that answers lines. Standard output carries only answers."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]


def answer_lines(answer: Callable[[Json], Json], megabytes: int | None = None) -> None:
    """Answer each incoming line, at low priority and within a memory limit."""
    if hasattr(os, "nice"):
        os.nice(5)
    if megabytes is not None:
        limit_memory(megabytes)
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=answers, flush=True)


def limit_memory(megabytes: int) -> None:
    """Limit this process's memory, where the system supports it."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        size = megabytes * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (size, size))
