### Lost Ruins of Arnak: every numbered rule of docs/rules in a sentence or two. The English ones are the page's own.

## Turn structure

rule-1 = A game is exactly 5 rounds; in each round players take turns clockwise from the starting player until all have passed.
rule-2 = On a turn a player takes exactly one main action and any number of free actions. Doing only free actions is illegal: whoever takes no other main action must pass.
rule-3 = Main actions: dig, discover, overcome a guardian, buy a card, play a card whose effect is not free, research, pass; plus using the one assistant without a free-action icon.
rule-4 = Free actions are possible only on the own turn, but before, after and in the middle of the main action, i.e. between any two atomic steps.
rule-5 = Free actions are: free card effects, putting an idol into a slot, a guardian’s boon, every assistant effect except the buying one. Hiring a pilot is not an action but part of paying travel.
rule-6 = Effects that contain an action (dig, buy, research, overcome) do not use up an additional main action; they are part of whatever triggered them.
rule-7 = A player who is the last one not to have passed takes consecutive turns. Each is a full turn with its own end (row refill, travel icons lost).
rule-8 = No effect lets a player touch another player’s cards, figures or tokens.
rule-9 = Token supplies are unlimited; the printed numbers and x3 tiles are only a material limit.

## Costs, rewards, optional and forced effects

rule-10 = All costs of an action are paid before any of its rewards; a reward can never pay for the action that brings it.
rule-11 = A “cost for benefit” effect may be declined; not paying (or not being able to) just means no benefit.
rule-12 = Because of 11 a main-action card may be played and its trade declined; it still was the main action and still went to the play area.
rule-13 = “Discard” as a cost = move a card from hand face up to the play area without using its effect or travel value; impossible with an empty hand. The card being played has already left the hand, so it cannot pay for itself.
rule-14 = Drawing is always “may”; with an empty deck nothing happens.
rule-15 = The exile icon is always “may”, also when it is printed together with a gain (Machete, Torch, Axe, Ritual Dagger, Mortar, Hairpin): the gain does not depend on exiling.
rule-16 = “Draw, then exile”: both halves are optional independently.
rule-17 = “Draw, then discard” (silver drawing assistant): the draw may be skipped, the discard is mandatory as long as the hand is not empty.
rule-18 = Gains of tokens are automatic. A Fear icon inside an effect is mandatory once the player resolves the effect; a newly bought artifact’s effect may be skipped as a whole.
rule-19 = Refreshing an assistant is optional. A resource upgrade is one trade, tablet to arrowhead or arrowhead to jewel, also optional; one use never chains the two.
rule-20 = A discount works as if the player owned the depicted tokens or travel icons for this one cost: it never lowers a cost below zero, gives no change and does not carry over.
rule-21 = A travel discount follows the travel hierarchy: a plane covers any one icon, a boat or car also covers a boot, boots help only with boots.
rule-22 = “Gain” a card = the Buy action without its payment step, unless a different destination is given.

## Travel

rule-23 = Hierarchy: plane pays anything; car pays car or boot; boat pays boat or boot; boot pays only boot; car and boat never replace each other.
rule-24 = Sources of travel icons: cards from hand (to the play area, effect ignored), travel boons, travel assistants, 2 coins = 1 plane any number of times. A travel discount is not a source: it covers icons of its own Dig/Discover cost only and never enters the pool.
rule-25 = A card is used either for travel or for its effect, never both.
rule-26 = Icons of one source (24, so not of a discount) may be split over several costs of the same turn (for example the boot assistant as a free action plus a dig); what is left at the end of the turn is lost.
rule-27 = Consequently keep a travel pool per turn, empty it at end of turn. Putting a card into the pool without a cost that at least one of its icons helps to pay should be refused.
rule-28 = Overpaying with a higher icon or a two-icon card is legal.
rule-29 = A plane cost takes only planes; a boat/car cost takes the matching icon or a plane; a boot takes anything (mixed costs: Snake l2-2 = boot + plane, l2-3 = boat + car). If several assignments pay the cost and leave different icons over, the player chooses, because the rest stays in the pool (26).
rule-30 = Fear cards may pay a boot and may be used for discard costs.
rule-31 = Travel parts of guardian costs and of the silver boot assistant are paid with exactly the same means, pilot included.

