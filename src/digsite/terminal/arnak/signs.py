"""What is printed on Arnak's tiles, in glyphs, read off the rules' own tables."""

from __future__ import annotations

from typing import Any, Final

from digsite.arnak.assistants import PromoteAssistant, RefreshAssistant, RescueAssistant, TakeAssistant
from digsite.arnak.cards import Draw, Exile, GainFear
from digsite.arnak.choices import Choose
from digsite.arnak.guardians import OvercomeFree
from digsite.arnak.icons import names
from digsite.arnak.market import GainArtifact, GainItem
from digsite.arnak.resources import amounts
from digsite.arnak.tokens import Gain, Trade, UpgradeResource
from digsite.kernel.effects import Seq
from digsite.terminal.screen.ink import PLAIN, Line, joined
from digsite.terminal.screen.palette import GLYPHS
from digsite.terminal.screen.scene import glyph

SIMPLE: Final[dict[type, tuple[tuple[str, str], ...]]] = {
    Exile: (("✗▯", PLAIN),),
    GainItem: (("+⚒", "item"),),
    GainArtifact: (("+♆", "artifact"),),
    TakeAssistant: (("+☻", "assistant"),),
    RescueAssistant: (("+☻", "assistant"),),
    PromoteAssistant: (("☻›★", "assistant"),),
    RefreshAssistant: (("↻☻", "assistant"),),
    OvercomeFree: (("♞✓", "guardian"),),
    UpgradeResource: (("▤", "tablet"), ("›", PLAIN), ("➤", "arrowhead"), ("›", PLAIN), ("◊", "jewel")),
}


def tokens(bundle: int) -> Line:
    """An amount of tokens."""
    return [span for name, count in amounts(bundle).items() if count for span in glyph(name, count)]


def travel(bundle: int) -> Line:
    """Travel icons or needs, one glyph each."""
    shown = "".join([GLYPHS[name] if name in GLYPHS else f"{GLYPHS['car']}/{GLYPHS['boat']}" for name in names(bundle)])
    return [(shown, "travel")] if shown else []


def price(bundle: int, icons: int = 0, cards: int = 0) -> Line:
    """Tokens, travel and cards that something costs."""
    return [*tokens(bundle), *travel(icons), *([("▯" * cards, PLAIN)] if cards else [])]


def sign(effect: Any) -> Line:
    """An effect in glyphs."""
    if isinstance(effect, Gain):
        return tokens(effect.tokens)
    if isinstance(effect, Seq):
        return joined([sign(part) for part in effect.parts()])
    if isinstance(effect, Trade):
        cost = price(effect.price.tokens, effect.price.travel, effect.price.cards)
        return [*cost, ("›", PLAIN), *sign(effect.benefit)]
    if isinstance(effect, Choose):
        return joined([sign(part) for part in effect.branches], "/")
    if isinstance(effect, Draw):
        return [("+" + "▯" * effect.count, PLAIN)]
    if isinstance(effect, GainFear):
        return [("+☠" * effect.count, "fear")]
    return list(SIMPLE.get(type(effect), ()))
