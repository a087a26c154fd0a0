"""A view of Quetzal as a few lines of text."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]
PILES = ("black", "white", "side", "standing")


def position(view: View) -> str:
    """The table as one seat sees it."""
    lines = [f"--- Round {view['round']}, {view['phase']}, seat {view['seat']}; marker: seat {view['marker']} ---"]
    for name, cards in view["display"].items():
        lines.append(f"{name:14} {', '.join([card or '-' for card in cards]) or 'nothing on display'}")
    for name, there in view["locations"].items():
        lines.append(f"at {name:13} {occupants(there)}")
    for seat, player in enumerate(view["players"]):
        lines += board(seat, player, own=seat == view["seat"])
    lines.append(f"Artifact deck {len(view['decks']['artifacts'])}, discarded {len(view['decks']['discard'])}")
    return "\n".join(lines)


def occupants(there: Any) -> str:
    """Who stands at a location: one group, several, or a row of spaces."""
    if there is None or there == []:
        return "nobody"
    if isinstance(there, list):
        return " / ".join(["free" if entry is None else group(entry) for entry in there])
    return group(there)


def group(entry: Any) -> str:
    if isinstance(entry, str):
        return entry
    if "meeple" in entry:
        return f"seat {entry['seat']} ({entry['meeple']})"
    owner = entry["seat"] if entry["seat"] == "automaton" else f"seat {entry['seat']}"
    counts = [f"{entry[pile]} {pile}" for pile in ("plain", *PILES) if entry.get(pile)]
    counts += ["character"] if entry["character"] else []
    role = f" as {entry['role']}" if "role" in entry else ""
    return f"{owner}: {', '.join(counts)}{role}"


def board(seat: int, player: View, own: bool) -> list[str]:
    meeples = player["meeples"]
    pool = [f"{meeples[pile]} {pile}" for pile in ("unrolled", *PILES) if meeples[pile]]
    pool += [f"character {meeples['character']}"] if meeples["character"] else []
    hand = [*player["hand"], *[card or "?" for card in player["drawn"]]]
    upgrades, discarded = [", ".join(player[zone]) or "none" for zone in ("upgrades", "discarded")]
    return [
        f"Seat {seat}{' (you)' if own else ''}: {player['coins']} coins, {player['score']} points, "
        f"discovery {player['discovery']}; meeples: {', '.join(pool) or 'none left'}",
        f"    upgrades: {upgrades}; discarded: {discarded}",
        f"    hand: {', '.join(hand) or 'empty'}",
    ]
