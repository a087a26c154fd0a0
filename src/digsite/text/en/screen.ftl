### The full screen: labels, keys, hints, headings of folded choices, the signs of its drawings. Shared by both games.

## Labels and headings

ui-screen-label = { $what }:
ui-screen-apart = set aside
ui-screen-collections = Value of 1, 2 or 3 in a delivery
ui-screen-keys = Keys
ui-screen-signs = Symbols
ui-screen-rule = Rule { $rule }

## Keys

ui-screen-key-type = Type
ui-screen-key-theme = Dark or light
ui-screen-key-ends = first, last
ui-screen-key-view = another seat
ui-screen-key-scroll = scroll the table
ui-screen-key-change = Change

## Typing and asking

ui-screen-typing = type an action or part of it; → completes, Enter confirms, Esc cancels
ui-screen-several = { $count ->
        [one] That matches { $count } action.
       *[other] That matches { $count } actions; keep typing.
    }
ui-screen-help-hint = type a name or the number of a rule
ui-screen-why-hint = type part of an action: dig coin, research notebook…
ui-screen-save-as = Also save the record to this file:
ui-screen-kept = Every step is already saved in { $file }.
ui-screen-ready = ready
ui-screen-any-seed = random (type a number to choose one)
ui-screen-type-seed = a number; empty for random
ui-screen-type-name = the player’s name
ui-screen-bot-failed = The bot cannot continue: { $reason }. The game is saved; Enter tries again, q leaves.

## Replays

ui-screen-chance = Chance decided.
ui-screen-start = Before the first step.
ui-screen-seen-by = As seen by { $player_in }
ui-screen-spectator = a spectator

## Headings of folded choices, by verb

ui-fold-dig = Dig at a known site
ui-fold-discover = Discover a new site
ui-fold-overcome = Overcome a guardian
ui-fold-buy = Buy a card
ui-fold-play = Play a card
ui-fold-research = Research
ui-fold-temple = Take a temple tile
ui-fold-use = Use an assistant
ui-fold-boon = Use a boon
ui-fold-slot = Put an idol in a slot
ui-fold-travel = Travel with
ui-fold-exile = Exile a card
ui-fold-relocate = Relocate an archaeologist
ui-fold-move = Move a guardian
ui-fold-take = Take
ui-fold-exchange = Exchange

## Signs of the drawings

ui-sign-coin = coin
ui-sign-compass = compass
ui-sign-tablet = tablet
ui-sign-arrowhead = arrowhead
ui-sign-jewel = jewel
ui-sign-boot = boot
ui-sign-car = car
ui-sign-boat = boat
ui-sign-plane = plane
ui-sign-card = card
ui-sign-exile = exile
ui-sign-fear = Fear
ui-sign-idol = idol
ui-sign-guardian = guardian
ui-sign-assistant = assistant
ui-sign-gold = gold side
ui-sign-refresh = refresh
ui-sign-artifact = artifact
ui-sign-item = item
ui-sign-points = point
ui-sign-moon = moon staff and round
ui-sign-free = free space
ui-sign-blocked = blocked space
ui-sign-tokens = a player’s magnifying glass, notebook
ui-sign-rows = a row’s effect for the magnifying glass, for the notebook
ui-sign-bonus = bonus tile
ui-sign-rival = the rival
ui-sign-discovery = Discovery point
ui-sign-marker = First Player marker
ui-sign-black = adventurer (black)
ui-sign-white = archaeologist (white)
ui-sign-side = on its side: either role
ui-sign-standing = standing: either role, 1 coin
ui-sign-unrolled = not rolled yet
ui-sign-character = the Character
ui-sign-upgrade = upgrade tile
ui-sign-automaton = the automaton
ui-screen-unsaved = The game could not be saved. Press s to save it somewhere else, or q again to leave and try other folders.
