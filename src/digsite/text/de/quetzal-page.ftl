### Quetzal auf der Seite: was nur der gezeichnete Tisch sagt.

q-nobody = Noch niemand
q-held = { $count ->
        [one] Gehalten von { $player } mit { $count } Meeple, Rolle: { $role }
       *[other] Gehalten von { $player } mit { $count } Meeples, Rolle: { $role }
    }
q-needs = { $count ->
        [one] { $count } Meeple genügt
       *[other] { $count } Meeples genügen
    }
q-hidden-card = Eine Karte, die sonst niemand sieht
q-step = { $choose } wählen, { $draw } ziehen
q-pile = { $count } im Stapel
q-placing = Wer geht hierher: { $location }?
q-role = In welcher Rolle?
q-none-chosen = Niemand gewählt
q-not-enough = Diese Gruppe kann nicht hierher.
q-others-go = Die gewählten können nicht hierher; hier zählt die Rolle { $role }.
q-place-them = { $count ->
   *[other] Einsetzen
}
q-leave = Schließen
q-all-placed = Alle eingesetzt
q-my-board = Mein Bereich
q-others = Die anderen
q-free-slot = Platz für eine Verbesserung
q-no-cards = Keine Artefakte
q-keep-one = Behalte eine davon
q-delivery = Lieferung
q-delivery-empty = Drücke Karten deiner Hand oder ziehe sie hierher. Noch einmal gedrückt, kommt eine Karte wieder heraus.
q-take-out = Aus der Kiste nehmen
q-automaton-how = Was er tut
q-automaton-words = Die Karte setzt seine Meeples, bevor jemand wirft. Er kann überboten werden wie ein Mitspieler, aber seine Tempelfelder bleiben besetzt. Artefakte, die er nimmt, kommen auf den Ablagestapel, zuerst nach Art, dann nach Bonus; wo er noch den Schwarzmarkt oder das Schiff hält, handelt niemand.
q-round = Runde { $round } von 5.
q-edition = Die Zahlen dieses Tisches
q-edition-default = Standardausgabe: { $count } Zahlen sind angenommen
q-edition-own = Gespielt mit einer eigenen Ausgabe
q-edition-words = Ein Teil dessen, was nur auf dem Material gezeichnet ist, war nicht herauszufinden. Jede Zahl steht mit ihrer Quelle da; wer die Schachtel besitzt, kann sie mit einer Ausgabedatei berichtigen.
q-figure = Zahl
q-value = Wert
q-source = Quelle
q-corrected = aus der Ausgabe dieses Tisches
q-tabs = Teile des Tisches
q-tab-island = Insel
q-tab-me = Meins
q-tab-others = Andere
q-tab-log = Verlauf
q-outbid = Zum Überbieten: { $count } × { $role }
q-outbid-any = Zum Überbieten: { $count } Meeples einer Rolle
q-yours = Deins
q-score-track = Punkteleiste
q-loaded = { $count } von { $most }
q-brings = Bringt { $what }
q-free = umsonst
q-takes-first = Nimmt zuerst
q-choose-them = Drücke Meeples und dann einen Ort, oder zuerst einen Ort.
q-warn-nothing = Du hast nichts verladen. Diese Lieferung ohne Karte beenden?
log-threw = { $player } wirft: { $what }.
log-laid-out = Ausgelegt: { $what }.
q-lost = Du wurdest überboten
