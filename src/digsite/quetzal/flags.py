"""The switches for unsettled rulings, by name; section H of the rulings explains their other values."""

from __future__ import annotations

from typing import Final, final

from digsite.kernel.errors import BadOptions

# Typed as objects: compiled, a value that may be a bool or an int would become an int.
DEFAULTS: Final[dict[str, object]] = {
    "free_location_many_meeples_per_turn": True,
    "raise_own_bid": False,
    "several_unique_spaces_per_player": True,
    "kicked_wild_meeple_stays_wild": True,
    "reshuffle_discard_when_deck_empty": True,
    "harbor_meeples_are_separate_deliveries": True,
    "extra_delivery_applies_per_delivery": True,
    "trio_bonus_once_per_delivery": True,
    "over_limit_may_discard_new_tile": True,
    "duplicate_check_against_active_only": True,
    "any_time_exchange_until_final_scoring": True,
    "upgrade_gained_mid_delivery_counts_from_next_one": True,
    "coin_supply_unlimited": True,
    "upgrade_pile_reshuffles": False,
    "hands_hidden": True,
    "camp_pays_per_meeple": True,
    "lone_character_outbid_by": 2,
    "reroll_two_together": True,
}
NO_OTHER_VALUE: Final = ("upgrade_pile_reshuffles",)
# The other value of each: of a switch, that it is off or on; of a number, the other number.
OTHERS: Final[dict[str, object]] = {
    **{name: not value for name, value in DEFAULTS.items()},
    "lone_character_outbid_by": 1,
}


@final
class Flags:
    """All of them as attributes; `changed` holds those that differ from the default."""

    __slots__ = ("changed", *DEFAULTS)

    def __init__(self, changed: dict[str, object]) -> None:
        values = {**DEFAULTS, **changed}
        self.changed = {name: value for name, value in sorted(values.items()) if value != DEFAULTS[name]}
        on = {name: bool(value) for name, value in values.items()}
        self.free_location_many_meeples_per_turn = on["free_location_many_meeples_per_turn"]
        self.raise_own_bid = on["raise_own_bid"]
        self.several_unique_spaces_per_player = on["several_unique_spaces_per_player"]
        self.kicked_wild_meeple_stays_wild = on["kicked_wild_meeple_stays_wild"]
        self.reshuffle_discard_when_deck_empty = on["reshuffle_discard_when_deck_empty"]
        self.harbor_meeples_are_separate_deliveries = on["harbor_meeples_are_separate_deliveries"]
        self.extra_delivery_applies_per_delivery = on["extra_delivery_applies_per_delivery"]
        self.trio_bonus_once_per_delivery = on["trio_bonus_once_per_delivery"]
        self.over_limit_may_discard_new_tile = on["over_limit_may_discard_new_tile"]
        self.duplicate_check_against_active_only = on["duplicate_check_against_active_only"]
        self.any_time_exchange_until_final_scoring = on["any_time_exchange_until_final_scoring"]
        self.upgrade_gained_mid_delivery_counts_from_next_one = on["upgrade_gained_mid_delivery_counts_from_next_one"]
        self.coin_supply_unlimited = on["coin_supply_unlimited"]
        self.upgrade_pile_reshuffles = on["upgrade_pile_reshuffles"]
        self.hands_hidden = on["hands_hidden"]
        self.camp_pays_per_meeple = on["camp_pays_per_meeple"]
        outbid_by = values["lone_character_outbid_by"]
        assert isinstance(outbid_by, int)
        self.lone_character_outbid_by = outbid_by
        self.reroll_two_together = on["reroll_two_together"]


def read_flags(written: object) -> Flags:
    """The flags of a new game; BadOptions names the wrong one."""
    if not isinstance(written, dict):
        raise BadOptions("options", "an object of ruling flags is expected")
    for name, value in written.items():
        if name not in DEFAULTS:
            raise BadOptions(f"options.{name}", "there is no such ruling flag")
        if type(value) is not type(DEFAULTS[name]) or value not in (DEFAULTS[name], OTHERS[name]):
            other = f"{OTHERS[name]} or {DEFAULTS[name]}" if type(DEFAULTS[name]) is int else "true or false"
            raise BadOptions(f"options.{name}", f"{other} is expected")
        if name in NO_OTHER_VALUE and value != DEFAULTS[name]:
            raise BadOptions(f"options.{name}", "it has no other value: tiles that score would be taken back (R-52)")
    return Flags(written)
