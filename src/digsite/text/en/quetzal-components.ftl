### Quetzal: cards, upgrades, locations, meeples, the automaton, the track. `$price`, `$reward` and `$cards` are amounts, since an edition may change the figures.

## Artifact types, and what one delivery of 1, 2 or 3 scores

type-pottery = Pottery
    .value = Delivered together: one scores { $vp_1 }, two score { $vp_2 }, three score { $vp_3 }.
type-weapon = Weapon
    .value = Delivered together: one scores { $vp_1 }, two score { $vp_2 }, three score { $vp_3 }.
type-tablet = Tablet
    .value = Delivered together: one scores { $vp_1 }, two score { $vp_2 }, three score { $vp_3 }.
type-statuette = Statuette
    .value = Delivered together: one scores { $vp_1 }, two score { $vp_2 }, three score { $vp_3 }.
type-mummy = Mummy
    .value = Delivered together: one scores { $vp_1 }, two score { $vp_2 }, three score { $vp_3 }.

## Artifact cards, by type and bonus

card-pottery_none = Pottery
    .effect = No bonus.
card-pottery_coin = Pottery with a coin
    .effect = When delivered: also 1 coin.
card-pottery_discovery = Pottery with a Discovery point
    .effect = When delivered: also 1 Discovery point.
card-pottery_vp = Pottery with a victory point
    .effect = When delivered: also 1 victory point.
card-weapon_none = Weapon
    .effect = No bonus.
card-weapon_coin = Weapon with a coin
    .effect = When delivered: also 1 coin.
card-weapon_discovery = Weapon with a Discovery point
    .effect = When delivered: also 1 Discovery point.
card-weapon_vp = Weapon with a victory point
    .effect = When delivered: also 1 victory point.
card-tablet_none = Tablet
    .effect = No bonus.
card-tablet_coin = Tablet with a coin
    .effect = When delivered: also 1 coin.
card-tablet_discovery = Tablet with a Discovery point
    .effect = When delivered: also 1 Discovery point.
card-tablet_vp = Tablet with a victory point
    .effect = When delivered: also 1 victory point.
card-statuette_none = Statuette
    .effect = No bonus.
card-statuette_coin = Statuette with a coin
    .effect = When delivered: also 1 coin.
card-statuette_discovery = Statuette with a Discovery point
    .effect = When delivered: also 1 Discovery point.
card-statuette_vp = Statuette with a victory point
    .effect = When delivered: also 1 victory point.
card-mummy_none = Mummy
    .effect = No bonus.
card-mummy_coin = Mummy with a coin
    .effect = When delivered: also 1 coin.
card-mummy_discovery = Mummy with a Discovery point
    .effect = When delivered: also 1 Discovery point.
card-mummy_vp = Mummy with a victory point
    .effect = When delivered: also 1 victory point.

## Upgrade tiles

upgrade-reroll_two = Second Try
    .effect = Once per round, after the roll: you may reroll one or two of your meeples.
upgrade-tablet_coins = Tablet Trade
    .effect = Each tablet you deliver also earns { $reward }.
upgrade-temple_discount = Temple Pass
    .effect = Every Temple space costs you { $price } less.
upgrade-reroll_all = Fresh Start
    .effect = Once per round, after the roll: you may reroll all your meeples, including the Character.
upgrade-mixed_trio = Mixed Trio
    .effect = A delivery with a pottery, a weapon and a tablet earns { $reward } more.
upgrade-extra_delivery = Bigger Crates
    .effect = You may put { $cards } more into each delivery.
upgrade-coins_to_vp = Patron
    .effect = At any time: pay { $price } for { $reward }.
upgrade-pottery_trio = Pottery Trio
    .effect = A delivery with three pottery cards earns { $reward } more.
upgrade-temple_extra_draw = Keen Eye
    .effect = When a Temple space lets you draw, draw two cards, keep one and put the other on the bottom of the deck.
upgrade-coins_to_discovery = Explorer’s Fund
    .effect = At any time: pay { $price } for { $reward }.
upgrade-weapon_trio = Weapon Trio
    .effect = A delivery with three weapon cards earns { $reward } more.
upgrade-coins_5 = Purse
    .effect = Immediately: { $reward }. Then discard this tile.
upgrade-discovery_1 = Trail
    .effect = Immediately: { $reward }. Then discard this tile.
upgrade-worth = Worth { $reward } at the end.
upgrade-effect-points = No effect; only its points count.
upgrade-of-worth = { $name } ({ $points })

## Locations

location-quarry = Quarry
    .effect = The highest bid, all in one role, takes both artifacts and { $reward }.
    .at = at the Quarry
    .to = to the Quarry
location-small_temple = Small Temple
    .effect = The highest bid, all in one role, takes both artifacts and { $reward }.
    .at = at the Small Temple
    .to = to the Small Temple
location-ruins = Ruins
    .effect = The highest bid, all in one role, takes both artifacts and { $reward }.
    .at = at the Ruins
    .to = to the Ruins
location-black_market = Black Market
    .effect = The highest bid, adventurers only, may sell one artifact for { $reward }, without its points or bonus.
    .at = at the Black Market
    .to = to the Black Market
location-ship = Ship
    .effect = The highest bid, all in one role, may deliver up to { $cards } at once.
    .at = on the Ship
    .to = to the Ship
location-ship_1 = Ship 1
    .effect = The highest bid, all in one role, may deliver up to { $cards } at once.
    .at = on Ship 1
    .to = to Ship 1