## Dig

rule-32 = Steps: pay the travel cost of the chosen free space, move an archaeologist there from the own board, resolve the site.
rule-33 = Needs an archaeologist on the own board.
rule-34 = Each camp has a 1-boot and a 2-boot space; blocking tiles cover the 2-boot space. Blocked spaces count as not printed.
rule-35 = The player picks the space, and both free spaces of a camp are offered: the dearer one can be the better choice (a two-icon card on it keeps the 1-boot space for the own second figure).
rule-36 = A player may have both archaeologists at the same camp. Level-1 and level-2 sites have a single space.
rule-37 = A guardian does not hinder digging.
rule-38 = The compass cost on the map is for discovering only.
rule-39 = The jewel camp is a trade: discard a card for 1 jewel; digging there and declining is legal.

## Discover

rule-40 = Steps: pay compasses (3 level 1, 6 level 2) and the space’s travel cost, move the archaeologist; take the idol(s) and resolve the face-up one; place the top site tile of that level and resolve it; place a guardian.
rule-41 = The face-down idol of a level-2 site is taken too, its effect is never used.
rule-42 = The site’s effect is resolved before the guardian is drawn, so information from drawing the guardian cannot influence the site effect.
rule-43 = Free actions are allowed between these steps, e.g. slotting the idol just taken before the site tile is turned.
rule-44 = The idol’s exile can hit the cards just spent for travel, since they already lie in the play area.
rule-45 = Stacks cannot run out: 10 tiles for 8 level-1 spaces, 6 for 4, 15 guardians for 12 sites.
rule-46 = The discoverer may overcome the new guardian only with a later main action or an effect.

## Occupancy, activation, relocation

rule-47 = A site is unoccupied only if no archaeologist of anybody is on any of its spaces; guardians and blocking tiles do not count.
rule-48 = “Occupied by you” = at least one own archaeologist there.
rule-49 = Activating a site resolves its effect without archaeologist, travel cost or regard to occupation, unless the effect says otherwise; undiscovered sites cannot be activated.
rule-50 = Activating the jewel camp is the same trade (39).
rule-51 = Relocating: pick up an own archaeologist from a site and put it on a free space of a different, already discovered site; no travel cost; origin unrestricted. The space left behind is free at once.
rule-52 = Relocation is not possible with nobody on the map and never uses an archaeologist from the board; the archaeologist-action icon is the opposite: from the board only.
rule-53 = Relocating or returning an archaeologist from a guarded site avoids that guardian’s Fear; only where the figure stands at round end matters.

## Guardians

rule-54 = Overcoming as a main action needs an own archaeologist on the site and payment of the whole cost; the tile goes to the player.
rule-55 = Free-overcome effects skip the tile’s cost but keep the archaeologist condition, except the Bear Trap.
rule-56 = Each guardian: 5 points, boon once per game on any own turn, also in the turn it was won.
rule-57 = At round end every archaeologist taken back from a site with a guardian gives its owner 1 Fear, no matter who woke it; two of your figures on a guarded camp give 2.
rule-58 = Guardians stay on the map over rounds until overcome.
rule-59 = A guardian moved to a camp works there like anywhere: digging allowed, Fear at round end, may be overcome by any player with an archaeologist there.
rule-60 = Never more than one guardian per site.

## Idols and slots

rule-61 = Idols lie face down in the crates, 3 points each, slotted or not.
rule-62 = Slotting is a free action: crates for leftmost empty slot, then choose one of the five effects. The same effect may be chosen again with the next idol.
rule-63 = Empty slots score 1/2/3/4 from left to right, so the first slot used costs 1 point, the second 2, and so on.
rule-64 = A slotted idol is fixed; only the Stone Key moves one back to the crates. The player chooses which slot; later idols again go to the leftmost empty one.
rule-65 = The coin-for-jewel slot effect is a trade; choosing it without paying yields nothing.

