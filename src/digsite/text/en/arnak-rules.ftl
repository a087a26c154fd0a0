### Lost Ruins of Arnak: every numbered rule of docs/rules in a sentence or two, as the page shows it.

## Turn structure

rule-1 = The game lasts exactly 5 rounds. In each round, players take turns clockwise from the starting player until everyone has passed.
rule-2 = On your turn you take exactly one main action and any number of free actions. You cannot take free actions only: if you take no other main action, you must pass.
rule-3 = The main actions are: dig, discover, overcome a guardian, buy a card, play a card whose effect is not free, research, pass, and use the one assistant without a free-action icon.
rule-4 = You may take free actions only on your own turn: before, after, or during your main action, between any two of its steps.
rule-5 = Free actions are: free card effects, putting an idol in a slot, a guardian’s boon, and every assistant effect except the one that buys a card. Hiring a pilot is not an action; it is part of paying a travel cost.
rule-6 = An effect that includes an action (dig, buy, research, overcome) does not use up another main action. That action is part of whatever triggered it.
rule-7 = If everyone else has passed, you take one turn after another. Each is a full turn with its own end: the card row is refilled and unused travel icons are lost.
rule-8 = No effect lets you touch another player’s cards, figures or tokens.
rule-9 = Tokens are not limited. The number printed in the rulebook and the ×3 tiles are only what comes in the box.

## Costs, rewards, optional and forced effects

rule-10 = You pay all costs of an action before you gain any of its rewards. A reward can never help pay for the action that brings it.
rule-11 = You may decline any effect that trades a cost for a benefit. If you do not pay, or cannot, you simply get no benefit.
rule-12 = You may therefore play a main-action card and decline its trade (rule 11). It was still your main action, and the card still went to your play area.
rule-13 = To discard a card as a cost, move it from your hand face up to your play area, ignoring its effect and travel value. With an empty hand you cannot pay this cost. The card you are playing has already left your hand, so it cannot pay for itself.
rule-14 = Drawing is always optional. With an empty deck, nothing happens.
rule-15 = Exiling is always optional, even when it is printed together with a gain (Machete, Torch, Axe, Ritual Dagger, Mortar, Tigerclaw Hairpin). You get the gain whether you exile or not.
rule-16 = “Draw, then exile”: each half is optional on its own.
rule-17 = “Draw, then discard” (the silver Reporter): you may skip the draw, but you must discard unless your hand is empty.
rule-18 = You always gain tokens automatically. A Fear icon in an effect is mandatory once you resolve the effect. When you buy an artifact, you may skip its whole effect.
rule-19 = Refreshing an assistant is optional. So is trading up a resource: one trade per use, a tablet for an arrowhead or an arrowhead for a jewel. One use never does both in a row.
rule-20 = A discount works as if you had the tokens or travel icons shown, for this one cost. It never lowers a cost below zero, gives no change, and does not carry over.
rule-21 = A travel discount follows the travel hierarchy: a plane covers any one icon, a boat or car also covers a boot, and boots cover only boots.
rule-22 = To gain a card means to buy it without paying. It goes where a bought card would go unless the effect says otherwise.

## Travel

rule-23 = Travel hierarchy: a plane pays for anything; a car pays for a car or a boot; a boat pays for a boat or a boot; a boot pays only for a boot. Cars and boats never replace each other.
rule-24 = Travel icons come from cards in your hand (they go to your play area and their effect is ignored), travel boons, travel assistants, and hired pilots (2 coins for 1 plane, as often as you like). A travel discount is different: it covers icons of its own dig or discover cost only and is never left over.
rule-25 = You use a card either for its travel value or for its effect, never both.
rule-26 = Icons from one source may be split among several costs of the same turn, for example the silver Scout’s boot and a dig. This does not apply to discounts (rule 24). Icons left at the end of the turn are lost.
rule-27 = Icons you do not use are lost at the end of the turn. You may spend a card for travel only if at least one of its icons helps pay a cost.
rule-28 = You may overpay with a higher icon or with a two-icon card.
rule-29 = A plane cost takes only planes; a boat or car cost takes a matching icon or a plane; a boot cost takes anything. Some costs are mixed: on the Snake Temple side, level-2 site 2 costs a boot and a plane, and level-2 site 3 a boat and a car. If you could pay in ways that leave different icons over, the choice is yours, since you may still use the rest this turn (rule 26).
rule-30 = A Fear card may pay for a boot and may be discarded as a cost.
rule-31 = Travel icons in a guardian’s cost, and the boot of the silver Scout, are paid in exactly the same ways as a travel cost, pilots included.

