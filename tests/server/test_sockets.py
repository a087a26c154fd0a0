"""The WebSocket: games, hot-seat, watching, bots, reconnecting."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest

from digsite.server.workers import Worker
from tests.server.house import Guest, Party, house

Json = dict[str, Any]


async def play_on(guests: dict[int, Guest], last: dict[int, Json], dice: random.Random) -> Json:
    """Everybody acts when it is their turn, until the game is over; every guest hears of every step."""
    while (seat := last[0]["table"]["to_decide"]) is not None:
        action = dice.choice(last[seat]["view"]["actions"])["notation"]
        await guests[seat].send({"type": "act", "seq": last[seat]["table"]["seq"], "action": action, "tag": 1})
        last = {number: await guest.next("step") for number, guest in guests.items()}
        assert len({step["step"]["seq"] for step in last.values()}) == 1
        assert (await guests[seat].next("ok"))["reply_to"] == 1
    return last[0]


@pytest.mark.parametrize(("game", "people"), [("arnak", 2), ("quetzal", 2)])
async def test_a_whole_game(game: str, people: int, tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.open(game, people)
        async with contextlib.AsyncExitStack() as stack:
            watcher = await stack.enter_async_context(party.socket())
            guests = {
                seat: await stack.enter_async_context(party.socket(secret)) for seat, secret in enumerate(party.secrets)
            }
            for guest in guests.values():
                assert guest.welcome["view"] is None
                await guest.send({"type": "ready", "name": "Ann"})
            first = {seat: await guest.next("step") for seat, guest in guests.items()}
            assert first[0]["step"]["seq"] == 1
            await guests[people - 1].next("ok")
            last = await play_on(guests, first, random.Random(2))
            assert last["table"]["status"] == "over"
            seen = [step for step in await watcher.silence(1.0) if step["type"] == "step"]
            assert [step["step"]["seq"] for step in seen] == list(range(1, last["table"]["seq"] + 1))
            assert all([step["view"]["seat"] is None and "actions" not in step["view"] for step in seen])
            score = await guests[0].ask({"type": "score"})
            assert score["final"] and len(score["scores"]) == people
            for guest, secret in ((watcher, None), (guests[0], party.secrets[0]), (guests[1], party.secrets[1])):
                pushed = [message["step"] for message in guest.heard if message["type"] == "step"]
                async with party.socket(secret) as again:
                    assert again.welcome["steps"] == pushed == (await party.get("events", secret)).json()["steps"]


async def test_answers_and_refusals(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2, seed=7)
        async with party.socket(party.secrets[0]) as ann, party.socket(party.secrets[1]) as ben, party.socket() as eve:
            assert ann.welcome["view"]["seat"] == 0 and "actions" in ann.welcome["view"]
            assert eve.welcome["view"]["seat"] is None
            why = await ann.ask({"type": "why", "action": "research magnifier 1-1"})
            assert (why["legal"], why["refusal"]["rule"]) == (False, "86")
            assert (await ann.ask({"type": "ping"}))["type"] == "pong"
            for guest, message, code in (
                (ann, {"type": "act", "seq": 9, "action": "pass"}, "stale"),
                (ann, {"type": "act", "seq": 1, "action": "end-turn"}, "main-action-required"),
                (ann, {"type": "act", "seq": 1, "action": "fly"}, "unknown-action"),
                (ann, {"type": "undo", "seq": 1}, "nothing-to-undo"),
                (ann, {"type": "hint"}, "hints-off"),
                (ann, {"type": "vote", "n": 4, "agree": True}, "no-such-proposal"),
                (ann, {"type": "propose", "kind": "rematch"}, "game-running"),
                (ann, {"type": "hello"}, "bad-request"),
                (ben, {"type": "act", "seq": 1, "action": "pass"}, "not-your-decision"),
                (eve, {"type": "act", "seq": 1, "action": "pass"}, "seat-needed"),
                (eve, {"type": "ready"}, "seat-needed"),
                (eve, {"type": "why", "action": "pass"}, "seat-needed"),
                (eve, {"type": "chat", "text": "she has the axe"}, "seat-needed"),
            ):
                tag = None if message["type"] == "hello" else "t"
                if tag is None:
                    await guest.send(message)
                    answer = await guest.next("error")
                else:
                    answer = await guest.ask(message)
                assert (answer["type"], answer["code"]) == ("error", code)
                assert answer["message"]
            assert (await party.table())["seq"] == 1
            await ann.ask({"type": "act", "seq": 1, "action": "play funding-car"})
            assert (await ann.ask({"type": "undo", "seq": 2}))["seq"] == 3
            assert [(await ben.next("step"))["step"].get("undone") for _ in range(2)] == [None, 1]
            await ann.ask({"type": "chat", "text": "  hello \n\x07\u202e there  "})
            assert (await ben.next("chat"))["chat"]["text"] == "hello there"
        async with party.socket(party.secrets[0], after=1) as ann:
            assert [step["seq"] for step in ann.welcome["steps"]] == [2, 3]
            assert ann.welcome["chat"][0]["text"] == "hello there"
            for language, word in (("de", "Tisch"), ("fr", "table")):
                async with party.socket(hello=False) as guest:
                    await guest.send({"type": "hello", "language": language})
                    await guest.next("welcome")
                    assert word in (await guest.ask({"type": "ready"}))["message"]


async def test_hot_seat(tmp_path: Path) -> None:
    """One browser with all seats: every seat's own view, and act for whoever is to decide."""
    async with house(tmp_path) as home:
        party = await home.open("quetzal", 3, hotseat=True)
        async with party.socket(*party.secrets) as screen:
            await screen.ask({"type": "ready", "seat": 1, "name": "Ben"})
            assert [seat["ready"] for seat in (await party.table())["seats"]] == [False, True, False]
            await screen.ask({"type": "ready"})
            message = screen.heard[-2]
            assert message["type"] == "step"
            dice = random.Random(4)
            while (seat := message["table"]["to_decide"]) is not None:
                assert message["view"]["seat"] == seat
                assert {int(number): view["seat"] for number, view in message["views"].items()} == {0: 0, 1: 1, 2: 2}
                action = dice.choice(message["view"]["actions"])["notation"]
                await screen.send({"type": "act", "seq": message["table"]["seq"], "action": action})
                message = await screen.next("step")
            assert message["table"]["status"] == "over"
        async with party.socket(*party.secrets) as screen:
            assert len(screen.welcome["seen"]["2"]) == screen.welcome["seq"]
        whole = ",".join([str(secret) for secret in party.secrets])
        running = await home.dealt("quetzal", 3, hotseat=True)
        whole = ",".join([str(secret) for secret in running.secrets])
        assert (await running.get("record", whole)).status_code == 200
        assert (await running.get("record", running.secrets[0])).status_code == 403


