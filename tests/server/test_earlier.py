"""A table played under rules 1 of Arnak stops where they have changed, says so, and goes on from there if a player likes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from digsite.arnak.cards import Discard
from digsite.kernel.play import pending
from tests.server.house import House, Party, house

Json = dict[str, Any]
SEED = 127
WANTED = ("use a-draw", "take a-draw", "draw")
LIKED = ("research", "activate", "dig", "choose", "use", "slot", "play", "resolve", "pay", "bonus", "row", "travel")
USED = (*LIKED, "hire", "discover", "overcome", "buy")


def liked(legal: list[str], dice: Random) -> str:
    """A choice that soon recruits and uses the drawing assistant."""
    for notation in WANTED:
        if notation in legal:
            return notation
    for verb in USED:
        some = [notation for notation in legal if notation.split()[0] == verb]
        if some and dice.random() < 0.8:
            return dice.choice(some)
    return dice.choice(legal)


async def play_by_rules_1(home: House, monkeypatch: pytest.MonkeyPatch) -> tuple[Party, int]:
    """A free action between the silver draw and the discard, and a step after it; the number of steps before it."""
    monkeypatch.setattr(Discard, "open", True)
    party = await home.dealt("arnak", seed=SEED)
    table, dice = await home.hub.table(party.id), Random(SEED)
    before = None
    while before is None:
        seat = table.to_decide()
        assert table.play is not None and seat is not None
        legal = [one["notation"] for one in table.play.listed()]
        free = [one for one in legal if not one.startswith("discard")]
        if isinstance(pending(table.play.session.game), Discard) and free:
            before = table.seq
            await table.playing.act(frozenset([seat]), table.seq, free[0])
        else:
            await table.playing.act(frozenset([seat]), table.seq, liked(legal, dice))
    assert table.play is not None and seat is not None
    await table.playing.act(frozenset([seat]), table.seq, table.play.listed()[0]["notation"])
    monkeypatch.setattr(Discard, "open", False)
    return party, before


async def test_a_table_stops_before_the_step_that_is_forbidden_now_and_goes_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as home:
        party, before = await play_by_rules_1(home, monkeypatch)
        secrets = party.secrets
    async with house(tmp_path) as home:
        party = Party(home, {"id": party.id, "seats": [{"secret": secret} for secret in secrets]})
        told = await party.table(secrets[0])
        assert (told["seq"], told["status"], told["undo"]) == (before + 2, "playing", True)
        assert told["stopped"] == {"seq": before + 1, "rule": "223"}
        seq, secret, offered = await party.offered()
        refused = await party.post("actions", secret, {"seq": seq, "action": offered[0]})
        assert (refused.status_code, refused.json()["code"], refused.json()["rule"]) == (409, "rules-changed", "223")
        assert (await party.table())["seq"] == before + 2
        assert (await party.post("undo", None, {"seq": seq})).status_code == 401
        async with party.socket(secrets[1]) as guest:
            other = secrets[1 - (told["to_decide"] or 0)]
            answer = await party.post("undo", other, {"seq": seq})
            assert answer.status_code == 200, answer.text
            step = (await guest.next("step"))["step"]
            assert (step["undone"], step["action"]) == (2, None)
        told = await party.table(secrets[0])
        assert (told["stopped"], told["seq"]) == (None, before + 3)
        party.next = None
        _, _, offered = await party.offered()
        assert {one.split()[0] for one in offered} == {"discard"}
        await party.choose(offered[0])
    async with house(tmp_path) as home:
        party = Party(home, {"id": party.id, "seats": [{"secret": secret} for secret in secrets]})
        told = await party.table(secrets[0])
        assert (told["stopped"], told["seq"]) == (None, before + 4)
        await party.finish(Random(1))
        record = (await party.get("record")).text
        assert "\nrules 2\n" in record
        assert (await home.http.post("/api/replay", json={"record": record})).status_code == 200


async def test_what_is_archived_of_a_stopped_table_is_the_whole_game_as_it_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as home:
        party, _ = await play_by_rules_1(home, monkeypatch)
    async with house(tmp_path) as home:
        table = await home.hub.table(party.id)
        await home.hub.tidying.archive(table)
        stored = await home.store.table(party.id)
        assert stored is not None and stored.archive is not None
        archive: Json = stored.archive
        assert "\nrules 1\n" in archive["record"]
        actions = [line for line in archive["record"].split("\n") if line[:2] in ("0 ", "1 ")]
        assert len(actions) == len(archive["numbers"]) - 1
        answer = await home.http.post("/api/replay", json={"record": archive["record"]})
        assert answer.status_code == 422
        assert (answer.json()["code"], answer.json()["rule"]) == ("corrupt-record", "223")
