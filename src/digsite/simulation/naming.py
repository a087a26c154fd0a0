"""The name of what an action takes or uses, if that does not depend on the table."""

from __future__ import annotations

from typing import Final

from digsite.kernel.catalogue import Action

# Verbs whose second target belongs to the name: which token, and where it goes; what is exchanged for what.
BOTH_TARGETS: Final = frozenset({"research", "exchange"})


def name_of(action: Action) -> str:
    targets = [str(target) for target in action.targets.values()]
    return " ".join([action.verb, *targets[: 2 if action.verb in BOTH_TARGETS else 1]])