async def test_solo_against_the_rival(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 1, options={"board": "snake", "difficulty": 3})
        table = await party.table()
        assert [seat["kind"] for seat in table["seats"]] == ["person", "rival"]
        assert table["options"] == {"players": 1, "board": "snake", "difficulty": 3}
        assert table["hints"]
        await party.finish(random.Random(1))
        assert len((await party.get("score")).json()["scores"]) == 2


async def test_bots_play_their_turns_in_their_own_process(tmp_path: Path) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "random", "name": "R2"}]
    async with house(tmp_path) as home:
        party = await home.open("quetzal", seats=seats)
        assert party.secrets[1:] == [None, None]
        async with party.socket(party.secrets[0]) as ann:
            await ann.ask({"type": "ready"})
            message, dice = ann.heard[-2], random.Random(6)
            while message["table"]["status"] == "playing" and message["table"]["seq"] < 60:
                if message["table"]["to_decide"] == 0:
                    action = dice.choice(message["view"]["actions"])["notation"]
                    await ann.send({"type": "act", "seq": message["table"]["seq"], "action": action})
                message = await ann.next("step")
            thoughts = [heard for heard in ann.heard if heard["type"] == "thinking"]
            assert {thought["seat"] for thought in thoughts} == {1, 2}
            assert {step["step"]["seat"] for step in ann.heard if step["type"] == "step"} == {None, 0, 1, 2}
            while message["table"]["to_decide"] not in (0, None):
                message = await ann.next("step")
            hint = await ann.ask({"type": "hint"})
            offered = [action["notation"] for action in message["view"]["actions"]]
            assert hint["action"] in offered and len(hint["ranked"]) == min(3, len(offered))


async def test_so_many_bots_think_at_once_and_no_table_waits_for_anothers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Json] = []
    enough = asyncio.Event()

    async def brood(_: Worker, request: Json, patience: float) -> Json:
        asked.append(request)
        await enough.wait()
        return {"action": request["view"]["actions"][0]["id"]}

    monkeypatch.setattr(Worker, "ask", brood)
    seats = [{"kind": "bot", "level": "professor"}, {"kind": "person"}]
    async with house(tmp_path, bots_at_once=2, metrics=True) as home:
        brooding = [await home.dealt("arnak", seats=seats) for _ in range(4)]
        people = await home.dealt("quetzal", 2)
        async with asyncio.timeout(20):
            while home.bots.pool.waiting < 2:
                await asyncio.sleep(0.01)
        for _ in range(5):
            await people.act(random.Random(1))
        assert len(asked) == 2
        told = (await home.http.get("/metrics")).text
        assert "digsite_bots_thinking 2\n" in told and "digsite_bots_waiting 2\n" in told
        assert [(await party.table())["seq"] for party in brooding] == [1] * 4
        enough.set()
        async with asyncio.timeout(20):
            while min([(await party.table())["seq"] for party in brooding]) < 2:
                await asyncio.sleep(0.01)


