### Für eine Partie am echten Tisch: Wertungsblätter und Begleiter.

cardboard-words = Die Schachtel steht auf dem Tisch? Hier sind ein Wertungsblatt, das rechnet und den Sieger bestimmt, und ein Begleiter, der den automatischen Gegner für dich spielt.
cardboard-sheet-arnak = Wertungsblatt: Die verlorenen Ruinen von Arnak
    .words = Trage ein, was vor jedem liegt; du bekommst die Punkte nach Bereichen und wer bei Gleichstand gewinnt.
cardboard-sheet-quetzal = Wertungsblatt: Quetzal
    .words = Aus Punkten, Münzen, Startspielermarker und Plättchen wird der Endstand, auch bei Gleichstand.
cardboard-rival = Begleiter: der Solo-Gegner
    .words = Mischt die Plättchen des Gegners, zeigt das nächste und was zu tun ist, fragt, was er wissen muss, und führt die Punkte des Gegners.
cardboard-automaton = Begleiter: der Automat
    .words = Für Quetzal zu zweit: zeigt die Karte der Runde, wo seine Meeples stehen und was er nimmt.
cardboard-players = Spieler
cardboard-player = Spieler { $number }
cardboard-played = Gespielt am { $date }
cardboard-with-rival = Ein Spieler: die zweite Spalte gehört dem Gegner.
cardboard-arrival = Rang der Ankunft im Verschollenen Tempel
cardboard-tiles-bronze = Tempelplättchen zu 2 Punkten
cardboard-tiles-silver = Tempelplättchen zu 6 Punkten
cardboard-tiles-gold = Tempelplättchen zu 11 Punkten
cardboard-idols = Totems, auch auf Totemfeldern
cardboard-idols-up = Offen liegende Totems
cardboard-minus-one = Totems im −1-Stapel
cardboard-slots = Belegte Totemfelder
cardboard-fear = Furchtkarten
cardboard-fear-tiles = Furchtplättchen
cardboard-type-card = Namen einer Karte eingeben
cardboard-remove = { $card } entfernen
cardboard-count = Zusammenzählen
cardboard-print = Drucken
cardboard-begin = Beginnen
cardboard-round = Runde { $round } von 5.
cardboard-tiles-left = { $count ->
        [one] Noch { $count } Plättchen im Stapel.
       *[other] Noch { $count } Plättchen im Stapel.
    }
cardboard-first = Der Gegner beginnt jede Runde. Decke sein erstes Plättchen auf.
cardboard-arrow = Wo mehrere Orte oder Karten passen, nimmt er, was am weitesten { $arrow ->
        [left] links
       *[right] rechts
    } liegt.
cardboard-nothing = In dieser Runde bewirkt das Plättchen nichts.
cardboard-discovers = Er entdeckt einen Ort der Stufe { $level }.
cardboard-guarded = Ein Wächter kommt dazu.
cardboard-unguarded = Es kommt kein Wächter dazu.
cardboard-moves = Rücke seine Lupe vor: { $space }.
cardboard-takes = Er nimmt ein Plättchen: { $stack }.
cardboard-ask-idols = Welche Totems lagen am entdeckten Ort? Keine, wenn es keinen Ort gab.
cardboard-face-down = verdecktes Totem
cardboard-no-idols = Keine Totems gewählt
cardboard-ask-guardian = Ist er an einem Ort mit einem Wächter?
cardboard-ask-card = Welche Karte nimmt er?
cardboard-no-card = Keine, in der Kartenreihe liegt keine solche
cardboard-ask-arrival = War deine Lupe schon vorher im Verschollenen Tempel?
cardboard-ask-silver = Welche 6-Punkte-Stapel haben noch Plättchen?
cardboard-answer = Übernehmen
cardboard-clear = Neu beginnen
cardboard-clear-sure = Alle Eingaben gehen verloren. Neu beginnen?
cardboard-yes = Ja
cardboard-no = Nein
cardboard-turn-up = Nächstes Plättchen aufdecken
cardboard-next-round = Nächste Runde
cardboard-finish = Partie abschließen
cardboard-over = Die Partie ist zu Ende
cardboard-back = Einen Schritt zurück
cardboard-leave = Diese Partie verlassen
cardboard-before-roll = Bevor jemand wirft, stehen seine sechs Meeples hier:
cardboard-temple = Tempel, Feld { $space }: ein Meeple
cardboard-bid = { $count ->
        [one] { $location }: { $count } Meeple, Rolle { $role }
       *[other] { $location }: { $count } Meeples, Rolle { $role }
    }
