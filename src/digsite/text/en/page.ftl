### The web page: home, opening and joining a table, everything around the table, settings, replays.

## Everywhere

page-name = Digsite
page-title = Digsite: Lost Ruins of Arnak and Quetzal
page-home = Home
page-nav = Pages
page-nav-open = Open a table
page-nav-tables = Table
page-nav-games = Replay
page-nav-learn = Learn
page-nav-rules = Rules
page-nav-things = Glossary
page-nav-glossary = Glossary
page-nav-cardboard = For the real table
page-nav-replay = Replays
page-nav-settings = Settings
page-nav-credits = Credits
page-skip = Skip to the content
page-unofficial = An unofficial fan project, neither affiliated with nor endorsed by the games’ designers or publishers. No official artwork, no rulebook text. You will want to own the games.
page-loading = One moment…
page-not-found = There is nothing at this address.
page-not-loaded = This part could not be loaded. Check your connection and try again.
page-reload = Reload the page
page-went-wrong = Something went wrong. Try again; if it keeps happening, please report it.
page-close = Close
page-more = More
page-cancel = Cancel
page-do-it = OK
page-sure = Are you sure?
page-copy = Copy
page-copied = Copied
page-share = Share
refusal-connection-lost = No connection to the server.

## Home

page-welcome = Two lost worlds, one table
page-welcome-text = Play with friends via a link, against bots, or alone against the rival. No account, nothing to install.
page-about-arnak = Lead an expedition on an uncharted island: build your deck, send out archaeologists, overcome guardians and climb to the Lost Temple.
page-about-quetzal = Roll your team of adventurers and archaeologists, outbid the others at the ruins and deliver the finest artifacts.
page-facts-arnak = 1 to 4 players · both temples · solo rival
page-facts-quetzal = 2 to 5 players · automaton for two
page-play-now = Play now against a bot
page-choose-level = How strong should the bot be?
page-open-with-friends = Open a table with friends
page-learn-it = Learn the game
page-level = Level
page-level-random = Random
    .about = moves at random
page-level-novice = Novice
    .about = for your first game
page-level-scout = Scout
    .about = knows the basics
page-level-ranger = Ranger
    .about = plans ahead
page-level-professor = Professor
    .about = our strongest
page-level-beats = beats { $level } in { $share }% of games
page-level-rival = The rival
    .about = the solo game
page-level-more = Several opponents
    .about = choose who plays
page-play-on = Back to the game: { $game } ({ $players })
    .alone = Back to the game: { $game }
page-my-tables = My tables
page-some-table = A table
page-no-tables = None yet. Tables you join are remembered in this browser.
page-forget = Forget
page-against = against { $players }
page-turn-yours = your turn
page-status-waiting = waiting for players
page-status-playing = in progress
page-status-over = over
page-status-archived = archived
page-open-record = Open a record file as a replay

## Opening a table

page-open-title = Open a table
page-open-it = Open the table
page-your-name = Your name
page-name-of = Name for seat { $number }
page-name-optional = Name (optional)
page-who = Who plays in seat { $number }
page-seat-friend = a friend, via a link
page-seat-here = someone at this screen
page-seat-bot = a bot
page-seat-rival = nobody: against the solo rival
page-remove = Remove
page-add-seat = Add a seat
page-players-arnak-1 = If you are alone at the table, you play the solo game against the rival.
page-players-quetzal-2 = With two players, the automaton takes part.
page-option-difficulty = { $count ->
        [0] no red tile: the easiest
        [one] { $count } red tile
       *[other] { $count } red tiles
    }
page-more-settings = More settings
page-seed-help = A number. The same seed gives the same deal; leave it empty for a random one.
page-edition-help = A .toml file with the values of your own copy. “digsite quetzal edition” writes one to start from.

## Before the cards are dealt

page-lobby-text = The game starts as soon as everyone is ready.
page-lobby-links = Send each friend their own link. It works once: the first browser that opens it has the seat.
page-connecting = Joining the table…
page-reconnecting = Connection lost. Trying again…
page-no-table = This table does not exist.
page-no-table-help = Check the link. Tables that nobody has used for a long time are archived.
page-table-closed = You cannot join this table.
page-table-closed-help = The link to this seat may have been replaced. Ask whoever opened the table for the new one, or watch instead.
page-watch-instead = Watch instead
page-here = at the table
page-not-here = not at the table
page-is-ready = ready
page-not-ready = not ready yet
page-ready = I am ready
page-wait = Not yet
page-link-for = Link for { $player }
page-link-local = This link works only on this computer.
page-watch-link = Link for spectators
page-you-watch = You are watching. Hands stay hidden.
page-watching = You are watching

## At the table

page-game-over = The game is over
page-you-won = You have won!
page-over-you = You have won, { $points } to { $next }.
page-over-other = { $player } has won, { $points } to { $next }.
page-over-shared = Shared victory with { $points } points each: { $players }.
page-waiting-for = It is { $player_of } turn.
page-waiting-away = It is { $player_of } turn, but they are away from the table.
page-position = Position
page-turn-more = and { $count } more
page-undo = Undo
page-hint = Ask the strongest bot for advice
page-hint-title = The strongest bot’s advice
page-hint-thinking = The bot is thinking…
page-hint-value = { $value ->
        [one] about { $value } point
       *[other] about { $value } points
    }