async def test_a_bot_whose_process_dies_or_hangs_is_replaced(tmp_path: Path) -> None:
    async with house(tmp_path, bot_patience=0.0) as home:
        party = await home.open("quetzal", seats=[{"kind": "bot", "level": "professor"}, {"kind": "person"}])
        async with party.socket(party.secrets[1]) as ben:
            await ben.ask({"type": "ready"})
            while (await ben.next("step"))["table"]["to_decide"] != 1:
                pass
        home.bots.patience = 30.0
        view = home.hub.tables[party.id].play
        assert view is not None
        thinker = home.bots.pool.all[0]
        shown = view.view(1)
        await home.bots.choose("quetzal", "random", shown)
        assert thinker.process is not None
        thinker.process.kill()
        chosen = await home.bots.choose("quetzal", "random", shown)
        assert chosen.thought and chosen.notation in [action["notation"] for action in shown["actions"]]


async def test_a_stop_lets_clients_come_back_and_bots_go_on(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.open("quetzal", seats=[{"kind": "bot", "level": "random"}, {"kind": "person"}])
        async with party.socket(party.secrets[1]) as ben:
            await ben.ask({"type": "ready"})
            seen = (await ben.next("step"))["table"]["seq"]
            home.hub.say_goodbye()
            assert await ben.closed() == 4503
    async with house(tmp_path) as home:
        party.house = home
        async with party.socket(party.secrets[1], after=seen) as ben:
            message = ben.welcome
            while message["table"]["to_decide"] != 1:
                message = await ben.next("step")
            assert message["view"]["actions"]


def cards(step: Json, kind: str, seat: int) -> list[str | None]:
    return [event["card"] for event in step["events"] if (event["event"], event["seat"]) == (kind, seat)]


async def test_a_hand_of_arnak_is_shown_to_its_owner_alone(tmp_path: Path) -> None:
    """At the deal, and when a round ends and everybody draws in the step of whoever passed last."""
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2)
        async with (
            party.socket(party.secrets[0]) as ann,
            party.socket(party.secrets[1]) as ben,
            party.socket() as eve,
        ):
            last = {eye: guest.welcome for eye, guest in enumerate((ann, ben, eve))}
            for eye, message in last.items():
                hands = [player["hand"] for player in message["view"]["players"]]
                drawn = [cards(message["steps"][0], "drew", seat) for seat in (0, 1)]
                assert [None not in hand for hand in hands] == [eye == 0, eye == 1]
                assert [hand == [None] * 5 for hand in hands] == [eye != 0, eye != 1]
                assert [None in drew for drew in drawn] == [eye != 0, eye != 1]
            while last[0]["view"]["round"] == 1:
                seat = last[0]["table"]["to_decide"]
                offered = [action["notation"] for action in last[seat]["view"]["actions"]]
                chosen = next((one for one in ("end-turn", "pass") if one in offered), offered[0])
                guest = (ann, ben)[seat]
                await guest.send({"type": "act", "seq": last[seat]["table"]["seq"], "action": chosen})
                last = {eye: await guest.next("step") for eye, guest in enumerate((ann, ben, eve))}
            for eye, message in last.items():
                for seat in (0, 1):
                    drew, hand = cards(message["step"], "drew", seat), message["view"]["players"][seat]["hand"]
                    assert len(drew) == len(hand) == 5
                    if eye == seat:
                        assert sorted(map(str, drew)) == sorted(hand)
                    else:  # the one card that was left in the deck is known by elimination
                        assert drew == [None] * 5 and hand.count(None) == 4
        assert all([card is None for card in (await party.get("view")).json()["view"]["players"][0]["deck"]])


async def test_a_drawn_card_of_quetzal_is_shown_to_its_owner_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 2, seed=1)
        dice, found = random.Random(1), False
        async with (
            party.socket(party.secrets[0]) as ann,
            party.socket(party.secrets[1]) as ben,
            party.socket() as eve,
        ):
            while not found:
                _, _, actions = await party.offered()
                seat = party.next
                assert seat is not None
                await party.choose(dice.choice([one for one in actions if one.startswith("place temple")] or actions))
                told = [await guest.next("step") for guest in (ann, ben, eve)]
                drew = [cards(message["step"], "drew", seat) for message in told]
                if drew[2]:
                    found = True
                    assert [None not in seen for seen in drew] == [seat == 0, seat == 1, False]
                    mine, theirs, watched = told[seat], told[1 - seat], told[2]
                    held = [message["view"]["players"][seat] for message in (mine, theirs, watched)]
                    secret = [player["drawn"] + player["apart"] for player in held]
                    assert len(secret[0]) == len(secret[1]) == len(secret[2]) > 0
                    assert None not in secret[0] and set(secret[1]) == set(secret[2]) == {None}


async def test_two_tables_know_nothing_of_each_other(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        one, two = await home.dealt(), await home.dealt()
        async with one.socket(one.secrets[0]) as ann, two.socket(two.secrets[0]) as ben:
            await one.act(random.Random(1))
            await ann.next("step")
            assert [message["type"] for message in await ben.silence()] == []
        async with one.socket(hello=False) as thief:
            await thief.send({"type": "hello", "secret": two.secrets[0]})
            assert (await thief.hear())["code"] == "wrong-secret"
            assert await thief.closed() == 1008
        nowhere = Party(home, {"id": "nosuchtable", "seats": []})
        async with nowhere.socket(hello=False) as lost:
            assert (await lost.hear())["code"] == "no-such-table"
            assert await lost.closed() == 4404