## Dig

rule-32 = To dig: pay the travel cost of a free space, move an archaeologist there from your board, and resolve the site’s effect.
rule-33 = To dig, you need an archaeologist on your board.
rule-34 = Each camp has a 1-boot space and a 2-boot space. Blocking tiles cover the 2-boot space. Treat a blocked space as if it were not printed.
rule-35 = You choose the space. Both spaces of a camp are offered if both are free, because the more expensive one can be the better choice: with a two-icon card you can take it and keep the 1-boot space for your other archaeologist.
rule-36 = You may have both of your archaeologists at the same camp. Level-1 and level-2 sites have a single space.
rule-37 = A guardian does not stop anyone from digging.
rule-38 = The compass cost on the board applies only to discovering.
rule-39 = The jewel camp is a trade: discard a card to gain 1 jewel. You may dig there and decline the trade.

## Discover

rule-40 = To discover: pay the compasses (3 for level 1, 6 for level 2) and the travel cost of the space, and move an archaeologist there; take the idols and resolve the face-up one; place the top site tile of that level and resolve it; place a guardian.
rule-41 = You also take the face-down idol of a level-2 site. Its effect is never used.
rule-42 = The site’s effect is resolved before the guardian is drawn, so you cannot know the guardian when you resolve the site.
rule-43 = You may take free actions between these steps, for example put the idol you just took in a slot before the site tile is revealed.
rule-44 = If the idol lets you exile a card, you may exile one you have just spent on travel: it is already in your play area.
rule-45 = The stacks cannot run out: there are 10 tiles for the 8 level-1 sites, 6 for the 4 level-2 sites, and 15 guardians for the 12 sites.
rule-46 = Having discovered a site, you can overcome its guardian only with a later main action or with an effect.

## Occupancy, activation, relocation

rule-47 = A site is unoccupied only if nobody has an archaeologist on any of its spaces. Guardians and blocking tiles do not count.
rule-48 = You occupy a site if you have at least one archaeologist there.
rule-49 = Activating a site means resolving its effect. You need no archaeologist there, you pay no travel cost, and it does not matter who occupies it, unless the effect says otherwise. You cannot activate an undiscovered site.
rule-50 = Activating the jewel camp is the same trade as digging there (rule 39).
rule-51 = To relocate, pick up one of your archaeologists from any site and put it on a free space of a different, already discovered site. You pay no travel cost. If both of yours are at one camp, you choose which one leaves, and so whether the 1-boot or the 2-boot space is left open; the same goes for taking one home (rule 180). The space left behind is free at once.
rule-52 = You cannot relocate if you have no archaeologist on a site, and relocating never uses one from your board. The archaeologist icon is the opposite: it uses only one from your board.
rule-53 = Relocating or taking back an archaeologist from a guarded site avoids that guardian’s Fear. All that matters is where the figure is when the round ends.

## Guardians

rule-54 = To overcome a guardian as a main action, you need an archaeologist on its site and must pay its whole cost. You keep the tile.
rule-55 = Effects that overcome a guardian skip the cost on its tile, but you still need an archaeologist there. The Bear Trap is the exception.
rule-56 = Each guardian is worth 5 points and has a boon you may use once per game, on any of your turns, including the one in which you overcame it.
rule-57 = When the round ends, each archaeologist you take back from a site with a guardian gives you 1 Fear, no matter who awakened it. Two of your archaeologists at a guarded camp give you 2.
rule-58 = Guardians stay on the board from round to round until they are overcome.
rule-59 = A guardian moved to a camp works there as anywhere else: you may dig, it gives Fear when the round ends, and any player with an archaeologist there may overcome it.
rule-60 = There is never more than one guardian on a site.

