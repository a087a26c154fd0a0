### The web page: home, opening and joining a table, everything around the table, settings, replays.

## Everywhere

page-name = Digsite
page-title = Digsite: Die verlorenen Ruinen von Arnak und Quetzal
page-home = Startseite
page-nav = Seiten
page-nav-open = Tisch eröffnen
page-nav-tables = Tisch
page-nav-games = Aufzeichnung
page-nav-learn = Lernen
page-nav-rules = Regeln
page-nav-things = Glossar
page-nav-glossary = Glossar
page-nav-cardboard = Am Spieltisch
page-nav-replay = Aufzeichnungen
page-nav-settings = Einstellungen
page-nav-credits = Mitwirkende
page-skip = Zum Inhalt
page-unofficial = Ein inoffizielles Fanprojekt, ohne Verbindung zu den Autoren und Verlagen der Spiele und nicht von ihnen gebilligt. Keine offiziellen Bilder, kein Regeltext. Am besten besitzt man die Spiele.
page-loading = Einen Moment …
page-not-found = Unter dieser Adresse gibt es nichts.
page-not-loaded = Dieser Bereich konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
page-reload = Seite neu laden
page-went-wrong = Das hat nicht geklappt. Versuche es noch einmal; wenn es wieder passiert, melde es bitte.
page-close = Schließen
page-more = Mehr
page-cancel = Abbrechen
page-do-it = Ausführen
page-sure = Sicher?
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
refusal-connection-lost = Es gibt keine Verbindung zum Server.

## Home

page-welcome = Zwei verlorene Welten, ein Tisch
page-welcome-text = Spiele mit Freunden über einen Link, gegen Bots oder allein gegen den Solo-Gegner. Ohne Konto, ohne Installation.
page-about-arnak = Leite eine Expedition auf eine unbewohnte Insel: Baue dein Deck, entsende Archäologen, bezwinge Wächter und steige auf zum Verschollenen Tempel.
page-about-quetzal = Wirf dein Team aus Abenteurern und Archäologen, überbiete die anderen in den Ruinen und liefere die schönsten Artefakte.
page-facts-arnak = 1 bis 4 Personen · beide Tempel · Solo-Gegner
page-facts-quetzal = 2 bis 5 Personen · zu zweit mit Automat
page-play-now = Jetzt gegen einen Bot spielen
page-choose-level = Wie stark soll der Bot sein?
page-open-with-friends = Tisch mit Freunden eröffnen
page-learn-it = Das Spiel lernen
page-level = Stärke
page-level-random = Zufall
    .about = spielt irgendetwas
page-level-novice = Neuling
    .about = für die erste Partie
page-level-scout = Späher
    .about = kennt die Grundlagen
page-level-ranger = Waldläufer
    .about = plant voraus
page-level-professor = Professor
    .about = unser stärkster
page-level-beats = gewinnt { $share } % der Partien gegen „{ $level }“
page-level-rival = Der Solo-Gegner
    .about = allein, nach den Soloregeln
page-level-more = Mehrere Gegner
    .about = wählen, wer mitspielt
page-play-on = Zurück zur Partie: { $game } ({ $players })
    .alone = Zurück zur Partie: { $game }
page-my-tables = Meine Tische
page-some-table = Ein Tisch
page-no-tables = Noch keine. Tische, an die du dich setzt, merkt sich dieser Browser.
page-forget = Vergessen
page-against = gegen { $players }
page-turn-yours = du bist am Zug
page-status-waiting = wartet auf Mitspieler
page-status-playing = läuft
page-status-over = beendet
page-status-archived = archiviert
page-open-record = Eine Aufzeichnung aus einer Datei ansehen

## Opening a table

page-open-title = Einen Tisch eröffnen
page-open-it = Tisch eröffnen
page-your-name = Dein Name
page-name-of = Name für Platz { $number }
page-name-optional = Name (optional)
page-who = Wer auf Platz { $number } sitzt
page-seat-friend = ein Freund, per Link
page-seat-here = jemand an diesem Bildschirm
page-seat-bot = ein Bot
page-seat-rival = niemand: gegen den Solo-Gegner
page-remove = Entfernen
page-add-seat = Platz hinzufügen
page-players-arnak-1 = Allein am Tisch spielst du gegen den Gegner der Soloregeln.
page-players-quetzal-2 = Zu zweit spielt der Automat mit.
page-option-difficulty = { $count ->
        [0] kein rotes Plättchen: am leichtesten
        [one] { $count } rotes Plättchen
       *[other] { $count } rote Plättchen
    }
