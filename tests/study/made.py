"""Samples whose truth is known, because it was planted."""

from __future__ import annotations

import random
from typing import Any

import pyarrow as pa

from digsite.simulation.columns import DECISIONS, GAMES, packed, unpacked
from digsite.study.samples import Sample, sample_of

PARTS = ("research", "temple", "idols", "guardians", "cards", "fear")


def game_row(number: int, seats: list[str], scores: list[int], deal: int | None = None) -> dict[str, Any]:
    best = [score == max(scores) for score in scores]
    return {
        "game": number,
        "deal": number if deal is None else deal,
        "seats": seats,
        "scores": scores,
        **{f"score_{part}": scores if part == "cards" else [0] * len(scores) for part in PARTS},
        "win_shares": [won / sum(best) for won in best],
        "tie_break": None,
        "rounds": 5,
        "steps": 300,
        "decisions": 100,
        "choices": 500,
        "actions_hash": f"{number:016}",
    }


def decision_row(number: int, seat: int, took: str, offered: list[str], ahead: int = 0) -> dict[str, Any]:
    return {
        "game": number,
        "step": 0,
        "seat": seat,
        "round": 1,
        "kind": "turn",
        "source": None,
        "legal": len(offered),
        "points": 0,
        "ahead": ahead,
        "chosen": took,
        "took": took,
        "offered": offered,
    }


def sample(games: list[dict[str, Any]], decisions: list[dict[str, Any]]) -> Sample:
    made = sample_of("arnak", {"players": 2, "board": "bird"}, unpacked(packed(GAMES, "arnak", games)))
    told: pa.Table = unpacked(packed(DECISIONS, "arnak", decisions))
    made.pieces.append(lambda: iter([told]))
    return made


def planted(games: int, worth: dict[str, int], seed: int = 1) -> Sample:
    """Each seat takes one of the things at random, gets its points and some of chance."""
    dice = random.Random(seed)
    rows, decisions = [], []
    for number in range(games):
        taken = [dice.choice(list(worth)) for _ in range(2)]
        scores = [round(dice.gauss(50, 8)) + worth[thing] for thing in taken]
        rows.append(game_row(number, ["scout", "scout"], scores))
        decisions += [decision_row(number, seat, thing, sorted(worth)) for seat, thing in enumerate(taken)]
    return sample(rows, decisions)
