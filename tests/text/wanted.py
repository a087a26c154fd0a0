"""What must be said, read off the rules' own tables and sources, so that a new card without a text fails."""

from __future__ import annotations

import ast
import importlib
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from digsite.text.telling import FORMS

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "src" / "digsite"


def named(key: str) -> set[str]:
    """A player's name with the forms a sentence needs."""
    return {key, *[f"{key}.{form}" for form in FORMS]}


# Words for the tables and menus of the clients; no table of the rules lists them.
FREE_WORDS = ("ui-", "word-", "zone-", "state-", "kind-", "timing-", "side-", "language-", "game-", "level-")
GRAMMAR = {
    "list-pair",
    "list-comma",
    *named("seat-name"),
    *named("player-named"),
    "missing",
    "see-page",
    "see-rule",
    "prompt-from",
}


@cache
def wanted(game: str) -> set[str]:
    """Every key a game needs."""
    return GRAMMAR | (arnak() if game == "arnak" else quetzal()) | told(game) | rules(game)


def arnak() -> set[str]:
    """The components of Arnak with their attributes, amounts, score parts and tie-breaks."""
    from digsite.arnak.box import FIRST_LEVEL1, SITE_NAMES, TEMPLE_STACKS, TRACK
    from digsite.arnak.icons import ICONS
    from digsite.arnak.printed import BOX
    from digsite.arnak.research import TOKENS
    from digsite.arnak.resources import RESOURCES
    from digsite.arnak.scoring import PARTS
    from digsite.arnak.sources import SOURCES as ASKING

    keys = {*RESOURCES, *ICONS, "temple.effect"}
    keys |= {f"amount-{name}" for name in (*RESOURCES, *ICONS, "archaeologist", "idol", "card", "point")}
    for card in BOX.cards:
        keys |= with_options(f"card-{card.name}", "effect", card.effect)
    tiles: tuple[Any, ...] = (*BOX.camps, *BOX.level1, *BOX.level2, *BOX.idols, *BOX.slot_effects, *BOX.bonuses)
    for tile in tiles:
        keys |= with_options(tile.name, "effect", tile.effect)
    for number, name in enumerate(SITE_NAMES):
        keys |= {name, f"{name}.at", f"{name}.to", f"{name}.from"}
        keys |= {f"{name}.place"} if number >= FIRST_LEVEL1 else set()
    for guardian in BOX.guardians:
        keys |= {guardian.name, f"{guardian.name}.cost", f"{guardian.name}.boon"}
    for assistant in BOX.assistants:
        for side, effect in zip(("silver", "gold"), assistant.effects, strict=True):
            keys |= with_options(assistant.name, side, effect, f"{side}-")
    for board in BOX.boards:
        rows = [f"{board.name}-row-{number + 1}" for number in range(len(board.rows))]
        keys |= {f"board-{board.name}", *rows}
        keys |= {f"{row}.{token}" for row in rows for token in TOKENS}
    for action in BOX.rivals:
        keys |= {f"rival-{action.name}", f"rival-{action.name}.effect"}
    keys |= {name for name in ASKING if f"card-{name}" not in keys}
    keys |= {f"space-{space}" for space in TRACK} | {f"stack-{stack}" for stack in TEMPLE_STACKS}
    keys |= {f"token-{token}" for token in TOKENS} | {"arrow-left", "arrow-right", *named("player-rival")}
    return keys | {f"score-{part}" for part in PARTS} | ties("arnak")


def with_options(key: str, attribute: str, effect: Any, prefix: str = "") -> set[str]:
    """A component with one effect, and the options that effect offers."""
    count = most_options(effect)
    return {key, f"{key}.{attribute}", *[f"{key}.{prefix}option-{number + 1}" for number in range(count)]}


def most_options(effect: Any) -> int:
    """How many branches an effect has to choose from, itself or in a part of it."""
    branches = getattr(effect, "branches", ())
    parts = effect.parts() if hasattr(effect, "parts") else effect if isinstance(effect, tuple) else ()
    return max([len(branches), *[most_options(part) for part in parts if not isinstance(part, (int, str))]])


