### The terminal: the table in lines of text, commands, saves, replays.

## Opponents

level-random = Random
level-novice = Novice
level-scout = Scout
level-ranger = Ranger
level-professor = Professor
ui-seat-program = Program { $program }

## Components in words

ui-about = { $name }: { $what }.
ui-about-price = price { $price }
ui-about-travel = travel value { $travel }
ui-about-travel-cost = Travel cost: { $travel }.
ui-about-discover = Not discovered yet; discovering it costs { $price } plus the travel cost.
ui-about-guardian = Cost to overcome: { $cost }. Boon, once: { $boon }.
ui-assistant = assistant
ui-camp = camp
ui-left-of = { $count ->
        [0] none left
       *[other] { $count } left
    }

## The table in words

ui-space = space { $space }, { $travel }: { $who }
ui-no-tokens = no resources
ui-archaeologists-ready = { $count ->
        [0] no archaeologist on the board
        [one] { $count } archaeologist on the board
       *[other] { $count } archaeologists on the board
    }
ui-slots-filled = { $count ->
        [0] no idol in a slot
        [one] { $count } idol in a slot
       *[other] { $count } idols in slots
    }
ui-face-down-idol = face-down idol
ui-cards-unknown = { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }
ui-arrived-1 = first in the Lost Temple
ui-arrived-2 = second in the Lost Temple
ui-arrived-3 = third in the Lost Temple
ui-arrived-4 = fourth in the Lost Temple
ui-bonus-stack = { $count ->
        [0] no bonus tile left in the Lost Temple
        [one] { $count } bonus tile in the Lost Temple
       *[other] { $count } bonus tiles in the Lost Temple
    }
ui-standing = Here: { $who }
ui-rival-tiles = { $count ->
        [0] no tile left this round
        [one] { $count } tile left this round
       *[other] { $count } tiles left this round
    }
ui-rival-last = last tile: { $tile }
ui-rival-arrow = { $arrow ->
        [left] the arrow on the next tile points left
       *[right] the arrow on the next tile points right
    }
ui-to-travel = Travel cost left to pay: { $needs }; paid so far: { $icons }.
ui-holds = { $player_in } with { $what }
ui-bid-of = { $player_in } with { $what }, role { $role }
ui-score-so-far = { $count ->
        [one] { $count } point so far
       *[other] { $count } points so far
    }
ui-discovery-at = Discovery track: space { $space }
ui-holds-marker = First Player marker
ui-meeples-left = meeples to place: { $what }
ui-no-meeples = no meeples left to place
ui-unrolled = { $count ->
        [one] { $count } meeple not rolled yet
       *[other] { $count } meeples not rolled yet
    }
ui-character-lies = Character: { $landing }
ui-since = Meanwhile:

## Commands: the words that are understood, the first one is shown; English ones always work

ui-alias-look = look
ui-alias-hand = hand
ui-alias-row = row, display, cards
ui-alias-map = map, locations, board
ui-alias-track = track
ui-alias-players = players
ui-alias-log = log
ui-alias-card = card, tile, read
ui-alias-why = why
ui-alias-rule = rule
ui-alias-undo = undo
ui-alias-score = score
ui-alias-save = save
ui-alias-help = help
ui-alias-quit = quit, exit
ui-alias-forward = forward, next
ui-alias-back = back, previous
ui-alias-step = step, go
ui-alias-round = round
ui-alias-end = end
ui-alias-seat = seat
ui-command-line = { $words }: { $does }
ui-takes-name = NAME
ui-takes-action = ACTION
ui-takes-number = NUMBER
ui-takes-file = FILE
ui-replay-jump = jump to a step
ui-replay-end = go to the last step
ui-replay-seat = change point of view; 0 is a spectator
ui-replay-begin = An empty line moves one step forward. You can also type:
ui-replay-action = { $player }: { $action }
ui-no-such-round = The record does not reach that round.
ui-no-such-seat = There is no such seat.

## Talking

ui-which-one = That could be any of these: { $names }.
ui-no-such-number = There is no choice { $number }; there are { $count }.
ui-no-such-rule = There is no rule { $number }.
ui-name-missing = Say which one: { $example }
ui-kept-in = The game is saved after every step, in { $file }. “save FILE” writes a copy.
ui-not-kept = This game is not being saved. “save FILE” writes it to a file.
ui-not-overwritten = { $file } already exists and is not a Digsite record, so it was left alone. Choose another name.
ui-unsaved-quit = The game is not saved. “save FILE” saves it; “quit” again leaves without saving.
ui-put-elsewhere = The game could be saved in { $file } instead.
ui-rescue = The file was not changed. To continue from before the damage: { $command }
ui-rescue-rules = The file was not changed. To continue from there by the present rules: { $command }
ui-foreign-program = { $file } seats a program: { $program }. Digsite does not start a program just because a file says so. If you want it, name all seats yourself with --seat.
ui-saved-game = { $game }, { $round }, { $players }, last played { $when }
ui-game-new = New game: { $game }
ui-plain-instead = Playing in plain text. For the full screen: { $command }
ui-score-parts = { $total } ({ $parts })
ui-score-part = { $part } { $points }
ui-steps-sound = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
ui-no-such-step = There is no step { $step }; the record has { $steps }.

## Choices in groups, and parts of lines

ui-parts = { $first }; { $next }
ui-group-bid = Bid { $location_at }, role { $role }
ui-group-visit = Go { $location_to }
ui-group-place = Place { $location_at }, space { $space }
ui-ways = { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
ui-group-back = Back to all choices
ui-held-by = held by { $who }
ui-held-by-nobody = nobody holds it
ui-help-empty = An empty line repeats the choices. You can type just the first letters of a choice if no other starts the same way.
ui-record-kept = The record is saved in { $file }. To step through it: { $command }
ui-program-fault = { $player } gave no playable answer ({ $reason }); a default was played instead.
