### Auswertung einer beendeten Partie: was Entscheidungen gekostet haben, was Glück war, und warum.

## Während sie rechnet

ui-review-progress = { $done } von { $total } Schritten, { $each } s pro Schritt, noch { $left }
ui-review-stopped = Angehalten. Derselbe Befehl macht weiter ({ $file }).
ui-review-written = Geschrieben nach { $file }.
ui-review-refused = Das lässt sich nicht auswerten. Zeile { $line }: erwartet { $expected }, gefunden { $found }.

## Der Bericht

ui-review-title = Auswertung: { $game }
ui-review-about = Erstellt von Digsite, einem inoffiziellen Projekt. Jede Entscheidung wurde in { $iterations } Durchläufen berechnet, und nur mit dem, was der Spieler wissen konnte.
ui-review-about-open = Erstellt von Digsite, einem inoffiziellen Projekt. Jede Entscheidung wurde in { $iterations } Durchläufen mit offenen Karten berechnet.
ui-review-sums = Spiel und Glück
ui-review-sums-about = Gewinnchance. Start, Glück, eigene Entscheidungen, die Züge der anderen und die Schätzung ergeben zusammen das Ergebnis.
ui-review-column-seat = Spieler
ui-review-column-start = Start
ui-review-column-luck = Glück
ui-review-column-own = Eigenes Spiel
ui-review-column-others = Andere
ui-review-column-noise = Schätzung
ui-review-column-result = Ergebnis
ui-review-column-accuracy = Genauigkeit
ui-review-told = { $name }: { $own } durch eigenes Spiel, { $luck } durch Glück (± { $error }).
ui-review-curve = Gewinnchance
ui-review-curve-about = Kreise zeigen Ungenauigkeiten, Fehler und grobe Fehler.
ui-review-turning = Wendepunkte
ui-review-turning-play = Schritt { $step }: { $name } verliert { $change } mit „{ $action }“.
ui-review-turning-good = Schritt { $step }: Glück bringt { $name } { $change }.
ui-review-turning-bad = Schritt { $step }: Pech kostet { $name } { $change }.
ui-review-kinds = Verlorene Punkte nach Art der Entscheidung
ui-review-kinds-none = Keine, die sicher sind.
ui-review-mistakes = Entscheidungen, die einen zweiten Blick wert sind
ui-review-mistakes-none = Keine Ungenauigkeiten und keine Fehler.
ui-review-decision = Schritt { $step }, { $name }: { $mark }, { $loss } Gewinnchance (± { $error }).
ui-review-played = Gespielt: { $action }
ui-review-better = Besser: { $action }
ui-review-then = Danach: { $line }

ui-review-mark-inaccuracy = Ungenauigkeit
ui-review-mark-mistake = Fehler
ui-review-mark-blunder = grober Fehler
ui-review-marks-inaccuracy = { $count ->
    [one] 1 Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
ui-review-marks-mistake = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
ui-review-marks-blunder = { $count ->
    [one] 1 grober Fehler
   *[other] { $count } grobe Fehler
}

ui-review-kind-travel = Bewegung
ui-review-kind-dig = Graben
ui-review-kind-discover = Orte entdecken
ui-review-kind-buy = Kaufen
ui-review-kind-research = Forschung
ui-review-kind-guardians = Wächter
ui-review-kind-assistants = Assistenten
ui-review-kind-idols = Totems
ui-review-kind-pass = Zeitpunkt, den Zug zu beenden oder zu passen
ui-review-kind-cards = Karten
ui-review-kind-bids = Gebote und Einsätze
ui-review-kind-visits = Besuche
ui-review-kind-exchanges = Tausch
ui-review-kind-rerolls = Neue Würfe
ui-review-kind-deliveries = Verkäufe und Lieferungen
ui-review-kind-upgrades = Ausbauten
ui-review-kind-choices = Andere Entscheidungen

## Der Rat: warum die eine Aktion und nicht die andere

ui-coach-equal = Beides ist etwa gleich gut.
ui-coach-difference = Das bringt { $points } Punkte mehr Vorsprung.
ui-coach-points = { $way ->
    [more] Es ist schon mehr gewertet: { $points } Punkte.
   *[less] Es ist vorerst weniger gewertet: { $points } Punkte.
}
ui-coach-coming = { $way ->
    [more] Die eingesetzten Meeple bringen in dieser Runde mehr: { $points } Punkte.
   *[less] Die eingesetzten Meeple bringen in dieser Runde weniger: { $points } Punkte.
}
ui-coach-resources = { $way ->
    [more] Es bleiben mehr Ressourcen: { $points } Punkte wert.
   *[less] Es bleiben weniger Ressourcen: { $points } Punkte.
}
ui-coach-travel = { $way ->
    [more] Es bleiben mehr Möglichkeiten, sich zu bewegen und zu entdecken: { $points } Punkte wert.
   *[less] Es bleiben weniger Möglichkeiten, sich zu bewegen und zu entdecken: { $points } Punkte.
}
ui-coach-guardians = { $way ->
    [more] Gegen Wächter steht man besser da: { $points } Punkte.
   *[less] Gegen Wächter steht man schlechter da: { $points } Punkte.
}
ui-coach-cards = { $way ->
    [more] Die Karten sind mehr wert: { $points } Punkte.
   *[less] Die Karten sind weniger wert: { $points } Punkte.
}
ui-coach-research = { $way ->
    [more] Die Forschung kommt weiter: { $points } Punkte wert.
   *[less] Die Forschung bleibt zurück: { $points } Punkte.
}
ui-coach-helpers = { $way ->
    [more] Assistenten und Totems sind mehr wert: { $points } Punkte.
   *[less] Assistenten und Totems sind weniger wert: { $points } Punkte.
}
ui-coach-track = { $way ->
    [more] Auf der Entdeckungsleiste liegt mehr vor einem: { $points } Punkte.
   *[less] Auf der Entdeckungsleiste liegt weniger vor einem: { $points } Punkte.
}
ui-coach-upgrades = { $way ->
    [more] Die Ausbauplättchen nützen mehr: { $points } Punkte.
   *[less] Die Ausbauplättchen nützen weniger: { $points } Punkte.
}
ui-coach-tempo = { $way ->
    [more] In dieser Runde geht noch mehr: { $points } Punkte wert.
   *[less] In dieser Runde geht noch weniger: { $points } Punkte.
}
ui-coach-others = { $way ->
    [more] Die anderen bekommen weniger: { $points } Punkte.
   *[less] Die anderen bekommen mehr: { $points } Punkte.
}