def quetzal() -> set[str]:
    """The components of Quetzal with their attributes, amounts, score parts, tie-breaks and switches."""
    pytest.importorskip("digsite.quetzal.actions")
    from digsite.quetzal.actions import AUTOMATON_NAMES
    from digsite.quetzal.box import CARD_NAMES, LOCATIONS, PRINTED_UPGRADES, REWARDS, TYPES
    from digsite.quetzal.flags import DEFAULTS
    from digsite.quetzal.meeples import CHARACTER_LANDINGS, KINDS, LANDINGS, ROLES
    from digsite.quetzal.model import PHASES
    from digsite.quetzal.placement import MEEPLES

    amounts = ("coin", "coins", "vp", "discovery", "cards", "meeple", "meeples", "plain")
    keys = {f"amount-{name}" for name in (*amounts, *KINDS, *MEEPLES)}
    for prefix, attribute, names in (
        ("type-", "value", TYPES),
        ("card-", "effect", CARD_NAMES),
        ("upgrade-", "effect", PRINTED_UPGRADES),
        ("location-", "effect", LOCATIONS),
        ("flag-", "other", tuple(DEFAULTS)),
    ):
        keys |= {f"{prefix}{name}" for name in names} | {f"{prefix}{name}.{attribute}" for name in names}
    keys |= {f"location-{name}.{case}" for name in LOCATIONS for case in ("at", "to")}
    keys |= {f"meeple-{name}" for name in (*KINDS, *MEEPLES, "team")} | {f"role-{name}" for name in ROLES}
    keys |= {f"landing-{name}" for name in (*LANDINGS, *CHARACTER_LANDINGS)} | {f"phase-{name}" for name in PHASES}
    keys |= {*AUTOMATON_NAMES, *named("player-automaton"), "automaton-bids", "automaton-bid"}
    keys |= {f"track-{name}" for name in REWARDS} | {"track-space", "temple-space", "village-space", "upgrade-worth"}
    return keys | {f"score-{part}" for part in ("play", "marker", "coins", "upgrades")} | ties("quetzal")


def ties(game: str) -> set[str]:
    """The tie-breaks that `winners` returns."""
    for node in trees(game, "scoring"):
        if isinstance(node, ast.FunctionDef) and node.name == "winners":
            returned = [below for part in ast.walk(node) if isinstance(part, ast.Return) for below in texts(part)]
            return {f"tie-{name}" for name in returned}
    raise AssertionError("winners is gone")


def told(game: str) -> set[str]:
    """Log sentences, labels of verbs, prompts and refusals."""
    keys = {f"verb-{verb}" for verb in verbs(game)}
    keys |= (
        {"verb-play.free", "verb-play.pass", "verb-relocate.figure", "verb-return.figure"} if game == "arnak" else set()
    )
    keys |= {f"prompt-{kind}" for kind in kinds(game)}
    return keys | logged(game) | {f"refusal-{code}" for code in codes()}


def verbs(game: str) -> set[str]:
    layout = importlib.import_module(f"digsite.{game}.actions").CATALOGUE_LAYOUT
    return {verb for _, verb, _ in layout}


def logged(game: str) -> set[str]:
    """The kinds of events that are emitted; with `.hidden` where a card or idol may be kept from some eyes."""
    keys: set[str] = set()
    for node in trees(game):
        if not isinstance(node, ast.Call) or not isinstance(node.func, (ast.Attribute, ast.Name)):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
        if name in ("emit", "emit_secretly", "lay_down"):
            kinds = [kind for argument in node.args for kind in texts(argument)]
            hidden = name == "emit_secretly" or any(
                [ast.unparse(one.value).startswith("None if") for one in node.keywords]
            )
            keys |= {f"log-{kind}" for kind in kinds} | {f"log-{kind}.hidden" for kind in kinds if hidden}
    return keys