## Card row and buying

rule-66 = Row = 6 slots; artifacts left of the staff (as many as the round number), items right (6 minus round).
rule-67 = Item: coins, face down to the bottom of the deck. Artifact: compasses, to the play area, effect may be resolved now without its tablet; all other costs of the effect still apply.
rule-68 = The row is refilled only at the end of the turn, by type: slide towards the staff, deal to the outer end. Two purchases in one turn see the same un-refilled row. Several missing cards are replaced one after the other, so the card dealt first lies nearer the staff.
rule-69 = If a deck is empty, cards of that type are no longer slid nor refilled.
rule-70 = An item bought into an empty deck is both bottom and top card and can be drawn the same round.
rule-71 = Price discounts: items in coins, artifacts in compasses; the buying assistant’s number applies to either.
rule-72 = A bought artifact’s travel icon cannot be used this turn: it goes to the play area, not the hand.
rule-73 = Nested purchases (for example Ancient Wine with the buying assistant taking another artifact) resolve completely, inner effect included, as part of the one main action.

## Playing cards, deck, Fear, exile

rule-74 = Playing: card to the play area first, then its effect. So the card just played can itself be exiled by its own exile icon.
rule-75 = “Exile this card to ...” cards go to exile instead of the play area when played for the effect; spent for travel or discarded they go to the play area normally.
rule-76 = Artifacts from hand: 1 tablet plus any other cost. All artifact effects are main actions.
rule-77 = Seven items are free actions: Steam Boat, Automobile, Gold Pan, Carrier Pigeon, Hat, and the first option of Watch and Chronometer.
rule-78 = Fear cannot be played for an effect, hence never is a “play a card” main action.
rule-79 = No reshuffling during a round; an empty deck stays empty.
rule-80 = The 5-card hand limit exists only when drawing at the start of a round.
rule-81 = Gained Fear goes face up to the play area and is shuffled in with the rest at round end.
rule-82 = If the Fear deck is empty take a fear tile: -2 points, stays in the play area, never shuffled, no travel value, may be exiled like a card of the play area.
rule-83 = Exiled Fear returns to the Fear deck; exiled Funding/Exploration leave the game; items and artifacts go to their exile piles.
rule-84 = Exile targets: own hand or own play area only, never the deck.
rule-85 = Exiled cards are not owned at game end and score nothing.

## Research

rule-86 = Move one token one row up along a bridge, pay that bridge, then gain the bonus tile (if any) and the row effect.
rule-87 = Row effect and bonus tile may be resolved in either order, with free actions in between.
rule-88 = The bonus tile is gained by whichever token of whichever player enters the space first and is then removed. Later visitors get only the row effect.
rule-89 = The row effect is resolved always, by every token, and depends on token type.
rule-90 = The notebook may be level with but never above the own magnifying glass, and never enters the Lost Temple.
rule-91 = Any number of tokens share a space. From the start space every row-1 space is reachable.
rule-92 = All bridges into the same space cost the same on both boards, so a cost belongs to the space it leads to.
rule-93 = “Free artifact” row effect: a Buy-an-artifact without paying and without the tablet; resolving its effect is optional as in any purchase.
rule-94 = Free-overcome row effect (Bird row 7, notebook) is optional and needs a guardian on a site you occupy.

## Lost Temple and temple tiles

rule-95 = The magnifying glass goes to the free temple space worth most: 23, 21, 20, 19 in order of arrival, at every player count.
rule-96 = On arrival look through the whole face-down bonus stack, take one tile and resolve it, return the others face down. There is no row effect.
rule-97 = From then on a research action with the magnifying glass buys exactly one temple tile from any non-empty stack.
rule-98 = Costs: the three bronze costs; left silver = left + middle, right silver = middle + right, gold = all three.
rule-99 = Stacks hold one tile per player (2 in solo); an empty stack sells nothing.
rule-100 = A player may own several tiles of the same stack.
rule-101 = Ara-Anu’s idol and the Inscribed Blade also discount temple tiles.

