### Quetzal: words, log, labels of actions, prompts. `$x_at` and `$x_to` are the cases of a place, `$x_id` is the bare id.

## Amounts, also of what is missing

amount-coin = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
amount-coins = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
amount-vp = { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
amount-discovery = { $count ->
        [one] { $count } Entdeckungspunkt
       *[other] { $count } Entdeckungspunkte
    }
amount-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
amount-meeple = { $count ->
        [one] { $count } Meeple
       *[other] { $count } Meeples
    }
amount-meeples = { $count ->
        [one] { $count } Meeple
       *[other] { $count } Meeples
    }
amount-plain = { $count ->
        [one] { $count } Meeple dieser Farbe
       *[other] { $count } Meeples dieser Farbe
    }
amount-black = { $count } Abenteurer (schwarz)
amount-white = { $count ->
        [one] { $count } Archäologe (weiß)
       *[other] { $count } Archäologen (weiß)
    }
amount-side = { $count ->
        [one] { $count } auf der Seite liegender Meeple
       *[other] { $count } auf der Seite liegende Meeples
    }
amount-standing = { $count ->
        [one] { $count } stehender Meeple
       *[other] { $count } stehende Meeples
    }
amount-either = { $count ->
        [one] { $count } Meeple mit freier Rolle
       *[other] { $count } Meeples mit freier Rolle
    }
amount-character = { $count ->
        [one] der Expeditionsleiter
       *[other] { $count } Expeditionsleiter
    }

## Phases, zones and states

phase-roll = Meeples werfen
phase-place = Meeples setzen
phase-activate = Orte aktivieren
phase-prepare = Nächste Runde vorbereiten
zone-hand = Hand
zone-pool = noch zu setzende Meeples
zone-deck = Artefaktstapel
zone-discard = Ablagestapel
zone-pile = Stapel der Aufwertungsplättchen
zone-discarded = beiseitegelegte Aufwertungsplättchen
zone-track = Entdeckungsleiste
word-artifacts = Artefakte
word-automaton = Automat
word-coins = Münzen
word-locations = Orte
word-marker = Startspielermarker
word-meeples = Meeples
word-score = Siegpunkte
word-upgrades = Aufwertungsplättchen
state-free = frei
state-covered = abgedeckt

## Score parts and tie-breaks

score-play = Im Spiel erzielt
score-marker = Startspielermarker
score-coins = Münzen
score-upgrades = Aufwertungsplättchen
tie-discovery = durch Vorsprung auf der Entdeckungsleiste
tie-shared = der Sieg wird geteilt

## Log: one sentence for each kind of event; an attribute for an event that has that member, `.hidden` for one whose card is hidden

log-advanced = { $player } rückt auf der Entdeckungsleiste vor, auf Feld { $discovery }.
log-automaton = Für den Automaten gilt: { $card }.
log-automaton-discarded = Der Automat legt die Karte „{ $card }“ ab.
log-began-round = Runde { $round } beginnt.
log-bid = { $player } bietet { $location_at }: { $what }, Rolle { $role }.
log-dealt = Die Karte „{ $card }“ wird ausgelegt.
    .upgrade = Das Aufwertungsplättchen „{ $upgrade }“ wird ausgelegt.
log-delivered = { $player } liefert: { $cards }.
log-drew = { $player } zieht die Karte „{ $card }“.
    .hidden = { $player } zieht eine Karte.
log-dropped = { $player } legt das Aufwertungsplättchen „{ $upgrade }“ beiseite.
log-ended-game = Die Partie endet; jetzt wird gewertet.
log-ended-round = Runde { $round } ist zu Ende.
log-exchanged = { $player } tauscht mit dem Plättchen „{ $upgrade }“.
log-gained = { $player } erhält { $what }.
    .source = { $player } erhält { $what } ({ $source }).
log-gained-upgrade = { $player } erhält das Aufwertungsplättchen „{ $upgrade }“.
log-ousted = { $player } verdrängt { $location_at }: { $what } { $owner_of }.
log-paid = { $player } zahlt { $what }.
log-placed = { $location_id ->
        [stela] { $player } setzt einen Meeple { $location_to }: { $meeple }.
       *[other] { $player } setzt einen Meeple { $location_to }, Feld { $space }: { $meeple }.
    }
log-put-down = { $player } legt die Karte „{ $card }“ zur Lieferung.
log-put-under = { $player } legt die Karte „{ $card }“ unter den Stapel.
    .hidden = { $player } legt eine Karte unter den Stapel.
log-reshuffled = { $cards ->
        [one] Der Ablagestapel wird zum neuen Stapel: { $cards } Karte.
       *[other] Der Ablagestapel wird zum neuen Stapel: { $cards } Karten.
    }
log-rolled = { $meeple_id ->
        [character] Der Expeditionsleiter { $player_of } landet: { $landing }.
       *[team] Ein Meeple { $player_of } landet: { $landing }.
    }
log-sold = { $player } verkauft die Karte „{ $card }“ auf dem Schwarzmarkt.
log-took = { $player } nimmt die Karte „{ $card }“.
log-took-marker = { $owner } nimmt den Startspielermarker.
log-visited = { $player } geht { $location_to }: { $what }.

## Labels of actions, by verb

verb-exchange = Mit dem Plättchen „{ $upgrade }“ tauschen
verb-reroll = Neu werfen: { $meeple }
verb-reroll-all = Alle Meeples neu werfen
verb-done = Fertig
verb-skip = Verzichten
verb-place = { $location_id ->
        [stela] Setzen – { $location }: { $meeple }
       *[other] Setzen – { $location }, Feld { $space }: { $meeple }
    }
verb-bid = Bieten – { $location }, Rolle { $role }: { $what }
verb-visit = Gehen – { $location }: { $what }
verb-take = „{ $thing }“ nehmen
verb-keep = Karte „{ $card }“ behalten
verb-drop = Plättchen „{ $upgrade }“ beiseitelegen
verb-sell = Karte „{ $card }“ verkaufen
verb-deliver = Karte „{ $card }“ liefern

## Labels of what chance decides

verb-artifacts = Nächstes Artefakt: { $card }
verb-upgrades = Nächstes Aufwertungsplättchen: { $tile }
verb-automaton = Nächste Automatenkarte: { $card }
verb-roll = Wurf { $player_of }: { $landing }

## Prompts, by the kind of decision and, where it says more, the verb on offer

prompt-roll = Wirf Meeples neu oder lass sie liegen.
prompt-roll-skip = Wirf einen Meeple neu oder verzichte.
prompt-place = Wähle einen Ort und setze Meeples dorthin.
prompt-pick = Triff deine Wahl.
prompt-pick-take = Was nimmst du?
prompt-keep = Welche Karte behältst du? Die andere kommt unter den Stapel.
prompt-discard = Du hast mehr als zwei Aufwertungsplättchen: Welches legst du beiseite?
prompt-trade = Verkaufe ein Artefakt oder verzichte.
prompt-deliver = Wähle die Artefakte dieser Lieferung, dann „Fertig“.
prompt-pause = Tausche Münzen, wenn du willst, dann „Fertig“.
prompt-chance = Der Zufall entscheidet.
