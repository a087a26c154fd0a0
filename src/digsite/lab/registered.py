"""The environments' ids, for the frameworks that are installed. Importing `digsite.lab` registers them.

Gymnasium looks for no plugins since 1.0, so something has to be imported: `import digsite.lab`, or the module before a
colon in `gymnasium.make("digsite.lab:digsite/Arnak-v0")`.
"""

from __future__ import annotations

from typing import Final

GYMNASIUM: Final = {"arnak": "digsite/Arnak-v0", "quetzal": "digsite/Quetzal-v0"}
PETTINGZOO: Final = {"arnak": "digsite/arnak-v0", "quetzal": "digsite/quetzal-v0"}


def register_with_gymnasium() -> None:
    """`gymnasium.make("digsite/Arnak-v0")` and `gymnasium.make_vec`."""
    try:
        from gymnasium.envs.registration import register, registry
    except ImportError:
        return  # what needs it says so

    for game, name in GYMNASIUM.items():
        if name not in registry:
            register(id=name, entry_point=f"digsite.lab.gym:{game}", vector_entry_point=f"digsite.lab.many:{game}")


def register_with_pettingzoo() -> None:
    """`pettingzoo.make("aec", "digsite/arnak-v0")`, where PettingZoo is new enough to have it."""
    import pettingzoo

    if not hasattr(pettingzoo, "register"):
        return
    for game, name in PETTINGZOO.items():
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "digsite.lab:aec", kwargs={"game": game})