## Assistants

rule-102 = Recruiting: choose the top tile of any non-empty stack; it comes silver side up and ready, usable at once if its effect is free. With no stack left the effect fizzles.
rule-103 = Using = turning sideways; once per round; refreshed at round end or by effects, then usable again.
rule-104 = Upgrade flips silver to gold and always refreshes. Only silver ones can be upgraded.
rule-105 = Maximum needed squares is two: Bird gives two by notebook, Snake one by notebook and one by rescue.
rule-106 = Choice assistants: tokens or travel, decided on use; travel follows 26.
rule-107 = The buying assistant is a main action on both sides; through Coconut Flask or Ancient Wine it is part of that artifact’s effect.

## Passing and end of round

rule-108 = Passing is the main action of that turn; free actions of that turn may still be taken before and after announcing it.
rule-109 = “Pass to gain” options need the main action to be still available, except when they are part of an artifact effect being resolved (Sundial bought or played). Passing this way does not cut off the action: whatever it still has to resolve (for example the bonus tile of the research space) and the turn’s free actions still take place.
rule-110 = After passing a player has no turns and no free actions until the next round.
rule-111 = End of rounds I-IV, each player: (a) archaeologists home, 1 Fear per figure from a guarded site; (b) each hand card may be kept or put into the play area; (c) shuffle the whole play area under the deck; (d) refresh assistants. Fear from (a) is in the shuffle of (c).
rule-112 = Items bought this round lie above the shuffled cards.
rule-113 = Then the row: exile the artifact and the item next to the staff, move the staff one slot right, slide and refill. The effect is always: no item dealt, two artifacts dealt.
rule-114 = With an empty slot next to the staff (deck ran out) only the existing neighbour is exiled.
rule-115 = Start player marker to the left, then draw up to 5; kept cards count; short decks deal what they have.
rule-116 = End of round V: archaeologists home, Fear from guardians, nothing else, then scoring.
rule-117 = War Mask and Ocarina effects end with the round.

## Scoring

rule-118 = Research tokens by row; magnifying glass in the temple by arrival space; temple tiles 2/6/11; idols 3 + empty slots; guardians 5; item and artifact points; Fear -1, fear tiles -2.
rule-119 = Cards count wherever they are: deck, hand, play area. Basic cards 0.
rule-120 = Tokens left over are worth nothing.
rule-121 = Tie: earlier arrival at the Lost Temple wins (having arrived beats not having arrived); if none of the tied arrived, higher research score; then shared victory.

## Hidden information

rule-122 = Private: own hand; what only the owner saw of the own deck (the card the Crystal Earring put back on top).
rule-123 = Hidden from everybody: order of all shuffled decks and stacks, face-down idols, contents of the Lost Temple bonus stack, assistants below the top, rival tile order.
rule-124 = Public: play areas, exile piles, card row, resources, hand sizes, deck sizes, tops of assistant stacks with both sides’ abilities, bonus tiles on the track, all bought/gained items (bought openly, position in deck known).
rule-125 = The player arriving at the Lost Temple sees every remaining bonus tile of the stack; others do not.
rule-126 = Snake rescue stack: top tile public; the rest only for players whose magnifying glass has reached that row.
rule-127 = Fishing Rod / Precision Compass reveal the top card openly; if not bought it goes back face down, now known to all.
rule-128 = Guiding Stone/Skull: the revealed tile goes to the bottom, known to all.
rule-129 = Listing what a deck still holds is a service an interface may offer, not a rule.

## Snake Temple side

