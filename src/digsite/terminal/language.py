"""The language of this terminal."""

from __future__ import annotations

import os
from collections.abc import Mapping

from digsite.text.catalog import LANGUAGES


def spoken_here(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the terminal's locale, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
