### Why something is refused: one plain sentence for each code of both games and of the engine protocol, on one line and without placeholders.

## The engine

refusal-rules-changed = The rules have changed since the next step was played. Take it back to continue from here.
refusal-bad-json = This line is not a JSON object.
refusal-bad-request = The request is malformed.
refusal-unknown-command = There is no such command.
refusal-no-game = No game is in progress; start one with new, load or replay.
refusal-unknown-action = There is no such action.
refusal-not-your-decision = It is someone else’s decision now.
refusal-game-over = The game is over.
refusal-nothing-to-undo = There is nothing to undo.
refusal-undo-barrier = You can no longer undo that: something has been drawn or revealed since, or someone else has acted.
refusal-corrupt-record = The record is damaged.
refusal-impossible-position = This position is impossible.
refusal-bad-edition = The edition is not consistent.
refusal-internal-error = The engine failed; nothing has changed. Please report this request.

## Turns and decisions

refusal-not-now = That is not the decision to make now.
refusal-main-action-used = You have already taken your main action this turn.
refusal-main-action-required = You need a main action this turn. If you take no other, you must pass.
refusal-no-such-option = There is no such option.
refusal-option-taken = You have already chosen that option.
refusal-bad-number = You cannot choose that number.
refusal-no-effect = That would have no effect.
refusal-choose-half = Choose which half of the card to use: free or pass.

## Costs

refusal-cannot-pay = You cannot afford this.
refusal-cannot-travel = You cannot pay the travel cost.
refusal-useless-travel = That does not help pay a travel cost now.

## Sites and guardians

refusal-no-archaeologist = You have no archaeologist left on your board.
refusal-space-occupied = That space is occupied by an archaeologist.
refusal-space-blocked = That space is blocked at this player count.
refusal-site-occupied = That site is occupied.
refusal-site-guarded = That site already has a guardian.
refusal-wrong-site = The effect does not apply to that site.
refusal-not-discovered = That site has not been discovered.
refusal-already-discovered = That site has already been discovered.
refusal-no-guardian = There is no such guardian.
refusal-not-on-site = You have no archaeologist there.
refusal-no-second-figure = You have that choice only if both archaeologists at a camp are yours.
refusal-boon-used = That boon has already been used.

## Cards

refusal-not-in-hand = That card is not in your hand.
refusal-not-in-play-area = That card is not in your play area.
refusal-not-in-row = That card is not in the card row.
refusal-not-in-exile = That item is not in exile.
refusal-not-drawn = That card is not among those just drawn.
refusal-wrong-kind = The effect applies only to the other kind of card.

## Assistants and idols

refusal-no-assistant = That assistant is not available.
refusal-assistant-exhausted = That assistant is exhausted.
refusal-already-ready = That assistant is not exhausted.
refusal-already-gold = That assistant is already gold.
refusal-no-idol = You have no idol to use.
refusal-slots-full = All idol slots are full.

## Research

refusal-notebook-limit = The notebook can never be above the magnifying glass, nor enter the Lost Temple.
refusal-wrong-token = The effect applies only to the notebook.
refusal-not-connected = No bridge leads there from the token’s space.
refusal-not-in-temple = Your magnifying glass is not in the Lost Temple.
refusal-stack-empty = That stack is empty.
refusal-no-such-tile = That tile is not there.

## Quetzal

refusal-wrong-role = Meeples in that role cannot go there.
refusal-too-few-meeples = You do not have enough meeples of that kind left to place.
refusal-not-more-meeples = To outbid, you need more meeples, all in the same role as the current bid.
refusal-own-bid = You can neither raise nor replace your own bid.
refusal-space-taken = That space is taken.
refusal-space-covered = That space is covered at this player count.
refusal-holds-marker = The player with the First Player marker cannot go to the Stela.
refusal-over-limit = That is over the limit.
refusal-must-place = You still have meeples to place.
refusal-must-take = You must take one of them.
refusal-not-on-display = That is not on display here.
refusal-not-owned = You are not using that upgrade tile.
refusal-already-used = You have already used that this round.
refusal-newest-stays = You must keep the newest tile; discard one of the others.