## Idols and slots

rule-61 = Your idols lie face down in your supply crates. Each is worth 3 points, in a slot or not.
rule-62 = Putting an idol in a slot is a free action: move it from your crates to the leftmost empty slot, then choose one of the five effects. You may choose the same effect again with another idol.
rule-63 = Empty slots are worth 1, 2, 3 and 4 points from left to right, so the first slot you use costs you 1 point, the second 2, and so on.
rule-64 = An idol in a slot stays there. Only the Stone Key moves one back to your crates, from a slot of your choice. Later idols again go to the leftmost empty slot.
rule-65 = The slot effect of 1 jewel for 1 coin is a trade. If you choose it and do not pay, you gain nothing.

## Card row and buying

rule-66 = The card row has 6 spaces: artifacts to the left of the moon staff (as many as the number of the round), items to the right (the rest).
rule-67 = Items cost coins and go face down to the bottom of your deck. Artifacts cost compasses and go to your play area. You may resolve an artifact’s effect at once without its tablet, but must still pay any other cost of the effect.
rule-68 = The card row is refilled only at the end of the turn, each type on its own: cards slide toward the staff and a new card is dealt to the outer end. If you buy two cards in one turn, the row is not refilled in between. Missing cards are replaced one at a time, so the card dealt first ends up closer to the staff.
rule-69 = When a deck has run out, cards of that type no longer slide and are no longer refilled.
rule-70 = An item bought into an empty deck is both its bottom and its top card, and can be drawn in the same round.
rule-71 = Discounts on items are in coins, on artifacts in compasses. The Trader’s discount works for either.
rule-72 = You cannot use the travel icon of an artifact on the turn you buy it: it goes to your play area, not to your hand.
rule-73 = A purchase within a purchase (for example, Ancient Wine using the Trader to buy another artifact) is resolved completely, including the inner card’s effect, as part of the one main action.

## Playing cards, deck, Fear, exile

rule-74 = When you play a card, it goes to your play area first; then you resolve its effect. So its own exile icon can exile the card itself.
rule-75 = A card that says “Exile this card” goes to exile instead of your play area when you play it for its effect. If you spend it on travel or discard it, it goes to your play area as usual.
rule-76 = Playing an artifact from your hand costs 1 tablet plus any other cost. All artifact effects are main actions.
rule-77 = Seven items have free actions: Steam Boat, Automobile, Gold Pan, Carrier Pigeon, Hat, and the first option of Watch and Chronometer.
rule-78 = You cannot play Fear for an effect, so Fear can never be your main action.
rule-79 = No deck is reshuffled during a round. An empty deck stays empty.
rule-80 = The hand limit of 5 applies only when you draw at the start of a round.
rule-81 = Fear you gain goes face up to your play area and is shuffled with the other cards there when the round ends.
rule-82 = If the Fear deck is empty, take a fear tile instead. It is worth −2 points, stays in your play area, is never shuffled, has no travel value, and may be exiled like a card in your play area.
rule-83 = Exiled Fear returns to the Fear deck. Exiled Funding and Exploration cards leave the game. Items and artifacts go to their exile piles.
rule-84 = You may exile cards only from your own hand or play area, never from your deck.
rule-85 = Exiled cards are no longer yours and score nothing.

## Research

