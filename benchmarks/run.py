"""`./benchmark`: one run, one table. Repeats are interleaved and medians shown, since machines are noisy."""

from __future__ import annotations

import argparse
import sys

from benchmarks import catanatron, games
from benchmarks.measure import Samples

COLUMNS = ("decisions/s", "steps/s", "games/s", "copy us", "legal us", "codec us")
PEER = "Catanatron, 2 players"


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the engine is, next to Catanatron in the same run.")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of each repeat")
    chosen = parser.parse_args()
    table = measure(chosen.repeats, chosen.seconds)
    print_table(table)
    print_ratios(table)


def measure(repeats: int, seconds: float) -> dict[str, dict[str, Samples]]:
    tables = games.configurations()
    middles = {table.name: games.positions(table, 100) for table in tables}
    with_peer = catanatron.available()
    peers = catanatron.positions() if with_peer else []
    names = [table.name for table in tables] + ([PEER] if with_peer else [])
    found = {name: {column: Samples() for column in COLUMNS} for name in names}
    for repeat in range(repeats):
        for table in tables:
            figures = games.rates(table, seconds, repeat * 1000)
            for column, figure in zip(COLUMNS, figures, strict=False):
                found[table.name][column].add(figure)
            middle = middles[table.name]
            found[table.name]["copy us"].add(games.copy_time(middle, seconds / 4))
            found[table.name]["legal us"].add(games.legal_time(middle, seconds / 4))
            found[table.name]["codec us"].add(games.codec_time(table.rules, middle, seconds / 4))
        if with_peer:
            for column, figure in zip(COLUMNS, catanatron.rates(seconds), strict=False):
                found[PEER][column].add(figure)
            found[PEER]["copy us"].add(catanatron.copy_time(peers, seconds / 4))
            found[PEER]["legal us"].add(catanatron.legal_time(peers, seconds / 4))
        print(f"repeat {repeat + 1} of {repeats}", file=sys.stderr)
    return found


def print_table(found: dict[str, dict[str, Samples]]) -> None:
    print("Whole random games, plain CPython, one core. A decision is a player's step with at least two legal actions;")
    print("forced steps and chance are carried out but not counted. Medians, with half the quartile distance.\n")
    print(f"{'':26}" + "".join([f"{column:>20}" for column in COLUMNS]))
    for name, samples in found.items():
        cells = [shown(samples[column]) for column in COLUMNS]
        print(f"{name:26}" + "".join([f"{cell:>20}" for cell in cells]))


def shown(samples: Samples) -> str:
    if not samples.values:
        return "-"
    digits = 0 if samples.median >= 100 else 1
    return f"{samples.median:,.{digits}f} +-{samples.spread:.0f}%"


def print_ratios(found: dict[str, dict[str, Samples]]) -> None:
    """What was asked for: our two-player Arnak against Catanatron's in the same run."""
    if PEER not in found:
        print("\nCatanatron is not installed; ./benchmark installs it.")
        return
    ours, theirs = found["arnak 2 players, bird"], found[PEER]
    print("\nArnak against Catanatron, two players, same run:")
    for column, aim in (("decisions/s", "at least 1.4"), ("steps/s", "no aim"), ("games/s", "no aim")):
        print(f"  {column:12} {ours[column].median / theirs[column].median:7.2f} times   ({aim})")
    print(f"  {'copy':12} {ours['copy us'].median / theirs['copy us'].median:7.3f} of its time (at most 0.05)")
    print(f"  {'legal':12} {ours['legal us'].median / theirs['legal us'].median:7.3f} of its time (at most 1)")


if __name__ == "__main__":
    main()
