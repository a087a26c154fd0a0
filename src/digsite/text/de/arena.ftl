### Die Arena und die Liga: was ein Lauf beim Spielen sagt, und sein Bericht.

## Während gespielt wird

ui-arena-progress = { $done } von { $total } Partien, { $each } s je Partie, noch { $left }
ui-arena-noted = Bereits gespielt: { $count } von { $total } Partien.
ui-arena-stopped = Angehalten. Derselbe Befehl macht hier weiter ({ $folder }).
ui-arena-written = Geschrieben nach { $folder }.
ui-arena-nothing = In { $folder } liegt keine Partie dieses Laufs.

## Der Bericht

ui-arena-heading = { $game }: { $tables }. Gespielte Partien: { $games }; Startwert { $seed }; Bedenkzeit: { $budget }; Version { $version } ({ $build }).
ui-arena-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
ui-arena-difficulty = Schwierigkeit { $difficulty }
ui-arena-iterations = { $count ->
    [one] 1 Durchlauf je Entscheidung
   *[other] { $count } Durchläufe je Entscheidung
}
ui-arena-seconds = { $seconds } s je Entscheidung
ui-arena-own-budget = die eigene jedes Bots
ui-arena-counted = Alle Intervalle sind 95 % (für Anteile nach Wilson, für Mittelwerte nach Student). Ein geteilter Sieg zählt zu gleichen Teilen. Ein Bot mit mehreren Plätzen spielt mit jedem eine Partie; der gerechte Anteil ist ein Sieg in so vielen Partien, wie es Plätze gibt. Eine Entscheidung hat mindestens zwei erlaubte Aktionen.

ui-arena-wins = Siege
ui-arena-alone = Siege eines Platzes gegen den anderen Bot auf allen übrigen
ui-arena-scores = Punkte
ui-arena-breakdown = Woher die Punkte kommen (Mittelwerte)
ui-arena-solo = Gegen den Solo-Gegner
ui-arena-ratings = Wertungszahlen (Bradley–Terry auf der Elo-Skala, Mittel 1500)
ui-arena-margins = Vorsprung in Punkten, je Startaufstellung
ui-arena-seats = Plätze, wer immer dort saß
ui-arena-times = Sekunden je Entscheidung
ui-arena-no-faults = Für keinen Bot musste eine Vorgabe gespielt werden.
ui-arena-faults = Züge, für die eine erlaubte Vorgabe gespielt wurde, in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}:

ui-arena-column-bot = Bot
ui-arena-column-pair = Bots
ui-arena-column-table = Tisch
ui-arena-column-seat = Platz
ui-arena-column-board = Seite
ui-arena-column-difficulty = Schwierigkeit
ui-arena-column-games = Partien
ui-arena-column-deals = Startaufstellungen
ui-arena-column-won = Gewonnen
ui-arena-column-share = Anteil
ui-arena-column-interval = 95 %
ui-arena-column-fair = Gerechter Anteil
ui-arena-column-score = Punkte
ui-arena-column-winning = Siegpunkte
ui-arena-column-worst = Kleinste
ui-arena-column-best = Größte
ui-arena-column-rival = Punkte des Solo-Gegners
ui-arena-column-rating = Wertung
ui-arena-column-ahead = Vorsprung
ui-arena-column-decisions = Entscheidungen
ui-arena-column-median = Median
ui-arena-column-mean = Mittel
ui-arena-column-p95 = 95 % unter
ui-arena-column-max = Längste
ui-arena-column-rank = Rang

## Das Bild

ui-arena-picture = { $game }, { $tables }
ui-arena-picture-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Bedenkzeit: { $budget }, Version { $version }
ui-arena-picture-wins = Siegesanteil mit 95-%-Intervall; gestrichelt der gerechte Anteil
ui-arena-picture-alone = Siegesanteil eines Platzes gegen den anderen Bot auf allen übrigen; gestrichelt der gerechte Anteil
ui-arena-picture-scores = Mittlere Punkte nach Herkunft
ui-arena-picture-solo = Siegesanteil gegen den Solo-Gegner, nach Schwierigkeit: { $board }

## Die Liga

ui-league-title = { $game }: die Rangliste
ui-league-heading = { $game }, die Rangliste. Partien: { $games }; Version { $version }.
ui-league-below = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Version { $version }
ui-league-empty = { $game }: Noch hat niemand gespielt.
ui-league-earlier = Davon Partien früherer Versionen, die gleich spielen: { $games }.
ui-league-other-version = Keine dieser Partien wurde mit der hiesigen Version gespielt ({ $version }).
ui-league-picture = Wertungszahl mit 95-%-Intervall
ui-league-pairs = Wer gegen wen wie oft gewonnen hat; zu mehr als zweit von einem Platz unter lauter anderen