rule-86 = To research, move one of your tokens up one row along a bridge, pay that bridge’s cost, then gain the bonus tile (if there is one) and the row effect.
rule-87 = You may resolve the row effect and the bonus tile in either order, with free actions in between.
rule-88 = The first token to enter a space gains its bonus tile, which is then removed from the game. Later tokens get only the row effect.
rule-89 = Every token always resolves the row effect. Magnifying glass and notebook have different effects.
rule-90 = Your notebook may be level with your magnifying glass but never above it, and it never enters the Lost Temple.
rule-91 = Any number of tokens may share a space. From the starting space you can reach every space of row 1.
rule-92 = On both boards, all bridges into the same space cost the same.
rule-93 = The row effect that gives you an artifact works like buying one, without paying its cost or the tablet. Resolving its effect is optional, as with any purchase.
rule-94 = The row effect that overcomes a guardian (Bird Temple, row 7, notebook) is optional and needs a guardian on a site you occupy.

## Lost Temple and temple tiles

rule-95 = In the Lost Temple your magnifying glass takes the free space worth the most: 23, 21, 20, then 19 points in order of arrival, at any number of players.
rule-96 = When you arrive, look through the whole face-down bonus stack, take one tile and resolve it, and return the others face down. There is no row effect.
rule-97 = From then on, each research action with your magnifying glass buys exactly one temple tile from any stack that has tiles left.
rule-98 = Each of the three 2-point stacks has its own cost. The left 6-point stack costs left + middle, the right one middle + right, and the 11-point stack all three.
rule-99 = Each stack has one tile per player (two in the solo game). You cannot buy from an empty stack.
rule-100 = You may own several tiles from the same stack.
rule-101 = Idol of Ara-Anu and Inscribed Blade also give their discount on temple tiles.

## Assistants

rule-102 = To recruit, choose the top tile of any stack that is not empty. The assistant arrives silver side up and ready; if its effect is a free action, you may use it right away. If all stacks are empty, nothing happens.
rule-103 = To use an assistant, turn it sideways: it is exhausted. You may use each once per round. When the round ends, or by an effect, it is refreshed and may be used again.
rule-104 = Upgrading flips a silver assistant to its gold side and always refreshes it. Only silver assistants can be upgraded.
rule-105 = You never need room for more than two assistants: the Bird Temple side gives you two through the notebook, the Snake Temple side one through the notebook and one by rescue.
rule-106 = With an assistant that offers tokens or travel icons, you choose when you use it. Its travel icons follow rule 26.
rule-107 = The Trader is a main action on both sides. Used through Coconut Flask or Ancient Wine, it is part of that artifact’s effect.

## Passing and end of round

rule-108 = Passing is your main action for the turn. You may still take free actions on that turn, before and after you pass.
rule-109 = You can choose a “pass to gain” option only if you still have your main action, unless it is part of an artifact effect you are resolving (Sundial, bought or played). Passing this way does not cut the action short: you still resolve the rest of it (for example, the bonus tile of the research space) and may still take free actions.
rule-110 = Once you have passed, you take no more turns and no free actions until the next round.
rule-111 = At the end of rounds 1 to 4, each player (a) takes back their archaeologists, gaining 1 Fear for each one on a guarded site; (b) keeps any cards in hand or moves them to the play area, as they like; (c) shuffles the whole play area and puts it under the deck; (d) refreshes their assistants. Fear from (a) is shuffled in with (c).
rule-112 = Items bought this round lie above the shuffled cards.
rule-113 = Then the card row changes: the artifact and the item next to the staff are exiled, the staff moves one space to the right, and the row slides together and is refilled. In effect, no item and two artifacts are dealt.
rule-114 = If a space next to the staff is empty because a deck has run out, only the card on the other side is exiled.
rule-115 = The starting player marker moves to the left. Then everyone draws up to 5 cards; cards kept in hand count. If your deck is too short, draw what is there.
rule-116 = At the end of round 5, take back your archaeologists, gaining Fear from guardians. Nothing else happens before scoring.
rule-117 = The effects of War Mask and Guardian’s Ocarina end with the round.

## Scoring

