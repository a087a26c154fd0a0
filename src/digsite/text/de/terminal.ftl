### The terminal: the table in lines of text, commands, saves, replays.

## Opponents

level-random = Zufall
level-novice = Neuling
level-scout = Späher
level-ranger = Waldläufer
level-professor = Professor
ui-seat-program = Programm { $program }

## Components in words

ui-about = { $name }: { $what }.
ui-about-price = kostet { $price }
ui-about-travel = Bewegungswert { $travel }
ui-about-travel-cost = Bewegungskosten: { $travel }.
ui-about-discover = Noch nicht entdeckt; das Entdecken kostet { $price }, dazu die Bewegungskosten.
ui-about-guardian = Um ihn zu bezwingen: { $cost }. Sein Segen, einmal: { $boon }.
ui-assistant = Gehilfe
ui-camp = Camp
ui-left-of = { $count ->
        [0] keins übrig
        [one] noch { $count }
       *[other] noch { $count }
    }

## The table in words

ui-space = Feld { $space }, { $travel }: { $who }
ui-no-tokens = keine Ressourcen
ui-archaeologists-ready = { $count ->
        [0] kein Archäologe auf dem Tableau
        [one] { $count } Archäologe auf dem Tableau
       *[other] { $count } Archäologen auf dem Tableau
    }
ui-slots-filled = { $count ->
        [0] kein Totem auf einem Totemfeld
        [one] { $count } Totem auf einem Totemfeld
       *[other] { $count } Totems auf Totemfeldern
    }
