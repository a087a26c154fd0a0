"""The compiled engine of a checkout: `python -m tools.compile` builds it if necessary and prints where it is.

It is in .compiled/FINGERPRINT, a whole package with its own copy of the sources, so that nothing compiled is ever
beside a source that someone edits. `--find` only looks for one that fits, and prints nothing if there is none; the exit
status of `--missing` is 0 if there is none and one could be made.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "digsite"
FOLDER: Final = ROOT / ".compiled"
LIBRARY: Final = "digsite"  # what mypyc names the shared library after
LEVEL: Final = "2"  # of optimization; 3 was measured to be within two percent of it
SUFFIX: Final = sysconfig.get_config_var("EXT_SUFFIX")
DONE: Final = "done"
KEPT: Final = 3
NO_COMPILER: Final = (
    "There is no C compiler with the headers of this Python, so the engine runs uncompiled and bots have less time to "
    "think. On Debian: apt-get install gcc libc6-dev python3-dev"
)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc, unless that is done already.")
    parser.add_argument("--find", action="store_true", help="only say where the fitting build is, if there is one")
    parser.add_argument("--missing", action="store_true", help="only say whether there is none and one could be made")
    chosen = parser.parse_args()
    place = found() if chosen.find or chosen.missing else built()
    if chosen.find:
        print(place or "", end="")
    elif chosen.missing and (place is not None or has_compiler()):
        sys.exit(0 if place is None else 1)
    elif place is None:
        sys.exit(NO_COMPILER)
    else:
        print(place)


def found() -> Path | None:
    """The folder of a build of the current sources, if there is one."""
    place = fitting(SOURCE)
    if not (place / DONE).exists():
        return None
    refresh(place / "digsite")
    return place


def built() -> Path | None:
    """The folder of a build of the current sources, made if necessary; None without a C compiler."""
    while found() is None:  # again, if somebody edits the sources in the meantime
        if not has_compiler():
            return None
        print("Compiling the engine: a minute or two, once ...", file=sys.stderr)
        make()
        forget_old_builds()
    return found()


def fitting(package: Path) -> Path:
    """The folder for a build of these sources by this Python."""
    whole = f"{build_module().fingerprint(package)} {SUFFIX} -O{LEVEL}"
    return FOLDER / hashlib.sha256(whole.encode()).hexdigest()[:16]


def has_compiler() -> bool:
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return False
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None or shutil.which("cc") is not None


def make() -> None:
    """Compile in a temporary folder and move it into place when it is complete."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER, prefix="making-") as made:
        compile_into(SOURCE, Path(made))
        (Path(made) / DONE).touch()
        place = fitting(Path(made) / "digsite")
        try:
            os.rename(made, place)
        except OSError:
            assert (place / DONE).exists()  # somebody else was faster
        else:
            Path(made).mkdir()


def refresh(package: Path) -> None:
    """Update the files that are not compiled; the compiled ones have not changed, or the folder would differ."""
    wanted = {path.relative_to(SOURCE) for path in SOURCE.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    for path in wanted:
        if not (package / path).exists() or (package / path).read_bytes() != (SOURCE / path).read_bytes():
            (package / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(SOURCE / path, package / path)
    for path in [path.relative_to(package) for path in package.rglob("*.py")]:
        if path not in wanted and path.stem != build_module().STAMP:
            (package / path).unlink()


def forget_old_builds() -> None:
    builds = sorted(FOLDER.glob("*/" + DONE), key=lambda done: done.stat().st_mtime)
    for done in builds[:-KEPT]:
        shutil.rmtree(done.parent, ignore_errors=True)


def compile_into(source: Path, target: Path) -> list[Path]:
    """Copy a package to a folder and compile it there; return the resulting files, relative to the folder."""
    build = build_module()
    package = target / "digsite"
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__"))
    stamp = package / f"{build.STAMP}.py"
    stamp.write_text(f'from typing import Final\n\nFINGERPRINT: Final = "{build.fingerprint(package)}"\n')
    modules = [f"digsite/{path}" for path in build.sources(package)]
    command = [sys.executable, str(Path(__file__).resolve()), "--here", f"digsite/{stamp.name}", *modules]
    environment = {**os.environ, "MYPYPATH": str(target), "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run(command, cwd=target, env=environment, stdout=sys.stderr, check=True)
    shutil.rmtree(target / "build")
    return [stamp.relative_to(target), *[path.relative_to(target) for path in target.rglob(f"*{SUFFIX}")]]


def compile_here(modules: list[str]) -> None:
    """Compile modules in place in the working directory; one C file per module, one job per processor."""
    import setuptools
    from mypyc.build import mypycify

    options = ["--strict", "--no-incremental", "--config-file="]
    extensions = mypycify([*options, *modules], opt_level=LEVEL, debug_level="0", multi_file=True, group_name=LIBRARY)
    command = setuptools.Distribution({"name": LIBRARY, "ext_modules": extensions}).get_command_obj("build_ext")
    command.inplace = True
    command.build_extensions = partial(build_in_parallel, command, command.build_extensions)
    command.ensure_finalized()
    command.run()


def build_in_parallel(command: Any, build: Callable[[], None]) -> None:
    if command.compiler.compiler_type == "unix":
        command.compiler.compile = partial(compile_files, command.compiler)
    build()


def compile_files(compiler: Any, sources: list[str], output_dir: str, **settings: Any) -> list[str]:
    """A distutils compiler's work on a list of files, in parallel."""
    debug, before, after = settings["debug"], settings.get("extra_preargs"), settings["extra_postargs"]
    _, objects, after, options, jobs = compiler._setup_compile(
        output_dir, settings["macros"], settings["include_dirs"], sources, settings["depends"], after
    )
    arguments = compiler._get_cc_args(options, debug, before)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in [
            pool.submit(partial(compiler._compile, made, *jobs[made], arguments, after, options)) for made in objects
        ]:
            done.result()
    return list(objects)


def build_module() -> Any:
    """digsite/build.py on its own: the package need not be importable to be compiled."""
    spec = spec_from_file_location("digsite_build", SOURCE / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    if sys.argv[1:2] == ["--here"]:
        compile_here(sys.argv[2:])
    else:
        main()