cardboard-when-activated = Wenn die Orte aktiviert werden
cardboard-temple-takes = Tempel, Feld { $space }: Er nimmt { $takes } aus der Auslage{ $draws ->
    [0] {""}
   *[other] {" "}und zieht { $draws }
}; alles kommt auf den Ablagestapel.
cardboard-prefers = Wo er wählt, nimmt er die erste Art, die da ist: { $types }. Von dieser Art die erste Karte in dieser Reihenfolge: { $bonuses }.
cardboard-holds = Hält er noch einen Ort der Tempelumgebung, werden beide Karten abgelegt, ohne Bonus. Hält er noch den Schwarzmarkt oder das Schiff, handelt dort niemand.
cardboard-ousted = Wer ihn überbietet, schickt seine Meeples dort bis zur nächsten Karte weg.
cardboard-home = Seine Archäologen kehren ohne Furcht zurück; seine zehn Plättchen werden neu gemischt.
cardboard-lower-row = Von den beiden Reihen der Stufe 1 nimmt er lieber die untere.
cardboard-bonus-gone = Liegt dort noch ein Bonusplättchen, entferne es ungenutzt.
cardboard-bonus-stack-gone = Entferne das oberste Plättchen des Bonusstapels dort ungenutzt.
cardboard-supply-gone = Entferne den obersten Gehilfen des höchsten Stapels auf dem Vorratstableau.
cardboard-rescue-gone = Entferne auch den obersten Gehilfen des Rettungsfelds.
cardboard-your-turn = Jetzt bist du am Zug. Hast du gepasst, decke seine Plättchen weiter auf.
cardboard-alone = Das war sein letztes Plättchen in dieser Runde. Spiele allein weiter, bis du passt.
cardboard-has = Der Gegner hat
cardboard-face-up = Offene Totems
cardboard-no-such-card = Keine Karte heißt so.
cardboard-has-card = Diese Karte ist schon eingetragen.
cardboard-last-round = Das ist die letzte Karte.
cardboard-difficulty-words = Der Gegner hat fünf Paare von Plättchen, je ein grünes und ein rotes. Bei 0 spielt er die fünf grünen; jede Stufe ersetzt ein grünes durch ein rotes, und das ist gefährlicher.
cardboard-own-sheet = Mit deinen Punkten vergleichen: das Wertungsblatt, die Spalte des Gegners ist ausgefüllt
cardboard-choose-card = Wähle eine Karte
cardboard-leave-sure = Alle Eingaben gehen verloren. Wirklich verlassen?
cardboard-bonus-discovery = mit einem Entdeckungspunkt
cardboard-bonus-vp = mit einem Siegpunkt
cardboard-bonus-coin = mit einer Münze
cardboard-bonus-none = ohne Bonus
cardboard-rival-points = Der Gegner: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cardboard-print-empty = Ein leeres Blatt drucken
cardboard-wrong-of = { $name }: { $what }
cardboard-wrong-arrival = Im Verschollenen Tempel hat der Erste die Nummer 1, der Nächste die 2; anderswo ist es 0.
cardboard-wrong-temple = Tempelplättchen kauft man mit der Lupe im Verschollenen Tempel, und jeder Stapel hat eines je Spieler (solo zwei).
cardboard-wrong-slots = Es sind mehr Totemfelder belegt, als es Totems gibt.
cardboard-wrong-idols = In der Schachtel sind 16 Totems.
cardboard-wrong-guardians = In der Schachtel sind 15 Wächter.
cardboard-wrong-cards = Jede Karte gibt es nur einmal.
cardboard-wrong-fear = In der Schachtel sind 19 Furchtkarten.
cardboard-wrong-fear_tiles = In der Schachtel sind 10 Furchtplättchen.
cardboard-wrong-magnifier = Dort kann sie nicht stehen.
cardboard-wrong-notebook = Dort kann das Notizbuch nicht stehen.
cardboard-wrong-upgrades = So viele dieser Aufwertungsplättchen sind nicht in der Schachtel.
cardboard-wrong-points = Die Punkte sind eine ganze Zahl.
cardboard-wrong-coins = So viele Münzen gibt es nicht.
cardboard-wrong-discovery = So lang ist die Entdeckungsleiste nicht.
cardboard-upgrade = { $name } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })

cardboard-edition = Deine Schachtel
cardboard-edition-default = Mit der Standardausgabe. Werte mit * sind angenommen: Sie sind nur auf dem Material gezeichnet.
cardboard-edition-own = Mit deiner Ausgabe: { $name }.
cardboard-edition-assumed = Werte mit * sind weiterhin angenommen.
cardboard-edition-remove = Zurück zur Standardausgabe
cardboard-assumed = * angenommen: Das ist nur auf dem Material gezeichnet. Zeigt deine Schachtel etwas anderes, lade vor der nächsten Partie eine Ausgabe.