ui-face-down-idol = verdecktes Totem
ui-cards-unknown = { $count ->
        [one] { $count } unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
ui-arrived-1 = als Erster im Verschollenen Tempel
ui-arrived-2 = als Zweiter im Verschollenen Tempel
ui-arrived-3 = als Dritter im Verschollenen Tempel
ui-arrived-4 = als Vierter im Verschollenen Tempel
ui-bonus-stack = { $count ->
        [0] kein Bonusplättchen mehr im Verschollenen Tempel
        [one] { $count } Bonusplättchen im Verschollenen Tempel
       *[other] { $count } Bonusplättchen im Verschollenen Tempel
    }
ui-standing = Hier stehen: { $who }
ui-rival-tiles = { $count ->
        [0] kein Plättchen mehr in dieser Runde
        [one] noch { $count } Plättchen in dieser Runde
       *[other] noch { $count } Plättchen in dieser Runde
    }
ui-rival-last = letztes Plättchen: { $tile }
ui-rival-arrow = { $arrow ->
        [left] der Pfeil des nächsten Plättchens zeigt nach links
       *[right] der Pfeil des nächsten Plättchens zeigt nach rechts
    }
ui-to-travel = Noch an Bewegung zu zahlen: { $needs }; bisher gelegt: { $icons }.
ui-holds = { $player_in } – { $what }
ui-bid-of = { $player_in } – { $what }, Rolle { $role }
ui-score-so-far = { $count ->
        [one] bisher { $count } Punkt
       *[other] bisher { $count } Punkte
    }
ui-discovery-at = Entdeckungsleiste: Feld { $space }
ui-holds-marker = Startspielermarker
ui-meeples-left = Meeples zum Setzen: { $what }
ui-no-meeples = keine Meeples mehr zum Setzen
ui-unrolled = { $count ->
        [one] { $count } Meeple noch nicht geworfen
       *[other] { $count } Meeples noch nicht geworfen
    }
ui-character-lies = Expeditionsleiter: { $landing }
ui-since = Was inzwischen geschah:

## Commands: the words that are understood, the first one is shown; English ones always work

ui-alias-look = ansehen, tisch
ui-alias-hand = hand
ui-alias-row = reihe, auslage, karten
ui-alias-map = plan, orte, insel
ui-alias-track = leiste
ui-alias-players = spieler
ui-alias-log = verlauf
ui-alias-card = karte, plättchen, lesen
ui-alias-why = warum
ui-alias-rule = regel
ui-alias-undo = zurücknehmen
ui-alias-score = wertung, punkte
ui-alias-save = speichern
ui-alias-help = hilfe
ui-alias-quit = beenden
ui-alias-forward = vor, weiter
ui-alias-back = zurück
ui-alias-step = schritt
ui-alias-round = runde
ui-alias-end = ende
ui-alias-seat = platz
ui-command-line = { $words }: { $does }
ui-takes-name = NAME
ui-takes-action = AKTION
ui-takes-number = NUMMER
ui-takes-file = DATEI
ui-replay-jump = zu einem Schritt springen
ui-replay-end = der letzte Schritt
ui-replay-seat = von einem anderen Platz aus schauen; 0 sieht, was ein Zuschauer sieht
ui-replay-begin = Eine leere Zeile geht einen Schritt vor. Außerdem:
ui-replay-action = { $player }: { $action }
ui-no-such-round = Die Aufzeichnung reicht nicht bis zu dieser Runde.
ui-no-such-seat = Diesen Platz gibt es nicht.

## Talking

ui-which-one = Das trifft auf mehreres zu: { $names }.
ui-no-such-number = Es gibt keine Möglichkeit { $number }; es gibt { $count }.
ui-no-such-rule = Es gibt keine Regel { $number }.
ui-name-missing = Sag, welche: { $example }
ui-kept-in = Die Partie wird nach jedem Schritt gesichert, in { $file }. „speichern DATEI“ schreibt eine Kopie woandershin.
ui-not-kept = Diese Partie wird nirgends gesichert. „speichern DATEI“ schreibt sie in eine Datei.
ui-not-overwritten = { $file } existiert bereits und ist keine Digsite-Aufzeichnung; die Datei blieb unverändert. Wähle einen anderen Namen.
ui-unsaved-quit = Die Partie ist nicht gesichert. „speichern DATEI“ schreibt sie woandershin; noch einmal „beenden“ hört auf, ohne zu sichern.
ui-put-elsewhere = Die Partie konnte stattdessen in { $file } gesichert werden.
ui-rescue = Die Datei blieb unverändert. Vor dem Schaden weiterspielen: { $command }
ui-rescue-rules = Die Datei blieb unverändert. Von dort nach den heutigen Regeln weiterspielen: { $command }
ui-foreign-program = { $file } setzt ein Programm an den Tisch: { $program }. Es wird nicht gestartet, nur weil eine Datei es sagt; wenn du es willst, nenne alle Plätze selbst mit --seat.
ui-saved-game = { $game }, { $round }, { $players }, zuletzt gespielt { $when }
ui-game-new = Neue Partie: { $game }
ui-plain-instead = Gespielt wird in Textzeilen. Für den ganzen Bildschirm fehlt eine Komponente: { $command }
ui-score-parts = { $total } ({ $parts })
ui-score-part = { $part } { $points }
ui-steps-sound = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
ui-no-such-step = Es gibt keinen Schritt { $step }; die Aufzeichnung hat { $steps }.

## Choices in groups, and parts of lines

ui-parts = { $first }; { $next }
ui-group-bid = Bieten – { $location }, Rolle { $role }
ui-group-visit = Gehen – { $location }
ui-group-place = Setzen – { $location }, Feld { $space }
ui-ways = { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
ui-group-back = Zurück zu allen Möglichkeiten
ui-held-by = derzeit: { $who }
ui-held-by-nobody = frei
ui-help-empty = Eine leere Zeile wiederholt die Möglichkeiten. Die ersten Buchstaben einer Möglichkeit genügen, wenn keine andere so beginnt.
ui-record-kept = Die Aufzeichnung liegt in { $file }. Zum Durchgehen: { $command }
ui-program-fault = { $player } gab keine spielbare Antwort ({ $reason }); stattdessen wurde ein Vorgabezug gespielt.
