### For a game on a real table: score sheets and companions.

cardboard-words = You have the box on the table? Here are a score sheet that adds up and finds the winner, and a companion that plays the automatic opponent for you.
cardboard-sheet-arnak = Score sheet: Lost Ruins of Arnak
    .words = enter what lies before each player, get the points by category with the tie-break.
cardboard-sheet-quetzal = Score sheet: Quetzal
    .words = points, coins, marker and tiles become the final score with the tie-break.
cardboard-rival = Companion: the solo rival
    .words = Shuffles the rival’s tiles, shows the next one and what to do, asks what it needs to know and keeps the rival’s score.
cardboard-automaton = Companion: the automaton
    .words = For two players of Quetzal: shows this round’s card, where its meeples stand and what it takes.
cardboard-players = Players
cardboard-player = Player { $number }
cardboard-played = Played on { $date }
cardboard-with-rival = One player: the second column is the rival’s.
cardboard-arrival = Arrived in the Lost Temple as number
cardboard-tiles-bronze = 2-point temple tiles
cardboard-tiles-silver = 6-point temple tiles
cardboard-tiles-gold = 11-point temple tiles
cardboard-idols = Idols, slots included
cardboard-idols-up = Idols lying face up
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
cardboard-first = The rival begins every round. Turn up its first tile.
cardboard-arrow = Where several places or cards would do, it takes the one furthest { $arrow ->
        [left] to the left
       *[right] to the right
    }.
cardboard-nothing = In this round the tile does nothing.
cardboard-discovers = It discovers a site of level { $level }.
cardboard-guarded = A guardian comes with it.
cardboard-unguarded = No guardian comes with it.
cardboard-moves = Move its magnifying glass: { $space }.
cardboard-takes = It takes a tile: { $stack }.
cardboard-ask-idols = Which idols lay on the site it discovered? None if there was no site.
cardboard-face-down = face-down idol
cardboard-no-idols = No idols chosen
cardboard-ask-guardian = Does it stand on a site with a guardian?
cardboard-ask-card = Which card does it take?
cardboard-no-card = None, the row has no such card
cardboard-ask-arrival = Was your magnifying glass in the Lost Temple before?
cardboard-ask-silver = Which 6-point stacks still have tiles?
cardboard-answer = That’s it
cardboard-clear = Start over
cardboard-clear-sure = Everything entered is lost. Start over?
cardboard-yes = Yes
cardboard-no = No
cardboard-turn-up = Turn up the next tile
cardboard-next-round = Next round
cardboard-finish = Finish the game
cardboard-over = The game is over
cardboard-back = One step back
cardboard-leave = Leave this game
cardboard-before-roll = Before anybody rolls, its six meeples stand here:
cardboard-temple = Temple, space { $space }: one meeple
cardboard-bid = { $count ->
        [one] { $location }: { $count } meeple, role { $role }
       *[other] { $location }: { $count } meeples, role { $role }
    }
cardboard-when-activated = When the locations are activated
cardboard-temple-takes = Temple, space { $space }: it takes { $takes } from the display{ $draws ->
    [0] {""}
   *[other] {" "}and draws { $draws }
}; that goes to the discard pile.
cardboard-prefers = Where it chooses, it takes the first type there is: { $types }. Of that type, the first of these: { $bonuses }.
cardboard-holds = Where it still holds a place around the Temple, both cards there are discarded, without a bonus. Where it still holds the Black Market or the ship, nobody acts.
cardboard-ousted = Whoever outbids it sends its meeples there away until the next card.
cardboard-home = Its archaeologists go home, without Fear; its ten tiles are shuffled again.
cardboard-lower-row = Of the two rows of level 1 it prefers the lower one.
cardboard-bonus-gone = If a bonus tile still lies there, remove it unused.
cardboard-bonus-stack-gone = Remove the top tile of the bonus stack there, unused.
cardboard-supply-gone = Remove the top assistant of the highest supply stack.
cardboard-rescue-gone = Remove the top assistant of the rescue space too.
cardboard-your-turn = Now it is your turn. If you have passed, go on turning up its tiles.
cardboard-alone = That was its last tile of this round. Play on alone until you pass.
cardboard-has = The rival has
cardboard-face-up = Idols face up
cardboard-no-such-card = No card has that name.
cardboard-has-card = That card is entered already.
cardboard-last-round = This is the last card.
cardboard-difficulty-words = The rival has five pairs of tiles, one green, one red. At 0 it plays the five green ones; every step puts a red one, which is harder, in place of a green one.
cardboard-own-sheet = Compare with your points: the score sheet, the rival’s column filled in
cardboard-choose-card = Choose a card
cardboard-leave-sure = Everything entered is lost. Leave it?
cardboard-bonus-discovery = with a Discovery point
cardboard-bonus-vp = with a victory point
cardboard-bonus-coin = with a coin
cardboard-bonus-none = without a bonus
cardboard-rival-points = The rival: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cardboard-print-empty = Print an empty sheet
cardboard-wrong-of = { $name }: { $what }
cardboard-wrong-arrival = In the Lost Temple the first to arrive is number 1, the next number 2; elsewhere it is 0.
cardboard-wrong-temple = Temple tiles are bought with the magnifying glass in the Lost Temple, and there are four in each stack.
cardboard-wrong-slots = More slots are filled than there are idols.
cardboard-wrong-idols = There are 16 idols in the box.
cardboard-wrong-guardians = There are 15 guardians in the box.
cardboard-wrong-cards = Each card exists once.
cardboard-wrong-fear = There are 19 Fear cards in the box.
cardboard-wrong-fear_tiles = There are 10 Fear tiles in the box.
cardboard-wrong-magnifier = It cannot stand there.
cardboard-wrong-notebook = The notebook cannot stand there.
cardboard-wrong-upgrades = There are not so many of this upgrade tile in the box.
cardboard-wrong-points = The points are a whole number.
cardboard-wrong-coins = There are not so many coins.
cardboard-wrong-discovery = The Discovery track is not that long.
cardboard-upgrade = { $name } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
