"""What each key of a game does: choosing, typing, undo, why, help, saving, language, colours."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.terminal.saves import resume
from digsite.terminal.screen.game import GameScreen
from digsite.terminal.screen.help import HelpScreen
from digsite.terminal.screen.points import PointsScreen
from digsite.terminal.screen.why import WhyScreen
from tests.terminal.screen.driving import SMALL, app_of, drawn, new_table, painted, plain, settled

SOLO = ("arnak", "person:Ann")


async def typed(pilot: object, said: str) -> None:
    names = {" ": "space", "-": "minus"}
    await pilot.press(*[names.get(sign, sign) for sign in said])  # type: ignore[attr-defined]


async def test_typing_the_notation_acts_and_refuses() -> None:
    table = new_table(*SOLO)
    async with app_of(table).run_test(size=SMALL) as pilot:
        await pilot.press("colon")
        await typed(pilot, "dig camp-coin 1")
        await pilot.press("enter")
        assert table.session.record.steps[-1].text(table.rules.catalogue).endswith("dig camp-coin 1")
        before = len(table.session.record.steps)
        await pilot.press("colon")
        await typed(pilot, "pass")
        await pilot.press("enter")
        assert len(table.session.record.steps) == before
        assert table.why("pass").said in drawn(pilot.app, "choices")  # type: ignore[arg-type]


async def test_the_notation_is_completed_and_the_list_follows() -> None:
    table = new_table(*SOLO)
    async with app_of(table).run_test(size=SMALL) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        wanted = next(choice.notation for choice in table.choices() if choice.verb == "dig")
        await pilot.press("colon")
        await typed(pilot, wanted[:-3])
        assert [entry.choices[0].notation for entry in screen.list.entries] == [wanted]
        await pilot.pause(0.1)
        await pilot.press("right", "enter")
        assert table.session.record.steps[-1].text(table.rules.catalogue).endswith(wanted)


async def test_some_words_of_a_name_are_enough() -> None:
    table = new_table(*SOLO, language="de")
    async with app_of(table).run_test(size=SMALL) as pilot:
        await pilot.press("colon")
        await typed(pilot, "Kompasscamp")
        await pilot.press("enter")
        assert "camp-compass" in table.session.record.steps[-1].text(table.rules.catalogue)
        await pilot.press("colon")
        await typed(pilot, "xyz")
        await pilot.press("enter")
        assert plain(table.catalog.say("ui-no-such-name", name="xyz")) in drawn(pilot.app, "choices")  # type: ignore[arg-type]


async def test_a_number_chooses_and_a_group_opens_and_closes() -> None:
    table = new_table("quetzal", "person:Ann", "random")
    async with app_of(table).run_test(size=SMALL) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        folded = [entry.label for entry in screen.list.entries]
        assert screen.list.entries[0].group
        await pilot.press("1")
        assert all([not entry.group for entry in screen.list.entries])
        await pilot.press("escape")
        assert [entry.label for entry in screen.list.entries] == folded
        chosen = screen.list.entries[1].choices[2].notation
        await pilot.press("2", "3", "enter")
        assert chosen in [step.text(table.rules.catalogue)[2:] for step in table.session.record.steps]


async def test_undo_takes_back_until_it_cannot() -> None:
    table = new_table(*SOLO)
    async with app_of(table).run_test(size=SMALL) as pilot:
        begun = len(table.session.record.steps)
        await pilot.press("enter", "enter")
        assert len(table.session.record.steps) > begun
        taken_back = len(table.session.record.steps) - begun
        await pilot.press(*["u"] * taken_back)
        assert len(table.session.record.steps) == begun
        await pilot.press("u")
        assert plain(table.cannot("nothing-to-undo")) in drawn(pilot.app, "choices")  # type: ignore[arg-type]


async def test_why_not_answers_for_any_action() -> None:
    table = new_table(*SOLO)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("w")
        assert isinstance(app.screen, WhyScreen)
        await typed(pilot, "research magnifier 1-1")
        said = table.why("research magnifier 1-1").said
        assert "14" in said
        assert plain(said) in drawn(app, "about")
        begun = len(table.session.record.steps)
        await pilot.press("escape", "enter", "enter")
        assert len(table.session.record.steps) > begun


async def test_the_log_keeps_the_first_steps_of_every_opponent() -> None:
    table = new_table("arnak", "person:Ann", "random", "random", "random")
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("colon")
        await typed(pilot, "pass")
        await pilot.press("enter")
        begun = len(table.log)
        await pilot.press("enter")
        await settled(pilot, table)
        first: dict[int, str] = {}
        for _, event in table.log[begun:]:
            first.setdefault(event.seat, plain(table.tell([event], 0)[0]))
        assert {1, 2, 3} <= set(first)
        assert [first[seat] for seat in (1, 2, 3) if first[seat] not in drawn(app, "log")] == []


@pytest.mark.parametrize(("language", "said"), [("en", "buy"), ("de", "kaufen"), ("fr", "acheter")])
async def test_why_not_lists_names_and_finds_words(language: str, said: str) -> None:
    table = new_table(*SOLO, language=language)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("w")
        await typed(pilot, f"{said} mach")
        assert drawn(app, "found") == f"▸ {plain(table.telling.action('buy', {'card': 'machete'}))}"


@pytest.mark.parametrize(("language", "name"), [("en", "Machete"), ("fr", "Machette"), ("de", "Machete")])
async def test_help_reads_any_component_with_its_page(language: str, name: str) -> None:
    table = new_table(*SOLO, language=language)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpScreen)
        hand = table.view(0)["players"][0]["hand"]
        assert plain(table.things.name(hand[0])) in drawn(app, "found")
        await typed(pilot, name)
        told = drawn(app, "about")
        assert plain(table.catalog.say("card-machete.effect")) in told
        assert plain(table.catalog.say("see-page", page=12)) in told


async def test_help_has_everything_in_view_and_the_rules() -> None:
    table = new_table(*SOLO)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("question_mark")
        screen = app.screen
        assert isinstance(screen, HelpScreen)
        view = table.view(0)
        seen = [*view["row"]["items"], *view["sites"], "row-7", "temple", *view["players"][0]["hand"]]
        assert set(seen) <= set(screen.found)
        for at in range(len(screen.found)):
            await pilot.press("down") if at % 12 == 0 else screen.action_move(1)
            assert drawn(app, "about")
        await typed(pilot, "26")
        assert plain(table.catalog.say("rule-26")) in drawn(app, "about")


async def test_the_score_sheet_during_play() -> None:
    table = new_table(*SOLO)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("p")
        assert isinstance(app.screen, PointsScreen)
        assert plain(table.sheet().ahead) in painted(app)
        await pilot.press("enter")
        assert plain(table.prompt()) in drawn(app, "choices")


async def test_a_game_is_kept_after_every_step_and_goes_on_on_the_screen(state: Path) -> None:
    table = new_table(*SOLO)
    async with app_of(table).run_test(size=SMALL) as pilot:
        kept = next(state.glob("*.record"))
        await pilot.press("enter", "enter")
        steps = [step.text(table.rules.catalogue) for step in table.session.record.steps]
        for _ in range(200):
            if f"\n{steps[-1]}\n" in kept.read_text(encoding="utf-8"):
                break
            await pilot.pause(0.02)
        else:
            raise AssertionError("the step is not on the disk")
    again = resume(kept, "fr")
    assert [step.text(again.rules.catalogue) for step in again.session.record.steps] == steps
    app = app_of(again)
    async with app.run_test(size=SMALL) as pilot:
        assert plain(again.prompt()) in drawn(app, "choices")
        await pilot.press("u")
        assert len(again.session.record.steps) < len(steps)


async def test_saving_elsewhere(tmp_path: Path) -> None:
    table = new_table(*SOLO)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("s", "ctrl+u", "home", "ctrl+k")
        app.screen.query_one("#name").value = str(tmp_path / "mine.record")  # type: ignore[attr-defined]
        await pilot.press("enter")
        assert resume(tmp_path / "mine.record", "en").game == "arnak"
        await pilot.press("s")
        app.screen.query_one("#name").value = str(tmp_path / "no" / "\0bad")  # type: ignore[attr-defined]
        await pilot.press("enter")
        assert isinstance(app.screen, GameScreen)
        assert not table.over


async def test_saving_never_writes_over_a_file_that_is_no_record(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann", encoding="utf-8")
    table = new_table(*SOLO)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("s")
        app.screen.query_one("#name").value = str(letter)  # type: ignore[attr-defined]
        await pilot.press("enter")
        assert letter.read_text(encoding="utf-8") == "Dear Ann"
        assert "it was left alone" in drawn(app, "choices")


def full(path: Path, text: str) -> None:
    """A disk that takes nothing more."""
    raise OSError(28, "No space left on device", str(path))


async def test_leaving_a_game_that_could_not_be_saved_is_asked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(*SOLO)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        monkeypatch.setattr("digsite.terminal.screen.keeping.write", full)
        await pilot.press("enter", "enter")
        await pilot.pause(0.2)
        await pilot.press("q")
        asked = app.is_running
        assert asked
        assert plain(table.catalog.say("ui-screen-unsaved")) in drawn(app, "choices")
        await pilot.press("q")
        await pilot.pause(0.2)
        assert not app.is_running
    assert table.trouble is not None


async def test_a_full_disk_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(*SOLO)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        monkeypatch.setattr("digsite.terminal.screen.keeping.write", full)
        await pilot.press("enter", "enter")
        await pilot.pause(0.2)
        assert "No space left on device" in drawn(app, "choices")
        monkeypatch.undo()
        await pilot.press("enter")
        await pilot.pause(0.2)
        assert "No space left on device" not in drawn(app, "choices")


async def test_language_and_theme_change_in_the_middle_of_a_game() -> None:
    table = new_table(*SOLO)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("n")
        assert table.language == "fr"
        assert plain(table.prompt()) in drawn(app, "choices")
        theme = app.theme
        await pilot.press("t")
        assert app.theme != theme
