"""Where the instructions go, by kind of work: `python -m benchmarks.profile` runs the compiled engine in callgrind.

Instructions do not depend on what else the machine does. A Python without the names of its functions in it (Debian's)
shows them as ??? and what they do as "interpreter, unnamed"; one from pyenv says more.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

from tools.compile import NO_COMPILER, ROOT, built

PLAY: Final = """
from benchmarks.games import configuration
from digsite.bots.dice import QuickDice
from digsite.bots.rollout import roll_out
table = configuration({table!r})
done = 0
for seed in range({count}):
    done += roll_out(table.rules.new(table.options), QuickDice(seed))
print(done)
"""
THINK: Final = """
from benchmarks.games import configuration, views
from digsite.bots.levels import judge_of, level_of
from digsite.bots.tree import Tree
table = configuration({table!r})
name = table.rules.name
for seed, view in enumerate(views(table)):
    Tree(judge_of(name), level_of(name, "professor").manner, seed).grow(view, {count} // 8, 1e9)
print({count} // 8 * 8)
"""
WORK: Final = {
    "play": (PLAY, 60, "CPyPy_rollout___roll_out", "decision"),
    "search": (THINK, 1200, "CPyPy_tree___Tree___grow", "iteration"),
}
# The first that is found in the name of a function says what it does; what is in our library is ours.
KINDS: Final = (
    ("compiled code", r"^CPyDef_|^CPyPy_|^digsite"),
    ("sets", r"(?i)set_|_set"),
    ("dictionaries and caches", r"(?i)dict|lru_cache|bounded|infinite"),
    ("tuples", r"(?i)tuple"),
    ("lists and sorting", r"(?i)list|sort"),
    ("numbers", r"(?i)long|int_|tagged|float"),
    ("iteration and comparison", r"(?i)iter|compare|enum|zip|range"),
    ("type checks", r"(?i)isinstance|subtype|type_"),
    ("allocation and freeing", r"(?i)alloc|free|gc_|_gc|collect|dealloc|malloc|memcpy|memset"),
    ("calls", r"(?i)call|eval|frame|method|vector"),
)
SELF: Final = re.compile(r"^\s*([\d,]+) \(\s*[\d.]+%\)\s+(\S+?):(.+?)(?: \[(.*)\])?$")


def main() -> None:
    parser = argparse.ArgumentParser(description="Instructions of the compiled engine by kind, counted by callgrind.")
    parser.add_argument("what", nargs="?", choices=sorted(WORK), default="play")
    parser.add_argument("--table", default="arnak-2p", help="arnak-2p, quetzal-4p and so on")
    parser.add_argument("--count", type=int, help="games, or iterations of the search")
    parser.add_argument("--most", type=int, default=25, help="so many functions are named")
    chosen = parser.parse_args()
    if shutil.which("valgrind") is None:
        sys.exit("There is no valgrind. On Debian: apt-get install valgrind")
    place = built()
    if place is None:
        sys.exit(NO_COMPILER)
    script, usual, function, unit = WORK[chosen.what]
    script = script.format(table=chosen.table, count=chosen.count or usual)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind.out"
        done = int(counted(script, function, place, out))
        show(functions(out), done, unit, chosen.most)


def counted(script: str, function: str, place: Path, out: Path) -> str:
    """Run a script with the compiled engine in callgrind, counting only while a function runs; what it printed."""
    environment = {**os.environ, "PYTHONPATH": f"{place}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "0"}
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", f"--toggle-collect={function}"]
    command += [sys.executable, "-c", script]
    ran = subprocess.run(command, check=True, cwd=ROOT, env=environment, capture_output=True, text=True)
    return ran.stdout


def functions(out: Path) -> list[tuple[int, str, str]]:
    """The instructions of each function itself, with its name and library."""
    command = ["callgrind_annotate", "--threshold=100", "--auto=no", str(out)]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = [SELF.match(line) for line in listed.splitlines()]
    rows = [(int(one[1].replace(",", "")), one[3].strip(), one[4] or "") for one in found if one is not None]
    return sorted(rows, reverse=True)


def kind(name: str, library: str) -> str:
    """What a function does, by its name."""
    if name.startswith("0x") or name == "???":
        return "interpreter, unnamed"
    if "mypyc" in library and not name.startswith("CPy"):
        return "compiled code"
    return next((kind for kind, pattern in KINDS if re.search(pattern, name)), "everything else")


def show(found: list[tuple[int, str, str]], done: int, unit: str, most: int) -> None:
    total = sum([count for count, _, _ in found])
    kinds: Counter[str] = Counter()
    for count, name, library in found:
        kinds[kind(name, library)] += count
    print(f"{total / done:,.0f} instructions for each {unit} ({done:,})")
    for name, count in kinds.most_common():
        print(f"{100 * count / total:6.1f} %  {name}")
    print()
    for count, name, library in found[:most]:
        print(f"{100 * count / total:6.2f} %  {name}  ({Path(library).name.partition('.')[0]})")


if __name__ == "__main__":
    main()