rule-130 = Setup: one random assistant per player on the rescue space; the rest in stacks of 3, 3 and remainder: 2p 3/3/4, 3p 3/3/3, 4p 3/3/2.
rule-131 = Crossing into the rescue space costs 1 idol from the crates, for the magnifying glass and again for the notebook; slotted idols do not qualify; the idol leaves the game with its 3 points.
rule-132 = The Journal moves the notebook across without the idol.
rule-133 = Only the magnifying glass rescues: look secretly through the stack, take one, keep the order of the others. It arrives silver and exhausted.
rule-134 = Upgrading (magnifier row 5) may be spent on any silver assistant, and refreshes it.
rule-135 = Row 7 holds 2 tiles (2 players/solo) or 3 (3-4 players) on one space; each arriving token takes one of its choice while any is left.
rule-136 = Magnifier effects of rows 6 and 7 are a Fear card each, to the play area.
rule-137 = Coconut Flask and Ancient Wine cannot use the rescue stack; Decorated Horn exchanges with the supply board only.
rule-138 = Four map spaces have other travel costs than on the Bird side: l1-6, l1-7, l2-2, l2-3.

## Solo variant

rule-139 = Two-player setup incl. all five blocking tiles; stacks “per player” get 2; human is second: 1 coin, 1 compass.
rule-140 = Rival: 6 archaeologists, one magnifying glass, no deck, no tokens, no Fear. It pays nothing for any action: no travel, compass, card, guardian or bridge cost, and no idol on the Snake rescue bridge.
rule-141 = Stack: 5 dig tiles + one tile per green/red pair; difficulty = number of red ones, which are drawn at random. The same ten tiles are reshuffled each round.
rule-142 = Rival starts every round; turns alternate; it plays all ten tiles even after the human passed, and the human goes on alone if the rival has finished first.
rule-143 = Rival turn: turn up the top tile, resolve; if impossible nothing happens.
rule-144 = Decision arrow: read on the back of the next tile, i.e. the top of the remaining stack, after the current tile has been turned up; for the tenth tile use the back of the first used tile. Whenever there are several candidates take the leftmost or rightmost.
rule-145 = The arrow the human sees on top of the stack before the rival’s turn belongs to the tile about to be played, not to the decision (consequence of 144).
rule-146 = Dig: any free space of a discovered site or camp whose effect offers the resource; prefer the highest row (level 2, upper level 1, lower level 1, camp), then the arrow; no such space = nothing. No effect is resolved.
rule-147 = A site “offers” a resource if its effect can give that token, also as one option (2 compasses or an item).
rule-148 = Discover: level and guardian by round as printed on the tile; level 1 prefers the lower row; then the arrow. Place figure, take idols, place site tile, guardian only in the marked rounds; no effects.
rule-149 = Rival idols: first of a kind goes face up to its place (6 kinds); a duplicate is turned face down onto the -1 stack; every face-down idol goes there unseen.
rule-150 = Research: advance the magnifying glass, path by arrow; bonus tile of the space removed unused (Lost Temple: top of the bonus stack); then remove the top assistant of the highest supply stack, ties by arrow.
rule-151 = On the shared Snake row 7 the arrow decides which bonus tile is removed.
rule-152 = Already in the Lost Temple: take a 6-point tile instead; stack by arrow if both have tiles, else the one that has. A research tile still removes the supply assistant (Q9), the overcome fallback does not. No 6-point tile left: nothing at all.
rule-153 = Snake: reaching the rescue space removes its top assistant, in addition to the supply one; the overcome fallback also rescues.
rule-154 = Overcome: take a guardian from a site the rival occupies, higher row first, then arrow. Otherwise research without the supply assistant.
rule-155 = Buy item/artifact: green lowest, red highest points, ties by arrow; card to the rival’s board; refill at once. No effect, no exile.
rule-156 = Green discover, research and overcome do nothing in round V; the buy tiles always act.
rule-157 = Round end: rival figures return without Fear; the human’s round end and the card row change are as usual; no start marker.
rule-158 = Rival scoring: magnifying glass (arrival points like a player), temple tiles, 5 per guardian, card points, 3 per unique face-up idol, 2 per idol in the -1 stack.
rule-159 = Rival figures occupy sites against the human, block “unoccupied”, and count as another player for the Bear Trap.
rule-160 = Six figures always suffice: at most five digs and one discover per round.

## Single cards