def members(game: str) -> dict[str, set[str]]:
    """Which members the events of each kind have, put together from all places that emit them."""
    found: dict[str, set[str]] = {}
    for node in trees(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr.startswith("emit"):
            for kind in [kind for argument in node.args for kind in texts(argument)]:
                found.setdefault(kind, set()).update([one.arg for one in node.keywords if one.arg])
    return found


def kinds(game: str) -> set[str]:
    """The kinds of decisions."""
    found = {"pick", "chance"}
    for node in trees(game):
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "kind" and node.value is not None:
            found |= set(texts(node.value)) if "ClassVar" in ast.unparse(node.annotation) else set()
    return found


@cache
def codes() -> set[str]:
    """The codes that refusals are built with anywhere; those in variables are found by the names of the variables."""
    found: set[str] = set()
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func) in ("Refusal", "Refused", "CannotUndo")
                and node.args
            ):
                found |= set(texts(node.args[0]))
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "code":
                found |= {code for part in branches(node.value) for code in texts(part)}
            elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "OBSTACLE_RULES":
                assert isinstance(node.value, ast.Dict)
                found |= {code for key in node.value.keys for code in texts(key)}
    return found


def branches(value: ast.expr) -> list[ast.expr]:
    """What an expression may be, without what decides it."""
    return [*branches(value.body), *branches(value.orelse)] if isinstance(value, ast.IfExp) else [value]


@cache
def said_in_source() -> set[str]:
    """Every string of the source outside the texts."""
    paths = [path for path in SOURCES.rglob("*.py") if "text" not in path.relative_to(SOURCES).parts]
    return {text for path in paths for text in texts(ast.parse(path.read_text(encoding="utf-8")))}


@cache
def named_in_clients() -> tuple[frozenset[str], tuple[str, ...]]:
    """The words with a dash or a dot that stand in the sources of clients, and beginnings of keys (`"ui-arrived-"`)."""
    paths = [path for path in SOURCES.rglob("*.py") if "text" not in path.relative_to(SOURCES).parts]
    paths += [path for ending in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{ending}")]
    found = {word for path in paths for word in re.findall(r"[a-z]*[-.][\w.-]*", path.read_text(encoding="utf-8"))}
    return frozenset(found), tuple(
        [word for word in found if word[:1].isalpha() and word.endswith("-") and word != "ui-"]
    )


def is_named(key: str) -> bool:
    """Whether a client names a key, or the beginning of it that it completes; an attribute may be named by itself."""
    words, beginnings = named_in_clients()
    message, _, attribute = key.partition(".")
    if attribute and f".{attribute}" in words:
        return is_named(message)
    return key in words or key.startswith(beginnings or ("-",))


def rules(game: str) -> set[str]:
    """The numbered rules of docs/rules, or where that page is still to come, those the refusals name."""
    page = ROOT / "docs" / "rules" / f"{game}.toml"
    if page.exists():
        written = tomllib.loads(page.read_text(encoding="utf-8"))
        numbers = {rule["number"] for chapter in written["chapter"] for rule in chapter["rule"]}
    else:
        numbers = {text for node in trees(game) for text in texts(node) if re.fullmatch(r"R-\d\d", text)}
    return {f"rule-{number}" for number in numbers}


@cache
def trees(game: str, module: str = "*") -> list[ast.AST]:
    """All nodes of a game's source, without its tables."""
    paths = sorted((SOURCES / game).glob(f"{module}.py"))
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def texts(node: ast.AST | None) -> list[str]:
    """The strings in a piece of source, f-strings left out."""
    if node is None:
        return []
    inside = {id(part) for joined in ast.walk(node) if isinstance(joined, ast.JoinedStr) for part in ast.walk(joined)}
    found = [part for part in ast.walk(node) if isinstance(part, ast.Constant) and id(part) not in inside]
    return [part.value for part in found if isinstance(part.value, str)]
