### Digsite's own words: lists, refusals put together, commands, settings, errors. Shared by both games.

## Putting sentences together

list-pair = { $first } and { $last }
list-comma = { $first }, { $next }
# A name as a sentence begins, inside a sentence, and as the owner of something.
seat-name = Player { $number }
    .in = player { $number }
    .of = player { $number }’s
player-named = { $name }
    .in = { $name }
    .of = { $name }’s
missing = Missing: { $what }.
see-page = Rulebook, page { $page }.
see-rule = Rule { $rule }.
prompt-from = { $source_id ->
        [slot-draw] { $prompt }
       *[other] { $source }: { $prompt }
    }

## Languages and games

language-en = English
language-fr = Français
language-de = Deutsch
game-arnak = Lost Ruins of Arnak
game-quetzal = Quetzal

## Greeting and score

ui-unofficial = { $game }, unofficial. Seed { $seed }. “help” lists the commands.
ui-round = Round { $round } of { $rounds }
ui-you = you
ui-nobody = nobody
ui-none = none
ui-empty = empty
ui-total = Total
ui-score-sheet = Score sheet
ui-score-now = If the game ended now:
ui-score-line = { $points ->
        [one] { $player }: { $points } point
       *[other] { $player }: { $points } points
    }
ui-ahead = Ahead: { $players }.
ui-won = Victory: { $players }
ui-decided = Tie-break: { $reason }.
ui-pair = { $name }: { $what }

## Commands: what each one does

ui-help-intro = A number, or an action as it is written, carries it out. Besides:
ui-command-look = the whole table again
ui-command-hand = your hand
ui-command-row = the card row
ui-command-map = the places on the board
ui-command-track = the track
ui-command-players = every player’s board
ui-command-log = what happened so far
ui-command-card = read a card or tile by its name
ui-command-why = why an action is not possible
ui-command-rule = read a rule by its number
ui-command-undo = take back your last step
ui-command-score = points as if the game ended now
ui-command-save = write the record to a file
ui-command-help = these lines
ui-command-quit = leave; the game is kept
ui-not-a-command = “{ $line }” is none of these. “help” lists the commands.
ui-possible = That is possible.
ui-choices = { $count ->
        [0] Nothing can be done now
        [one] { $count } choice
       *[other] { $count } choices
    }
ui-your-choice = Your choice:
ui-taken-back = Taken back: { $action }
ui-deck-size = { $count ->
        [0] no card in the deck
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
ui-hand-size = { $count ->
        [0] no card in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }

## Panels and keys of the full screen

ui-panel-row = Card row
ui-panel-players = Players
ui-panel-hand = Hand
ui-panel-log = Log
ui-panel-actions = What you can do
ui-key-help = Help
ui-key-why = Why not?
ui-key-undo = Undo
ui-key-save = Save
ui-key-quit = Quit
ui-key-choose = Choose
ui-key-next = Next
ui-key-back = Back
ui-too-small = The window is too small: { $columns } by { $lines } are needed.

## Settings of a new game

ui-new-game = New game
ui-setting-game = Game
ui-setting-players = Players
ui-setting-board = Board
ui-setting-difficulty = Difficulty of the rival
ui-setting-language = Language
ui-setting-seed = Seed
ui-setting-seats = Who sits where
ui-setting-edition = Edition
ui-edition-encoding = This edition file is not text in UTF-8 or UTF-16. Save it as UTF-8 and try again.
ui-setting-options = Rulings
ui-seat-person = a person
ui-start = Start
ui-player-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-resume = Unfinished games. Which one shall go on?

## One keyboard, several people

ui-hand-over = { $player }, it is your turn. The others look away; press Enter when ready.
ui-thinking = { $player } is thinking …

## Replays

ui-replay-step = Step { $step } of { $steps }
ui-replay-forward = one step forward
ui-replay-back = one step back
ui-replay-round = jump to a round
ui-record-sound = The record is sound.
ui-record-unfinished = The record ends before the game does.
ui-record-damaged = The record is damaged at line { $line }: expected { $expected }.

## Files and mishaps

ui-saved = Written to { $file }.
ui-left = Left before the end. The game is kept; go on with: { $command }
ui-cannot-read = { $file } cannot be read: { $reason }. Check the name and that you may read it.
ui-cannot-write = { $file } cannot be written: { $reason }. Nothing is lost; free some space or save elsewhere.
ui-not-a-record = { $file } is not a Digsite record.
ui-missing-extra = This needs a part that is not installed: { $command }
ui-no-such-name = There is nothing called “{ $name }”.
