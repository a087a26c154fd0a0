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
arnak-slot = Götzenfeld { $number }
arnak-empty-slot = Leer ist es am Ende des Spiels { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert.
arnak-idol-points = Ein Götze ist { $points } Punkte wert.
arnak-slot-note = Legt den Götzen, der am längsten in deinen Kisten liegt, auf das linke leere Feld. Eine freie Aktion.
arnak-hidden-idol = Hier liegt ein verdeckter Götze.
arnak-undiscovered = Noch nicht entdeckt. Das Entdecken kostet { $count } Kompasse, dazu die Reise.
arnak-travel-cost = Reisekosten
arnak-overcome = Um ihn zu besiegen
arnak-pilot = ein angeheuerter Pilot
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
arnak-artifact-note = Beim Kauf wird es umsonst ausgeführt; aus der Hand gespielt kostet es 1 Tafel.
arnak-arrival = Nach der Reihenfolge der Ankunft bringt er { $points } Punkte.
arnak-planned = hierfür
arnak-all-out = alle unterwegs
arnak-no-hand = keine Karten auf der Hand
arnak-known = Darin bekannt: { $what }.
arnak-start-player = beginnt die Runde
arnak-arrow = Der Entscheidungspfeil zeigt nach { $arrow }.
arnak-rival-stack = Plättchen des Rivalen: { $count }
arnak-rival-used = Plättchen, die der Rivale in dieser Runde gespielt hat
arnak-pass-warning = Du hast noch { $what }. Wer passt, ist in dieser Runde nicht mehr am Zug. Trotzdem passen?
arnak-about-coin = Mit Münzen kauft man Gegenstände; 2 Münzen heuern einen Piloten an, der als Flugzeug zählt.
arnak-about-compass = Mit Kompassen kauft man Artefakte und entdeckt Stätten.
arnak-about-tablet = Tafeln bezahlen die Forschung, und 1 kostet ein Artefakt, das aus der Hand gespielt wird.
arnak-about-arrowhead = Pfeilspitzen bezahlen die Forschung und besiegen Wächter.
arnak-about-jewel = Juwelen bezahlen die Forschung und den Tempel.
