"""Which build is running: the pure one, or the one compiled with mypyc from the sources beside it.

A compiled module takes precedence over the source beside it, whatever the file times. So a fingerprint of the sources
is compiled in, and a package whose sources differ is not imported at all.
"""

from __future__ import annotations

import hashlib
import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

PURE: Final = "pure"
COMPILED: Final = "compiled"
STAMP: Final = "stamp"  # the module that holds the fingerprint; only a compiled build has it

# The machine, the games and the search are compiled; the edge is not what takes the time.
PACKAGES: Final = (
    *("kernel", "arnak", "arnak/printed", "quetzal", "quetzal/printed"),
    *("bots", "bots/arnak", "bots/quetzal"),
)
EDGE: Final = {
    *("__init__", "rules", "state", "loading", "checks", "view", "why", "effects", "actions", "sources"),
    *("codec", "reading", "record", "session", "errors", "edition", "template", "pending", "writer"),
    *("options", "games", "levels", "outside", "parallel", "program", "protocol"),
}
NOT_EDGE: Final = {"kernel/effects.py"}


class StaleBuild(ImportError):
    """A compiled module was not built from the source beside it."""


def sources(package: Path) -> list[str]:
    """The modules that are compiled, as paths inside the package."""
    found = [f"{folder}/{path.name}" for folder in PACKAGES for path in sorted((package / folder).glob("*.py"))]
    return [path for path in found if path in NOT_EDGE or Path(path).stem not in EDGE]


def fingerprint(package: Path) -> str:
    """A hash of what is compiled: names and contents."""
    digest = hashlib.sha256()
    for path in sources(package):
        content = (package / path).read_bytes()
        digest.update(f"{path} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def check(package: Path) -> str:
    """Which build a package is; StaleBuild if the compiled modules do not match the sources."""
    compiled = compiled_modules(package)
    if not compiled:
        return PURE
    stray = compiled - {path.removesuffix(".py") for path in sources(package)} - {STAMP}
    if stray or STAMP not in compiled:
        raise StaleBuild(f"{package} holds compiled modules that do not belong to it: {sorted(stray or compiled)}")
    if fingerprint(package) != import_module(f"digsite.{STAMP}").FINGERPRINT:
        raise StaleBuild(f"The compiled modules in {package} were built from other sources: install it anew.")
    return COMPILED


def compiled_modules(package: Path) -> set[str]:
    """The extension modules inside a package, by their paths without suffix."""
    found = set()
    for folder, _, names in os.walk(package):
        for name in names:
            if name.endswith(tuple(EXTENSION_SUFFIXES)):
                found.add((Path(folder) / name.split(".")[0]).relative_to(package).as_posix())
    return found


KIND: Final = check(Path(__file__).parent)
