### Der volle Bildschirm: Beschriftungen, Tasten, Hinweise, Überschriften gefalteter Listen, Zeichen. Für beide Spiele.

## Labels and headings

ui-screen-label = { $what }:
ui-screen-apart = beiseitegelegt
ui-screen-collections = Wert von 1, 2 oder 3 je Lieferung
ui-screen-keys = Tasten
ui-screen-signs = Zeichen
ui-screen-rule = Regel { $rule }

## Keys

ui-screen-key-type = Eintippen
ui-screen-key-theme = Dunkel oder hell
ui-screen-key-ends = Anfang, Ende
ui-screen-key-view = anderer Platz
ui-screen-key-scroll = Tisch verschieben
ui-screen-key-change = Ändern

## Typing and asking

ui-screen-typing = eine Aktion, wie sie geschrieben wird, oder einige ihrer Wörter; → ergänzt, Enter führt aus, Esc schließt
ui-screen-several = { $count ->
        [one] Das passt auf { $count } Aktion.
       *[other] Das passt auf { $count } Aktionen; tippe weiter.
    }
ui-screen-help-hint = tippe einen Namen oder die Nummer einer Regel
ui-screen-why-hint = tippe einen Teil einer Aktion: dig coin, research notebook …
ui-screen-save-as = Die Partie auch in diese Datei schreiben:
ui-screen-kept = Jeder Schritt ist schon gesichert, in { $file }.
ui-screen-ready = bereit
ui-screen-any-seed = beliebig (tippe eine Zahl für einen bestimmten)
ui-screen-type-seed = eine Zahl; leer für beliebig
ui-screen-type-name = der Name der Person
ui-screen-bot-failed = Der Bot kann nicht weiter: { $reason }. Die Partie ist gesichert; Enter lässt ihn es noch einmal versuchen, q beendet.

## Replays

ui-screen-chance = Der Zufall hat entschieden.
ui-screen-start = Vor dem ersten Schritt.
ui-screen-seen-by = Blickwinkel: { $player_in }
ui-screen-spectator = Zuschauer

## Headings of folded choices, by verb

ui-fold-dig = An einem bekannten Ort graben
ui-fold-discover = Einen neuen Ort entdecken
ui-fold-overcome = Einen Wächter bezwingen
ui-fold-buy = Eine Karte kaufen
ui-fold-play = Eine Karte spielen
ui-fold-research = Forschen
ui-fold-temple = Ein Tempelplättchen nehmen
ui-fold-use = Einen Gehilfen nutzen
ui-fold-boon = Einen Segen nutzen
ui-fold-slot = Ein Totem auf ein Totemfeld legen
ui-fold-travel = Bewegung zahlen mit
ui-fold-exile = Eine Karte verbannen
ui-fold-relocate = Einen Archäologen versetzen
ui-fold-move = Einen Wächter bewegen
ui-fold-take = Nehmen
ui-fold-exchange = Tauschen

## Signs of the drawings

ui-sign-coin = Münze
ui-sign-compass = Kompass
ui-sign-tablet = Steintafel
ui-sign-arrowhead = Pfeilspitze
ui-sign-jewel = Juwel
ui-sign-boot = Stiefel
ui-sign-car = Auto
ui-sign-boat = Schiff
ui-sign-plane = Flugzeug
ui-sign-card = Karte
ui-sign-exile = Verbannung
ui-sign-fear = Furcht
ui-sign-idol = Totem
ui-sign-guardian = Wächter
ui-sign-assistant = Gehilfe
ui-sign-gold = goldene Seite
ui-sign-refresh = auffrischen
ui-sign-artifact = Artefakt
ui-sign-item = Gegenstand
ui-sign-points = Punkt
ui-sign-moon = Mondstab und Runde
ui-sign-free = freies Feld
ui-sign-blocked = blockiertes Feld
ui-sign-tokens = Lupe, Notizbuch eines Platzes
ui-sign-rows = was eine Reihe der Lupe, dem Notizbuch gibt
ui-sign-bonus = Bonusplättchen
ui-sign-rival = der Gegner
ui-sign-discovery = Entdeckungspunkt
ui-sign-marker = Startspielermarker
ui-sign-black = Abenteurer (schwarz)
ui-sign-white = Archäologe (weiß)
ui-sign-side = auf der Seite: beide Rollen
ui-sign-standing = stehend: beide Rollen, 1 Münze
ui-sign-unrolled = noch nicht geworfen
ui-sign-character = der Expeditionsleiter
ui-sign-upgrade = Aufwertungsplättchen
ui-sign-automaton = der Automat
ui-screen-unsaved = Die Partie konnte nicht gespeichert werden. s schreibt sie woandershin; noch einmal q beendet und versucht andere Ordner.
