### Quetzal auf der Seite: was nur der gezeichnete Tisch sagt.

q-nobody = Niemand
q-nobody-yet = Noch niemand
q-held = { $count ->
        [one] Hier: { $player_in } mit { $count } Meeple, Rolle: { $role }
       *[other] Hier: { $player_in } mit { $count } Meeples, Rolle: { $role }
    }
q-needs = { $count ->
        [one] { $count } Meeple genügt
       *[other] { $count } Meeples genügen
    }
q-hidden-card = Eine Karte, die sonst niemand sieht
q-step = { $draw ->
        [0] { $choose ->
                [one] { $choose } Karte nach Wahl
               *[other] { $choose } Karten nach Wahl
            }
       *[other] { $choose ->
                [one] { $choose } Karte nach Wahl, dann { $draw } vom Stapel
               *[other] { $choose } Karten nach Wahl, dann { $draw } vom Stapel
            }
    }
q-pile = { $count } im Stapel
q-placing = Wer geht { $location_to }?
q-role = In welcher Rolle?
q-none-chosen = Niemand gewählt
q-not-enough = Diese Gruppe kann nicht hierher.
q-others-go = Die gewählten können nicht hierher; hier zählt die Rolle { $role }.
q-place-them = { $count ->
   *[other] Setzen
}
q-place-here = Meeples hier einsetzen
q-leave = Schließen
q-all-placed = Alle gesetzt
q-my-board = Mein Tableau
q-others = Die anderen
q-free-slot = Platz für ein Aufwertungsplättchen
q-no-cards = Keine Artefakte
q-keep-one = Behalte eine davon
q-delivery = Lieferung
q-delivery-empty = Wähle Karten aus deiner Hand oder ziehe sie hierher. Wählst du eine geladene Karte, kommt sie wieder heraus.
q-take-out = Aus der Kiste nehmen
q-automaton-how = Was er tut
q-automaton-words = Die Karte setzt seine Meeples, bevor jemand wirft. Er kann überboten werden wie ein Mitspieler, aber seine Tempelfelder bleiben besetzt. Artefakte, die er nimmt, kommen auf den Ablagestapel, zuerst nach Art, dann nach Bonus; wo er noch den Schwarzmarkt oder das Schiff hält, handelt niemand.
q-round = Runde { $round } von 5.
q-edition = Die Werte dieses Tisches
q-edition-default = Standardausgabe: { $count } Werte angenommen
q-edition-own = Gespielt mit einer eigenen Ausgabe
q-edition-words = Ein Teil dessen, was nur auf dem Material gezeichnet ist, war nicht herauszufinden. Jeder Wert steht mit seiner Quelle da; wer die Schachtel besitzt, kann ihn mit einer Ausgabedatei berichtigen.
q-figure = Was
q-value = Wert
q-source = Quelle
q-corrected = aus der Ausgabe dieses Tisches
q-tabs = Bereiche des Tisches
q-tab-island = Insel
q-tab-me = Mein Tableau
q-tab-others = Die anderen
q-tab-log = Verlauf
q-outbid = Überbieten: { $count } × { $role }
q-outbid-any = Überbieten: { $count } Meeples einer Rolle
q-yours = Dein Gebot
q-either-role = Rolle frei
q-only-adventurer = Nur Abenteurer.
q-only-archaeologist = Nur Archäologen.
q-score-track = Punkteleiste
q-loaded = { $count } von { $most }
q-brings = Bringt { $what }
q-free = kostenlos
q-takes-first = Nimmt zuerst
q-choose-them = Wähle Meeples und den Ort, oder zieh sie hin.
refusal-one-a-space = Auf jedes Feld geht ein Meeple: Wähle einen und das Feld.
q-warn-nothing = Du hast nichts geladen. Diese Lieferung ohne Karte beenden?
q-warn-sell = Dieses Artefakt verkaufen? Das lässt sich vielleicht nicht zurücknehmen.
q-warn-drop = Dieses Plättchen beiseitelegen? Das lässt sich vielleicht nicht zurücknehmen.
q-warn-exchange = Für diesen Tausch Münzen bezahlen? Das lässt sich vielleicht nicht zurücknehmen.
log-threw = { $player } wirft: { $what }.
log-laid-out = Ausgelegt: { $what }.
log-automaton-cleared = Der Automat legt ab: { $cards }.
q-lost = Du wurdest überboten
q-lost-at = Du wurdest überboten: { $places }.
q-about-score = Siegpunkte: Wer nach fünf Runden die meisten hat, gewinnt.
q-about-coins = Münzen bezahlen den Tempel, das Dorf und die Hafenmeisterei. Das Camp und stehend gelandete Meeples bringen welche.
q-about-artifacts = Artefakte werden für Punkte geliefert, am besten mehrere einer Art zusammen, oder verkauft.
q-about-marker = Wer ihn hat, beginnt. Man bekommt ihn an der Stele; am Ende ist er 2 Punkte wert.
q-about-black = Schwarze Seite oben: ein Abenteurer. Er geht dorthin, wo Abenteurer verlangt sind.
q-about-white = Weiße Seite oben: ein Archäologe. Er geht dorthin, wo Archäologen verlangt sind.
q-about-side = Auf der Seite gelandet: Abenteurer oder Archäologe, wie du es beim Setzen wählst.
q-about-standing = Stehend gelandet: sofort 1 Münze, und beim Setzen jede der beiden Rollen.
q-about-character = Der Expeditionsleiter nimmt jede der beiden Rollen an, gleich wie er gelandet ist.
q-about-unrolled = Dieser Meeple ist noch nicht geworfen.
q-about-deck = Von hier werden Artefakte gezogen. Ist keines mehr da, wird der Ablagestapel gemischt.
q-about-discard = Gelieferte, verkaufte und vom Automaten genommene Artefakte.
q-about-aside = Aufwertungsplättchen, die nicht mehr wirken; ihre Punkte zählen am Ende noch.
q-about-slot = Aufwertungsplättchen kommen aus dem Dorf. Zwei wirken zugleich.
q-about-hidden = Vom Stapel gezogene Karten sieht sonst niemand.
q-about-round = Fünf Runden: Meeples werfen, Meeples setzen, dann gibt jeder Ort, was er hat.
