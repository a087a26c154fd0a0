### Die verlorenen Ruinen von Arnak: Wörter des gezeichneten Tisches.

arnak-tabs = Bereiche des Tisches
arnak-tab-island = Insel
arnak-tab-row = Karten
arnak-tab-research = Forschung
arnak-tab-me = Mein Tableau
arnak-tab-others = Die anderen
arnak-others = Die anderen Spieler
arnak-look = Tableau { $player_of } ansehen
arnak-token-of = { $token } { $player_of }
arnak-close = Schließen
arnak-deck = Stapel ({ $what }): { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
arnak-stack = { $count ->
        [one] { $count } im Stapel
       *[other] { $count } im Stapel
    }
arnak-left = { $count ->
        [one] noch { $count }
       *[other] noch { $count }
    }
arnak-staff = Mondstab, Runde { $round }
arnak-rescue = zu retten
arnak-space = Feld { $number }
arnak-slot = Totemfeld { $number }
arnak-empty-slot = Leer ist es am Ende des Spiels { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert.
arnak-idol-points = Ein Totem ist { $points } Punkte wert.
arnak-slot-note = Legt das Totem, das am längsten in deinem Lager liegt, auf das erste leere Totemfeld von links. Eine Nebenaktion.
arnak-hidden-idol = Hier liegt ein verdecktes Totem.
arnak-undiscovered = Noch nicht entdeckt. Das Entdecken kostet { $count } Kompasse, dazu die Bewegungskosten.
arnak-travel-cost = Bewegungskosten
arnak-overcome = Ihn zu bezwingen kostet
arnak-pilot = Angeworbener Pilot
    .with = angeworbener Pilot
arnak-travel-with = Bewegung: { $what }
arnak-travel-pay = Bewegung: { $what }
arnak-overcome-pay = Bezwingen: { $what }
arnak-overcome-cost = Dafür nötig
arnak-travel-short = { $count ->
        [one] { $count } Symbol fehlt
       *[other] { $count } Symbole fehlen
    }
arnak-cost-now = Es würde dich jetzt kosten: { $what }.
arnak-cost-both = { $cost }; { $travel }
arnak-worth = Wert: { $what }
arnak-no-way = Du kommst jetzt nicht dorthin: { $what }.
arnak-options = { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
arnak-artifact-note = Beim Kauf braucht der Effekt keine Steintafel; aus der Hand gespielt kostet er 1.
arnak-arrival = Nach der Reihenfolge der Ankunft bringt die Lupe hier { $points } Punkte.
arnak-way-on = Nächste Brücke: { $space } ({ $cost })
arnak-planned = zahlt
arnak-all-out = alle unterwegs
arnak-did-nothing = { $player } tut nichts.
arnak-no-hand = keine Karten auf der Hand
arnak-known = Bekannte Karten: { $what }.
arnak-start-player = beginnt die Runde
arnak-arrow = Der Entscheidungspfeil zeigt nach { $arrow }.
arnak-arrow-about = Er entscheidet über das zuletzt aufgedeckte Plättchen. Über das nächste entscheidet der Pfeil darunter, den noch niemand gesehen hat.
arnak-rival-stack = Plättchen des Gegners: { $count }
arnak-rival-face-down = Verdeckte oder doppelte Totems des Gegners: je 2 Punkte
arnak-rival-used = Plättchen, die der Gegner in dieser Runde gespielt hat
arnak-pass-warning = Du hast noch: { $what }. Wenn du passt, bist du in dieser Runde nicht mehr am Zug. Trotzdem passen?
arnak-pass-warning-lit = Was leuchtet, geht noch. Wenn du passt, bist du in dieser Runde nicht mehr am Zug. Trotzdem passen?
arnak-prompt-only-pass = Dein Zug: Es bleibt nur noch zu passen.
arnak-prompt-only-end = Deine Hauptaktion ist erledigt: Beende den Zug.
arnak-prompt-passed = Du hast gepasst. Nebenaktionen dürfen noch folgen; beende dann den Zug.
arnak-prompt-passed-only = Du hast gepasst: Beende den Zug.
arnak-prompt-overcome = Zahle die Kosten des Wächters: Wähle, welche Bewegungssymbole du verwendest.
arnak-prompt-pause-site = Gleich wird der Ort aufgedeckt: Mach weiter oder führe vorher noch Nebenaktionen aus.
arnak-prompt-pause-guardian = Gleich erscheint der Wächter: Mach weiter oder führe vorher noch Nebenaktionen aus.
arnak-prompt-pause-tiles = Gleich werden die Plättchen dort aufgedeckt: Mach weiter oder führe vorher noch Nebenaktionen aus.
arnak-at-home = { $count ->
        [one] ein Archäologe auf dem Tableau
       *[other] { $count } Archäologen auf dem Tableau
    }
arnak-about-coin = Mit Münzen kauft man Gegenstände; 2 Münzen werben einen Piloten an, der als Flugzeug zählt.
arnak-about-compass = Mit Kompassen kauft man Artefakte und entdeckt Orte.
arnak-about-tablet = Mit Steintafeln bezahlt man die Forschung; ein Artefakt aus der Hand zu spielen kostet 1.
arnak-about-arrowhead = Mit Pfeilspitzen bezahlt man die Forschung und bezwingt Wächter.
arnak-about-jewel = Mit Juwelen bezahlt man die Forschung und den Tempel.
arnak-research-row = Forschungsreihe { $row }
arnak-about-archaeologists = Jede Runde gehen sie für die dort gezeigten Bewegungssymbole in Camps und an Orte; am Ende der Runde kommen sie zurück.
arnak-about-hand = Handkarten spielst du für ihren Effekt oder verbrauchst sie für eine Bewegung. Eine Runde beginnt mit fünf Karten.
arnak-about-deck = Von hier werden Karten gezogen. Gekaufte Gegenstände kommen darunter.
arnak-about-play = Was in dieser Runde gespielt oder verbraucht wurde. Am Ende der Runde werden diese Karten gemischt und kommen unter das Deck.
arnak-about-crates = Totems kommen von entdeckten Orten. Jedes ist 3 Punkte wert und wartet im Lager; auf einem Totemfeld gibt es zusätzlich einen Effekt.
arnak-about-assistants = Platz für einen Gehilfen. Forschen bringt Gehilfen; jeder hilft einmal je Runde.
arnak-about-rescue = Auf dieser Seite des Spielbretts rettest du einen von ihnen, wenn deine Lupe diese Reihe erreicht.
arnak-about-items = Gegenstände kosten Münzen. Ein gekaufter wird am Ende des Zugs von diesem Stapel ersetzt.
arnak-about-artifacts = Artefakte kosten Kompasse. Ein gekauftes wird am Ende des Zugs von diesem Stapel ersetzt.
arnak-about-gap = Diese Lücke wird am Ende des Zugs gefüllt.
arnak-about-exile = Hier liegen verbannte Karten; sie zählen für niemanden mehr.
arnak-about-staff = Links von ihm liegen Artefakte, rechts Gegenstände. Nach jeder Runde werden die beiden Karten neben ihm verbannt, und er rückt einen Platz nach rechts.
arnak-about-temple-tiles = Im Verschollenen Tempel gekauft; jedes ist die gezeigten Punkte wert.
arnak-about-magnifier = Deine Lupe steigt voran und darf in den Verschollenen Tempel. Ihre Punkte und was jede Reihe ihr gibt, stehen unter diesem Zeichen.
arnak-about-notebook = Dein Notizbuch steigt nie höher als deine Lupe. Seine Punkte und was jede Reihe ihm gibt, stehen unter diesem Zeichen.
arnak-about-round = Der Mond wächst von Runde zu Runde. Nach fünf Runden gewinnt, wer die meisten Punkte hat.
arnak-about-start = Hat den ersten Zug dieser Runde; die nächste beginnt, wer links davon sitzt.
arnak-about-passed = Kein Zug mehr bis zur nächsten Runde.
arnak-about-pool = Was von einer verbrauchten Karte übrig ist, bezahlt in diesem Zug noch Bewegung.
