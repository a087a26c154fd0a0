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
page-nav-cardboard = With the box
page-nav-replay = Replays
page-nav-settings = Settings
page-nav-credits = Credits
page-skip = Skip to the content
page-unofficial = An unofficial fan project, neither affiliated with nor endorsed by the games’ designers or publishers. No official artwork, no rulebook text. You will want to own the games.
page-loading = One moment …
page-not-found = There is nothing at this address.
page-not-loaded = This part could not be loaded. Check the connection and try again.
page-reload = Load the page again
page-went-wrong = That did not work. Try again; if it happens again, please report it.
page-close = Close
page-more = More
page-cancel = Cancel
page-do-it = Do it
page-sure = Are you sure?
page-copy = Copy
page-copied = Copied
refusal-connection-lost = There is no connection to the server.

## Home

page-welcome = Two lost worlds, one table
page-welcome-text = Play with friends by a link, against bots, or alone against the rival. No account, nothing to install.
page-about-arnak = Lead an expedition on an uninhabited island: build your deck, send archaeologists, overcome guardians and climb to the Lost Temple.
page-about-quetzal = Roll your team of adventurers and archaeologists, outbid the others at the ruins and ship the finest artifacts home.
page-facts-arnak = 1 to 4 players · both temples · solo rival
page-facts-quetzal = 2 to 5 players · automaton for two
page-play-now = Play now against a bot
page-choose-level = How strong shall the bot be?
page-open-with-friends = Open a table with friends
page-learn-it = Learn the game
page-level = Level
page-level-random = Random
    .about = plays anything
page-level-novice = Novice
    .about = for your first game
page-level-scout = Scout
    .about = knows the basics
page-level-ranger = Ranger
    .about = plans ahead
page-level-professor = Professor
    .about = our strongest
page-level-beats = wins { $share } % against { $level }
page-level-rival = The rival
    .about = alone, by the solo rules
page-level-more = Several opponents
    .about = choose who plays
page-play-on = Back to the game: { $game } ({ $players })
page-my-tables = My tables
page-no-tables = None yet. Tables you sit down at are kept in this browser.
page-forget = Forget
page-status-waiting = waiting for players
page-status-playing = being played
page-status-over = over
page-status-archived = archived
page-open-record = Open a record file as a replay

## Opening a table

page-open-title = Open a table
page-open-it = Open the table
page-your-name = Your name
page-name-of = Name for seat { $number }
page-name-optional = Name (optional)
page-who = Who sits at seat { $number }
page-seat-friend = a friend, by link
page-seat-here = a person at this screen
page-seat-bot = a bot
page-seat-rival = nobody: against the solo rival
page-remove = Remove
page-add-seat = Add a seat
page-solo-rival = Alone at the table, you play against the rival of the solo rules.
page-automaton-plays = With two players the automaton takes part.
page-difficulty = { $count ->
        [0] no red tile: the easiest
        [one] { $count } red tile
       *[other] { $count } red tiles
    }
page-more-settings = More settings
page-seed-help = A number: the same seed deals the same game. Leave it empty for a fresh deal.
page-edition-help = A .toml file with the figures of your own box. “digsite quetzal edition” writes one to start from.

## Before the cards are dealt

page-lobby-text = The cards are dealt as soon as everybody is ready.
page-lobby-links = Send each friend their own link.
page-connecting = Sitting down at the table …
page-reconnecting = The connection is lost. Trying again …
page-no-table = There is no such table.
page-no-table-help = Check the link. Tables that nobody plays at for a long time are archived.
page-table-closed = This table does not let you in.
page-table-closed-help = The seat’s link may have been replaced by a new one. Whoever opened the table can send it, or you can watch.
page-watch-instead = Watch instead
page-here = at the table
page-not-here = not at the table
page-is-ready = ready
page-not-ready = not ready yet
page-ready = I am ready
page-wait = Not yet
page-link-for = Link for { $player }
page-watch-link = Link for watchers
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
page-position = The position
page-undo = Undo
page-hint = What would the strongest bot do?
page-hint-title = The strongest bot’s advice
page-hint-thinking = The bot is thinking …
page-hint-value = about { $value } points
page-hint-only = the only thing to do
page-again = Show again what happened since my last step
page-again-now = Once more, what happened since your last step
page-chat = Chat
page-chat-unread = Chat, new messages
page-no-chat = Nothing has been said yet.
page-say = Say something
page-send = Send
page-seats = Seats and more
page-rules = Rules
page-menu-choose = Choose one
page-log-undone = { $count ->
        [one] A step is taken back.
       *[other] { $count } steps are taken back.
    }
    .seat = { $count ->
        [one] { $player } takes back a step.
       *[other] { $player } takes back { $count } steps.
    }