rule-161 = Army Knife: two different ones of exile / coin / compass / tablet.
rule-162 = Bear Trap: guardian on a site without other players; own presence irrelevant.
rule-163 = Bow and Arrows: max 3; counts guardians overcome and guardians on sites you occupy, each tile once.
rule-164 = Brush: max 3; slotted idols count, idols spent on the Snake track do not.
rule-165 = Fishing Rod / Precision Compass: may be played without being able to afford anything; reveal the top card first; may buy it, a row card or nothing; if a row card is bought the revealed card refills the row at end of turn. Bought artifact: effect as usual.
rule-166 = Journal: notebook only; notebook limit still applies; bonus tile and row effect as usual.
rule-167 = Sea Turtle, Ostrich, Sturdy Boots: draw / compass first, then an optional dig or discover; the drawn card may pay for it.
rule-168 = Hot Air Balloon, Aeroplane: one travel icon covered; compass discount only when discovering. With no archaeologist left the action part is simply not taken.
rule-169 = Tent: own site; camps and level 1 free, level 2 costs 2 compasses.
rule-170 = Binoculars / Lantern: any discovered level-1 site / any camp, occupied or not. Dog / Tigerclaw Hairpin: camp must be unoccupied.
rule-171 = Whip: price minus 4 makes every artifact free (max price 4).
rule-172 = Airdrop: item into hand, row refilled at end of turn. Monkey Medallion: item on top of the deck.
rule-173 = Large Backpack: the drawn bottom card may be an item bought this round.
rule-174 = Watch, Chronometer: free option any time in the turn; pass option is the main action.
rule-175 = Crystal Earring: announce 0-3 (0 = no effect, Q22), draw; keep one; if more than one was drawn, one may go back on top; all others to the play area. With fewer cards in the deck draw what is there.
rule-176 = Obsidian Earring: announce 1 or 2, from the bottom; of two keep one, other to the play area.
rule-177 = Coconut Flask / Ancient Wine: coins first, then the assistant effect (coins may pay its cost); tile not exhausted; travel generated is lost unless a free action uses it this turn.
rule-178 = Decorated Horn: same level, ready; old assistant to the supply silver side up, in the place (on top of the stack) of the one taken. Needs an own assistant. An exhausted one may be swapped for a ready one.
rule-179 = Guardian’s Crown: from a site you occupy to a completely unoccupied discovered camp or level-1 site without guardian; then activate that site. No legal move = no activation.
rule-180 = Guardian’s Ocarina: playable with both figures at home; every icon of yours counts as a plane for the rest of the round, two-icon cards as two planes; includes Fear, assistants and boons.
rule-181 = Idol of Ara-Anu / Inscribed Blade: research with either token or a temple tile; blade: 1 arrowhead or 2 tablets, not both.
rule-182 = Ornate Hammer: exile the rightmost item, then optionally take any exiled item (the one just exiled included) to the bottom of the deck, free; refill at end of turn.
rule-183 = Passage Shell: normal placement from the board on any free camp space, travel waived; resolve the camp once or twice; at the jewel camp each resolution has its own discard.
rule-184 = Pathfinder’s Sandals / Staff: only the target is restricted.
rule-185 = Star Charts: 1 coin, then two different camps, any occupancy, any order.
rule-186 = Stone Key: no slotted idol = no effect.
rule-187 = Sundial: bought or played; the pass option passes the round.
rule-188 = War Mask: stops only Fear from guardians at round end, not printed Fear icons.
rule-189 = Sacred Drum: the discard is the cost; refreshes all own assistants.
rule-190 = Guiding Stone / Skull: resolve the stack’s top tile, no idol, no guardian, then to the bottom; skull costs 1 compass before revealing.
rule-191 = Theodolite: counts own figures on the map at that moment, 0-2.

## Settled for the engine