rule-118 = You score: your research tokens by row; your magnifying glass in the Lost Temple by its order of arrival; 2, 6 or 11 for each temple tile; 3 for each idol, plus your empty slots; 5 for each guardian; the points on your items and artifacts; −1 for each Fear card and −2 for each fear tile.
rule-119 = Your cards score wherever they are: deck, hand or play area. Basic cards score nothing.
rule-120 = Leftover tokens score nothing.
rule-121 = Ties go to the player who reached the Lost Temple earlier; having reached it beats not having reached it. If none of the tied players did, the higher research score wins. If it is still a tie, the victory is shared.

## Hidden information

rule-122 = Only you know your hand, and what you alone have seen of your deck: the card that Crystal Earring put back on top.
rule-123 = Nobody knows the order of shuffled decks and stacks, face-down idols, the bonus stack of the Lost Temple, assistants below the top, or the order of the rival’s tiles.
rule-124 = Everybody knows play areas, exile piles, the card row, resources, hand and deck sizes, the top assistants with both of their effects, bonus tiles on the track, and all items bought or gained (openly, so their place in the deck is known).
rule-125 = When you reach the Lost Temple, you see every bonus tile left in the stack. The others do not.
rule-126 = The top tile of the Snake Temple’s rescue stack is public. Only players whose magnifying glass has reached that row know the rest.
rule-127 = Fishing Rod and Precision Compass reveal the top card to everybody. If you do not buy it, it goes back face down, and everybody knows it.
rule-128 = Guiding Stone and Guiding Skull: the revealed tile goes to the bottom of its stack, and everybody knows it.
rule-129 = Showing what a deck still holds is a convenience that a program may offer, not a rule.

## Snake Temple side

rule-130 = Setup: place one random assistant per player on the rescue space. Make stacks of 3, 3 and the rest, so the last stack has 4 assistants with two players, 3 with three and 2 with four.
rule-131 = Crossing into the rescue space costs 1 idol from your crates, for your magnifying glass and again for your notebook. Idols in slots cannot be used. The idol leaves the game together with its 3 points.
rule-132 = With the Journal, your notebook crosses without the idol.
rule-133 = Only the magnifying glass rescues. Look through the stack in secret, take one assistant, and keep the others in order. It arrives silver and exhausted.
rule-134 = The upgrade in row 5 (magnifying glass) may be used on any of your silver assistants, and refreshes it.
rule-135 = The single space of row 7 has 2 bonus tiles (solo and two players) or 3 (three and four players). Each token that arrives takes one of its choice while any are left.
rule-136 = In rows 6 and 7 the magnifying glass gains a Fear card each time. It goes to your play area.
rule-137 = Coconut Flask and Ancient Wine cannot use the rescue stack. Decorated Horn exchanges with the supply board only.
rule-138 = Four sites have other travel costs than on the Bird Temple side: level-1 sites 6 and 7 (upper row, second and third from the left) and level-2 sites 2 and 3 (second and third from the left).

## Solo variant

