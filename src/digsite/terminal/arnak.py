"""A view of Arnak as a few lines of text."""

from __future__ import annotations

from typing import Any

from digsite.arnak.printed import BOX

View = dict[str, Any]
PRICES = {card.name: card.cost for card in BOX.cards}


def position(view: View) -> str:
    """The table as one seat sees it."""
    lines = [f"--- Round {view['round']}, {view['board']} temple, seat {view['seat']} ---"]
    row = view["row"]
    lines.append(f"Artifacts  {named(row['artifacts'])}   (price in compasses)")
    lines.append(f"Items      {named(row['items'])}   (price in coins)")
    lines += [site(name, written) for name, written in view["sites"].items() if worth_a_line(written)]
    tops = [stack[0] for stack in view["decks"]["assistants"] if stack]
    lines.append(f"Assistants {', '.join(tops) or 'none'}")
    bonuses = [f"{space}: {', '.join(tiles)}" for space, tiles in view["track"]["bonus"].items() if tiles]
    lines.append(f"Bonuses    {'; '.join(bonuses) or 'none'}")
    for seat, player in enumerate(view["players"]):
        lines += board(seat, player, own=seat == view["seat"])
    if view["rival"] is not None:
        lines.append(rival(view["rival"]))
    return "\n".join(lines)


def named(cards: list[str | None]) -> str:
    return ", ".join([f"{card} {PRICES[card]}" if card else "-" for card in cards])


def worth_a_line(written: View) -> bool:
    return "tile" not in written or written["tile"] is not None or written["spaces"] != [None]


def site(name: str, written: View) -> str:
    figures = ["free" if figure is None else str(figure) for figure in written["spaces"]]
    tile = f" {written['tile']}" if written.get("tile") else ""
    guardian = f", guardian {written['guardian']}" if written["guardian"] else ""
    return f"Site       {name}{tile}: {' / '.join(figures)}{guardian}"


def board(seat: int, player: View, own: bool) -> list[str]:
    purse = ", ".join([f"{count} {token}" for token, count in player["purse"].items() if count]) or "no tokens"
    track = f"magnifier {player['magnifier']}, notebook {player['notebook']}"
    helpers = [f"{one['id']} {one['side']}{'' if one['ready'] else ' exhausted'}" for one in player["assistants"]]
    helpers += [f"{one['id']}{'' if one['boon'] else ' (boon used)'}" for one in player["guardians"]]
    lines = [
        f"Seat {seat}{' (you)' if own else ''}: {purse}; {track}; archaeologists home {player['archaeologists']}; "
        f"idols {len(player['crates'])} in crates, {slotted(player)} in slots; "
        f"deck {len(player['deck'])}{'; passed' if player['passed'] else ''}"
    ]
    if helpers:
        lines.append(f"    with {', '.join(helpers)}")
    if player["play"]:
        lines.append(f"    play area: {', '.join(player['play'])}")
    hand = [card or "?" for card in player["hand"]]
    lines.append(f"    hand: {', '.join(hand) or 'empty'}")
    return lines


def slotted(player: View) -> int:
    """Idols in slots, those included that nobody has seen."""
    unseen = [place - len(player["crates"]) for place in player["unseen"] if place >= len(player["crates"])]
    return len([slot for slot, idol in enumerate(player["slots"]) if idol is not None or slot in unseen])


def rival(written: View) -> str:
    used = ", ".join(written["used"]) or "none"
    stack = f"{len(written['tiles'])} tiles left, arrow {written['arrow']}"
    return f"Rival: magnifier {written['magnifier']}, {stack}; used: {used}"
