### Gems : un jeu à nous, pour les tests.

quartz = Quartz
amber = Ambre
garnet = Grenat
opal = Opale
emerald = Émeraude
ruby = Rubis
zone-sold = Vendues
zone-deck = Pioche
zone-hand = Main
prompt-turn = Vendez une gemme ou creusez.
verb-sell = Vendre : { $gem }
verb-dig = Creuser
log-sold = { $player } vend une gemme : { $gem }.
log-dug = { $player } déterre une gemme : { $card }.
    .hidden = { $player } déterre une gemme.
log-ended-round = Fin de la manche { $round }.
score-sold = Gemmes vendues
score-pairs = Paires
tie-shared = la victoire est partagée
refusal-not-in-hand = Vous n’avez pas cette gemme.
refusal-empty = Il n’y a plus rien à déterrer.
