"""numpy, imported when a study is made."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from digsite.kernel.errors import BadOptions


def numpy() -> Any:
    try:
        return import_module("numpy")
    except ImportError:
        raise BadOptions("numpy", 'it is not installed: pip install "digsite[study]"') from None
