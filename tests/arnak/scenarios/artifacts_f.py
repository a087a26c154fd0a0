"""Artifacts that take items without paying, or free the slot of an idol."""

from __future__ import annotations

from tests.arnak.scenario import Scenario
from tests.arnak.scenarios.artifacts_a import from_hand, from_row

NO_ITEMS = "items: - - - - -; empty_items: yes"

MEDALLION = [
    Scenario(
        "monkey-medallion",
        "played for a tablet it puts an item of the row on the deck for nothing",
        "hand: monkey-medallion; tablet: 1; items: horse",
        ("play monkey-medallion", "take horse"),
        {
            **from_hand("monkey-medallion"),
            "me.deck": "+horse",
            "row.items": "+- -horse",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "monkey-medallion",
        "the item lies on top: it is drawn in the same turn, before the rest of the deck",
        "hand: monkey-medallion; tablet: 1; items: horse; deck: fear fear; assistants: a-draw+",
        ("play monkey-medallion", "take horse", "use a-draw", "draw"),
        {
            "me.hand": "+horse -monkey-medallion",
            "me.play": "+monkey-medallion",
            "row.items": "+- -horse",
            "me.assistants": "+a-draw+! -a-draw+",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "monkey-medallion",
        "the row is filled up at the end of the turn",
        "hand: monkey-medallion; tablet: 1; items: axe rope dog hat torch; next_items: horse",
        ("play monkey-medallion", "take axe", "end-turn"),
        {
            **from_hand("monkey-medallion"),
            "me.deck": "+axe",
            "row.items": "+horse -axe",
            "decks.items": "-horse",
            "me.purse": "tablet -1",
            "turn": "+1",
            "asks": "turn",
        },
    ),
    Scenario(
        "monkey-medallion",
        "without an item in the row it brings nothing",
        f"hand: monkey-medallion; tablet: 1; {NO_ITEMS}",
        ("play monkey-medallion",),
        {**from_hand("monkey-medallion"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "monkey-medallion",
        "bought and resolved it costs no tablet",
        "artifacts: monkey-medallion; compass: 4; items: axe",
        ("buy monkey-medallion", "resolve", "take axe"),
        {
            **from_row("monkey-medallion"),
            "me.deck": "+axe",
            "row.items": "+- -axe",
            "me.purse": "compass -4",
            "asks": "after",
        },
    ),
]

HAMMER = [
    Scenario(
        "ornate-hammer",
        "played for a tablet it exiles the rightmost item, which may be taken back from exile for nothing",
        "hand: ornate-hammer; tablet: 1; items: axe rope dog hat torch",
        ("play ornate-hammer", "take torch"),
        {
            **from_hand("ornate-hammer"),
            "me.deck": "+torch",
            "row.items": "+- -torch",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "ornate-hammer",
        "it takes another exiled item instead",
        "hand: ornate-hammer; tablet: 1; items: axe rope dog hat torch; exiled_items: machete horse",
        ("play ornate-hammer", "take horse"),
        {
            **from_hand("ornate-hammer"),
            "me.deck": "+horse",
            "row.items": "+- -torch",
            "exile.items": "+torch -horse",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "ornate-hammer",
        "no item need be taken, but the rightmost one is exiled",
        "hand: ornate-hammer; tablet: 1; items: axe rope dog hat torch; exiled_items: horse",
        ("play ornate-hammer", "skip"),
        {
            **from_hand("ornate-hammer"),
            "row.items": "+- -torch",
            "exile.items": "+torch",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "ornate-hammer",
        "the rightmost item is the last that lies there, beside empty places",
        "hand: ornate-hammer; tablet: 1; items: axe rope - - -; empty_items: yes",
        ("play ornate-hammer", "skip"),
        {
            **from_hand("ornate-hammer"),
            "row.items": "+- -rope",
            "exile.items": "+rope",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "ornate-hammer",
        "with no item in the row an exiled one may be taken all the same",
        f"hand: ornate-hammer; tablet: 1; {NO_ITEMS}",
        ("play ornate-hammer", "take horse"),
        {
            **from_hand("ornate-hammer"),
            "me.deck": "+horse",
            "exile.items": "-horse",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "ornate-hammer",
        "the item taken lies under the deck: the top card is drawn first",
        "hand: ornate-hammer; tablet: 1; items: axe rope dog hat torch; deck: machete fear; assistants: a-draw+",
        ("play ornate-hammer", "take torch", "use a-draw", "draw"),
        {
            "me.hand": "+machete -ornate-hammer",
            "me.play": "+ornate-hammer",
            "me.deck": "+torch -machete",
            "row.items": "+- -torch",
            "me.assistants": "+a-draw+! -a-draw+",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "ornate-hammer",
        "taken into an empty deck the item is its bottom and its top card",
        "hand: ornate-hammer; tablet: 1; items: axe rope dog hat torch; deck:; assistants: a-draw+",
        ("play ornate-hammer", "take torch", "use a-draw", "draw"),
        {
            "me.hand": "+torch -ornate-hammer",
            "me.play": "+ornate-hammer",
            "row.items": "+- -torch",
            "me.assistants": "+a-draw+! -a-draw+",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "ornate-hammer",
        "the row is filled up at the end of the turn",
        "hand: ornate-hammer; tablet: 1; items: axe rope dog hat torch; next_items: horse",
        ("play ornate-hammer", "take torch", "end-turn"),
        {
            **from_hand("ornate-hammer"),
            "me.deck": "+torch",
            "row.items": "+horse -torch",
            "decks.items": "-horse",
            "me.purse": "tablet -1",
            "turn": "+1",
            "asks": "turn",
        },
    ),
    Scenario(
        "ornate-hammer",
        "bought and resolved it costs no tablet",
        "artifacts: ornate-hammer; compass: 4; items: axe rope dog hat torch",
        ("buy ornate-hammer", "resolve", "take torch"),
        {
            **from_row("ornate-hammer"),
            "me.deck": "+torch",
            "row.items": "+- -torch",
            "me.purse": "compass -4",
            "asks": "after",
        },
    ),
]

STONE_KEY = [
    Scenario(
        "stone-key",
        "played for a tablet it brings the idol of the first slot back to the crates",
        "hand: stone-key; tablet: 1; slots: idol-coin idol-compass",
        ("play stone-key", "unslot 1"),
        {
            **from_hand("stone-key"),
            "me.slots": "+- -idol-coin",
            "me.crates": "+idol-coin",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "stone-key",
        "or that of another slot, as the player likes",
        "hand: stone-key; tablet: 1; slots: idol-coin idol-compass idol-tablet",
        ("play stone-key", "unslot 2"),
        {
            **from_hand("stone-key"),
            "me.slots": "+- -idol-compass",
            "me.crates": "+idol-compass",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "stone-key",
        "the idol may be slotted again at once: into the leftmost empty slot, the one it came from",
        "hand: stone-key; tablet: 1; slots: idol-coin idol-compass",
        ("play stone-key", "unslot 1", "slot slot-arrowhead"),
        {**from_hand("stone-key"), "me.purse": "tablet -1, arrowhead +1", "asks": "after"},
    ),
    Scenario(
        "stone-key",
        "with four slots full it makes room for the idol that waits in the crates",
        "hand: stone-key; tablet: 1; slots: idol-coin idol-compass idol-tablet idol-exile; crates: idol-refresh",
        ("play stone-key", "unslot 4", "slot slot-tablets"),
        {
            **from_hand("stone-key"),
            "me.slots": "+idol-refresh -idol-exile",
            "me.crates": "+idol-exile -idol-refresh",
            "me.purse": "tablet +1",
            "asks": "after",
        },
    ),
    Scenario(
        "stone-key",
        "without an idol in a slot it has no effect, whatever lies in the crates",
        "hand: stone-key; tablet: 1; crates: idol-coin",
        ("play stone-key",),
        {**from_hand("stone-key"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "stone-key",
        "bought and resolved it costs no tablet",
        "artifacts: stone-key; compass: 3; slots: idol-coin",
        ("buy stone-key", "resolve", "unslot 1"),
        {
            **from_row("stone-key"),
            "me.slots": "+- -idol-coin",
            "me.crates": "+idol-coin",
            "me.purse": "compass -3",
            "asks": "after",
        },
    ),
]

SCENARIOS: list[Scenario] = [*MEDALLION, *HAMMER, *STONE_KEY]
