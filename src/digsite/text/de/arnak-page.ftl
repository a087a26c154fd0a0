### Die verlorenen Ruinen von Arnak: Wörter des gezeichneten Tisches.

arnak-tabs = Teile des Tisches
arnak-tab-island = Insel
arnak-tab-row = Karten
arnak-tab-research = Forschung
arnak-tab-me = Mein Tableau
arnak-tab-others = Die anderen
arnak-others = Die anderen Spieler
arnak-look = Das Tableau von { $player }
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
arnak-slot-note = Legt das Totem, das am längsten in deinem Lager liegt, auf das erste leere Feld von links. Eine Nebenaktion.
arnak-hidden-idol = Hier liegt ein verdecktes Totem.
arnak-undiscovered = Noch nicht entdeckt. Das Entdecken kostet { $count } Kompasse, dazu die Reise.
arnak-travel-cost = Bewegungskosten
arnak-overcome = Ihn zu bezwingen kostet
arnak-pilot = ein angeworbener Pilot
arnak-travel-with = reist mit { $what }
arnak-travel-pay = Reisen mit { $what }
arnak-travel-short = { $count ->
        [one] { $count } Symbol fehlt
       *[other] { $count } Symbole fehlen
    }
arnak-cost-now = Es würde dich jetzt kosten: { $what }.
arnak-no-way = Du kannst jetzt nicht dorthin reisen: { $what }.
arnak-options = { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
arnak-artifact-note = Beim Kauf wird es umsonst ausgeführt; aus der Hand gespielt kostet es 1 Steintafel.
arnak-arrival = Nach der Reihenfolge der Ankunft bringt er { $points } Punkte.
arnak-planned = hierfür
arnak-all-out = alle unterwegs
arnak-no-hand = keine Karten auf der Hand
arnak-known = Darin bekannt: { $what }.
arnak-start-player = beginnt die Runde
arnak-arrow = Der Entscheidungspfeil zeigt nach { $arrow }.
arnak-rival-stack = Plättchen des Gegners: { $count }
arnak-rival-used = Plättchen, die der Gegner in dieser Runde gespielt hat
arnak-pass-warning = Du hast noch { $what }. Wer passt, ist in dieser Runde nicht mehr am Zug. Trotzdem passen?
arnak-about-coin = Mit Münzen kauft man Gegenstände; 2 Münzen werben einen Piloten an, der als Flugzeug zählt.
arnak-about-compass = Mit Kompassen kauft man Artefakte und entdeckt Orte.
arnak-about-tablet = Steintafeln bezahlen die Forschung, und 1 kostet es, ein Artefakt aus der Hand zu spielen.
arnak-about-arrowhead = Pfeilspitzen bezahlen die Forschung und bezwingen Wächter.
arnak-about-jewel = Juwelen bezahlen die Forschung und den Tempel.