location-ship_2 = Ship 2
    .effect = The highest bid, all in one role, may deliver up to { $cards } at once.
    .at = on Ship 2
    .to = to Ship 2
location-camp = Camp
    .effect = Any number of meeples in either role. Acts at once: each earns { $reward }, and you may reroll one meeple you have not placed yet.
    .at = at the Camp
    .to = to the Camp
location-harbor_office = Harbor Master’s Office
    .effect = Any number of meeples in either role, for { $price } each. Each delivers up to { $cards }.
    .at = at the Harbor Master’s Office
    .to = to the Harbor Master’s Office
location-temple = Temple
    .effect = One archaeologist per space, paid at once. From the top, each one takes artifacts.
    .at = at the Temple
    .to = to the Temple
location-village = Village
    .effect = One meeple per space, paid at once. From the first space on, each one takes an upgrade tile.
    .at = at the Village
    .to = to the Village
location-stela = Stela of Knowledge
    .effect = One archaeologist, but not from the player with the marker. Gives you the First Player marker and { $reward }.
    .at = at the Stela of Knowledge
    .to = to the Stela of Knowledge

## Meeples, landings and roles

meeple-black = adventurer (black)
meeple-white = archaeologist (white)
meeple-side = meeple on its side
meeple-standing = standing meeple
meeple-either = meeple of either role
meeple-character = Character
meeple-team = team meeple
landing-black = black side up (adventurer)
landing-white = white side up (archaeologist)
landing-side = on its side (either role)
landing-standing = standing (either role, 1 coin)
landing-flat = lying flat
role-adventurer = adventurer
role-archaeologist = archaeologist
role-any = either

## The automaton of the two-player game

player-automaton = The automaton
    .in = the automaton
    .of = the automaton’s
automaton_1 = Automaton card 1
automaton_2 = Automaton card 2
automaton_3 = Automaton card 3
automaton_4 = Automaton card 4
automaton_5 = Automaton card 5
automaton_6 = Automaton card 6
automaton_7 = Automaton card 7
automaton_8 = Automaton card 8
automaton_9 = Automaton card 9
automaton_10 = Automaton card 10
automaton-bids = Temple: { $spaces }. { $near }. { $far }.
automaton-bid = { $location }, role { $role }: { $what }

## Spaces of the Discovery track, the Temple and the Village

track-none = no reward
track-coins = { $reward }
track-vp = { $reward }
track-draw_upgrade = the top upgrade tile of the pile
track-draw_upgrades = the top { $count } upgrade tiles of the pile
track-space = Space { $index }: { $reward }
track-words = Each Discovery point moves you one space along, and you gain what each space you enter shows. The player farther along wins ties.
temple-space = { $draw ->
        [0] { $choose ->
                [one] Space { $index }, { $price }: choose { $choose } card
               *[other] Space { $index }, { $price }: choose { $choose } cards
            }
       *[other] { $choose ->
                [one] Space { $index }, { $price }: choose { $choose } card, then draw { $draw }
               *[other] Space { $index }, { $price }: choose { $choose } cards, then draw { $draw }
            }
    }
village-space = Space { $index }, { $price }

## Rulings that a game may switch; `.other` is the other value

flag-free_location_many_meeples_per_turn = Several meeples may go to the Camp or the Harbor Master’s Office in one turn.
    .other = Only one meeple may go there in a turn.
flag-raise_own_bid = You may raise your own bid.
    .other = You may not raise your own bid.
flag-several_unique_spaces_per_player = A player may hold several spaces in the Temple or the Village.
    .other = At most one space in the Temple and one in the Village.
flag-kicked_wild_meeple_stays_wild = An ousted meeple on its side or standing may be either role again.
    .other = It keeps the role it was placed in until it is rerolled.
flag-reshuffle_discard_when_deck_empty = When the deck is empty, the discard pile is reshuffled.
    .other = An empty deck gives nothing.
flag-harbor_meeples_are_separate_deliveries = Each meeple at the Harbor Master’s Office makes its own delivery.
    .other = All meeples of a player there make one delivery together.
flag-extra_delivery_applies_per_delivery = Bigger Crates counts for every delivery.
    .other = Bigger Crates counts once per round.
flag-trio_bonus_once_per_delivery = A trio tile pays once per delivery.
    .other = It pays for every complete trio.
flag-over_limit_may_discard_new_tile = Over the limit, you may discard the new tile.
    .other = You must discard one of the older tiles.
flag-duplicate_check_against_active_only = A second copy of a tile is discarded only if you are using the first.
    .other = Discarded tiles count as well.
flag-any_time_exchange_until_final_scoring = Exchanges are possible at any time until the final scoring.
    .other = Exchanges are possible only when you place or activate.
flag-upgrade_gained_mid_delivery_counts_from_next_one = A tile gained during a delivery counts from the next one on.
    .other = It counts at once.
flag-coin_supply_unlimited = Coins never run out.
    .other = There are 100 coins; you gain only what is left.
flag-upgrade_pile_reshuffles = When the upgrade pile is empty, it is reshuffled.
    .other = An empty upgrade pile stays empty.
flag-hands_hidden = Hands are hidden.
    .other = Hands are open.
flag-camp_pays_per_meeple = Each meeple at the Camp earns a coin and a reroll.
    .other = A visit to the Camp earns one coin and one reroll, however many meeples come.
flag-lone_character_outbid_by = It takes two meeples or more to outbid a lone Character.
    .other = A single team meeple outbids a lone Character.
flag-reroll_two_together = Second Try rerolls its meeples together.
    .other = Second Try rerolls one meeple after another, perhaps the same one twice.
