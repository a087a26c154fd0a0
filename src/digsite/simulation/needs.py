"""Libraries that only simulation and study need, imported when they are used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from digsite.kernel.errors import BadOptions


def arrow() -> Any:
    """pyarrow, with its Parquet and IPC parts."""
    try:
        for part in ("pyarrow.parquet", "pyarrow.ipc", "pyarrow.compute"):
            import_module(part)
        return import_module("pyarrow")
    except ImportError:
        raise BadOptions("pyarrow", 'it is not installed: pip install "digsite[study]"') from None


def cluster() -> Any:
    """Ray."""
    try:
        return import_module("ray")
    except ImportError:
        raise BadOptions("ray", 'it is not installed: pip install "digsite[cluster]"') from None