rule-139 = Use the two-player setup, including all five blocking tiles. Stacks with one tile per player get 2 tiles. You are the second player and start with 1 coin and 1 compass.
rule-140 = The rival has 6 archaeologists and one magnifying glass; it has no deck, no tokens and no Fear. It pays no costs at all: no travel, no compasses, nothing for cards, guardians or bridges, and no idol to enter the Snake Temple’s rescue space.
rule-141 = The rival’s stack has 5 dig tiles and one tile from each green and red pair. The difficulty is the number of red tiles, chosen at random. The same ten tiles are reshuffled each round.
rule-142 = The rival starts every round and you take turns. It plays all ten tiles even after you have passed. If it runs out of tiles first, you go on alone.
rule-143 = On its turn, the rival reveals its top tile and resolves it. If that is impossible, nothing happens.
rule-144 = The decision arrow is on the back of the next tile: the top of the stack after the current tile has been revealed. For the tenth tile, use the back of the first tile used. Whenever there are several candidates, the rival takes the one farthest to the left or right, as the arrow points.
rule-145 = So the arrow you see on top of the stack before the rival’s turn is on the back of the tile it is about to play. It does not decide that tile (rule 144).
rule-146 = Dig: the rival takes a free space at a camp or discovered site that offers the resource. It prefers the highest row (level 2, upper level 1, lower level 1, camps), then follows the arrow. If there is no such space, nothing happens. It resolves no effect.
rule-147 = A site offers a resource if its effect can give that token, even as one of two options (2 compasses or an item).
rule-148 = Discover: the tile shows the level and whether a guardian appears, by round. At level 1 the rival prefers the lower row, then follows the arrow. It places an archaeologist, takes the idols, and a site tile is placed; a guardian appears only in the rounds marked. It resolves no effects.
rule-149 = The rival’s first idol of each of the 6 kinds goes face up to its place. A duplicate is turned face down onto the −1 stack, and every face-down idol goes there unseen.
rule-150 = Research: the rival advances its magnifying glass, choosing its path by the arrow. A bonus tile there is removed unused (in the Lost Temple, the top tile of the bonus stack). Then the top assistant of the highest supply stack is removed; the arrow breaks ties.
rule-151 = On the shared space of Snake Temple row 7, the arrow decides which bonus tile is removed.
rule-152 = If the rival is already in the Lost Temple, it takes a 6-point tile instead. If both stacks have tiles, the arrow decides. A research tile still removes an assistant from the supply (rule Q9); an overcome tile that becomes research does not. If no 6-point tile is left, nothing happens at all.
rule-153 = Snake Temple side: when the rival reaches the rescue space, it also removes the top assistant there, even if it got there by an overcome tile that became research.
rule-154 = Overcome: the rival takes a guardian from a site it occupies, from the highest row first, then by the arrow. If there is none, it researches without removing an assistant from the supply.
rule-155 = Buy an item or artifact: green takes the one worth the fewest points, red the one worth the most; the arrow breaks ties. The card goes to the rival’s board and the row is refilled at once. The card has no effect and is not exiled.
rule-156 = The green discover, research and overcome tiles do nothing in round 5. The buy tiles always work.
rule-157 = When the round ends, the rival’s archaeologists return without Fear. Your end of round and the card row work as usual. The starting player marker is not used.
rule-158 = The rival scores: its magnifying glass (in the Lost Temple by order of arrival, like a player), temple tiles, 5 per guardian, the points on its cards, 3 per face-up idol and 2 per idol in the −1 stack.
rule-159 = The rival’s archaeologists occupy spaces, make a site occupied, and count as another player’s for the Bear Trap.
rule-160 = Six archaeologists are always enough: there are at most five digs and one discovery per round.

## Single cards

