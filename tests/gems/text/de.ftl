### Gems: ein Spiel von uns, für die Tests.

quartz = Quarz
amber = Bernstein
garnet = Granat
opal = Opal
emerald = Smaragd
ruby = Rubin
zone-sold = Verkauft
zone-deck = Stapel
zone-hand = Hand
prompt-turn = Verkaufe einen Edelstein oder grabe.
verb-sell = { $gem } verkaufen
verb-dig = Graben
log-sold = { $player } verkauft: { $gem }.
log-dug = { $player } gräbt aus: { $card }.
    .hidden = { $player } gräbt einen Edelstein aus.
log-ended-round = Runde { $round } ist vorbei.
score-sold = Verkaufte Steine
score-pairs = Paare
tie-shared = der Sieg wird geteilt
refusal-not-in-hand = Diesen Edelstein hast du nicht.
refusal-empty = Es gibt nichts mehr auszugraben.
