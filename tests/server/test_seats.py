"""Seats that change hands, and what a table agrees on."""

from __future__ import annotations

import random
from pathlib import Path

import sqlalchemy as sa

from digsite.server.schema import SEATS
from tests.server.house import Party, house


async def test_secrets_are_long_and_only_their_hashes_are_stored(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        parties = [await home.open() for _ in range(20)]
        secrets = [str(secret) for party in parties for secret in party.secrets]
        assert len(set(secrets)) == 40 and min([len(secret) for secret in secrets]) >= 24  # 6 bits a letter
        rows = await home.store.rows(sa.select(SEATS))
        assert all([row["secret_hash"] not in secrets and len(row["secret_hash"]) == 64 for row in rows])
    stored = b"".join([file.read_bytes() for file in tmp_path.glob("digsite.db*")])
    assert not any([secret.encode() in stored for secret in secrets])


async def test_a_seat_is_handed_over(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2)
        old = party.secrets[0]
        async with party.socket(old) as ann:
            given = (await party.post("hand-over", old)).json()
            assert given["link"] == f"/tables/{party.id}#seat={given['secret']}" and given["seat"] == 0
            again = await ann.next("welcome")
            assert again["view"]["seat"] is None and again["view"]["players"][0]["hand"] == [None] * 5
            assert (await ann.ask({"type": "act", "seq": 1, "action": "pass"}))["code"] == "seat-needed"
        refused = (await party.get("view", old)).json()
        assert (refused["status"], refused["code"], refused["seat"]) == (401, "seat-moved", 0)
        assert (await party.get("view", given["secret"])).json()["view"]["seat"] == 0
        assert (await party.post("hand-over", None)).status_code == 401


async def test_hints_need_everybody(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 2)
        _, secret, actions = await party.offered()
        assert (await party.post("hint", secret)).json()["code"] == "hints-off"
        asked = (await party.post("proposals", party.secrets[0], {"kind": "hints"})).json()
        assert asked["accepted"] is False
        again = await party.post("proposals", party.secrets[0], {"kind": "hints"})
        assert again.json()["code"] == "already-proposed"
        voted = await party.post(f"proposals/{asked['proposal']['n']}/vote", party.secrets[1], {"agree": True})
        assert voted.json()["accepted"] is True
        hint = (await party.post("hint", secret)).json()
        assert hint["action"] in actions and len(hint["ranked"]) == min(3, len(actions))
        assert hint["ranked"][0]["action"] == hint["action"]
        others = [one["value"] for one in hint["ranked"][1:]]
        assert others == sorted(others, reverse=True)
        other = next(one for one in party.secrets if one != secret)
        assert (await party.post("hint", other)).json()["code"] == "not-your-decision"


async def test_rematch(tmp_path: Path) -> None:
    """The same secrets open the new table; the same deal is the same deal, a new one begins with another seat."""
    async with house(tmp_path) as home:
        party = await home.open("quetzal", 2)
        for number, secret in enumerate(party.secrets):
            await party.post("ready", secret, {"name": f"P{number}"})
        start = (await party.get("view", party.secrets[0])).json()["view"]
        await party.finish(random.Random(3))
        asked = (await party.post("proposals", party.secrets[0], {"kind": "rematch-same-deal"})).json()
        await party.post(f"proposals/{asked['proposal']['n']}/vote", party.secrets[1], {"agree": True})
        table = await party.table()
        assert table["rematch"]
        again = Party(home, {"id": table["rematch"], "seats": [{"secret": secret} for secret in party.secrets]})
        assert (await again.table())["status"] == "waiting"
        for secret in again.secrets:
            await again.post("ready", secret, {})
        assert (await again.get("view", again.secrets[0])).json()["view"] == start
        assert [seat["name"] for seat in (await again.table())["seats"]] == ["P0", "P1"]
        await again.finish(random.Random(4))
        asked = (await again.post("proposals", again.secrets[1], {"kind": "rematch"})).json()
        await again.post(f"proposals/{asked['proposal']['n']}/vote", again.secrets[0], {"agree": True})
        third = Party(home, {"id": (await again.table())["rematch"], "seats": []})
        assert [seat["name"] for seat in (await third.table())["seats"]] == ["P1", "P0"]
        assert (await third.table(party.secrets[0]))["seats"][1]["you"]


async def test_names_are_made_printable(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.open(seats=[{"name": "\u202eevil\x00\n name"}, {"name": "  "}])
        await party.post("ready", party.secrets[1], {"name": "A\u0301nn"})
        assert [seat["name"] for seat in (await party.table())["seats"]] == ["evil name", "Ánn"]


async def test_proposals_that_cannot_be(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 2)
        solo = await home.dealt("arnak", 1)
        for where, secret, body, code in (
            (party, None, {"kind": "hints"}, "seat-needed"),
            (party, party.secrets[0], {"kind": "rematch"}, "game-running"),
            (party, party.secrets[0], {"kind": "replace-by-bot"}, "no-such-seat"),
            (party, party.secrets[0], {"kind": "replace-by-bot", "seat": 7}, "no-such-seat"),
            (party, party.secrets[0], {"kind": "replace-by-bot", "seat": 1, "level": "cmd:x"}, "bad-request"),
            (party, party.secrets[0], {"kind": "coup"}, "bad-request"),
            (solo, solo.secrets[0], {"kind": "replace-by-bot", "seat": 0}, "nobody-to-agree"),
            (solo, solo.secrets[0], {"kind": "hints"}, "already-proposed"),
            (solo, None, {"kind": "return-seat", "seat": 0}, "seat-present"),
            (solo, None, {"kind": "return-seat", "seat": 1}, "no-such-seat"),
        ):
            assert (await where.post("proposals", secret, body)).json()["code"] == code, body