rule-161 = Army Knife: choose two different effects from exile, coin, compass and tablet.
rule-162 = Bear Trap: a guardian on a site where no other player has an archaeologist. It does not matter whether you have one there.
rule-163 = Bow and Arrows: up to 3. Counts guardians you have overcome and guardians on sites you occupy, each tile once.
rule-164 = Brush: up to 3. Idols in slots count; idols spent on the Snake Temple’s track do not.
rule-165 = Fishing Rod, Precision Compass: you may play them even if you cannot afford anything. Reveal the top card first; then you may buy it, a card from the row, or nothing. If you buy from the row, the revealed card refills the row at the end of the turn. A bought artifact’s effect works as usual.
rule-166 = Journal: moves your notebook only, and never above your magnifying glass. You gain the bonus tile and the row effect as usual.
rule-167 = Sea Turtle, Ostrich, Sturdy Boots: draw or gain the compass first, then you may dig or discover. The card you drew may help pay.
rule-168 = Hot Air Balloon, Aeroplane: one travel icon is covered; the compass discount applies only to discovering. With no archaeologist on your board, you simply skip the action.
rule-169 = Tent: a site you occupy. Camps and level 1 are free; level 2 costs 2 compasses.
rule-170 = Binoculars: any discovered level-1 site; Lantern: any camp; occupied or not. Dog, Tigerclaw Hairpin: the camp must be unoccupied.
rule-171 = Whip: 4 off makes every artifact free, since none costs more than 4.
rule-172 = Airdrop: the item goes to your hand, and the row is refilled at the end of the turn. Monkey Medallion: the item goes on top of your deck.
rule-173 = Large Backpack: the bottom card may be an item you bought this round.
rule-174 = Watch, Chronometer: the free option is possible at any time on your turn; the pass option is your main action.
rule-175 = Crystal Earring: choose 0 to 3 (0 does nothing, rule Q22), then draw. Keep one. If you drew more than one, you may put one back on top of your deck. All others go to your play area. If your deck is too short, draw what is there.
rule-176 = Obsidian Earring: choose 1 or 2 and draw from the bottom. Of two cards, keep one; the other goes to your play area.
rule-177 = Coconut Flask, Ancient Wine: gain the coins first, then use the assistant’s effect; the coins may pay for it. The assistant is not exhausted. Travel icons gained this way are lost unless a free action uses them this turn.
rule-178 = Decorated Horn: the new assistant has the same level and is ready. Your old one goes to the supply board silver side up, on top of the stack the new one came from. You need an assistant of your own. You may exchange an exhausted one and get a ready one.
rule-179 = Guardian’s Crown: from a site you occupy to an unoccupied camp or discovered level-1 site that has no guardian; then activate that site. If no move is possible, there is no activation.
rule-180 = Guardian’s Ocarina: you may play it with both archaeologists at home. All your travel icons count as planes for the rest of the round, including those of Fear, assistants and boons; a two-icon card counts as two planes. If both of yours are at one camp, you choose which one comes home (rule 51).
rule-181 = Idol of Ara-Anu, Inscribed Blade: research with either token, or buy a temple tile. Inscribed Blade: 1 arrowhead or 2 tablets, not both.
rule-182 = Ornate Hammer: exile the rightmost item, then you may take any exiled item (even the one just exiled) for free and put it on the bottom of your deck. The row is refilled at the end of the turn.
rule-183 = Passage Shell: dig with an archaeologist from your board on any free camp space, without the travel cost, and resolve the camp once or twice. At the jewel camp, each time has its own discard.
rule-184 = Pathfinder’s Sandals, Pathfinder’s Staff: the card restricts only where your archaeologist may go to.
rule-185 = Star Charts: pay 1 coin, then activate two different camps, occupied or not, in any order.
rule-186 = Stone Key: with no idol in a slot, it has no effect.
rule-187 = Sundial: works when bought or played. If you choose to pass, you are out for the rest of the round.
rule-188 = War Mask: stops only the Fear from guardians when the round ends, not printed Fear icons.
rule-189 = Sacred Drum: the discard is the cost. It refreshes all your assistants.
rule-190 = Guiding Stone, Guiding Skull: resolve the top tile of the stack, without idols or a guardian, then put it on the bottom. You pay the Skull’s compass before the tile is revealed.
rule-191 = Theodolite: counts your archaeologists on sites at that moment, from 0 to 2.

## Settled for the engine

rule-215 = You may decline any cost and anything an effect marks as “may”. Everything else is carried out if possible; a part that is impossible is skipped on its own. You take the free artifact of a row, like the free item, if there is a card to take; resolving the artifact’s effect stays optional (rule 93, rule Q32).
rule-216 = A travel assistant may be used as a free action at any time (you keep its icons for this turn) and also while you pay. A travel boon may be used only while you pay a travel cost.
rule-217 = The choice of rule 29 stays open until it matters, but a cost once paid stays paid by the icons you had spent by then. An icon spent later never takes over an earlier cost: a plane spent on a boot does not come back when you draw a boot afterward. Among the icons already spent, nobody is asked which one paid for what, and nothing is lost by it. Discounts pay only their own cost.
rule-218 = Cards drawn with an Earring are set aside until you have sorted them. No free action is possible in between.
rule-219 = Before anything hidden is revealed, the game pauses if you have a free action to take. Your turn ends only when you end it, even after you pass.
rule-220 = Decisions at the end of the round (rule 111) are made in turn order, starting with the round’s starting player. What goes to a play area is seen at once.
rule-221 = The program assumes perfect memory: each player knows everything that follows from what they have been shown since the start.
rule-222 = Player 1 starts round 1. A free action that could change nothing is not offered.
rule-223 = Silver Reporter: draw or not, then you must move a card from your hand to your play area. No free action comes between the two: free actions are possible during a main action, not inside another free action.

