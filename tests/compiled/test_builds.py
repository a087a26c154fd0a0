"""Which build runs, and that nothing compiled outlives its source."""

from __future__ import annotations

import os
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from digsite.build import COMPILED, PURE, StaleBuild, check, fingerprint, sources
from tests.compiled import builds

VERSION = ("-m", "digsite", "--version")
PLAY = Path("digsite") / "kernel" / "play.py"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The compiled package, somewhere else."""
    place = tmp_path / "site-packages"
    shutil.copytree(builds.compiled(), place, symlinks=True)
    return place


def refused(place: Path, *arguments: str) -> str:
    process = builds.start(place, *arguments)
    _, err = process.communicate()
    assert process.returncode != 0
    return err


def test_the_version_names_the_build() -> None:
    pure, compiled = [builds.output(builds.start(build, *VERSION)) for build in (builds.PURE, builds.compiled())]
    assert pure[0].endswith(f"({PURE})")
    assert compiled[0].endswith(f"({COMPILED})")


def test_the_machine_the_games_and_the_search_are_compiled() -> None:
    listed = sources(builds.PURE / "digsite")
    assert {"kernel/play.py", "kernel/effects.py", "arnak/printed/items.py", "bots/search.py"} <= set(listed)
    assert {path.split("/")[0] for path in listed} == {"kernel", "arnak", "quetzal", "bots"}


def test_an_edited_source_is_refused(copied: Path) -> None:
    source = copied / PLAY
    times = source.stat()
    source.write_text(source.read_text(encoding="utf-8").replace("if legal:", "if not legal:"), encoding="utf-8")
    os.utime(source, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert "StaleBuild" in refused(copied, *VERSION)
    assert "StaleBuild" in refused(copied, "-c", "import digsite.kernel.play")


def test_a_touched_source_is_no_other_source(copied: Path) -> None:
    os.utime(copied / PLAY, (0, 0))
    assert builds.output(builds.start(copied, *VERSION))[0].endswith(f"({COMPILED})")


def test_a_missing_or_added_source_is_refused(copied: Path) -> None:
    (copied / PLAY).rename(copied / "digsite" / "kernel" / "other.py")
    assert "StaleBuild" in refused(copied, *VERSION)


def test_a_compiled_module_without_its_fingerprint_is_refused(tmp_path: Path) -> None:
    package = tmp_path / "digsite"
    shutil.copytree(builds.PURE / "digsite", package)
    assert check(package) == PURE
    assert fingerprint(package) == fingerprint(builds.PURE / "digsite")
    (package / "kernel" / f"play{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    with pytest.raises(StaleBuild):
        check(package)


EDGE_TESTS = (
    *("tests/engine/test_copies.py", "tests/engine/test_load.py", "tests/engine/test_record.py"),
    "tests/quetzal/test_edition.py",
)


def test_the_edge_stands_on_the_compiled_machine_as_on_the_pure_one() -> None:
    """Copies, states, records and editions are not compiled, but they meet compiled classes everywhere."""
    paths = f"pythonpath={builds.compiled()} {builds.ROOT}"
    process = builds.start(builds.compiled(), "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", paths, *EDGE_TESTS)
    out, err = process.communicate()
    assert process.returncode == 0, out + err
