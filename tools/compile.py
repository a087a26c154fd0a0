"""The compiled engine of a checkout: `python -m tools.compile` builds it if necessary and prints where it is.

It is in .compiled/FINGERPRINT, a whole package with its own copy of the sources, so that nothing compiled is ever
beside a source that someone edits. `--find` only looks for one that fits, and prints nothing if there is none; the exit
status of `--missing` is 0 if there is none and one could be made. `--profile-guided` compiles twice, with a training in
between (`tools/train.py`): that takes three times as long and makes the engine faster. Once made it is preferred.
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
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "digsite"
FOLDER: Final = ROOT / ".compiled"
LIBRARY: Final = "digsite"  # what mypyc names the shared library after
LEVEL: Final = "2"  # of optimization; 3 was measured to be within two percent of it
# Calls inside the library need no detour over its table of symbols, and may be inlined.
WHOLE: Final = ("-fvisibility=hidden", "-fno-semantic-interposition", "-flto=auto")
RECORD: Final = ("-fprofile-generate", "-fprofile-update=single")
GUIDED: Final = ("-fprofile-use", "-Wno-missing-profile")
PROBE: Final = """
#ifdef __clang__
#error what is wanted here is what gcc does with these flags
#endif
int answer(void) { return 42; }
"""
SUFFIX: Final = sysconfig.get_config_var("EXT_SUFFIX")
RUN_TIME: Final = "librt"  # mypyc's own library; it comes with mypy, and a build does not run without it
DONE: Final = "done"
KEPT: Final = 3
HERE: Final = "--here"
HERE_GUIDED: Final = "--here-guided"
NO_COMPILER: Final = (
    "There is no C compiler with the headers of this Python, so the engine runs uncompiled and bots have less time to "
    "think. On Debian: apt-get install gcc libc6-dev python3-dev"
)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc, unless that is done already.")
    parser.add_argument("--find", action="store_true", help="only say where the fitting build is, if there is one")
    parser.add_argument("--missing", action="store_true", help="only say whether there is none and one could be made")
    parser.add_argument("--profile-guided", action="store_true", help="compile for speed, guided by a training run")
    chosen = parser.parse_args()
    place = found() if chosen.find or chosen.missing else built(*([True] if chosen.profile_guided else []))
    if chosen.find:
        print(place or "", end="")
    elif chosen.missing and (place is not None or has_compiler()):
        sys.exit(0 if place is None else 1)
    elif place is None:
        sys.exit(NO_COMPILER)
    else:
        print(place)


def found(*kinds: bool) -> Path | None:
    """The folder of a build of the current sources, if there is one: guided or not, rather guided if it is all one."""
    for guided in kinds or (True, False):
        place = fitting(SOURCE, guided)
        if (place / DONE).exists() and find_spec(RUN_TIME) is not None:
            refresh(place / "digsite")
            return place
    return None


def built(*kinds: bool) -> Path | None:
    """The folder of a build of the current sources, made if necessary; None without a C compiler."""
    while found(*kinds) is None:  # again, if somebody edits the sources in the meantime
        if not has_compiler():
            return None
        guided = True in kinds
        takes = "five minutes or so" if guided else "a minute or two"
        print(f"Compiling the engine: {takes}, once ...", file=sys.stderr)
        make(guided)
        forget_old_builds()
    return found(*kinds)


def fitting(package: Path, guided: bool) -> Path:
    """The folder for a build of these sources by this Python."""
    whole = f"{build_module().fingerprint(package)} {SUFFIX} -O{LEVEL} {WHOLE} {GUIDED if guided else ()}"
    return FOLDER / hashlib.sha256(whole.encode()).hexdigest()[:16]


def has_compiler() -> bool:
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return False
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None or shutil.which("cc") is not None


def make(guided: bool) -> None:
    """Compile in a temporary folder and move it into place when it is complete."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER, prefix="making-") as made:
        compile_into(SOURCE, Path(made), guided)
        (Path(made) / DONE).touch()
        place = fitting(Path(made) / "digsite", guided)
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


def compile_into(source: Path, target: Path, guided: bool = False) -> list[Path]:
    """Copy a package to a folder and compile it there; return the resulting files, relative to the folder."""
    build = build_module()
    package = target / "digsite"
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__"))
    stamp = package / f"{build.STAMP}.py"
    stamp.write_text(f'from typing import Final\n\nFINGERPRINT: Final = "{build.fingerprint(package)}"\n')
    modules = [f"digsite/{path}" for path in build.sources(package)]
    how = HERE_GUIDED if guided else HERE
    command = [sys.executable, str(Path(__file__).resolve()), how, f"digsite/{stamp.name}", *modules]
    environment = {**os.environ, "MYPYPATH": str(target), "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run(command, cwd=target, env=environment, stdout=sys.stderr, check=True)
    shutil.rmtree(target / "build")
    return [stamp.relative_to(target), *[path.relative_to(target) for path in target.rglob(f"*{SUFFIX}")]]


def compile_here(modules: list[str], guided: bool) -> None:
    """Compile modules in place in the working directory; guided, once to record a training and once to use it."""
    from mypyc.build import mypycify

    options = ["--strict", "--no-incremental", "--config-file="]
    extensions = mypycify([*options, *modules], opt_level=LEVEL, debug_level="0", multi_file=True, group_name=LIBRARY)
    if guided:
        build_extensions(extensions, RECORD)
        train()
        build_extensions(extensions, GUIDED)
    else:
        build_extensions(extensions, ())


def build_extensions(extensions: list[Any], more: tuple[str, ...]) -> None:
    """The work of the C compiler; one C file per module, one job per processor."""
    import setuptools

    command = setuptools.Distribution({"name": LIBRARY, "ext_modules": extensions}).get_command_obj("build_ext")
    command.inplace = True
    command.force = True
    command.build_extensions = partial(build_in_parallel, command, command.build_extensions, more)
    command.ensure_finalized()
    command.run()


def train() -> None:
    """Play with what was just compiled here; when that ends, its counters are written beside the object files."""
    environment = {**os.environ, "PYTHONPATH": os.getcwd(), "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([sys.executable, str(Path(__file__).with_name("train.py"))], env=environment, check=True)


def build_in_parallel(command: Any, build: Callable[[], None], more: tuple[str, ...]) -> None:
    if command.compiler.compiler_type == "unix":
        command.compiler.compile = partial(compile_files, command.compiler)
        flags = WHOLE + more
        if not works(command.compiler, flags):
            print(f"This compiler does not know {' '.join(flags)}: the engine will be slower.", file=sys.stderr)
            flags = ()
        for extension in command.extensions:
            plain = [flag for flag in extension.extra_compile_args if flag not in (*WHOLE, *RECORD)]
            extension.extra_compile_args = [*plain, *flags]
            extension.extra_link_args = [*flags, f"-O{LEVEL}"] if flags else []
    build()


def works(compiler: Any, flags: tuple[str, ...]) -> bool:
    """Whether it is gcc and makes a library with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        objects, library = str(source.with_suffix(".o")), str(source.with_suffix(".so"))
        commands = [[*compiler.compiler_so, *flags, "-c", str(source), "-o", objects]]
        commands += [[*compiler.linker_so, *flags, objects, "-o", library]]
        return all([subprocess.run(command, check=False, capture_output=True).returncode == 0 for command in commands])


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
    if sys.argv[1:2] in ([HERE], [HERE_GUIDED]):
        compile_here(sys.argv[2:], sys.argv[1] == HERE_GUIDED)
    else:
        main()
