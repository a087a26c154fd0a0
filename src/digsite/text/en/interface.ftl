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

ui-unofficial = { $game }, unofficial. Seed { $seed }. Type “help” for the commands.
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

ui-help-intro = Type the number of a choice, or the action itself. You can also type:
ui-command-look = show the whole table again
ui-command-hand = show your hand
ui-command-row = show the card row
ui-command-map = show the places on the board
ui-command-track = show the track
ui-command-players = show every player’s board
ui-command-log = show what has happened so far
ui-command-card = look up a card or tile by name
ui-command-why = ask why an action is not possible
ui-command-rule = look up a rule by number
ui-command-undo = take back your last step
ui-command-score = show the score as if the game ended now
ui-command-save = save the record to a file
ui-command-help = show this list
ui-command-quit = leave; the game is saved
ui-not-a-command = “{ $line }” is not a choice or a command. Type “help” for the commands.
ui-possible = You can do that.
ui-choices = { $count ->
        [0] Nothing to do right now
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
ui-too-small = The window is too small. It must be at least { $columns } by { $lines }.

## Settings of a new game

ui-new-game = New game
ui-setting-game = Game
ui-setting-players = Players
ui-setting-board = Board
ui-setting-difficulty = Rival’s difficulty
ui-setting-language = Language
ui-setting-seed = Seed
ui-setting-seats = Who plays
ui-setting-edition = Edition
ui-edition-encoding = This edition file is not text in UTF-8 or UTF-16. Save it as UTF-8 and try again.
ui-setting-options = Rule settings
ui-seat-person = a person
ui-start = Start
ui-player-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-resume = Unfinished games. Which one do you want to continue?

## One keyboard, several people

ui-hand-over = { $player }, it is your turn. Everyone else, please look away. Press Enter when ready.
ui-thinking = { $player } is thinking…

## Replays

ui-replay-step = Step { $step } of { $steps }
ui-replay-forward = one step forward
ui-replay-back = one step back
ui-replay-round = jump to a round
ui-record-sound = The record is valid.
ui-record-unfinished = The record ends before the game does.
ui-record-damaged = The record is damaged at line { $line }: expected { $expected }.
ui-rules-changed = This game was played by rules version { $made }. Rule { $rule } has changed since version { $now }: what line { $line } does ({ $found }) is not legal anymore.

## Files and mishaps

ui-saved = Saved to { $file }.
ui-left = You left before the end. The game is saved; to continue: { $command }
ui-cannot-read = Cannot read { $file }: { $reason }. Check the name and your permissions.
ui-cannot-write = Cannot write { $file }: { $reason }. Nothing is lost; free some space or save somewhere else.
ui-not-a-record = { $file } is not a Digsite record.
ui-no-such-name = Nothing is called “{ $name }”.
