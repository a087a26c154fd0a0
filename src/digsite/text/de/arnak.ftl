### Lost Ruins of Arnak: words, log, labels of actions, prompts. `$x_at`, `$x_to`, `$x_from` are the cases of a place, `$x_id` is the bare id.

## Resources

coin = Münze
compass = Kompass
tablet = Steintafel
arrowhead = Pfeilspitze
jewel = Juwel

## Travel icons

boot = Stiefel
car = Auto
boat = Schiff
plane = Flugzeug
car-or-boat = Auto oder Schiff

## Amounts, also of what is missing

amount-coin = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
amount-compass = { $count ->
        [one] { $count } Kompass
       *[other] { $count } Kompasse
    }
amount-tablet = { $count ->
        [one] { $count } Steintafel
       *[other] { $count } Steintafeln
    }
amount-arrowhead = { $count ->
        [one] { $count } Pfeilspitze
       *[other] { $count } Pfeilspitzen
    }
amount-jewel = { $count ->
        [one] { $count } Juwel
       *[other] { $count } Juwelen
    }
amount-boot = { $count } Stiefel
amount-car = { $count ->
        [one] { $count } Auto
       *[other] { $count } Autos
    }
amount-boat = { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
amount-plane = { $count ->
        [one] { $count } Flugzeug
       *[other] { $count } Flugzeuge
    }
amount-car-or-boat = { $count ->
        [one] { $count } Auto oder Schiff
       *[other] { $count } Autos oder Schiffe
    }
amount-archaeologist = { $count ->
        [one] { $count } Archäologe
       *[other] { $count } Archäologen
    }
amount-idol = { $count ->
        [one] { $count } Totem
       *[other] { $count } Totems
    }
amount-card = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
amount-point = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Boards, tokens, sides, timing

board-bird = Vogeltempel
board-snake = Schlangentempel
token-magnifier = Lupe
token-notebook = Notizbuch
side-silver = silbern
side-gold = golden
kind-basic = Basiskarte
kind-fear = Furchtkarte
kind-item = Gegenstand
kind-artifact = Artefakt
timing-free = Nebenaktion
timing-main = Hauptaktion
timing-halved = Nebenaktion oder Passen als Hauptaktion
timing-never = nicht spielbar

## Zones and states

zone-hand = Hand
zone-play = Spielbereich
zone-deck = Deck
zone-apart = gezogene, noch nicht verteilte Karten
zone-crates = Lager
zone-slots = Totemfelder
zone-row = Kartenreihe
zone-exile = Verbannung
zone-supply = Vorratstableau
zone-rescue = zu rettende Gehilfen
zone-track = Forschungsleiste
zone-bonus-stack = Bonusstapel des Verschollenen Tempels
zone-box = aus dem Spiel
zone-map = Insel
zone-pool = übrige Bewegungssymbole dieses Zugs
word-archaeologists = Archäologen
word-artifacts = Artefakte
word-assistants = Gehilfen
word-boon = Segen
word-guardian = Wächter
word-guardians = Wächter
word-idols = Totems
word-items = Gegenstände
word-moon-staff = Mondstab
word-rival = Gegner
word-sites = Orte
word-temple-tiles = Tempelplättchen
word-tokens = Marker
word-travel = Bewegungswert
word-cost = Kosten
word-effect = Effekt
player-rival = Der Gegner
    .in = der Gegner
    .of = des Gegners
state-free = frei
state-blocked = blockiert
state-exhausted = erschöpft
state-ready = aufgefrischt
state-boon-used = Segen genutzt
state-passed = hat gepasst
state-undiscovered = unentdeckt
state-warded = diese Runde vor Furcht sicher
state-all-planes = diese Runde zählt jede Bewegung als Flugzeug
arrow-left = links
arrow-right = rechts

## Score parts and tie-breaks

score-research = Forschung
score-temple = Tempelplättchen
score-idols = Totems und leere Totemfelder
score-guardians = Wächter
score-cards = Gegenstände und Artefakte
score-fear = Furcht
tie-temple-arrival = durch frühere Ankunft im Verschollenen Tempel
tie-research = durch die höhere Forschungswertung
tie-shared = der Sieg wird geteilt

## Log: one sentence for each kind of event; `.hidden` where the card or idol is not for these eyes

log-activated = { $player } aktiviert einen Ort: { $site }.
log-awoke = Der Wächter „{ $guardian }“ erwacht { $site_at }.
log-began-round = Runde { $round } beginnt.
log-borrowed = { $player } leiht sich vom Vorratstableau den Gehilfen „{ $assistant }“.
log-bought = { $player } kauft „{ $card }“.
log-chose = { $player } wählt Möglichkeit { $option }.
log-dealt = Die Karte „{ $card }“ kommt in die Kartenreihe.
log-discarded = { $player } verbraucht „{ $card }“.
log-discovered = { $player } entdeckt „{ $tile }“ { $site_at }.
log-drew = { $player } zieht „{ $card }“.
    .hidden = { $player } zieht eine Karte.
log-drew-apart = { $player } zieht die Karte „{ $card }“ und legt sie beiseite.
    .hidden = { $player } zieht eine Karte und legt sie beiseite.
log-ended-round = Runde { $round } ist zu Ende.
log-ended-turn = { $player } beendet den Zug.
log-exchanged = { $player } tauscht den Gehilfen „{ $own }“ gegen „{ $new }“.
log-exiled = Die Karte „{ $card }“ wird verbannt.
    .seat = { $player } verbannt „{ $card }“.
log-feared = { $card_id ->
        [fear-tile] { $player } erhält ein Furchtplättchen.
       *[fear] { $player } erhält eine Furchtkarte.
    }
log-gained = { $player } erhält { $what }.
log-gained-card = { $player } erhält „{ $card }“.
log-gained-travel = { $player } erhält für diesen Zug { $icons } für die Bewegung.
log-gave-up-idol = { $player } gibt ein Totem ab, um die Brücke zu überqueren.
log-hired = { $player } wirbt für { $what } einen Piloten an.
log-kept = { $player } behält „{ $card }“.
    .hidden = { $player } behält eine Karte.
log-laid = { $player } legt die Handkarte „{ $card }“ in den Spielbereich.
log-made-planes = Bis zum Ende der Runde zählen alle Bewegungssymbole { $player_of } als Flugzeuge.
log-moved-guardian = { $player } bewegt den Wächter „{ $guardian }“ { $origin_from } { $site_to }.
log-overcame = { $player } bezwingt den Wächter „{ $guardian }“ { $site_at }.
log-paid = { $player } zahlt { $what }.
log-passed = { $player } passt für diese Runde.
log-placed = { $player } schickt einen Archäologen { $site_to } (Feld { $space }).
log-played = { $player } spielt „{ $card }“.
log-promoted = { $player } wertet den Gehilfen „{ $assistant }“ auf.
log-put-back = { $player } legt die Karte „{ $card }“ oben auf das Deck zurück.
    .hidden = { $player } legt eine Karte oben auf das Deck zurück.
log-recruited = { $player } rekrutiert den Gehilfen „{ $assistant }“.
log-refreshed = { $player } frischt den Gehilfen „{ $assistant }“ auf.
log-relocated = { $player } versetzt einen Archäologen { $origin_from } { $site_to } (Feld { $space }).
log-removed-assistant = { $player } entfernt den Gehilfen „{ $assistant }“ aus dem Spiel.
log-rescued = { $player } rettet den Gehilfen „{ $assistant }“; er kommt erschöpft an.
log-researched = { $token_id ->
        [magnifier] { $player } rückt die Lupe vor: { $space }.
       *[notebook] { $player } rückt das Notizbuch vor: { $space }.
    }
log-returned = { $player } holt einen Archäologen { $site_from } zurück.
log-revealed-card = Vom Stapel wird die Karte „{ $card }“ aufgedeckt.
log-revealed-tile = Das Ortsplättchen „{ $tile }“ wird aufgedeckt.
log-slotted = { $player } legt ein Totem auf ein Totemfeld: { $effect }.
log-took-bonus = { $player } nimmt ein Bonusplättchen: { $bonus }.
log-took-idol = { $player } nimmt ein Totem: { $idol }.
    .hidden = { $player } nimmt ein verdecktes Totem.
log-took-temple-tile = { $player } nimmt ein Tempelplättchen: { $stack }.
log-travelled = { $player } bewegt sich mit „{ $card }“.
log-turned-up = { $arrow_id ->
        [left] Plättchen des Gegners: { $tile }; der Pfeil zeigt nach links.
       *[right] Plättchen des Gegners: { $tile }; der Pfeil zeigt nach rechts.
    }
log-unslotted = { $player } legt das Totem von Totemfeld { $slot } zurück ins Lager.
log-used-assistant = { $player } nutzt den Gehilfen „{ $assistant }“.
log-used-boon = { $player } nutzt den Segen des Wächters „{ $guardian }“.
log-warded = Schutz für diese Runde – { $player_in }: keine Furcht durch Wächter.

## Labels of actions, by verb

verb-slot = Totem auf ein Totemfeld legen: { $effect }
verb-boon = Segen des Wächters „{ $guardian }“ nutzen
verb-use = Gehilfen „{ $assistant }“ nutzen
verb-play = Karte „{ $card }“ spielen
    .free = Karte „{ $card }“ als Nebenaktion spielen
    .pass = Karte „{ $card }“ spielen und passen
verb-dig = Graben { $site_at }, Feld { $space }
verb-discover = Neuen Ort entdecken: { $site }
verb-overcome = Wächter { $site_at } bezwingen
verb-buy = Karte „{ $card }“ kaufen
verb-research = { $token_id ->
        [magnifier] Mit der Lupe forschen: { $space }
       *[notebook] Mit dem Notizbuch forschen: { $space }
    }
verb-temple = Tempelplättchen nehmen: { $stack }
verb-pass = Für diese Runde passen
verb-end-turn = Zug beenden
verb-travel = Bewegung mit „{ $source }“ zahlen
verb-hire = Piloten anwerben: 2 Münzen für ein Flugzeug
verb-pay = Zahlen
verb-skip = Verzichten
verb-choose = Möglichkeit { $option }
verb-draw = Karte ziehen
verb-discard = Karte „{ $card }“ verbrauchen
verb-exile = { $zone_id ->
        [hand] Karte „{ $card }“ aus der Hand verbannen
       *[play] Karte „{ $card }“ aus dem Spielbereich verbannen
    }
verb-activate = Ort aktivieren: { $site }
verb-relocate = Archäologen { $from_from } { $site_to } versetzen, Feld { $space }
    .figure = Archäologen auf Feld 2 { $from_at } { $site_to } versetzen, Feld { $space }
verb-return = Archäologen { $site_from } zurückholen
    .figure = Archäologen auf Feld 2 { $site_at } zurückholen
verb-move = Wächter { $from_from } { $site_to } bewegen
verb-take = „{ $thing }“ nehmen
verb-upgrade = { $resource_id ->
        [tablet] 1 Steintafel gegen 1 Pfeilspitze tauschen
       *[arrowhead] 1 Pfeilspitze gegen 1 Juwel tauschen
    }
verb-promote = Gehilfen „{ $assistant }“ aufwerten
verb-refresh = Gehilfen „{ $assistant }“ auffrischen
verb-exchange = Gehilfen „{ $own }“ gegen „{ $new }“ tauschen
verb-borrow = Gehilfen „{ $assistant }“ ausleihen
verb-unslot = Totem von Totemfeld { $slot } zurücknehmen
verb-announce = { $count ->
        [0] Keine Karte ziehen
        [one] { $count } Karte ziehen
       *[other] { $count } Karten ziehen
    }
verb-keep = Karte „{ $card }“ behalten
verb-top = Karte „{ $card }“ oben auf dein Deck legen
verb-bonus = Zuerst das Bonusplättchen
verb-row = Zuerst der Effekt der Reihe
verb-resolve = Effekt nutzen
verb-lay = Karte „{ $card }“ in deinen Spielbereich legen
verb-done = Fertig
verb-continue = Weiter

## Labels of what chance decides

verb-items = Nächster Gegenstand: { $card }
verb-artifacts = Nächstes Artefakt: { $card }
verb-level1 = Nächstes Ortsplättchen der Stufe 1: { $tile }
verb-level2 = Nächstes Ortsplättchen der Stufe 2: { $tile }
verb-guardians = Nächster Wächter: { $guardian }
verb-idols = Nächstes Totem: { $idol }
verb-assistants = Nächster Gehilfe: { $assistant }
verb-bonuses = Nächstes Bonusplättchen: { $bonus }
verb-blocked = Blockiert: { $camp }
verb-red = Rotes Plättchen: { $tile }
verb-rival = Nächstes Plättchen des Gegners: { $tile }
verb-deck = Nächste Karte im Deck { $player_of }: { $card }

## Prompts, by the kind of decision and, where it says more, the verb on offer

prompt-turn = Dein Zug: Führe eine Hauptaktion aus oder passe.
prompt-after = Deine Hauptaktion ist erledigt. Nebenaktionen dürfen folgen; beende dann den Zug.
prompt-pay-travel = Zahle die Bewegungskosten: Wähle, womit du dich bewegst.
prompt-trade = Zahle für den Tausch oder verzichte.
prompt-trade-upgrade = Tausche eine Ressource gegen eine bessere oder verzichte.
prompt-choose = Wähle eine Möglichkeit.
prompt-choose-announce = Wie viele Karten ziehst du?
prompt-choose-resolve = Nutze den Effekt jetzt oder lass ihn aus.
prompt-exile = Verbanne eine Karte aus Hand oder Spielbereich oder verzichte.
prompt-discard = Verbrauche eine Handkarte: Sie kommt ohne ihren Effekt in deinen Spielbereich.
prompt-draw = Ziehe eine Karte oder verzichte.
prompt-pick = Triff deine Wahl.
prompt-pick-activate = Welchen Ort aktivierst du?
prompt-pick-borrow = Den Effekt welches Gehilfen leihst du dir?
prompt-pick-buy = Kaufe eine Karte oder verzichte.
prompt-pick-dig = Schicke einen Archäologen an einen Ort oder verzichte.
prompt-pick-discover = Entdecke einen Ort oder verzichte.
prompt-pick-exchange = Welchen Gehilfen tauschst du gegen welchen?
prompt-pick-move = Welchen Wächter bewegst du wohin?
prompt-pick-overcome = Bezwinge einen Wächter ohne seine Kosten oder verzichte.
prompt-pick-promote = Welchen Gehilfen wertest du auf?
prompt-pick-refresh = Frische einen Gehilfen auf oder verzichte.
prompt-pick-relocate = Versetze einen Archäologen oder verzichte.
prompt-pick-research = Forsche oder verzichte.
prompt-pick-return = Welcher Archäologe kehrt auf dein Tableau zurück?
prompt-pick-take = Welche Karte nimmst du?
prompt-pick-take-a = Welchen Gehilfen nimmst du?
prompt-pick-take-bonus = Welches Bonusplättchen nimmst du?
prompt-pick-unslot = Welches Totem kommt zurück in dein Lager?
prompt-order = Was kommt zuerst: das Bonusplättchen oder der Effekt der Reihe?
prompt-pause = Gleich wird etwas aufgedeckt: Mach weiter oder führe vorher noch Nebenaktionen aus.
prompt-keep = Welche Karte behältst du?
prompt-keep-lay = Ende der Runde: Welche Handkarten legst du in deinen Spielbereich? Die übrigen behältst du.
prompt-keep-top = Lege eine der anderen Karten oben auf dein Deck oder verzichte.
prompt-chance = Der Zufall entscheidet.
