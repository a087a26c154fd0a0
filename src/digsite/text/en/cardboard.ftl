### For a game on a real table: score sheets and companions.

cardboard-words = Playing with the real game on your table? Here are a score sheet that adds everything up and finds the winner, and a companion that plays the automatic opponent for you.
cardboard-sheet-arnak = Score sheet: Lost Ruins of Arnak
    .words = enter what each player has; get the points by category and the tie-break.
cardboard-sheet-quetzal = Score sheet: Quetzal
    .words = points, coins, marker and tiles add up to the final score, with the tie-break.
cardboard-rival = Companion: the solo rival
    .words = Shuffles the rival’s tiles, shows the next one and what to do, asks for what it needs to know, and keeps the rival’s score.
cardboard-automaton = Companion: the automaton
    .words = For Quetzal with two players: shows this round’s card, where its meeples go and what it takes.
cardboard-players = Players
cardboard-player = Player { $number }
cardboard-played = Played on { $date }
cardboard-with-rival = One player: the second column is the rival.
cardboard-arrival = Order of arrival at the Lost Temple
cardboard-tiles-bronze = 2-point temple tiles
cardboard-tiles-silver = 6-point temple tiles
cardboard-tiles-gold = 11-point temple tiles
cardboard-idols = Idols, including those in slots
cardboard-idols-up = Face-up idols
cardboard-minus-one = Idols in the −1 stack
cardboard-slots = Filled slots
cardboard-fear = Fear cards
cardboard-fear-tiles = Fear tiles
cardboard-type-card = Type a card’s name
cardboard-remove = Remove { $card }
cardboard-count = Add up
cardboard-print = Print
cardboard-begin = Begin
cardboard-round = Round { $round } of 5.
cardboard-tiles-left = { $count ->
        [one] { $count } tile left in the stack.
       *[other] { $count } tiles left in the stack.
    }
cardboard-first = The rival goes first in every round. Reveal its first tile.
cardboard-arrow = If several places or cards qualify, it takes the one farthest { $arrow ->
        [left] to the left
       *[right] to the right
    }.
cardboard-nothing = This tile does nothing in this round.
cardboard-discovers = It discovers a level-{ $level } site.
cardboard-guarded = A guardian appears.
cardboard-unguarded = No guardian appears.
cardboard-moves = Move its magnifying glass: { $space }.
cardboard-takes = It takes a tile: { $stack }.
cardboard-ask-idols = Which idols were on the site it discovered? None, if it could not discover one.
cardboard-face-down = face-down idol
cardboard-no-idols = No idols chosen
cardboard-ask-guardian = Is it on a site with a guardian?
cardboard-ask-card = Which card does it take?
cardboard-no-card = None: the row has no such card
cardboard-ask-arrival = Did your magnifying glass reach the Lost Temple first?
cardboard-ask-silver = Which 6-point stacks still have tiles?
cardboard-answer = Done
cardboard-clear = Start over
cardboard-clear-sure = Everything you entered will be lost. Start over?
cardboard-yes = Yes
cardboard-no = No
cardboard-turn-up = Reveal the next tile
cardboard-next-round = Next round
cardboard-finish = End the game
cardboard-over = The game is over
cardboard-back = One step back
cardboard-leave = Leave this game
cardboard-before-roll = Before anyone rolls, place its six meeples here:
cardboard-temple = Temple, space { $space }: one meeple
cardboard-bid = { $count ->
        [one] { $location }: { $count } meeple, role { $role }
       *[other] { $location }: { $count } meeples, role { $role }
    }
cardboard-when-activated = When the locations are activated
cardboard-temple-takes = Temple, space { $space }: it takes { $takes } from the display{ $draws ->
    [0] {""}
   *[other] {" "}and draws { $draws }
}; they go to the discard pile.
cardboard-prefers = When it has a choice, it takes the first of these types available: { $types }. Within a type, the first of these: { $bonuses }.
cardboard-holds = If it still holds a location around the Temple, both cards there are discarded and it gets no bonus. If it still holds the Black Market or the ship, nobody acts there.
cardboard-ousted = If you outbid it, its meeples there are gone until the next card.
cardboard-home = Its archaeologists go home without Fear, and its ten tiles are reshuffled.
cardboard-lower-row = Between the two rows of level 1, it prefers the lower one.
cardboard-bonus-gone = If a bonus tile is still there, remove it unused.
cardboard-bonus-stack-gone = Remove the top tile of the bonus stack there, unused.
cardboard-supply-gone = Remove the top assistant of the highest supply stack.
cardboard-rescue-gone = Remove the top assistant of the rescue space too.
cardboard-your-turn = Now it is your turn. If you have passed, keep revealing its tiles.
cardboard-alone = That was its last tile this round. Continue alone until you pass.
cardboard-has = The rival has
cardboard-face-up = Idols face up
cardboard-no-such-card = No card has that name.
cardboard-has-card = You have already entered that card.
cardboard-last-round = This is the last card.
cardboard-difficulty-words = The rival has five pairs of tiles, each with a green one and a red one. At 0 it plays the five green tiles; each step replaces one with its red twin, which is harder.
cardboard-own-sheet = Compare with your points: score sheet with the rival’s column filled in
cardboard-choose-card = Choose a card
cardboard-leave-sure = Everything you entered will be lost. Leave anyway?
cardboard-bonus-discovery = with a Discovery point
cardboard-bonus-vp = with a victory point
cardboard-bonus-coin = with a coin
cardboard-bonus-none = without a bonus
cardboard-rival-points = The rival: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cardboard-print-empty = Print a blank sheet
cardboard-wrong-of = { $name }: { $what }
cardboard-wrong-arrival = The first to reach the Lost Temple is number 1, the next number 2. Enter 0 if the magnifying glass is not there.
cardboard-wrong-temple = Temple tiles can be bought only with the magnifying glass in the Lost Temple, and each stack has one tile per player (two in the solo game).
cardboard-wrong-slots = There are more filled slots than idols.
cardboard-wrong-idols = There are 16 idols in the box.
cardboard-wrong-guardians = There are 15 guardians in the box.
cardboard-wrong-cards = There is only one of each card.
cardboard-wrong-fear = There are 19 Fear cards in the box.
cardboard-wrong-fear_tiles = There are 10 fear tiles in the box.
cardboard-wrong-magnifier = The magnifying glass cannot be there.
cardboard-wrong-notebook = The notebook cannot be there.
cardboard-wrong-upgrades = The box does not have that many of this upgrade tile.
cardboard-wrong-points = Points must be a whole number.
cardboard-wrong-coins = The box does not have that many coins.
cardboard-wrong-discovery = The Discovery track is not that long.
cardboard-upgrade = { $name } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })

cardboard-edition = Your box
cardboard-edition-default = Used with the default edition. Values marked * are assumed: they are only drawn on the components.
cardboard-edition-own = Used with your edition: { $name }.
cardboard-edition-assumed = Values marked * are still assumed.
cardboard-edition-remove = Use the default edition
cardboard-assumed = * assumed: this is only drawn on the components. If your box shows something else, load an edition before the next game.