page-more-settings = Weitere Einstellungen
page-seed-help = Eine Zahl: Derselbe Startwert ergibt dieselbe Startaufstellung. Leer lassen für eine neue.
page-edition-help = Eine .toml-Datei mit den Werten der eigenen Schachtel. „digsite quetzal edition“ schreibt eine als Ausgangspunkt.

## Before the cards are dealt

page-lobby-text = Die Karten werden ausgeteilt, sobald alle bereit sind.
page-lobby-links = Schicke jedem seinen eigenen Link. Er gilt einmal: Der Platz gehört dem Browser, der ihn zuerst öffnet.
page-connecting = Du setzt dich an den Tisch …
page-reconnecting = Verbindung unterbrochen. Neuer Versuch …
page-no-table = Diesen Tisch gibt es nicht.
page-no-table-help = Prüfe den Link. Tische, an denen lange niemand spielt, werden archiviert.
page-table-closed = Du kannst diesem Tisch nicht beitreten.
page-table-closed-help = Der Link des Platzes wurde vielleicht durch einen neuen ersetzt. Wer den Tisch eröffnet hat, kann ihn dir schicken; du kannst auch zuschauen.
page-watch-instead = Stattdessen zuschauen
page-here = am Tisch
page-not-here = nicht am Tisch
page-is-ready = bereit
page-not-ready = noch nicht bereit
page-ready = Ich bin bereit
page-wait = Noch nicht
page-link-for = Link für { $player }
page-link-local = Dieser Link funktioniert nur auf diesem Rechner.
page-watch-link = Link zum Zuschauen
page-you-watch = Du schaust zu. Die Handkarten bleiben verdeckt.
page-watching = Du schaust zu

## At the table

page-game-over = Die Partie ist zu Ende
page-you-won = Du hast gewonnen!
page-over-you = Du hast gewonnen, { $points } zu { $next }.
page-over-other = { $player } hat gewonnen, { $points } zu { $next }.
page-over-shared = Geteilter Sieg mit je { $points } Punkten: { $players }.
page-waiting-for = Am Zug: { $player_in }.
page-waiting-away = Am Zug, aber gerade nicht am Tisch: { $player_in }.
page-turn-more = und { $count } mehr
page-position = Die Stellung
page-undo = Rückgängig
page-hint = Was würde der stärkste Bot tun?
page-hint-title = Rat des stärksten Bots
page-hint-thinking = Der Bot überlegt …
page-hint-value = { $value ->
        [one] etwa { $value } Punkt
       *[other] etwa { $value } Punkte
    }
page-hint-only = die einzige Möglichkeit
page-again = Noch einmal zeigen, was seit meinem letzten Schritt geschah
page-again-now = Noch einmal, was seit deinem letzten Schritt geschah
page-chat = Chat
page-chat-unread = Chat, neue Nachrichten
page-no-chat = Noch hat niemand etwas gesagt.
page-say = Etwas sagen
page-send = Senden
page-seats = Plätze und mehr
page-rules = Regeln
page-menu-choose = Eins auswählen
page-log-unthought = { $player } kam nicht zum Nachdenken und hat zufällig gewählt: Die Bots waren überlastet.
page-rules-changed = Diese Partie wurde nach früheren Regeln begonnen. Regel { $rule } hat sich seitdem geändert, und Schritt { $step } ist nicht mehr erlaubt. Die Partie hält vor diesem Schritt an.
page-go-on = Von hier weiterspielen
page-log-undone = { $count ->
        [one] Ein Schritt wird zurückgenommen.
       *[other] { $count } Schritte werden zurückgenommen.
    }
    .seat = { $count ->
        [one] { $player } nimmt einen Schritt zurück.
       *[other] { $player } nimmt { $count } Schritte zurück.
    }
page-bot-name = { $level } ({ $number })
page-plain-table = Textansicht
page-drawn-table = Spielbrettansicht
page-curtain = Bitte den Bildschirm weitergeben
page-curtain-text = { $player }, du bist dran. Alle anderen bitte wegschauen.
page-curtain-open = Ich bin { $player }
page-replace = Einen Bot weiterspielen lassen
page-give-back = Neuen Link schicken
page-my-seat = Das ist mein Platz
page-hand-over = Meinen Platz weitergeben
page-hand-over-help = Du bekommst einen neuen Link für jemand anderen oder für ein anderes Gerät. Der alte gilt dann nicht mehr.
page-hand-over-do = Neuen Link erzeugen
page-propose-hints = Vorschlagen, Tipps zu erlauben

## Proposals

