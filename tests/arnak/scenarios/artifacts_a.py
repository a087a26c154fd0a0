"""Buying an artifact: its effect need not be resolved, whichever it is; what costs nothing and what still does."""

from __future__ import annotations

from tests.arnak.scenario import Scenario

# In this position the effect of every artifact would change something.
RICH = (
    "hand: fear; coin: 2; tablet: 3; arrowhead: 1; jewel: 1; at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat;"
    " assistants: a-coins!; slots: idol-coin"
)

PRICES = {
    "pathfinders-sandals": 3,
    "pathfinders-staff": 4,
    "war-mask": 3,
    "treasure-chest": 4,
    "ritual-dagger": 4,
    "crystal-earring": 4,
    "mortar": 3,
    "serpents-gold": 3,
    "serpent-idol": 2,
    "monkey-medallion": 4,
    "idol-of-ara-anu": 3,
    "inscribed-blade": 2,
    "guardians-ocarina": 4,
    "tigerclaw-hairpin": 4,
    "war-club": 4,
    "sundial": 2,
    "traders-scales": 4,
    "hunting-arrows": 4,
    "coconut-flask": 3,
    "cleansing-cauldron": 3,
    "ancient-wine": 3,
    "decorated-horn": 2,
    "ornate-hammer": 4,
    "star-charts": 4,
    "stone-jar": 2,
    "passage-shell": 3,
    "ceremonial-rattle": 3,
    "sacred-drum": 4,
    "traders-coins": 3,
    "stone-key": 3,
    "obsidian-earring": 4,
    "guiding-stone": 3,
    "guiding-skull": 4,
    "runes-of-the-dead": 4,
    "guardians-crown": 4,
}


def from_hand(card: str) -> dict[str, str]:
    """A card played from the hand lies in the play area."""
    return {"me.hand": f"-{card}", "me.play": f"+{card}"}


def from_row(card: str) -> dict[str, str]:
    """An artifact bought or gained lies in the play area; its place in the row stays empty for the turn."""
    return {"row.artifacts": f"+- -{card}", "me.play": f"+{card}"}


def left_unresolved(card: str, price: int) -> Scenario:
    return Scenario(
        card,
        f"bought for {price} compasses, with its effect left, it only lies in the play area",
        f"{RICH}; artifacts: {card}; compass: {price}",
        (f"buy {card}", "skip"),
        {**from_row(card), "me.purse": f"compass -{price}", "asks": "after"},
    )


def gained_and_left(card: str) -> Scenario:
    """The notebook's row gives an artifact; its effect is as optional as that of a bought one."""
    return Scenario(
        card,
        "gained by the notebook, with its effect left, it only lies in the play area",
        f"artifacts: {card}; magnifier: 6-1; notebook: 5-1; compass: 1; jewel: 1; bonus: 6-1=-",
        ("research notebook 6-1", f"take {card}", "skip"),
        {**from_row(card), "me.notebook": "6-1", "me.purse": "compass -1, jewel -1", "asks": "after"},
    )


SCENARIOS: list[Scenario] = [
    *[left_unresolved(card, price) for card, price in PRICES.items()],
    *[gained_and_left(card) for card in ("war-mask", "serpents-gold", "passage-shell", "guiding-stone", "sundial")],
    Scenario(
        "runes-of-the-dead",
        "gained by the notebook and resolved it costs neither compasses nor a tablet",
        "artifacts: runes-of-the-dead; magnifier: 6-1; notebook: 5-1; compass: 1; jewel: 1; bonus: 6-1=-",
        ("research notebook 6-1", "take runes-of-the-dead", "resolve"),
        {
            **from_row("runes-of-the-dead"),
            "me.play": "+fear +runes-of-the-dead",
            "me.notebook": "6-1",
            "me.purse": "coin +1, compass -1, tablet +3, jewel -1",
            "decks.fear": "-fear",
            "asks": "after",
        },
    ),
    Scenario(
        "mortar",
        "gained by the notebook, its effect need not be resolved",
        "artifacts: mortar; magnifier: 6-1; notebook: 5-1; compass: 1; jewel: 1; bonus: 6-1=-",
        ("research notebook 6-1", "take mortar", "skip"),
        {**from_row("mortar"), "me.notebook": "6-1", "me.purse": "compass -1, jewel -1", "asks": "after"},
    ),
    Scenario(
        "decorated-horn",
        "gained by the notebook on the Snake track, for an idol, it exchanges at once",
        "board: snake; artifacts: decorated-horn; magnifier: 4-1; notebook: 3-1; crates: idol-coin;"
        " assistants: a-tablet!; supply: a-compass - -",
        ("research notebook 4-1", "take decorated-horn", "resolve", "exchange a-tablet a-compass"),
        {
            **from_row("decorated-horn"),
            "me.notebook": "4-1",
            "me.crates": "-idol-coin",
            "box": "+idol-coin",
            "me.assistants": "+a-compass -a-tablet!",
            "decks.assistants[0]": "+a-tablet -a-compass",
            "asks": "after",
        },
    ),
    Scenario(
        "serpent-idol",
        "the row is filled up only at the end of the turn in which it was bought",
        "artifacts: serpent-idol; compass: 2; next_artifacts: mortar",
        ("buy serpent-idol", "resolve", "end-turn"),
        {
            "row.artifacts": "+mortar -serpent-idol",
            "decks.artifacts": "-mortar",
            "me.play": "+fear +serpent-idol",
            "me.purse": "compass -2, jewel +1",
            "decks.fear": "-fear",
            "turn": "+1",
            "asks": "turn",
        },
    ),
    Scenario(
        "traders-coins",
        "a free action may come between buying and resolving: the idol's tablets are there to be upgraded",
        "artifacts: traders-coins; compass: 3; crates: idol-coin",
        ("buy traders-coins", "slot slot-tablets", "resolve", "upgrade tablet"),
        {
            **from_row("traders-coins"),
            "me.crates": "-idol-coin",
            "me.slots": "+idol-coin --",
            "me.purse": "coin +2, compass -3, tablet +1, arrowhead +1",
            "asks": "after",
        },
    ),
]
