"""A game as lines of text: the position, numbered actions, a number to choose."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TextIO

from digsite.arnak import RULES as ARNAK
from digsite.dice import SeededDice, fresh_seed
from digsite.kernel.codec import state_hash
from digsite.kernel.errors import CannotUndo, IllegalAction
from digsite.kernel.event import Event
from digsite.kernel.play import legal_actions, to_decide
from digsite.kernel.rules import AnyRules
from digsite.kernel.session import Session
from digsite.quetzal import RULES as QUETZAL
from digsite.terminal import arnak, quetzal
from digsite.text.english import sentence

HELP: Final = """\
A number or an action as it is written (dig camp-coin 1) carries it out. Besides:
  look          the position again        score         points as if the game ended now
  why ACTION    why it is not possible    undo          take back your last step
  save FILE     write the record          help, quit"""


GAMES: Final[dict[str, AnyRules]] = {"arnak": ARNAK, "quetzal": QUETZAL}
TITLES: Final = {"arnak": "Lost Ruins of Arnak", "quetzal": "Quetzal"}
TABLES: Final[dict[str, Callable[[dict[str, Any]], str]]] = {"arnak": arnak.position, "quetzal": quetzal.position}


def play(game: str, options: dict[str, Any], seed: int | None, lines: TextIO, out: TextIO) -> int:
    """A whole game around one keyboard. Each seat is shown what that seat may see."""
    seed = fresh_seed() if seed is None else seed
    session = Session.new(GAMES[game], options, SeededDice(seed))
    print(f"{TITLES[game]}, unofficial. Seed {seed}. `help` lists the commands.", file=out)
    shown: int | None = None
    while (seat := to_decide(session.game)) is not None:
        if seat != shown:
            print(TABLES[game](session.rules.view(session.game, seat)), file=out)
            shown = seat
        offer(session, out)
        line = lines.readline()
        if not line or line.strip() == "quit":
            print("Left before the end.", file=out)
            return 0
        if not carry_out(session, seat, line.strip(), out):
            shown = None
    print(sheet(session), file=out)
    return 0


def offer(session: Session, out: TextIO) -> None:
    decision = session.rules.decision(session.game)
    assert decision is not None
    asked = " ".join([word for word in (decision["kind"], decision["effect"]) if word])
    print(f"\nSeat {to_decide(session.game)}, {asked}:", file=out)
    for number, action in enumerate(legal_actions(session.game), start=1):
        print(f"{number:3}  {session.rules.catalogue[action].notation}", file=out)
    print("> ", end="", file=out, flush=True)


def carry_out(session: Session, seat: int, line: str, out: TextIO) -> bool:
    """One line of the player's. False if the position should be shown again."""
    command, _, rest = line.partition(" ")
    legal = legal_actions(session.game)
    if line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(legal):
        return act(session, seat, legal[int(line) - 1], out)
    action = session.rules.catalogue.find(line)
    if action is not None:
        return act(session, seat, action, out)
    if command == "look":
        return False
    if command == "score":
        print(sheet(session), file=out)
    elif command == "undo":
        return not undo(session, out)
    elif command == "why":
        print(explain(session, seat, rest), file=out)
    elif command == "save" and rest:
        save(session, rest, out)
    elif command == "help":
        print(HELP, file=out)
    else:
        print(f"{line!r} is none of these. `help` lists the commands.", file=out)
    return True


def act(session: Session, seat: int, action: int, out: TextIO) -> bool:
    try:
        events = session.act(action)
    except IllegalAction as error:
        print(sentence(error.refusal.code, error.refusal.missing), file=out)
        return True
    for event in events:
        print(f"  {told(event, seat)}", file=out)
    return session.rules.catalogue[action].verb != "end-turn"


def told(event: Event, seat: int) -> str:
    """What a seat sees of an event."""
    seen = event.seen_by(seat)
    values = [f"{key} {value}" for key, value in seen.items() if key not in ("event", "seat")]
    return " ".join([f"seat {seen['seat']}", str(seen["event"]), ", ".join(values)]).rstrip()


def undo(session: Session, out: TextIO) -> bool:
    try:
        step = session.undo()
    except CannotUndo as error:
        print(sentence(error.code, None), file=out)
        return False
    print(f"Taken back: {step.text(session.rules.catalogue)}", file=out)
    return True


def explain(session: Session, seat: int, notation: str) -> str:
    action = session.rules.catalogue.find(notation)
    if action is None:
        return sentence("unknown-action", None)
    refusal = session.rules.why(session.game, seat, action)
    if refusal is None:
        return "That is possible."
    where = f" (Ruling {refusal.rule}, rulebook page {refusal.page}.)" if refusal.rule else ""
    return sentence(refusal.code, refusal.missing) + where


def save(session: Session, name: str, out: TextIO) -> None:
    text = session.record.text(session.rules.catalogue, state_hash(session.rules.encode(session.game)))
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        print(f"Could not write {name}: {error}.", file=out)
    else:
        print(f"Written to {name}.", file=out)


def sheet(session: Session) -> str:
    """The score sheet, with the winners and the tie-break."""
    rows = []
    for score in session.rules.scores(session.game):
        parts = [f"{name} {points}" for name, points in score.items() if name not in ("seat", "total")]
        rows.append(f"Seat {score['seat']}: {score['total']} points ({', '.join(parts)})")
    winners, tie_break = session.rules.winners(session.game)
    ahead = " and ".join([f"seat {seat}" for seat in winners])
    decided = "" if tie_break is None else ", shared" if tie_break == "shared" else f", by {tie_break}"
    return "\n".join([*rows, f"{'Ahead' if session.game.stack else 'Won'}: {ahead}{decided}."])
