"""What to say when an extra is not installed."""

from __future__ import annotations


def missing(extra: str, error: ImportError) -> ImportError:
    """The error that names the one command that installs an extra."""
    return ImportError(f'{error.name} is not installed: pip install "digsite[{extra}]"', name=error.name)