rule-215 = Optional or not: what an effect marks as “may”, and every cost, can be declined; anything else is carried out if it can be and falls away alone if it cannot. The free artifact counts as optional.
rule-216 = A travel assistant is a free action at any time (its icons go to the pool) and a source while paying; a travel boon only while paying a travel cost.
rule-217 = The choice of 29 is left open until it matters: the icons laid this turn must be matchable to all travel costs paid this turn (discounts only to their own cost), so nobody is asked which icon paid what and nothing is lost by it.
rule-218 = Cards drawn by an Earring lie apart until they are sorted; no free action in between.
rule-219 = Before anything hidden is shown the game pauses if the player has a free action to take; the turn ends with an explicit end, also after a pass.
rule-220 = Round-end choices (111) are taken in turn order from the round’s starting player; what goes into the play area is seen at once.
rule-221 = A seat knows whatever follows from all it was shown since the start (perfect memory).
rule-222 = Seat 0 starts round 1. A free action that could change nothing is not offered.

## Where the sources are silent or disagree

rule-Q1 = The arrows on the backs of the rival’s tiles are known from no source; ours are placeholders: five left and five right in any stack, both tiles of a pair alike. They are data, to be corrected by anyone who holds the tiles.
rule-Q2 = On the Snake side the temple tiles cost a compass and 2 tablets (left), a jewel (middle), a coin and an arrowhead (right), and their sums.
rule-Q3 = The magnifying glass gets 2 coins in row 2 of the Snake side.
rule-Q4 = The notebook gets a free artifact in row 4 of the Snake side.
rule-Q5 = The level-1 site with the lone jewel asks for no discard.
rule-Q6 = The rival’s green discover tile: rounds I to V level 1 with guardian, 1, 1 with guardian, 2, nothing; the red one: 1, 1 with guardian, 1, 2 with guardian, 2.
rule-Q7 = The rival’s green tile for items acts in round V too.
rule-Q8 = Every research tile of the rival removes an assistant from the supply.
rule-Q9 = It does so also when the rival enters the Lost Temple or takes a 6-point tile instead.
rule-Q10 = Empty slots are worth 1, 2, 3 and 4; the rulebook’s sample sheet with 11 points for idols is an illustration.
rule-Q11 = The War Mask and the Ocarina keep working for the round, even if the card is exiled later in it.
rule-Q12 = Under the Ocarina the icons of a discount count as planes too.
rule-Q13 = If Fear runs short at the end of a round, it is handed out in turn order from the starting player, one figure at a time.
rule-Q14 = Fear tiles never run out.
rule-Q15 = An exiled fear tile returns to the reserve.
rule-Q16 = The player chooses which slot the Stone Key empties.
rule-Q17 = Free actions are allowed before and after passing in the same turn; the turn ends when the player says so.
rule-Q18 = A card may not be spent for travel unless at least one of its icons pays something at that moment.
rule-Q19 = The dearer space of a camp may be chosen while the cheaper one is free.
rule-Q20 = The free artifact of a research row may be declined.
rule-Q21 = Printed gains resolve from left to right as listed. It matters where a drawn card is seen before a later choice, and for the Tigerclaw Hairpin: the exile comes before the camp.
rule-Q22 = The Crystal Earring may be announced with zero cards, which does nothing.
rule-Q23 = The assistant given back with the Decorated Horn lies on top of the stack the new one came from.
rule-Q24 = A guardian counts once for Bow and Arrows, also with two own figures on its camp.
rule-Q25 = A solo tie is broken like any other: earlier in the Lost Temple, then research; else it is shared.
rule-Q26 = The rival’s research score is its magnifying glass alone.
rule-Q27 = The site with 2 compasses or an item offers compasses to the rival.
rule-Q28 = A site the rival discovered without a guardian has none: no Fear comes from it.
rule-Q29 = The rival removes the top tile of the Lost Temple’s stack unseen; the human chooses from what is left.
rule-Q30 = Whoever’s magnifying glass has reached the rescue row may look through the rescue stack at any time.
rule-Q31 = Figures of pre-release prototypes do not count: the Hot Air Balloon saves 3 compasses, Mortar and Ritual Dagger exile only if one likes, the War Club needs an own archaeologist, the Journal has a car and a boat.
rule-Q32 = The effect of an artifact gained for free is optional, like that of a bought one.
