"""Invitations: they work as secrets until a seat is claimed, and open nothing from then on."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from digsite.server.schema import SEATS
from tests.server.house import Party, house

KEY = "a-key-of-a-browser-0123456789"
OTHER = "a-key-of-another-browser-987"


async def claim(party: Party, invitation: str | None, key: str | None = None) -> dict[str, object]:
    headers = {} if key is None else {"Idempotency-Key": key}
    answer: dict[str, object] = (await party.post("claim", invitation, None, **headers)).json()
    return answer


async def test_a_claimed_invitation_opens_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2)
        invitation = party.secrets[0]
        async with party.socket(invitation) as opener, party.socket(party.secrets[1]) as ben:
            assert [seat["claimed"] for seat in ben.welcome["table"]["seats"]] == [False, False]
            claimed = await claim(party, invitation, KEY)
            assert claimed["seat"] == 0 and claimed["secret"] != invitation and len(str(claimed["secret"])) == 24
            lost = await opener.next("welcome")
            assert lost["view"]["seat"] is None and lost["view"]["players"][0]["hand"] == [None] * 5
            while not (await ben.next("table"))["table"]["seats"][0]["claimed"]:
                pass
        for path in ("", "view", "actions", "events"):
            refused = (await party.get(path, invitation)).json()
            assert (refused["status"], refused["code"], refused["seat"]) == (401, "invitation-used", 0)
        for path in ("ready", "hand-over", "claim", "take-back"):
            assert (await party.post(path, invitation)).json()["code"] == "invitation-used"
        assert (await party.get("view", str(claimed["secret"]))).json()["view"]["seat"] == 0
    async with house(tmp_path) as home:
        party.house = home
        assert (await party.get("view", invitation)).json()["code"] == "invitation-used"
        assert (await party.get("view", str(claimed["secret"]))).json()["view"]["seat"] == 0


async def test_of_two_who_claim_at_once_one_has_the_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.open()
        keys = [f"{KEY}-{number}" for number in range(12)]
        answers = await asyncio.gather(*[claim(party, party.secrets[0], key) for key in keys])
        won = [answer for answer in answers if "secret" in answer]
        assert len(won) == 1
        assert {answer["code"] for answer in answers if answer not in won} == {"invitation-used"}
        assert (await party.table(str(won[0]["secret"])))["seats"][0]["you"]


async def test_a_claim_whose_answer_was_lost_is_answered_again(tmp_path: Path) -> None:
    """To whoever has its key, also after a restart; not to somebody who knows the invitation alone."""
    async with house(tmp_path) as home:
        party = await home.open()
        first = await claim(party, party.secrets[0], KEY)
        assert await claim(party, party.secrets[0], KEY) == first
    async with house(tmp_path) as home:
        party.house = home
        assert await claim(party, party.secrets[0], KEY) == first
        for key in (None, OTHER):
            assert (await claim(party, party.secrets[0], key))["code"] == "invitation-used"
        assert (await claim(party, party.secrets[0], "short"))["code"] == "bad-request"
        moved = (await party.post("hand-over", str(first["secret"]))).json()
        assert (await claim(party, party.secrets[0], KEY))["code"] == "invitation-used"
        assert (await claim(party, str(first["secret"]), KEY))["code"] == "seat-moved"
        phone = await claim(party, moved["secret"], OTHER)
        assert phone["seat"] == 0 and phone["secret"] not in (first["secret"], moved["secret"])
        assert (await claim(party, moved["secret"]))["code"] == "invitation-used"


async def test_a_secret_of_ones_own_is_claimed_already(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.open()
        mine = await claim(party, party.secrets[0])
        assert await claim(party, str(mine["secret"])) == mine
        assert (await claim(party, None))["code"] == "seat-needed"
        assert (await claim(party, "nonsense"))["code"] == "wrong-secret"
        assert (await claim(party, f"{party.secrets[0]},{party.secrets[1]}"))["code"] == "bad-request"


async def test_several_seats_of_one_screen_are_claimed_one_by_one(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.open("quetzal", 3, hotseat=True)
        secrets = [str((await claim(party, secret))["secret"]) for secret in party.secrets]
        for secret in secrets:
            await party.post("ready", secret, {})
        async with party.socket(*secrets) as all_of_us:
            assert set(all_of_us.welcome["views"]) == {"0", "1", "2"}


async def test_a_claim_that_cannot_be_stored_does_not_count(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.open()
        async with home.store.engine.begin() as connection:
            full = f"CREATE TRIGGER full BEFORE UPDATE ON {SEATS.name} BEGIN SELECT RAISE(ABORT, 'disk full'); END"
            await connection.exec_driver_sql(full)
        assert (await claim(party, party.secrets[0], KEY))["code"] == "not-stored"
        async with home.store.engine.begin() as connection:
            await connection.exec_driver_sql("DROP TRIGGER full")
        assert (await party.table(party.secrets[0]))["seats"][0]["you"]
        assert "secret" in await claim(party, party.secrets[0], KEY)


async def test_a_rematch_is_opened_by_the_same_secrets(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 2)
        opener = list(party.secrets)
        party.secrets = [str((await claim(party, secret))["secret"]) for secret in party.secrets]
        table = await home.hub.table(party.id)
        again = Party(home, {"id": await home.hub.open_rematch(table, same_deal=False), "seats": []})
        seats = (await again.table(party.secrets[0]))["seats"]
        assert [(seat["claimed"], seat["you"]) for seat in seats] == [(True, False), (True, True)]
        for secret in opener:
            assert (await again.get("", secret)).status_code == 401


async def test_logs_and_files_have_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        async with house(tmp_path) as home:
            party = await home.open()
            mine = await claim(party, party.secrets[0], KEY)
            again = (await party.post("hand-over", str(mine["secret"]))).json()
            for secret in (party.secrets[0], str(mine["secret"])):
                await party.get("view", secret)
    known = [str(party.secrets[0]), str(mine["secret"]), again["secret"], KEY]
    logged = " ".join([str(vars(record)) for record in caplog.records if record.name.startswith("digsite")])
    stored = b"".join([file.read_bytes() for file in tmp_path.glob("digsite.db*")])
    assert logged and not [one for one in known if one in logged or one.encode() in stored]