## Where the sources are silent or disagree

rule-Q1 = No source tells us the arrows on the backs of the rival’s tiles. Ours are placeholders: five left and five right in any stack, both tiles of a pair alike. Anyone who owns the tiles can correct them; they are plain data.
rule-Q2 = On the Snake Temple side the 2-point temple tiles cost a compass and 2 tablets (left), a jewel (middle), or a coin and an arrowhead (right). The other stacks cost the sums.
rule-Q3 = In row 2 of the Snake Temple side, the magnifying glass gains 2 coins.
rule-Q4 = In row 4 of the Snake Temple side, the notebook gains an artifact for free.
rule-Q5 = The level-1 site that gives a single jewel needs no discard.
rule-Q6 = The rival’s green discover tile, rounds 1 to 5: level 1 with a guardian; level 1; level 1 with a guardian; level 2; nothing. The red one: level 1; level 1 with a guardian; level 1; level 2 with a guardian; level 2.
rule-Q7 = The rival’s green item tile also works in round 5.
rule-Q8 = Every research tile of the rival removes an assistant from the supply.
rule-Q9 = It does so even when the rival enters the Lost Temple or takes a 6-point tile instead.
rule-Q10 = Empty slots are worth 1, 2, 3 and 4. The sample score sheet in the rulebook, with 11 points for idols, is only an illustration.
rule-Q11 = War Mask and Guardian’s Ocarina work for the whole round, even if the card is exiled later in it.
rule-Q12 = With Guardian’s Ocarina, the travel icons of a discount count as planes too.
rule-Q13 = If Fear cards run short when the round ends, they are handed out in turn order from the starting player, one archaeologist at a time.
rule-Q14 = Fear tiles never run out.
rule-Q15 = An exiled fear tile returns to the reserve.
rule-Q16 = You choose which slot the Stone Key empties.
rule-Q17 = You may take free actions before and after passing on the same turn. The turn ends when you say so.
rule-Q18 = You may spend a card for travel only if at least one of its icons pays for something at that moment.
rule-Q19 = You may choose the more expensive space of a camp even if the cheaper one is free.
rule-Q20 = If there is an artifact in the row, you must take the free artifact of a research row; you may decline only its effect.
rule-Q21 = Printed gains are resolved from left to right. This matters when you see a drawn card before a later choice, and for Tigerclaw Hairpin: the exile comes before the camp.
rule-Q22 = You may choose to draw zero cards with Crystal Earring. It then does nothing.
rule-Q23 = The assistant you give back with Decorated Horn lies on top of the stack the new one came from.
rule-Q24 = A guardian counts once for Bow and Arrows, even with both of your archaeologists at its camp.
rule-Q25 = A tie in the solo game is broken like any other: earlier in the Lost Temple, then research; otherwise the victory is shared.
rule-Q26 = The rival’s research score is its magnifying glass alone.
rule-Q27 = For the rival, the site that gives 2 compasses or an item offers compasses.
rule-Q28 = A site the rival discovered without a guardian has none, so it gives no Fear.
rule-Q29 = The rival removes the top tile of the Lost Temple’s bonus stack unseen. You choose from what is left.
rule-Q30 = Once your magnifying glass has reached the rescue row, you may look through the rescue stack at any time.
rule-Q31 = Figures from prototypes do not count: Hot Air Balloon saves 3 compasses, Mortar and Ritual Dagger exile only if you want to, War Club needs one of your archaeologists, and Journal has a car and a boat.
rule-Q32 = The effect of an artifact you gain for free is optional, like that of one you buy.
