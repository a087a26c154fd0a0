### Why something is refused: one plain sentence for each code of both games and of the engine protocol, on one line and without placeholders.

## The engine

refusal-bad-json = This line is not a JSON object.
refusal-bad-request = The request is not well formed.
refusal-unknown-command = There is no such command.
refusal-no-game = No game is being played; start one with new, load or replay.
refusal-unknown-action = There is no such action.
refusal-not-your-decision = Now somebody else has to decide.
refusal-game-over = The game is over.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-barrier = That can no longer be taken back: since then something was drawn or revealed, or somebody else had a turn.
refusal-corrupt-record = The record is damaged.
refusal-impossible-position = No table can be in that position.
refusal-bad-edition = The edition does not add up.
refusal-internal-error = The engine made a mistake; nothing has changed. Please report it with this request.

## Turns and decisions

refusal-not-now = That is not what is being decided now.
refusal-main-action-used = The main action of this turn is already taken.
refusal-main-action-required = A turn needs a main action; whoever takes none must pass.
refusal-no-such-option = There is no such option.
refusal-option-taken = That option has been taken already.
refusal-bad-number = That number cannot be announced.
refusal-no-effect = That would have no effect.
refusal-choose-half = Say which half of the card is meant: free or pass.

## Costs

refusal-cannot-pay = You cannot pay for this.
refusal-cannot-travel = The travel cost cannot be paid.
refusal-useless-travel = That does not help to pay a travel cost now.

## Sites and guardians

refusal-no-archaeologist = You have no archaeologist left on your board.
refusal-space-occupied = An archaeologist stands on that space.
refusal-space-blocked = That space is blocked at this number of players.
refusal-site-occupied = That site is occupied.
refusal-site-guarded = There is a guardian on that site already.
refusal-wrong-site = The effect does not reach that site.
refusal-not-discovered = That site has not been discovered.
refusal-already-discovered = That site has been discovered already.
refusal-no-guardian = There is no such guardian.
refusal-not-on-site = You have no archaeologist there.
refusal-boon-used = That boon has been used.

## Cards

refusal-not-in-hand = That card is not in the hand.
refusal-not-in-play-area = That card is not in the play area.
refusal-not-in-row = That card is not in the row.
refusal-not-in-exile = That item is not in exile.
refusal-not-drawn = That card is not among those just drawn.
refusal-wrong-kind = The effect is for the other kind of card.

## Assistants and idols

refusal-no-assistant = That assistant is not to be had.
refusal-assistant-exhausted = That assistant is exhausted.
refusal-already-ready = That assistant is not exhausted.
refusal-already-gold = That assistant is gold already.
refusal-no-idol = There is no idol to be used.
refusal-slots-full = All idol slots are full.

## Research

refusal-notebook-limit = The notebook never goes above the magnifying glass, nor into the Lost Temple.
refusal-wrong-token = The effect is for the notebook only.
refusal-not-connected = No bridge leads there from where the token is.
refusal-not-in-temple = The magnifying glass is not in the Lost Temple.
refusal-stack-empty = That stack is empty.
refusal-no-such-tile = That tile is not there.

## Quetzal

refusal-wrong-role = Meeples in that role cannot go there.
refusal-too-few-meeples = You do not have enough such meeples left to place.
refusal-not-more-meeples = A bid must have more meeples than the one it ousts, all in the role of that one.
refusal-own-bid = One’s own bid can be neither raised nor replaced.
refusal-space-taken = That space is taken.
refusal-space-covered = That space is covered at this number of players.
refusal-holds-marker = The holder of the First Player marker may not go to the Stela.
refusal-over-limit = That would be more than the limit allows.
refusal-must-place = Meeples are left; they must be placed.
refusal-must-take = One of them must be taken.
refusal-not-on-display = That is not on display here.
refusal-not-owned = You do not have that upgrade tile in use.
refusal-already-used = That has been used this round.
refusal-newest-stays = The newest tile stays; drop one of the others.
