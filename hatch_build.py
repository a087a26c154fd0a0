"""The build hook: `DIGSITE_COMPILED=1 pip install .` compiles the engine with mypyc; else the wheel stays pure."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface[Any]):
    """Adds what mypyc makes of the sources to the wheel, beside the sources."""

    def dependencies(self) -> list[str]:
        return ["mypy", "setuptools"] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.wanted() or version == "editable":
            return
        sys.path.insert(0, self.root)
        from tools.compile import compile_into

        self.folder = tempfile.TemporaryDirectory(prefix="digsite-")
        target = Path(self.folder.name)
        for made in compile_into(Path(self.root) / "src" / "digsite", target):
            build_data["force_include"][str(target / made)] = made.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("DIGSITE_COMPILED", "0") not in ("", "0")