page-bot-name = { $level } ({ $number })
page-plain-table = Table in words
page-drawn-table = Drawn table
page-curtain = The screen changes hands
page-curtain-text = { $player }, it is your turn. Everyone else, please look away.
page-curtain-open = I am { $player }
page-replace = Let a bot play on
page-give-back = Send a new link
page-my-seat = This is my seat
page-hand-over = Hand over my seat
page-hand-over-help = You get a new link to give to somebody else or to open on another device. The old one stops working.
page-hand-over-do = Make a new link
page-propose-hints = Propose to allow hints

## Proposals

page-proposals = Proposals
page-proposal-replace-by-bot = { $player } proposes that a bot plays on for { $seat_in }.
page-proposal-return-seat = { $player } proposes that { $seat_in } gets the seat back, with a new link.
page-proposal-hints = { $player } proposes to allow hints for everybody.
page-proposal-rematch = { $player } proposes another game.
page-proposal-rematch-same-deal = { $player } proposes another game with the same deal.
page-somebody = Somebody
page-agree = Agree
page-disagree = Decline
page-waiting-votes = Still to agree: { $players }

## After the game

page-rematch = Play again
page-rematch-same = Same deal again
page-to-rematch = To the new table
page-watch-replay = Watch the replay
page-save-record = Save the record
page-round = Round
page-chart = Points, had the game ended after each round
page-chart-all = Everybody
page-chart-text = Points after each round. The same figures are in the table that follows.

## Replays

page-replay = Replay
page-replay-text = Open a record that was saved at the end of a game, here or in the terminal, and look at it from any seat.
page-choose-file = Choose a file…
page-record-file = Record file
page-record-drop = Or drop it here.
page-no-replay = This game cannot be looked at yet.
page-to-table = To the table
page-the-deal = The cards are dealt.
page-decides = { $player } decides.
page-replay-first = To the start
page-replay-last = To the end
page-replay-round = Next round
page-replay-round-back = Back a round
page-replay-play = Play
page-replay-stop = Stop
page-eyes = Whose eyes
page-eyes-open = Everything open
page-eyes-seat = As { $player_in } saw it
page-eyes-watcher = As a watcher
page-link-moment = Link to this moment

## Settings

page-theme = Appearance
page-theme-auto = same as system
page-theme-light = light
page-theme-dark = dark
page-speed = Animation
page-speed-none = none
page-speed-times = { $times }×
page-speed-help = None if your system asks for reduced motion.
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
page-key-digits = choose the option of that number
page-key-undo = take back a step
page-key-enter = activate the selected item
page-key-escape = close what is open
page-key-hint = ask for a hint
page-key-score = score sheet
page-key-log = log
page-key-chat = chat
page-key-rules = rules
page-key-help = these shortcuts
page-key-step = replay: a step back or forward
page-key-ends = replay: to the start or the end
page-key-flip = replay: from another seat
page-keyboard-enter = Enter
page-keyboard-escape = Esc
page-keyboard-home = Home
page-keyboard-end = End
page-keyboard-undo = Ctrl+Z

## Credits

page-credits-fonts = Fonts: Alegreya and Cinzel, under the SIL Open Font License.
page-credits-others = Contributors of game-icons.net whom the icon package does not name
page-credits-icons = Icons from game-icons.net, under CC BY 3.0; all other drawings are ours.
