# Simulation
ui-simulate-stopped = Angehalten. Derselbe Befehl macht hier weiter.
ui-simulate-done = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 }, Ergebnisse { $results }.
ui-reproduce-same = { $games ->
    [one] Eine Partie noch einmal gespielt: Das Ergebnis ist dasselbe.
   *[other] { $games } Partien noch einmal gespielt: Alle Ergebnisse sind dieselben.
}
ui-reproduce-differs = { $games ->
    [one] Eine Partie noch einmal gespielt: Das Ergebnis weicht ab.
   *[other] { $games } Partien noch einmal gespielt: Die Ergebnisse weichen ab.
}

# Auswertungen
ui-study-progress = Tisch { $table } von { $tables }: { $games } Partien
ui-study-title = Was die Partien sagen
ui-study-unofficial = Von Digsite, einem inoffiziellen Projekt, aus Partien zwischen Bots oder Menschen. Balken sind Schätzungen, Striche 95-%-Intervalle; gezählt wird nach Partien.
ui-study-sample = { $games } Partien. Es spielten: { $who }.
ui-study-players = { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
ui-study-difficulty = Schwierigkeit { $difficulty }
ui-study-edition = eigene Ausgabe
ui-study-seats = Siege nach Platz
    .about = Nur Partien, in denen an allen Plätzen dieselben spielen. Die gestrichelte Linie ist der gerechte Anteil.
ui-study-seat = Platz { $place }
ui-study-bots = Siege nach Bot
ui-study-scores = Punkte nach Herkunft
ui-study-total = Gesamt
ui-study-lengths = Länge einer Partie
ui-study-rounds = Runden
ui-study-steps = Aktionen mit Zufall
ui-study-decisions = Entscheidungen
ui-study-branching = Mögliche Aktionen je Entscheidung
ui-study-luck = Glück beim Austeilen
    .about = Wie viel von der Streuung der Ergebnisse das Austeilen erklärt, aus Partien, die dieselben Bots mehrmals gleich ausgeteilt bekamen.
ui-study-deal = Anteil des Austeilens
ui-study-worth = Was die Dinge wert sind
    .about = Siege in Prozentpunkten: Wer etwas nahm, verglichen mit denen, die es hätten nehmen können und etwas anderes nahmen, bei gleichem Bot, Platz, gleicher Runde und ähnlichem Vorsprung. Bots wählen nicht zufällig; ein Teil des Unterschieds kann an ihren Gründen liegen.
ui-study-worth-row = { $points } Punkte, { $taken }-mal genommen
ui-study-openings = Eröffnungen
    .about = Was jemand in einer Runde zuerst tat und wie oft das gewann. Die häufigsten.
ui-study-opening = { $length ->
    [one] Runde { $round }, erste Aktion
   *[other] Runde { $round }, die ersten { $length } Aktionen
}
ui-study-times = { $times }-mal
ui-study-verb-buy = Gekaufte Karten
ui-study-verb-dig = Grabungen
ui-study-verb-discover = Entdeckte Orte
ui-study-verb-overcome = Überwundene Wächter
ui-study-verb-research = Forschung
ui-study-verb-temple = Tempelplättchen
ui-study-verb-slot = Genutzte Götzenplätze
ui-study-verb-use = Genutzte Assistenten
ui-study-verb-play = Gespielte Karten
ui-study-verb-take = Umsonst genommen
ui-study-verb-exile = Verbannte Karten
ui-study-verb-bid = Gebote
ui-study-verb-visit = Besuche
ui-study-verb-place = Platzierungen
ui-study-verb-sell = Verkaufte Artefakte
ui-study-verb-deliver = Gelieferte Artefakte
ui-study-verb-exchange = Tausche
