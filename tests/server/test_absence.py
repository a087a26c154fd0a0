"""Nobody takes another's seat alone: who counts as away, bots that play on, seats given to somebody else."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest

from digsite.tables.problems import Problem
from tests.server.house import Guest, Party, house

Json = dict[str, Any]
RETURN = {"kind": "return-seat", "seat": 0}
REPLACE = {"kind": "replace-by-bot", "seat": 0, "level": "random"}
GRACE = 3.1  # minutes
DAY = 24 * 60.0


async def code(party: Party, secret: str | None, body: Json) -> str:
    answer: Json = (await party.post("proposals", secret, body)).json()
    return str(answer.get("code", "proposed"))


async def vote(party: Party, secret: str | None, n: int, agree: bool = True) -> Json:
    answer: Json = (await party.post(f"proposals/{n}/vote", secret, {"agree": agree})).json()
    return answer


async def until_bot(guest: Guest, seat: int) -> Json:
    """The first table that says that a bot plays on."""
    while True:
        message = await guest.next("table", "step")
        if message["table"]["seats"][seat]["kind"] == "bot":
            return dict(message["table"])


async def test_a_dropped_socket_is_no_absence(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 3)
        async with party.socket(party.secrets[1]):
            async with party.socket(party.secrets[0]):
                pass
            for body in (REPLACE, RETURN):
                assert await code(party, party.secrets[1], body) == "seat-present"
            assert await code(party, None, RETURN) == "seat-present"
            assert (await party.table())["seats"][0]["away"] is False
            await home.wait(2.9)
            assert await code(party, party.secrets[1], REPLACE) == "seat-present"


async def test_whoever_plays_over_http_is_there(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 2)
        for _ in range(5):
            await home.wait(2)
            await party.get("view", party.secrets[0])
            assert await code(party, party.secrets[1], REPLACE) == "seat-present"
        assert await code(party, None, RETURN) == "seat-present"
        await home.wait(GRACE)
        assert await code(party, None, RETURN) == "proposed"


async def test_after_a_restart_everybody_has_time_to_come_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 3)
        async with party.socket(party.secrets[1]) as ben, party.socket(party.secrets[2]):
            await home.wait(GRACE)
            n = (await ben.ask({"type": "propose", **RETURN}))["proposal"]["n"]
    async with house(tmp_path) as home:
        party.house = home
        assert await code(party, party.secrets[1], REPLACE) == "seat-present"
        assert await vote(party, party.secrets[2], n) == {"accepted": False, "rejected": False}
        assert (await party.table())["proposals"][0]["at"] is not None
        assert (await party.get("view", party.secrets[0])).status_code == 200
        assert await vote(party, party.secrets[2], n) == {"accepted": False, "rejected": False}
        await home.wait(GRACE)
        assert (await party.get("view", party.secrets[0])).status_code == 401


async def test_those_present_leave_a_seat_to_a_bot_and_its_player_takes_it_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 3)
        async with party.socket(party.secrets[1]) as ben, party.socket(party.secrets[2]) as cid:
            assert await code(party, party.secrets[1], {**REPLACE, "seat": 2}) == "seat-present"
            await home.wait(GRACE)
            while not (await ben.next("table"))["table"]["seats"][0]["away"]:
                pass
            asked = await ben.ask({"type": "propose", **REPLACE})
            assert asked["accepted"] is False and asked["proposal"]["waiting"] == [2]
            await cid.ask({"type": "vote", "n": asked["proposal"]["n"], "agree": True})
            table = await until_bot(ben, 0)
            assert (table["seats"][0]["level"], table["seats"][0]["began"]) == ("random", "person")
            async with party.socket(party.secrets[0]) as ann:
                seat = ann.welcome["table"]["seats"][0]
                assert (seat["kind"], seat["you"]) == ("bot", True) and ann.welcome["view"]["seat"] == 0
                for message in ({"type": "chat", "text": "x"}, {"type": "undo", "seq": 1}, {"type": "hint"}):
                    assert (await ann.ask(message))["code"] == "bot-plays"
                assert (await cid.ask({"type": "take-back"}))["type"] == "ok"
                assert (await party.table())["seats"][0]["kind"] == "bot"
                assert (await ann.ask({"type": "take-back"}))["type"] == "ok"
                table = await party.table(party.secrets[0])
                assert (table["seats"][0]["kind"], table["seats"][0]["level"]) == ("person", None)
                assert (await ann.ask({"type": "chat", "text": "back"}))["type"] == "ok"
            again = await party.post("take-back", party.secrets[0])
            assert again.json()["seats"][0]["kind"] == "person"
            assert (await party.post("take-back", None)).json()["code"] == "seat-needed"


async def test_alone_at_the_table_one_lets_a_bot_play_on(tmp_path: Path) -> None:
    """That shows nobody a hand, and is undone with one press."""
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2)
        await home.wait(GRACE)
        asked = (await party.post("proposals", party.secrets[1], REPLACE)).json()
        assert asked["accepted"] is True and "secret" not in asked
        assert (await party.post("take-back", party.secrets[0])).json()["seats"][0]["kind"] == "person"


async def test_two_people_give_a_seat_away_and_its_player_is_told(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 3)
        async with party.socket(party.secrets[1]) as ben, party.socket(party.secrets[2]) as cid:
            await home.wait(GRACE)
            asked = (await party.post("proposals", None, RETURN)).json()
            assert asked["accepted"] is False and asked["proposal"]["by"] is None
            assert (await party.get("", asked["secret"])).json()["code"] == "wrong-secret"
            push = await ben.next("table")
            while not push["table"]["proposals"]:
                push = await ben.next("table")
            assert push["table"]["proposals"][0]["waiting"] == [1, 2]
            assert "secret" not in str(push)
            n = asked["proposal"]["n"]
            await ben.ask({"type": "vote", "n": n, "agree": True})
            assert (await party.get("", asked["secret"])).status_code == 401
            await cid.ask({"type": "vote", "n": n, "agree": True})
            assert (await party.get("view", asked["secret"])).json()["view"]["seat"] == 0
        refused = (await party.get("view", party.secrets[0])).json()
        assert (refused["status"], refused["code"], refused["seat"]) == (401, "seat-given", 0)
        assert "gave this seat to someone else" in refused["detail"]
        async with party.socket(party.secrets[0], hello=False) as ann:
            await ann.send({"type": "hello", "secret": party.secrets[0]})
            error = await ann.hear()
            assert (error["code"], error["seat"]) == ("seat-given", 0)


async def test_the_table_says_when_one_person_is_enough(tmp_path: Path) -> None:
    async with house(tmp_path, seat_alone_after=2.0) as home:
        assert (await (await home.dealt("arnak", 2)).table())["seat_alone_after"] == 2.0


@pytest.mark.parametrize("without_a_seat", [True, False])
async def test_alone_nobody_gets_a_seat_within_a_day(tmp_path: Path, without_a_seat: bool) -> None:
    """Whether the one who is there asks, or agrees to a stranger, who may be the same person in another window."""
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2)
        await home.wait(GRACE)
        asker = None if without_a_seat else party.secrets[1]
        asked = (await party.post("proposals", asker, RETURN)).json()
        assert asked["accepted"] is False
        n = asked["proposal"]["n"]
        assert await vote(party, party.secrets[1], n) == {"accepted": False, "rejected": False}
        assert (await party.table())["proposals"][0]["at"] is not None
        assert (await party.get("view", asked["secret"])).json()["code"] == "wrong-secret"
        await home.wait(DAY - 60)
        assert (await party.get("view", asked["secret"])).json()["code"] == "wrong-secret"
        await home.wait(61)
        assert (await party.get("view", asked["secret"])).json()["view"]["seat"] == 0
        assert (await party.get("view", party.secrets[0])).json()["code"] == "seat-given"


async def test_an_absence_outlasts_memory_and_restarts(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2)
        await home.wait(GRACE)
        asked = (await party.post("proposals", party.secrets[1], RETURN)).json()
        home.hub.tables.clear()
        await home.wait(DAY / 2)
        assert (await party.table())["proposals"]
    async with house(tmp_path) as home:
        party.house = home
        await party.table()
        home.hub.tables.clear()
        await home.wait(DAY / 2 - 10)
        await party.table()
        await home.wait(0)
        assert (await party.get("", asked["secret"])).status_code == 401
        await home.wait(12)
        assert (await party.get("", asked["secret"])).status_code == 200


async def test_seats_in_one_browser_are_one_person(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 3)
        await home.wait(GRACE)
        both = f"{party.secrets[1]},{party.secrets[2]}"
        asked = (await party.post("proposals", both, RETURN)).json()
        assert asked["accepted"] is False and asked["proposal"]["votes"] == {"1": True, "2": True}
        assert (await party.get("view", party.secrets[0])).status_code == 200


async def test_one_no_is_enough(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 3)
        await home.wait(GRACE)
        asked = (await party.post("proposals", None, {**RETURN, "seat": 2})).json()
        n = asked["proposal"]["n"]
        assert await vote(party, party.secrets[0], n, agree=False) == {"accepted": False, "rejected": True}
        assert (await vote(party, party.secrets[1], n))["code"] == "no-such-proposal"
        assert (await party.get("view", asked["secret"])).status_code == 401
        assert (await party.get("view", party.secrets[2])).status_code == 200


@pytest.mark.parametrize("back", ["socket", "http"])
async def test_whoever_comes_back_in_time_keeps_the_seat(tmp_path: Path, back: str) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 3)
        async with party.socket(party.secrets[1]) as ben, party.socket(party.secrets[2]) as cid:
            await home.wait(GRACE)
            asked = [await ben.ask({"type": "propose", **body}) for body in (REPLACE, RETURN)]
            if back == "socket":
                async with party.socket(party.secrets[0]) as ann:
                    assert ann.welcome["table"]["proposals"] == []
            else:
                assert (await party.get("view", party.secrets[0])).status_code == 200
            for one in asked:
                answer = await cid.ask({"type": "vote", "n": one["proposal"]["n"], "agree": True})
                assert answer["code"] == "no-such-proposal"
            assert (await party.table())["seats"][0]["kind"] == "person"


async def test_a_bots_seat_is_given_to_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 2, seats=[{}, {}, {"kind": "bot", "level": "random"}])
        await home.wait(2 * DAY)
        for secret in (None, party.secrets[0]):
            assert await code(party, secret, {"kind": "return-seat", "seat": 2}) == "bots-seat"
        assert await code(party, party.secrets[0], {"kind": "replace-by-bot", "seat": 2}) == "bots-seat"


async def test_a_seat_left_to_a_bot_is_given_back_to_whoever_lost_the_secret(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 3)
        await home.wait(GRACE)
        n = (await party.post("proposals", party.secrets[1], REPLACE)).json()["proposal"]["n"]
        await vote(party, party.secrets[2], n)
        asked = (await party.post("proposals", None, RETURN)).json()
        for secret in party.secrets[1:]:
            answer = await vote(party, secret, asked["proposal"]["n"])
        assert answer["accepted"] is True
        table = await party.table(asked["secret"])
        assert (table["seats"][0]["kind"], table["seats"][0]["you"]) == ("person", True)


async def test_strangers_proposals_stand_in_nobodys_way(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 3)
        await home.wait(GRACE)
        answers = [(await party.post("proposals", None, RETURN)).json() for _ in range(20)]
        assert all(["secret" in answer for answer in answers])
        assert len((await party.table())["proposals"]) == 3  # of one address
        assert await code(party, party.secrets[1], RETURN) == "proposed"
        assert await code(party, party.secrets[1], RETURN) == "already-proposed"
        for kind in ("hints", "delete"):
            assert await code(party, party.secrets[1], {"kind": kind}) == "proposed"
        table = await home.hub.table(party.id)
        for number in range(40):  # from many addresses
            with contextlib.suppress(Problem):
                await table.agreements.propose(frozenset(), "return-seat", 0, None, f"10.0.0.{number}")
        assert len((await party.table())["proposals"]) <= 15
        assert await code(party, party.secrets[2], REPLACE) == "proposed"
        assert (await party.get("", party.secrets[0])).json()["proposals"][0]["kind"] == "hints"
