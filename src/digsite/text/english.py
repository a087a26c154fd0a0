"""One plain sentence for every code of the protocol and the rules; programs should go by the code."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    "bad-json": "This line is not a JSON object.",
    "bad-request": "The request is not well formed.",
    "unknown-command": "There is no such command.",
    "no-game": "No game is being played; start one with new, load or replay.",
    "unknown-action": "There is no such action.",
    "not-your-decision": "Another seat has to decide now.",
    "game-over": "The game is over.",
    "nothing-to-undo": "There is nothing to take back.",
    "undo-barrier": "That step cannot be taken back: chance, something newly seen or another seat came after it.",
    "corrupt-record": "The record is damaged.",
    "impossible-position": "No table can be in that position.",
    "bad-edition": "The edition does not add up.",
    "internal-error": "The engine made a mistake; nothing has changed. Please report it with this request.",
    "not-now": "That is not what is being decided now.",
    "main-action-used": "The main action of this turn is already taken.",
    "main-action-required": "A turn needs a main action; whoever takes none must pass.",
    "no-archaeologist": "No archaeologist is left on the player's board.",
    "space-occupied": "An archaeologist stands on that space.",
    "space-blocked": "That space is blocked at this number of players.",
    "site-occupied": "That site is occupied.",
    "site-guarded": "There is a guardian on that site already.",
    "wrong-site": "The effect does not reach that site.",
    "not-discovered": "That site has not been discovered.",
    "already-discovered": "That site has been discovered already.",
    "cannot-pay": "The cost cannot be paid.",
    "cannot-travel": "The travel cost cannot be paid.",
    "useless-travel": "That does not help to pay a travel cost now.",
    "not-in-hand": "That card is not in the hand.",
    "not-in-play-area": "That card is not in the play area.",
    "not-in-row": "That card is not in the row.",
    "not-in-exile": "That item is not in exile.",
    "not-drawn": "That card is not among those just drawn.",
    "wrong-kind": "The effect is for the other kind of card.",
    "no-effect": "That would have no effect.",
    "choose-half": "Say which half of the card is meant: free or pass.",
    "no-guardian": "There is no such guardian.",
    "not-on-site": "The player has no archaeologist there.",
    "boon-used": "That boon has been used.",
    "no-assistant": "That assistant is not to be had.",
    "assistant-exhausted": "That assistant is exhausted.",
    "already-ready": "That assistant is not exhausted.",
    "already-gold": "That assistant is gold already.",
    "no-idol": "There is no idol to be used.",
    "slots-full": "All idol slots are full.",
    "notebook-limit": "The notebook never goes above the magnifying glass, nor into the Lost Temple.",
    "wrong-token": "The effect is for the notebook only.",
    "not-connected": "No bridge leads there.",
    "not-in-temple": "The magnifying glass is not in the Lost Temple.",
    "stack-empty": "That stack is empty.",
    "no-such-tile": "That tile is not there.",
    "no-such-option": "There is no such option.",
    "option-taken": "That option has been taken already.",
    "bad-number": "That number cannot be announced.",
    "too-few-meeples": "There are not enough such meeples.",
    "wrong-role": "That role is not accepted there.",
    "not-more-meeples": "A bid must have more meeples than the one it replaces.",
    "own-bid": "One's own bid can be neither raised nor replaced.",
    "space-taken": "That space is taken.",
    "space-covered": "That space is covered at this number of players.",
    "holds-marker": "Whoever holds the First Player marker may not go to the Stela.",
    "over-limit": "That is more than is allowed.",
    "not-owned": "That upgrade is not in front of the player.",
    "not-on-display": "That is not on display.",
    "must-take": "Taking one is compulsory.",
    "must-place": "Placing is compulsory while meeples are left.",
    "newest-stays": "One of the two older upgrades must go.",
    "already-used": "That has been used already.",
}


def sentence(code: str, missing: dict[str, int] | None) -> str:
    """What a code means, with what is missing."""
    plain = SENTENCES.get(code, code)
    if not missing:
        return plain
    return f"{plain} Missing: {', '.join([f'{count} {name}' for name, count in missing.items()])}."
