### Why something is refused: one plain sentence for each code of both games and of the engine protocol, on one line and without placeholders.

## The engine

refusal-rules-changed = Die Regeln haben sich geändert, seit der nächste Schritt gespielt wurde. Nimm ihn zurück, um von hier weiterzuspielen.
refusal-bad-json = Diese Zeile ist kein JSON-Objekt.
refusal-bad-request = Die Anfrage ist nicht wohlgeformt.
refusal-unknown-command = Diesen Befehl gibt es nicht.
refusal-no-game = Es läuft keine Partie; beginne eine mit new, load oder replay.
refusal-unknown-action = Diese Aktion gibt es nicht.
refusal-not-your-decision = Jetzt muss jemand anderes entscheiden.
refusal-game-over = Die Partie ist zu Ende.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-undo-barrier = Das lässt sich nicht mehr zurücknehmen: Inzwischen wurde etwas aufgedeckt oder gezogen, oder jemand anderes war am Zug.
refusal-corrupt-record = Die Aufzeichnung ist beschädigt.
refusal-impossible-position = In dieser Stellung kann kein Tisch sein.
refusal-bad-edition = Die Ausgabe ist nicht stimmig.
refusal-internal-error = Die Engine hat einen Fehler gemacht; nichts hat sich geändert. Bitte melde ihn mit dieser Anfrage.

## Turns and decisions

refusal-not-now = Darüber wird gerade nicht entschieden.
refusal-main-action-used = Die Hauptaktion dieses Zugs ist schon ausgeführt.
refusal-main-action-required = Ein Zug braucht eine Hauptaktion; wer keine ausführt, muss passen.
refusal-no-such-option = Diese Möglichkeit gibt es nicht.
refusal-option-taken = Diese Möglichkeit ist schon gewählt.
refusal-bad-number = Diese Zahl kann nicht angesagt werden.
refusal-no-effect = Das hätte keine Wirkung.
refusal-choose-half = Sage, welche Hälfte der Karte gemeint ist: free (Nebenaktion) oder pass (Passen).

## Costs

refusal-cannot-pay = Das kannst du nicht bezahlen.
refusal-cannot-travel = Die Bewegungskosten können nicht bezahlt werden.
refusal-useless-travel = Das hilft jetzt nicht, Bewegungskosten zu zahlen.

## Sites and guardians

refusal-no-archaeologist = Du hast keinen Archäologen mehr auf deinem Tableau.
refusal-space-occupied = Auf diesem Feld steht ein Archäologe.
refusal-space-blocked = Dieses Feld ist bei dieser Spielerzahl blockiert.
refusal-site-occupied = Dieser Ort ist nicht komplett frei.
refusal-site-guarded = An diesem Ort ist schon ein Wächter.
refusal-wrong-site = Der Effekt gilt nicht für diesen Ort.
refusal-not-discovered = Dieser Ort ist noch nicht entdeckt.
refusal-already-discovered = Dieser Ort ist schon entdeckt.
refusal-no-guardian = Diesen Wächter gibt es hier nicht.
refusal-not-on-site = Du hast dort keinen Archäologen.
refusal-no-second-figure = Eine Wahl gibt es nur, wenn beide Archäologen in einem Camp deine sind.
refusal-boon-used = Dieser Segen ist schon genutzt.

## Cards

refusal-not-in-hand = Diese Karte ist nicht auf der Hand.
refusal-not-in-play-area = Diese Karte ist nicht im Spielbereich.
refusal-not-in-row = Diese Karte liegt nicht in der Kartenreihe.
refusal-not-in-exile = Dieser Gegenstand ist nicht in der Verbannung.
refusal-not-drawn = Diese Karte ist nicht unter den eben gezogenen.
refusal-wrong-kind = Der Effekt gilt für die andere Kartenart.

## Assistants and idols

refusal-no-assistant = Dieser Gehilfe ist nicht verfügbar.
refusal-assistant-exhausted = Dieser Gehilfe ist erschöpft.
refusal-already-ready = Dieser Gehilfe ist nicht erschöpft.
refusal-already-gold = Dieser Gehilfe ist schon golden.
refusal-no-idol = Es gibt kein Totem dafür.
refusal-slots-full = Alle Totemfelder sind belegt.

## Research

refusal-notebook-limit = Das Notizbuch kommt nie über die Lupe hinaus und nicht in den Verschollenen Tempel.
refusal-wrong-token = Der Effekt gilt nur für das Notizbuch.
refusal-not-connected = Vom Feld des Markers führt keine Brücke dorthin.
refusal-not-in-temple = Die Lupe ist nicht im Verschollenen Tempel.
refusal-stack-empty = Dieser Stapel ist leer.
refusal-no-such-tile = Dieses Plättchen liegt hier nicht.

## Quetzal

refusal-wrong-role = In dieser Rolle dürfen Meeples dort nicht hin.
refusal-too-few-meeples = Du hast nicht mehr genug solcher Meeples zum Setzen.
refusal-not-more-meeples = Ein Gebot braucht mehr Meeples als das, welches es verdrängt, alle in dessen Rolle.
refusal-own-bid = Das eigene Gebot kann weder erhöht noch ersetzt werden.
refusal-space-taken = Dieses Feld ist besetzt.
refusal-space-covered = Dieses Feld ist bei dieser Spielerzahl abgedeckt.
refusal-holds-marker = Wer den Startspielermarker hat, darf nicht zur Stele.
refusal-over-limit = Das wäre mehr, als die Grenze erlaubt.
refusal-must-place = Es sind noch Meeples übrig; sie müssen gesetzt werden.
refusal-must-take = Eines davon muss genommen werden.
refusal-not-on-display = Das liegt hier nicht aus.
refusal-not-owned = Dieses Aufwertungsplättchen ist bei dir nicht im Einsatz.
refusal-already-used = Das ist in dieser Runde schon genutzt.
refusal-newest-stays = Das neueste Plättchen bleibt; lege eines der anderen beiseite.