page-hint-only = your only option
page-again = Replay everything since my last step
page-again-now = Replaying everything since your last step
page-chat = Chat
page-chat-unread = Chat, new messages
page-no-chat = No messages yet.
page-say = Write a message
page-send = Send
page-seats = Seats and more
page-rules = Rules
page-menu-choose = Choose one
page-log-unthought = { $player } had no time to think and chose at random. The bots were too busy.
page-rules-changed = This game was started under earlier rules. Rule { $rule } has changed since, and step { $step } is no longer legal. The game has stopped before that step.
page-go-on = Continue from here
page-log-undone = { $count ->
        [one] One step was taken back.
       *[other] { $count } steps were taken back.
    }
    .seat = { $count ->
        [one] { $player } takes back a step.
       *[other] { $player } takes back { $count } steps.
    }
page-bot-name = { $level } ({ $number })
page-plain-table = Text view
page-drawn-table = Board view
page-curtain = Please pass the screen
page-curtain-text = { $player }, it is your turn. Everyone else, please look away.
page-curtain-open = I am { $player }
page-replace = Let a bot take over
page-give-back = Send a new link
page-my-seat = This is my seat
page-hand-over = Hand over my seat
page-hand-over-help = You get a new link for someone else or another device. The old link stops working.
page-hand-over-do = Create a new link
page-propose-hints = Suggest allowing hints

## Proposals

page-proposals = Suggestions
page-proposal-replace-by-bot = { $player } suggests that a bot take over for { $seat_in }.
page-proposal-return-seat = { $player } suggests giving { $seat_of } seat to someone with a new link.
page-proposal-hints = { $player } suggests allowing hints for everyone.
page-proposal-rematch = { $player } suggests another game.
page-proposal-rematch-same-deal = { $player } suggests another game with the same deal.
page-agree = Agree
page-disagree = Decline
page-waiting-votes = Waiting for: { $players }

## After the game

page-rematch = Play again
page-rematch-same = Same deal again
page-to-rematch = Go to the new table
page-watch-replay = Watch the replay
page-save-record = Save the record
page-round = Round
page-chart = Score if the game had ended after each round
page-chart-all = All players
page-chart-text = Points after each round. The table below has the same numbers.

## Replays

page-replay = Replay
page-replay-text = Open a record saved at the end of a game, here or in the terminal, and view it from any seat.
page-choose-file = Choose a file…
page-record-file = Record file
page-record-drop = Or drop it here.
page-no-replay = This game cannot be viewed yet.
page-to-table = Go to the table
page-the-deal = The cards are dealt.
page-decides = { $player } decides.
page-replay-first = Go to the start
page-replay-last = Go to the end
page-replay-round = Next round
page-replay-round-back = Previous round
page-replay-play = Play
page-replay-stop = Stop
page-eyes = Point of view
page-eyes-open = All cards open, { $player_in } at the bottom
page-eyes-seat = As { $player_in } saw it
page-eyes-watcher = As a spectator saw it
page-link-moment = Link to this moment

## Settings

page-theme = Appearance
page-theme-auto = same as system
page-theme-light = light
page-theme-dark = dark
page-size = Size
page-size-percent = { $percent }%
page-size-help = 100% fits the window; larger shows less at once.
page-speed = Animation
page-speed-none = off
page-speed-times = { $times }×
page-speed-help = Off if your system asks for reduced motion.
page-sound = Sounds
page-shortcuts-on = Single-letter keyboard shortcuts
page-shortcuts = Keyboard shortcuts
page-seat-colours = Seat colors
page-seat-colours-help = Every seat also has a shape and a letter. The order applies in this browser only.
page-seat-colour = Seat { $seat }: { $colour }
page-colour-red = red circle
page-colour-blue = blue square
page-colour-green = green triangle
page-colour-yellow = yellow diamond
page-colour-purple = purple hexagon
page-forward = Move up
page-key-digits = choose the option with that number
page-key-tab = next part of the table, or next button
page-key-walk = nearest thing in that direction
page-key-lit = previous or next thing you can do
page-key-seats = seats and more
page-key-again = replay what happened
page-key-words = switch between text view and board view
page-key-undo = take back a step
page-key-enter = activate the selected item
page-key-escape = close whatever is open
page-key-hint = ask for a hint
page-key-score = score sheet
page-key-sound = Sounds on or off
page-key-log = log
page-key-chat = chat
page-key-rules = rules
page-key-help = these shortcuts
page-key-step = replay: step back or forward
page-key-ends = replay: go to the start or end
page-key-flip = replay: change point of view
page-keyboard-tab = Tab
page-keyboard-enter = Enter
page-keyboard-escape = Esc
page-keyboard-home = Home
page-keyboard-end = End
page-keyboard-undo = Ctrl+Z

## Credits

page-credits-fonts = Fonts: Alegreya and Cinzel, under the SIL Open Font License.
page-credits-others = Contributors to game-icons.net not named by the icon package
page-credits-icons = Icons from game-icons.net, under CC BY 3.0. All other artwork is our own.
