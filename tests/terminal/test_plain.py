"""What the plain mode prints and what each line of input does."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.arnak import RULES as ARNAK
from digsite.kernel.play import apply
from digsite.text.catalog import LANGUAGES
from tests.arnak.table import arnak
from tests.terminal.driving import PROMPT, answered, choices, played, table


def test_a_number_the_notation_and_the_words_are_the_same() -> None:
    by_number = played(table(), "1")
    assert choices(played(table()))[0].startswith("Dig at the coin camp, space 1 (1 boot; Gain 2 coins)")
    assert by_number == played(table(), "dig camp-coin 1") == played(table(), "dig at the coin")
    assert by_number == played(table(), "  DIG AT THE COIN CAMP, SPACE 1 ")
    assert "Pay the travel cost" in by_number


def test_what_happens_is_told() -> None:
    printed = played(table(), "dig camp-coin 1", "travel fear")
    assert "Ann travels with Fear.\nAnn sends an archaeologist to the coin camp (space 1)." in printed
    assert "Ann gains 2 coins." in printed


def test_what_is_paid_for_is_told() -> None:
    printed = played(table(), "dig camp-jewel 1", "travel fear")
    assert "Pay (You may discard a card from your hand to gain 1 jewel)" in choices(printed)


@pytest.mark.parametrize("columns", [30, 60])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_breaks_no_word(language: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    whole = played(table(language=language), "look", "help")
    at_terminal = played(table(language=language), "look", "help", screen=True)
    assert at_terminal.split() == whole.split()
    assert [line for line in at_terminal.split("\n") if len(line) >= columns and " " in line.strip(" ")] == []


def test_a_beginning_of_several_choices_is_not_carried_out() -> None:
    at = table()
    assert "That could be any of these: Dig at the coin camp, space 1; Dig at the compass camp" in answered(at, "dig")
    assert at.choices()[0].notation == "dig camp-coin 1"


@pytest.mark.parametrize(
    "line",
    ["0", "-1", "999", "9" * 5000, "1.0", "x", "dig camp-coin 7", "²", "\ud800", "٣٣", "undo it", "step 3", "\x00"],
)
def test_nonsense_changes_nothing(line: str) -> None:
    at = table()
    assert answered(at, line).strip()
    assert at.session.befores == []


def test_an_empty_line_repeats_the_choices() -> None:
    at = table()
    assert choices(answered(at, "")) == choices(played(table()))


def test_undo_takes_back_and_says_what() -> None:
    printed = played(table(), "dig camp-coin 1", "undo", "undo")
    assert "Taken back: Dig at the coin camp, space 1" in printed
    assert "There is nothing to undo." in printed
    assert printed.count("Your turn: take a main action, or pass.") == 2
    assert "You can no longer undo that" in played(table(), "pass", "end-turn", "undo")


def test_why_explains_with_rule_and_page() -> None:
    said = {
        "why end-turn": "You need a main action this turn. If you take no other, you must pass. Rule 2. Rulebook, page 8.",
        "why pass": "You can do that.",
        "why 1": "You can do that.",
        "why 99": "There is no choice 99; there are 9.",
        "why dance": "There is no such action.",
        "why buy Army Knife": "You cannot afford this. Missing: 1 coin. Rule 67. Rulebook, page 12.",
        "why Research with the magnifying glass: row 1, first space": "Missing: 1 compass and 1 arrowhead.",
        "why": "Say which one: why",
    }
    for line, answer in said.items():
        assert answer in answered(table(), line), line


@pytest.mark.parametrize(
    ("game", "asked"), [("arnak", "buy"), ("arnak", "overcome"), ("arnak", "fear"), ("quetzal", "use")]
)
def test_why_names_actions_in_words(game: str, asked: str) -> None:
    said = answered(table(game), f"why {asked}") + answered(table(game), "why")
    notations = [action.notation for action in table(game).rules.catalogue.actions if " " in action.notation]
    assert "That could be any of these: " in said
    assert [one for one in notations if f" {one};" in said or f" {one}." in said] == []
    assert "extra_" not in said  # a tile that this edition does not have


@pytest.mark.parametrize(
    ("language", "lines", "done"),
    [
        ("en", ["coin camp", "fear"], "travel fear"),
        ("en", ["dig coin", "PILOT"], "hire"),
        ("en", ["Dig at the coin camp, space 1 (1 boot; Gain 2 coins)", "with fear"], "travel fear"),
        ("fr", ["camp pieces", "peur"], "travel fear"),
        ("de", ["Muenzcamp", "furcht"], "travel fear"),
    ],
)
def test_what_is_offered_in_words_is_understood_in_words(language: str, lines: list[str], done: str) -> None:
    at = table(language=language)
    played(at, *lines)
    steps = [step.text(at.rules.catalogue).partition(" ")[2] for step in at.session.record.steps]
    assert steps[-2:] == ["dig camp-coin 1", done]


def test_a_group_is_opened_and_left_by_its_words() -> None:
    by_number = played(table("quetzal"), "1", "0", "2", "1")
    groups = [label.partition(" (")[0] for label in choices(played(table("quetzal")))]
    assert by_number == played(table("quetzal"), groups[0], "back to all choices", groups[1], "1")


def test_an_action_that_is_not_possible_is_explained_instead() -> None:
    assert "You need a main action this turn" in answered(table(), "end-turn")
    assert "You cannot afford this" in answered(table(), "buy army knife")


def test_every_part_of_the_table_can_be_asked_for() -> None:
    said = {
        "hand": "Exploration (boat): basic card, travel value 1 boat, free action. Gain 1 compass.",
        "row": "Dog: item, price 3 coins, 1 point, travel value 1 car, main action. Gain 1 compass.",
        "map": "Level-1 site 1: lower row, first from the left, undiscovered, 3 compasses and 1 car, Idol of change.",
        "track": "Row 1, first space: price 1 compass and 1 arrowhead.",
        "players": "Ann (you): 2 coins, 2 archaeologists on the board.",
        "score": "Ann: 8 points (Research 0, Temple tiles 0, Idols and empty slots 10",
        "rule 2": "On your turn you take exactly one main action",
        "rule 9999": "There is no rule 9999.",
        "log": "Ann draws Fear.",
        "save": "This game is not being saved.",
    }
    for line, answer in said.items():
        assert answer in answered(table(), line), line
    look = answered(table(), "look")
    for line in ("hand", "row", "map", "track", "players"):
        assert said[line] in look


def test_the_table_of_quetzal() -> None:
    said = {
        "display": "Temple: Statuette, Tablet, Weapon with a coin",
        "row": "Bigger Crates. You may put 1 card more into each delivery. Worth 2 victory points at the end.",
        "locations": "Ruins. The highest bid, all in one role, takes both artifacts and 1 coin. Here: "
        "the automaton with 3 meeples, role adventurer.",
        "map": "Space 1, 5 coins: choose 2 cards; the automaton.",
        "track": "Space 2: 1 victory point.",
        "players": "Ann (you): 5 coins, 0 points so far, Discovery track: space 0, First Player marker, meeples to place:",
        "hand": "Hand: empty.",
        "score": "Ann: 3 points (Scored during the game 0, First Player marker 2, Coins 1, Upgrade tiles 0)",
        "why bid quarry archaeologist 3 3 1": "You do not have enough meeples of that kind left to place.",
    }
    for line, answer in said.items():
        assert answer in answered(table("quetzal"), line), line
    look = answered(table("quetzal"), "look")
    assert look.startswith("Round 1 of 5, Placing the meeples.")
    assert said["row"] in look and said["map"] in look


@pytest.mark.parametrize(
    ("language", "game", "name", "found"),
    [
        ("en", "arnak", "hot-air-balloon", "Hot Air Balloon: item"),
        ("en", "arnak", "HOT AIR", "Hot Air Balloon: item"),
        ("en", "arnak", "serpent's gold", "Serpent’s Gold: artifact"),
        ("en", "arnak", "level-1 site 1", "Level-1 site 1: lower row"),
        ("en", "arnak", "temple", "11-point stack: price 1 coin, 1 compass, 2 tablets, 1 arrowhead and 1 jewel"),
        ("en", "arnak", "row-1", "Research row 1: magnifying glass 1 point, Gain 1 coin"),
        ("en", "arnak", "g-boat", "Cost to overcome: 1 arrowhead and 1 boat."),
        ("en", "arnak", "a-coins", "gold: Gain 3 coins."),
        ("en", "arnak", "xyzzy", "Nothing is called “xyzzy”."),
        ("en", "arnak", "", "Say which one: card"),
        ("en", "quetzal", "harbor master's", "Harbor Master’s Office."),
        ("en", "quetzal", "automaton card 7", "Temple: "),
        ("fr", "arnak", "epingle", "Épingle griffe de tigre\u00a0: artéfact"),
        ("de", "arnak", "Hut", "Hut: Gegenstand"),
        ("de", "arnak", "Heissluft", "Heißluftballon: Gegenstand"),
        ("de", "arnak", "Runenschildkroete", "Runenschildkröte: Wächter"),
        ("fr", "arnak", "medaillon du singe", "Médaillon du singe\u00a0: artéfact"),
    ],
)
def test_a_component_is_read_by_its_name(language: str, game: str, name: str, found: str) -> None:
    said = answered(table(game, language=language), f"card {name}".strip())
    assert found in said


def test_a_name_of_many_lists_them() -> None:
    assert "That could be any of these: Idol of Ara-Anu, Coin idol," in answered(table(), "card idol")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_every_component_can_be_read(game: str, language: str) -> None:
    things = table(game, language=language).things
    for thing in things.all():
        assert thing in things.find(things.name(thing))
        assert all([line.strip() and "{" not in line for line in things.describe(thing, table_view(game))])


def table_view(game: str) -> dict[str, object]:
    return table(game).view(0)


def test_help_names_every_command() -> None:
    said = answered(table(), "help")
    for command in (
        *("look", "hand", "row", "map", "track", "players", "log", "card", "why", "undo", "score"),
        *("save", "help", "quit", "rule"),
    ):
        assert f"\n{command}" in said


@pytest.mark.parametrize(
    ("language", "line", "english"),
    [
        ("fr", "rangée", "row"),
        ("fr", "rangee", "row"),
        ("fr", "main", "hand"),
        ("fr", "pourquoi pass", "why pass"),
        ("fr", "carte hat", "card hat"),
        ("fr", "aide", "help"),
        ("fr", "score", "score"),
        ("de", "reihe", "row"),
        ("de", "leiste", "track"),
        ("de", "warum pass", "why pass"),
        ("de", "karte hat", "card hat"),
        ("de", "hilfe", "help"),
        ("de", "wertung", "score"),
    ],
)
def test_commands_have_words_of_the_language_and_english_ones(language: str, line: str, english: str) -> None:
    assert answered(table(language=language), line) == answered(table(language=language), english)


def test_a_long_list_is_offered_in_groups() -> None:
    at = table("quetzal")
    printed = played(at, "1", "0", "1", "2")
    first, second, again, third = [choices(part) for part in printed.split(PROMPT)[:4]]
    assert first[0].startswith("Bid at the Quarry, role adventurer (")
    assert first[0].endswith("ways; 2 × Weapon; nobody holds it)")
    assert len(first) < len(at.rules.view(table("quetzal").session.game, 0)["actions"]) / 3
    assert all([label.startswith("Bid at the Quarry, role adventurer: ") for label in second])
    assert again == first
    assert third == second
    assert "Ann bids" in printed


def test_the_rival_and_its_tiles_are_told() -> None:
    printed = played(table("arnak", "person", players=1, board="snake", difficulty=2))
    assert "The rival: 9 tiles left this round, last tile: " in printed
    assert "the arrow on the next tile points" in printed


def test_the_end_of_the_input_leaves_the_game(tmp_path: Path) -> None:
    at = table()
    at.file = tmp_path / "here.record"
    printed = played(at, "pass")
    assert f"You left before the end. The game is saved; to continue: digsite play {at.file}" in printed.replace(
        "./play", "digsite play"
    )
    assert at.file.exists()
    assert "Victory" not in printed
    assert played(table(), "quit", "pass") == played(table()).rstrip("\n").removesuffix(PROMPT) + f"{PROMPT}\n"


def test_saving_by_hand(tmp_path: Path) -> None:
    saved, foreign = tmp_path / "game.record", tmp_path / "letter.txt"
    foreign.write_text("Dear Ann", encoding="utf-8")
    at = table()
    printed = played(
        at,
        "dig camp-coin 1",
        f"save {saved}",
        f"save {tmp_path}/nowhere\0/x",
        f"save {foreign}",
        f"save {tmp_path}",
        f"save {saved}",
    )
    assert printed.count(f"Saved to {saved}.") == 2
    assert f"{foreign} already exists and is not a Digsite record" in printed
    assert foreign.read_text(encoding="utf-8") == "Dear Ann"
    assert saved.read_text(encoding="utf-8").startswith("digsite record 1\n")


def test_a_word_that_is_both_an_action_and_a_command_shows_unless_it_can_be_done() -> None:
    assert "Items: Automobile" in answered(table(), "row")


@pytest.mark.parametrize(
    ("assistant", "said"),
    [
        ("a-coin-plane", ["Gain 1 coin", "Gain 1 plane"]),
        ("a-coin-plane+", ["Gain 2 coins", "Gain 2 planes"]),
        ("a-compass-car+", ["Gain 1 coin and 1 compass", "Gain 2 cars"]),
    ],
)
def test_an_option_of_an_assistant_is_that_of_the_side_that_lies_up(assistant: str, said: list[str]) -> None:
    game = arnak(f"assistants: {assistant}")
    apply(game, ARNAK.catalogue.by_notation[f"use {assistant.removesuffix('+')}"])
    view = ARNAK.view(game, 0)
    things = table().things
    assert [things.label(view, action) for action in view["actions"] if action["verb"] == "choose"] == said
