### Gems: a game of our own, for the tests.

quartz = Quartz
amber = Amber
garnet = Garnet
opal = Opal
emerald = Emerald
ruby = Ruby
zone-sold = Sold
zone-deck = Deck
zone-hand = Hand
prompt-turn = Sell a gem or dig.
verb-sell = Sell { $gem }
verb-dig = Dig
log-sold = { $player } sells { $gem }.
log-dug = { $player } digs up { $card }.
    .hidden = { $player } digs up a gem.
log-ended-round = Round { $round } is over.
score-sold = Gems sold
score-pairs = Pairs
tie-shared = the victory is shared
refusal-not-in-hand = You do not have this gem.
refusal-empty = There is nothing left to dig up.