page-proposals = Vorschläge
page-proposal-replace-by-bot = { $player } schlägt vor, dass ein Bot den Platz { $seat_of } übernimmt.
page-proposal-return-seat = { $player } schlägt vor, den Platz { $seat_of } mit einem neuen Link jemandem zu geben.
page-proposal-hints = { $player } schlägt vor, Tipps für alle zu erlauben.
page-proposal-rematch = { $player } schlägt noch eine Partie vor.
page-proposal-rematch-same-deal = { $player } schlägt noch eine Partie mit gleicher Startaufstellung vor.
page-agree = Einverstanden
page-disagree = Ablehnen
page-waiting-votes = Zustimmung fehlt noch: { $players }

## After the game

page-rematch = Noch einmal
page-rematch-same = Gleiche Startaufstellung
page-to-rematch = Zum neuen Tisch
page-watch-replay = Aufzeichnung ansehen
page-save-record = Aufzeichnung speichern
page-round = Runde
page-chart = Punktestand, falls nach der Runde Schluss gewesen wäre
page-chart-all = Alle
page-chart-text = Punkte nach jeder Runde. Dieselben Zahlen stehen in der Tabelle danach.

## Replays

page-replay = Aufzeichnung
page-replay-text = Öffne eine Aufzeichnung, die am Ende einer Partie gespeichert wurde, hier oder im Terminal, und sieh sie von jedem Platz aus an.
page-choose-file = Datei auswählen …
page-record-file = Datei der Aufzeichnung
page-record-drop = Oder hier ablegen.
page-no-replay = Diese Partie kann noch nicht angesehen werden.
page-to-table = Zum Tisch
page-the-deal = Die Karten werden ausgeteilt.
page-decides = { $player } entscheidet.
page-replay-first = Zum Anfang
page-replay-last = Zum Ende
page-replay-round = Nächste Runde
page-replay-round-back = Eine Runde zurück
page-replay-play = Abspielen
page-replay-stop = Anhalten
page-eyes = Blickwinkel
page-eyes-open = Alles offen, { $player_in } unten
page-eyes-seat = So, wie { $player_in } es sah
page-eyes-watcher = Als Zuschauer
page-link-moment = Link zu diesem Moment

## Settings

page-theme = Darstellung
page-theme-auto = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-size = Größe
page-size-percent = { $percent } %
page-size-help = 100 % füllt das Fenster; größer heißt: weniger auf einmal.
page-speed = Animation
page-speed-none = keine
page-speed-times = { $times }×
page-speed-help = Keine, wenn das System „Bewegung reduzieren“ verlangt.
page-sound = Ton
page-shortcuts-on = Tastenkürzel mit einzelnen Buchstaben
page-shortcuts = Tastenkürzel
page-seat-colours = Farben der Plätze
page-seat-colours-help = Jeder Platz hat auch eine Form und einen Buchstaben. Diese Reihenfolge gilt nur in diesem Browser.
page-seat-colour = Platz { $seat }: { $colour }
page-colour-red = roter Kreis
page-colour-blue = blaues Quadrat
page-colour-green = grünes Dreieck
page-colour-yellow = gelbe Raute
page-colour-purple = violettes Sechseck
page-forward = Nach oben
page-key-digits = die Möglichkeit mit dieser Nummer wählen
page-key-tab = zum nächsten Bereich des Tisches oder zur nächsten Schaltfläche
page-key-walk = zum nächstgelegenen Element in dieser Richtung
page-key-lit = zum vorigen oder nächsten Element, mit dem du etwas tun kannst
page-key-seats = Plätze und mehr
page-key-again = noch einmal zeigen, was geschehen ist
page-key-words = Textansicht oder Spielbrettansicht
page-key-undo = einen Schritt zurücknehmen
page-key-enter = das Ausgewählte auslösen
page-key-escape = schließen, was offen ist
page-key-hint = um einen Tipp bitten
page-key-score = Wertungsblatt
page-key-sound = Ton an oder aus
page-key-log = Verlauf
page-key-chat = Chat
page-key-rules = Regeln
page-key-help = diese Tastenkürzel
page-key-step = Aufzeichnung: ein Schritt zurück oder vor
page-key-ends = Aufzeichnung: zum Anfang oder Ende
page-key-flip = Aufzeichnung: aus der Sicht eines anderen Platzes
page-keyboard-tab = Tab
page-keyboard-enter = Eingabe
page-keyboard-escape = Esc
page-keyboard-home = Pos1
page-keyboard-end = Ende
page-keyboard-undo = Strg+Z

## Credits

page-credits-fonts = Schriften: Alegreya und Cinzel, unter der SIL Open Font License.
page-credits-others = Mitwirkende von game-icons.net, die das Symbolpaket nicht nennt
page-credits-icons = Symbole von game-icons.net, unter CC BY 3.0; alle übrigen Zeichnungen sind von uns.
