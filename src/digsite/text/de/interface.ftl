### Digsite's own words: lists, refusals put together, commands, settings, errors. Shared by both games.

## Putting sentences together

list-pair = { $first } und { $last }
list-comma = { $first }, { $next }
# A name as a sentence begins, inside a sentence, and as the owner of something.
seat-name = Spieler { $number }
    .in = Spieler { $number }
    .of = von Spieler { $number }
player-named = { $name }
    .in = { $name }
    .of = von { $name }
missing = Noch nötig: { $what }.
see-page = Regelheft, Seite { $page }.
see-rule = Regel { $rule }.
prompt-from = { $source_id ->
        [slot-draw] { $prompt }
       *[other] { $source }: { $prompt }
    }

## Languages and games

language-en = English
language-fr = Français
language-de = Deutsch
game-arnak = Die verlorenen Ruinen von Arnak
game-quetzal = Quetzal

## Greeting and score

ui-unofficial = { $game }, inoffiziell. Startwert { $seed }. „help“ zeigt die Befehle.
ui-round = Runde { $round } von { $rounds }
ui-you = du
ui-nobody = niemand
ui-none = keine
ui-empty = leer
ui-total = Summe
ui-score-sheet = Wertungsblatt
ui-score-now = Wenn die Partie jetzt endete:
ui-score-line = { $points ->
        [one] { $player }: { $points } Punkt
       *[other] { $player }: { $points } Punkte
    }
ui-ahead = In Führung: { $players }.
ui-won = Sieg: { $players }
ui-decided = Bei Gleichstand: { $reason }.
ui-pair = { $name }: { $what }

## Commands: what each one does

ui-help-intro = Tippe die Nummer einer Möglichkeit oder die Aktion selbst ein. Außerdem:
ui-command-look = noch einmal der ganze Tisch
ui-command-hand = deine Hand
ui-command-row = die Kartenreihe
ui-command-map = die Orte auf dem Spielbrett
ui-command-track = die Leiste
ui-command-players = die Tableaus aller Spieler
ui-command-log = was bisher geschah
ui-command-card = Karte oder Plättchen nach Namen anzeigen
ui-command-why = warum eine Aktion nicht möglich ist
ui-command-rule = eine Regel nach Nummer anzeigen
ui-command-undo = deinen letzten Schritt zurücknehmen
ui-command-score = Punkte, als endete die Partie jetzt
ui-command-save = Aufzeichnung in eine Datei schreiben
ui-command-help = diese Zeilen
ui-command-quit = aufhören; die Partie bleibt erhalten
ui-not-a-command = „{ $line }“ ist weder eine Möglichkeit noch ein Befehl. „help“ zeigt die Befehle.
ui-possible = Das ist möglich.
ui-choices = { $count ->
        [0] Jetzt ist nichts möglich
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
ui-your-choice = Deine Wahl:
ui-taken-back = Zurückgenommen: { $action }
ui-deck-size = { $count ->
        [0] keine Karte im Deck
        [one] { $count } Karte im Deck
       *[other] { $count } Karten im Deck
    }
ui-hand-size = { $count ->
        [0] keine Karte auf der Hand
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }

## Panels and keys of the full screen

ui-panel-row = Kartenreihe
ui-panel-players = Spieler
ui-panel-hand = Hand
ui-panel-log = Verlauf
ui-panel-actions = Was du tun kannst
ui-key-help = Hilfe
ui-key-why = Warum nicht?
ui-key-undo = Zurücknehmen
ui-key-save = Speichern
ui-key-quit = Beenden
ui-key-choose = Wählen
ui-key-next = Weiter
ui-key-back = Zurück
ui-too-small = Das Fenster ist zu klein: Nötig sind { $columns } mal { $lines }.

## Settings of a new game

ui-new-game = Neue Partie
ui-setting-game = Spiel
ui-setting-players = Spieler
ui-setting-board = Spielbrett
ui-setting-difficulty = Schwierigkeit des Gegners
ui-setting-language = Sprache
ui-setting-seed = Startwert
ui-setting-seats = Wer wo sitzt
ui-setting-edition = Ausgabe
ui-edition-encoding = Diese Datei mit einer Ausgabe ist kein Text in UTF-8 oder UTF-16. Speichere sie als UTF-8 und versuche es noch einmal.
ui-setting-options = Auslegungen
ui-seat-person = ein Mensch
ui-start = Beginnen
ui-player-count = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
ui-resume = Nicht beendete Partien. Welche möchtest du fortsetzen?

## One keyboard, several people

ui-hand-over = { $player }, du bist dran. Die anderen schauen weg; drücke die Eingabetaste, um zu beginnen.
ui-thinking = { $player } überlegt …

## Replays

ui-replay-step = Schritt { $step } von { $steps }
ui-replay-forward = einen Schritt vor
ui-replay-back = einen Schritt zurück
ui-replay-round = zu einer Runde springen
ui-record-sound = Die Aufzeichnung ist in Ordnung.
ui-record-unfinished = Die Aufzeichnung bricht vor dem Spielende ab.
ui-record-damaged = Die Aufzeichnung ist in Zeile { $line } beschädigt: Erwartet wurde { $expected }.
ui-rules-changed = Diese Partie wurde nach Version { $made } der Regeln gespielt. Regel { $rule } ist seit Version { $now } anders: Was Zeile { $line } tut ({ $found }), ist nicht mehr erlaubt.

## Files and mishaps

ui-saved = Nach { $file } geschrieben.
ui-left = Vor dem Ende verlassen. Die Partie bleibt erhalten; weiter geht es mit: { $command }
ui-cannot-read = { $file } lässt sich nicht lesen: { $reason }. Prüfe den Namen und das Leserecht.
ui-cannot-write = { $file } lässt sich nicht schreiben: { $reason }. Nichts ist verloren; schaffe Platz oder speichere woanders.
ui-not-a-record = { $file } ist keine Digsite-Aufzeichnung.
ui-no-such-name = Nichts heißt „{ $name }“.
