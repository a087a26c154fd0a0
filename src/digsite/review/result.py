"""A review as JSON: what is kept beside a record, and the part of it that other programs rely on."""

from __future__ import annotations

from typing import Any, Final

from digsite.review.kinds import kind_of
from digsite.review.ledger import Ledger
from digsite.review.marks import SOUND, TURNING, accuracy
from digsite.review.moments import Budget, rounded
from digsite.review.story import Story

Json = dict[str, Any]
VERSION: Final = 1
SEAT: Final = ("seat", "start", "luck", "own", "others", "noise", "result", "accuracy")
DECISION: Final = ("step", "seat", "chosen", "best", "loss", "error", "mark", "alternatives")
CHANCE: Final = ("step", "luck", "error")


def budget_json(budget: Budget) -> Json:
    return {"iterations": budget.iterations, "open": budget.openly}


def reviewed(story: Story, budget: Budget, found: list[Json]) -> Json:
    """The whole review from what was found about every step."""
    ledger = Ledger(story, found)
    decisions = [decided(story, told) for told in found if "decision" in told]
    return {
        "version": VERSION,
        "game": story.rules.name,
        "options": story.options,
        "names": story.record.seats,
        "steps": len(story.steps),
        "budget": budget_json(budget),
        "seats": [seat_json(story, ledger, decisions, seat) for seat in range(story.seats)],
        "decisions": decisions,
        "chance": [chanced(story, told) for told in found if "luck" in told],
        "turning": turning(decisions, found),
    }


def decided(story: Story, told: Json) -> Json:
    decision: Json = {"step": told["step"], **told["decision"]}
    game = story.rules.name
    round_number: Any = story.games[told["step"]]
    return decision | {"kind": kind_of(game, decision["chosen"]), "round": round_number.round}


def chanced(story: Story, told: Json) -> Json:
    """The luck of a step for every seat; an automatic opponent has what the player has not."""
    luck = told["luck"]
    values, errors = list(luck["luck"]), luck["errors"]
    if story.seats > story.players:
        values.append(0.0 - values[0])
    found: Json = rounded({"step": told["step"], "luck": values, "error": max(errors), "errors": errors})
    return found | {"exact": luck["exact"]}


def seat_json(story: Story, ledger: Ledger, decisions: list[Json], seat: int) -> Json:
    """A seat's sums, what it lost by kind of decision, and the curve of its win chance."""
    own = [decision for decision in decisions if decision["seat"] == seat]
    losses = [decision["loss"] for decision in own]
    points: dict[str, float] = {}
    for decision in own:
        if decision["loss"]:
            points[decision["kind"]] = points.get(decision["kind"], 0.0) + max(0.0, decision["points_lost"])
    found: Json = rounded({"accuracy": accuracy(losses), "points_lost": points} if losses else {})
    marks = [decision["mark"] for decision in own if decision["mark"] != SOUND]
    return {
        **ledger.sums(seat),
        "accuracy": found.get("accuracy"),
        "luck_error": rounded(ledger.error(seat, "luck")),
        "own_error": rounded(ledger.error(seat, "own")) if seat < story.players else 0.0,
        "decisions": len(own),
        "marks": {mark: marks.count(mark) for mark in sorted(set(marks))},
        "points_lost": found.get("points_lost", {}),
        "curve": ledger.curve(seat) if seat < story.players else [],
    }


def turning(decisions: list[Json], found: list[Json]) -> list[Json]:
    """The moments that moved a win chance most, by play or by luck, in their order."""
    moments: list[Json] = [
        {"step": one["step"], "seat": one["seat"], "by": "play", "change": -one["loss"]}
        for one in decisions
        if one["loss"]
    ]
    for told in found:
        lucks = told.get("luck", {}).get("luck", [])
        if lucks:
            seat = max(range(len(lucks)), key=lambda one: abs(lucks[one]))
            moments.append({"step": told["step"], "seat": seat, "by": "luck", "change": lucks[seat]})
    moments.sort(key=lambda one: (-abs(one["change"]), one["step"]))
    return sorted(moments[:TURNING], key=lambda one: one["step"])


def exported(review: Json) -> Json:
    """Exactly the members that `--json` promises."""
    return {
        **{name: review[name] for name in ("version", "game", "budget")},
        "seats": [{name: seat[name] for name in SEAT} for seat in review["seats"]],
        "decisions": [{name: one[name] for name in DECISION} for one in review["decisions"]],
        "chance": [{name: one[name] for name in CHANCE} for one in review["chance"]],
    }
