### Lost Ruins of Arnak: every numbered rule of docs/rules in a sentence or two. The English ones are the page's own.

## Turn structure

rule-1 = Eine Partie hat genau 5 Runden; in jeder wird vom Startspieler an im Uhrzeigersinn gespielt, bis alle gepasst haben.
rule-2 = Ein Zug besteht aus genau einer Hauptaktion und beliebig vielen Nebenaktionen; wer keine andere Hauptaktion ausführt, muss passen.
rule-3 = Hauptaktionen: graben, entdecken, einen Wächter bezwingen, eine Karte kaufen, eine Karte ohne Nebenaktion spielen, forschen, passen; dazu der eine Gehilfe ohne Nebenaktionssymbol.
rule-4 = Nebenaktionen gibt es nur im eigenen Zug, aber vor, nach und mitten in der Hauptaktion, zwischen zwei beliebigen Schritten.
rule-5 = Nebenaktionen sind: so markierte Karteneffekte, ein Totem einsetzen, der Segen eines Wächters, jeder Gehilfe außer dem kaufenden; ein Pilot gehört zum Zahlen der Bewegung.
rule-6 = Ein Effekt, der eine Aktion enthält (graben, kaufen, forschen, bezwingen), verbraucht keine weitere Hauptaktion.
rule-7 = Wer als Letzter noch nicht gepasst hat, spielt Zug um Zug; jeder hat sein eigenes Ende (Reihe auffüllen, Bewegung verfällt).
rule-8 = Kein Effekt berührt Karten, Figuren oder Marker eines anderen Spielers.
rule-9 = Marker sind unbegrenzt; die gedruckte Menge ist nur eine Grenze des Materials.

## Costs, rewards, optional and forced effects

rule-10 = Alle Kosten einer Aktion werden vor ihren Erträgen bezahlt; ein Ertrag bezahlt nie die Aktion, die ihn bringt.
rule-11 = Ein Effekt „Kosten gegen Vorteil“ darf abgelehnt werden; wer nicht zahlt, erhält nur nichts.
rule-12 = Daher darf man eine Karte spielen und ihren Tausch ablehnen: Es war die Hauptaktion, und die Karte liegt im Spielbereich.
rule-13 = Eine Karte als Kosten verbrauchen heißt, sie ohne Effekt und Bewegungswert aus der Hand in den Spielbereich zu legen; die gespielte Karte kann nicht sich selbst bezahlen.
rule-14 = Ziehen ist immer freiwillig; bei leerem Deck geschieht nichts.
rule-15 = Verbannen ist immer freiwillig, auch neben einem Ertrag; der Ertrag hängt nicht davon ab.
rule-16 = „Ziehen, dann verbannen“: Beide Hälften sind unabhängig voneinander freiwillig.
rule-17 = „Ziehen, dann ablegen“: Das Ziehen ist freiwillig, das Ablegen Pflicht, solange die Hand nicht leer ist.
rule-18 = Marker erhält man von selbst; Furcht in einem Effekt ist Pflicht, sobald man ihn nutzt, doch den Effekt eines gekauften Artefakts darf man ganz auslassen.
rule-19 = Einen Gehilfen auffrischen ist freiwillig; eine Ressource aufwerten ist ein einziger Tausch, ebenfalls freiwillig.
rule-20 = Ein Rabatt gilt für diese einen Kosten, als besäße man die Marker: nie unter null, ohne Rückgeld und ohne Übertrag.
rule-21 = Ein Bewegungsrabatt folgt der Hierarchie: Ein Flugzeug deckt jedes Symbol, Schiff und Auto auch einen Stiefel, ein Stiefel nur Stiefel.
rule-22 = Eine Karte erhalten heißt, sie ohne Bezahlung zu kaufen, sofern kein anderes Ziel genannt ist.

## Travel

rule-23 = Flugzeug zahlt alles; Auto zahlt Auto oder Stiefel; Schiff zahlt Schiff oder Stiefel; Stiefel zahlt nur Stiefel.
rule-24 = Bewegung kommt von Handkarten, Segen, Gehilfen oder je 2 Münzen für ein Flugzeug; ein Rabatt ist keine Quelle.
rule-25 = Eine Karte dient der Bewegung oder ihrem Effekt, nie beidem.
rule-26 = Die Symbole einer Quelle dürfen auf mehrere Kosten desselben Zugs verteilt werden; der Rest verfällt am Zugende.
rule-27 = Eine Karte darf nur dann zur Bewegung gelegt werden, wenn eines ihrer Symbole anstehende Kosten zahlen hilft.
rule-28 = Überzahlen mit höherem Symbol oder einer Karte mit zwei Symbolen ist erlaubt.
rule-29 = Flugzeugkosten nehmen nur Flugzeuge; Schiff und Auto ihr Symbol oder ein Flugzeug; ein Stiefel alles.
rule-30 = Furcht kann einen Stiefel zahlen und als verbrauchte Karte dienen.
rule-31 = Bewegung in den Kosten von Wächtern und Gehilfen wird mit denselben Mitteln bezahlt, Pilot inbegriffen.

## Dig

rule-32 = Graben: Bewegungskosten eines freien Feldes zahlen, einen Archäologen vom Tableau dorthin stellen, den Ort nutzen.
rule-33 = Man braucht einen Archäologen auf dem eigenen Tableau.
rule-34 = Jedes Camp hat ein Feld für 1 und eines für 2 Stiefel; ein Blockierungsmarker verdeckt das für 2.
rule-35 = Der Spieler wählt das Feld, auch das teurere, wenn das andere frei ist.
rule-36 = Beide Archäologen dürfen im selben Camp stehen; Orte der Stufen 1 und 2 haben nur ein Feld.
rule-37 = Ein Wächter hindert nicht am Graben.
rule-38 = Die Kompasskosten des Spielbretts gelten nur fürs Entdecken.
rule-39 = Das Juwelencamp ist ein Tausch: eine Handkarte gegen 1 Juwel; man darf dort graben und ablehnen.

## Discover

rule-40 = Entdecken: 3 oder 6 Kompasse und die Bewegung zahlen, Archäologen stellen, Totems nehmen, Ort aufdecken und nutzen, dann der Wächter.
rule-41 = Auch das verdeckte Totem eines Ortes der Stufe 2 wird genommen; sein Effekt gilt nie.
rule-42 = Der Effekt des Ortes kommt vor dem Aufdecken des Wächters.
rule-43 = Zwischen diesen Schritten sind Nebenaktionen erlaubt.
rule-44 = Die Verbannung des Totems kann Karten treffen, die eben zur Bewegung dienten.
rule-45 = Die Stapel der Orte und Wächter gehen nie aus.
rule-46 = Der neue Wächter kann erst mit einer späteren Hauptaktion oder einem Effekt bezwungen werden.

## Occupancy, activation, relocation

rule-47 = Ein Ort ist komplett frei, wenn auf keinem seiner Felder ein Archäologe steht; Wächter und Marker zählen nicht.
rule-48 = Du bist an einem Ort, sobald dort einer deiner Archäologen steht.
rule-49 = Aktivieren nutzt den Effekt ohne Archäologen und Bewegung, belegt oder nicht, falls nichts anderes gesagt ist; nie an unentdeckten Orten.
rule-50 = Das Juwelencamp zu aktivieren ist derselbe Tausch.
rule-51 = Versetzen: einen Archäologen ohne Kosten von einem Ort auf ein freies Feld eines anderen entdeckten Ortes stellen; das alte Feld wird sofort frei.
rule-52 = Versetzt wird nie vom Tableau; die Archäologen-Aktion beginnt dagegen immer dort.
rule-53 = Wer einen bewachten Ort verlässt, entgeht der Furcht: Es zählt nur der Stand am Rundenende.

## Guardians

rule-54 = Bezwingen erfordert einen Archäologen am Ort und die ganzen Kosten; das Plättchen geht an den Spieler.
rule-55 = Effekte, die ohne Kosten bezwingen, verlangen trotzdem den Archäologen, außer der Bärenfalle.
rule-56 = Ein Wächter bringt 5 Punkte; sein Segen gilt einmal im Spiel, in einem beliebigen eigenen Zug, auch sofort.
rule-57 = Am Rundenende bringt jeder Archäologe von einem bewachten Ort 1 Furcht, gleich wer den Wächter geweckt hat.
rule-58 = Wächter bleiben über die Runden, bis sie bezwungen werden.
rule-59 = Ein in ein Camp bewegter Wächter wirkt dort wie überall.
rule-60 = Nie mehr als ein Wächter je Ort.

## Idols and slots

rule-61 = Totems liegen verdeckt im Lager; je 3 Punkte, eingesetzt oder nicht.
rule-62 = Ein Totem einsetzen ist eine Nebenaktion: erstes freies Feld von links, dann einer der fünf Effekte, auch wiederholt.
rule-63 = Leere Totemfelder bringen von links 1, 2, 3 und 4 Punkte.
rule-64 = Ein eingesetztes Totem bleibt; nur der Steinschlüssel holt eines nach Wahl zurück.
rule-65 = Juwel für Münze ist ein Tausch; ohne Zahlung gibt es nichts.

## Card row and buying

rule-66 = Die Reihe hat 6 Plätze: so viele Artefakte wie die Rundenzahl, sonst Gegenstände.
rule-67 = Gegenstände kosten Münzen und kommen unter das Deck; Artefakte kosten Kompasse, kommen in den Spielbereich und dürfen sofort ohne Steintafel wirken.
rule-68 = Die Reihe wird erst am Zugende nach Art aufgefüllt, geschoben wird zum Mondstab hin.
rule-69 = Ist ein Stapel leer, wird diese Art weder geschoben noch ersetzt.
rule-70 = Ein bei leerem Deck gekaufter Gegenstand kann noch in dieser Runde gezogen werden.
rule-71 = Rabatte zählen bei Gegenständen in Münzen, bei Artefakten in Kompassen.
rule-72 = Der Bewegungswert eines gekauften Artefakts gilt in diesem Zug nicht: Es ist nicht auf der Hand.
rule-73 = Verschachtelte Käufe werden ganz als Teil der einen Hauptaktion abgehandelt.

## Playing cards, deck, Fear, exile

rule-74 = Die gespielte Karte kommt zuerst in den Spielbereich; ihr eigener Effekt kann sie also verbannen.
rule-75 = „Verbanne diese Karte“ gilt nur beim Spielen für den Effekt; sonst kommt sie in den Spielbereich.
rule-76 = Ein Artefakt aus der Hand kostet 1 Steintafel zusätzlich; es ist immer eine Hauptaktion.
rule-77 = Sieben Gegenstände sind Nebenaktionen: Dampfschiff, Automobil, Goldpfanne, Brieftaube, Hut und die erste Hälfte von Taschenuhr und Chronometer.
rule-78 = Furcht kann nie für einen Effekt gespielt werden.
rule-79 = In der Runde wird nicht gemischt; ein leeres Deck bleibt leer.
rule-80 = Die Grenze von 5 Karten gilt nur beim Ziehen zu Rundenbeginn.
rule-81 = Erhaltene Furcht kommt offen in den Spielbereich und wird am Rundenende eingemischt.
rule-82 = Fehlt Furcht, nimmt man ein Furchtplättchen: -2 Punkte, es bleibt im Spielbereich, ohne Bewegungswert, und darf verbannt werden.
rule-83 = Verbannte Furcht kehrt auf ihren Stapel zurück; Finanzierung und Erkundung verlassen das Spiel; Gegenstände und Artefakte gehen in ihre Verbannung.
rule-84 = Verbannt wird nur aus Hand oder Spielbereich, nie aus dem Deck.
rule-85 = Eine verbannte Karte gehört niemandem mehr und bringt nichts.

## Research

rule-86 = Forschen: einen Marker über eine Brücke eine Reihe hinauf, zahlen, dann Bonusplättchen und Effekt der Reihe.
rule-87 = Bonus und Reiheneffekt kommen in beliebiger Folge, Nebenaktionen dazwischen erlaubt.
rule-88 = Das Bonusplättchen erhält der erste Marker auf dem Feld, dann ist es weg.
rule-89 = Der Effekt der Reihe gilt immer, je nach Marker.
rule-90 = Das Notizbuch darf gleichauf mit der Lupe sein, nie darüber, und nicht in den Verschollenen Tempel.
rule-91 = Ein Feld fasst beliebig viele Marker; vom Start ist jedes Feld der Reihe 1 erreichbar.
rule-92 = Alle Brücken zu einem Feld kosten gleich viel.
rule-93 = Das kostenlose Artefakt einer Reihe ist ein Kauf ohne Zahlung und Steintafel; sein Effekt ist freiwillig.
rule-94 = Bezwingen durch Reihe 7 (Vogel, Notizbuch) ist freiwillig und braucht einen Wächter an einem Ort, an dem du bist.

## Lost Temple and temple tiles

rule-95 = Im Verschollenen Tempel ist die Lupe nach Ankunft 23, 21, 20 oder 19 Punkte wert.
rule-96 = Bei der Ankunft den ganzen Bonusstapel ansehen, ein Plättchen nehmen und nutzen; einen Reiheneffekt gibt es nicht.
rule-97 = Danach kauft Forschen mit der Lupe genau ein Tempelplättchen.
rule-98 = Drei Grundkosten; ein 6-Punkte-Stapel verlangt zwei davon, der mit 11 alle drei.
rule-99 = Ein Stapel hat ein Plättchen je Spieler (solo 2); ist er leer, gibt es keines mehr.
rule-100 = Man darf mehrere Plättchen eines Stapels besitzen.
rule-101 = Totem von Ara-Anu und Gravierte Klinge verbilligen auch Tempelplättchen.

## Assistants

rule-102 = Rekrutieren: das oberste Plättchen eines Stapels, silbern und bereit, sofort nutzbar, wenn sein Effekt eine Nebenaktion ist; ohne Stapel nichts.
rule-103 = Ein genutzter Gehilfe wird quergelegt; einmal je Runde, sofern er nicht aufgefrischt wird.
rule-104 = Aufwerten macht aus Silber Gold und frischt immer auf. Nur silberne lassen sich aufwerten.
rule-105 = Mehr als zwei Gehilfen hat niemand, auf beiden Seiten des Spielbretts.
rule-106 = Ein Gehilfe mit Wahl gibt Marker oder Bewegung, entschieden bei der Nutzung.
rule-107 = Der kaufende Gehilfe ist eine Hauptaktion; durch Flakon oder Wein gehört er zum Effekt des Artefakts.

## Passing and end of round

rule-108 = Passen ist die Hauptaktion des Zugs; Nebenaktionen sind davor und danach noch möglich.
rule-109 = „Passen, um zu erhalten“ braucht die Hauptaktion, außer im Effekt eines Artefakts; Begonnenes wird beendet.
rule-110 = Nach dem Passen: kein Zug und keine Nebenaktion bis zur nächsten Runde.
rule-111 = Ende der Runden I bis IV: Archäologen und Furcht, Handkarten behalten oder ablegen, Spielbereich gemischt unter das Deck, Gehilfen aufgefrischt.
rule-112 = In dieser Runde gekaufte Gegenstände liegen über den gemischten Karten.
rule-113 = Dann die Reihe: beide Nachbarn des Mondstabs verbannen, ihn nach rechts rücken, auffüllen.
rule-114 = Fehlt ein Nachbar, wird nur der andere verbannt.
rule-115 = Der Startspielermarker geht nach links, dann wird auf 5 gezogen; behaltene Karten zählen mit.
rule-116 = Ende der Runde V: Archäologen, Furcht der Wächter, dann die Wertung.
rule-117 = Kriegsmaske und Okarina enden mit der Runde.

## Scoring

rule-118 = Wertung: Forschungsmarker, Tempelplättchen, Totems und leere Felder, Wächter, Karten, abzüglich Furcht.
rule-119 = Karten zählen, wo immer sie sind; Basiskarten bringen 0.
rule-120 = Übrige Marker sind nichts wert.
rule-121 = Gleichstand: frühere Ankunft im Verschollenen Tempel, sonst höhere Forschung, sonst geteilter Sieg.

## Hidden information

rule-122 = Privat: die eigene Hand und was nur man selbst vom eigenen Deck gesehen hat.
rule-123 = Allen verborgen: Folge der Stapel, verdeckte Totems, Bonusstapel des Tempels, untere Gehilfen, Folge der Gegnerplättchen.
rule-124 = Offen: Spielbereiche, Verbannung, Reihe, Ressourcen, Kartenzahlen, oberste Gehilfen, Boni der Leiste, gekaufte Gegenstände.
rule-125 = Nur wer im Verschollenen Tempel ankommt, sieht den restlichen Bonusstapel.
rule-126 = Rettungsstapel: Oberster offen, der Rest nur für die, deren Lupe diese Reihe erreicht hat.
rule-127 = Angelrute und Kompass decken für alle auf; nicht gekauft, geht die Karte verdeckt und allen bekannt zurück.
rule-128 = Stein und Schädel: Das gezeigte Plättchen kommt nach unten, allen bekannt.
rule-129 = Aufzulisten, was ein Deck noch enthält, ist ein Dienst der Oberfläche, keine Regel.

## Snake Temple side

rule-130 = Schlange: je Spieler ein zufälliger Gehilfe zum Retten; der Rest in Stapeln zu 3, 3 und dem Übrigen.
rule-131 = Das Rettungsfeld zu betreten kostet je Marker 1 Totem aus dem Lager; es verlässt das Spiel.
rule-132 = Das Tagebuch bringt das Notizbuch ohne Totem hinüber.
rule-133 = Nur die Lupe rettet: Stapel heimlich ansehen, einen nehmen, Folge wahren; er kommt silbern und erschöpft.
rule-134 = Die Aufwertung in Reihe 5 (Lupe) gilt einem beliebigen silbernen Gehilfen und frischt ihn auf.
rule-135 = Reihe 7 trägt 2 oder 3 Plättchen auf einem Feld; jeder ankommende Marker nimmt eines.
rule-136 = Die Lupe erhält in den Reihen 6 und 7 je eine Furcht.
rule-137 = Flakon, Wein und Horn reichen nicht an den Rettungsstapel.
rule-138 = Vier Felder der Insel haben andere Bewegungskosten als auf der Vogelseite.

## Solo variant

rule-139 = Solo: Aufbau wie zu zweit mit allen fünf Blockierungen; du bist Zweiter mit 1 Münze und 1 Kompass.
rule-140 = Der Gegner hat 6 Archäologen und eine Lupe, kein Deck, keine Marker, keine Furcht; er zahlt nichts.
rule-141 = Sein Stapel: 5 Grabplättchen und eines je Paar; die Schwierigkeit ist die Zahl der zufällig gezogenen roten.
rule-142 = Der Gegner beginnt jede Runde und spielt alle zehn Plättchen; man wechselt sich ab, dann spielt jeder allein zu Ende.
rule-143 = Sein Zug: oberstes Plättchen aufdecken und ausführen; Unmögliches entfällt.
rule-144 = Der Pfeil steht auf der Rückseite des nächsten Plättchens; beim zehnten auf der des zuerst benutzten.
rule-145 = Der vor seinem Zug sichtbare Pfeil gehört also zum gleich gespielten Plättchen.
rule-146 = Graben: ein freies Feld, das die Ressource bietet, höchste Reihe, dann der Pfeil; ohne Effekt.
rule-147 = Ein Ort bietet eine Ressource, wenn sein Effekt sie geben kann, auch wahlweise.
rule-148 = Entdecken: Stufe und Wächter nach Runde; untere Reihe zuerst, dann der Pfeil; ohne Effekt.
rule-149 = Totems des Gegners: das erste einer Art offen, doppelte und verdeckte auf den Stapel -1.
rule-150 = Forschen: Lupe nach Pfeil, Bonus des Feldes entfällt, dann geht der oberste Gehilfe des höchsten Stapels.
rule-151 = In Reihe 7 der Schlange bestimmt der Pfeil den entfernten Bonus.
rule-152 = Im Verschollenen Tempel nimmt der Gegner ein 6-Punkte-Plättchen; gibt es keines mehr, nichts.
rule-153 = Schlange: Auf dem Rettungsfeld entfernt er zusätzlich den obersten Gehilfen.
rule-154 = Bezwingen: ein Wächter an einem Ort, an dem er ist, höchste Reihe zuerst; sonst forscht er ohne Gehilfen.
rule-155 = Kaufen: grün die wenigsten Punkte, rot die meisten, sonst der Pfeil; die Reihe wird sofort aufgefüllt.
rule-156 = Grünes Entdecken, Forschen und Bezwingen tun in Runde V nichts.
rule-157 = Rundenende: Seine Figuren kehren ohne Furcht zurück; kein Startspielermarker.
rule-158 = Wertung des Gegners: Lupe, Tempelplättchen, 5 je Wächter, Karten, 3 je einzelnes Totem, 2 je Totem im Stapel -1.
rule-159 = Seine Figuren besetzen Orte gegen dich und zählen als anderer Spieler.
rule-160 = Sechs Figuren reichen immer.

## Single cards

rule-161 = Taschenmesser: zwei verschiedene Möglichkeiten.
rule-162 = Bärenfalle: kein anderer Spieler am Ort; ob du dort bist, ist gleich.
rule-163 = Pfeil und Bogen: höchstens 3; bezwungene Wächter und die an deinen Orten, jeder einmal.
rule-164 = Pinsel: höchstens 3; eingesetzte Totems zählen, abgegebene nicht.
rule-165 = Angelrute und Kompass: zuerst aufdecken; diese Karte, eine der Reihe oder keine kaufen.
rule-166 = Tagebuch: nur das Notizbuch, seine Grenze gilt; Bonus und Reiheneffekt wie üblich.
rule-167 = Schildkröte, Strauß, Stiefel: zuerst Karte oder Kompass, dann die freiwillige Aktion; die gezogene Karte darf zahlen.
rule-168 = Ballon und Flugzeug: ein Symbol gedeckt; Kompasse gespart nur beim Entdecken.
rule-169 = Zelt: ein Ort, an dem du bist; Stufe 2 kostet 2 Kompasse.
rule-170 = Fernglas und Laterne: belegt oder nicht; Hund und Haarnadel: komplett freies Camp.
rule-171 = Peitsche: Mit 4 weniger ist jedes Artefakt kostenlos.
rule-172 = Luftfracht: Gegenstand auf die Hand; Medaillon: oben aufs Deck; aufgefüllt wird am Zugende.
rule-173 = Großer Rucksack: Die unterste Karte kann ein eben gekaufter Gegenstand sein.
rule-174 = Taschenuhr und Chronometer: freie Hälfte jederzeit im Zug; Passen ist die Hauptaktion.
rule-175 = Kristallohrring: 0 bis 3 ansagen, ziehen, eine behalten, eine darf zurück, der Rest in den Spielbereich.
rule-176 = Topas-Ohrring: 1 oder 2 ansagen, von unten; eine behalten, die andere in den Spielbereich.
rule-177 = Flakon und Wein: zuerst die Münzen, dann der Effekt des Gehilfen, der nicht erschöpft wird.
rule-178 = Verziertes Horn: gleiche Stufe, bereit; der alte kommt silbern auf den Stapel des neuen.
rule-179 = Krone: von einem Ort, an dem du bist, in ein komplett freies Camp oder an einen solchen Ort der Stufe 1 ohne Wächter; dann aktivieren.
rule-180 = Okarina: auch mit beiden Figuren daheim spielbar; jedes Symbol zählt bis Rundenende als Flugzeug.
rule-181 = Totem von Ara-Anu und Klinge: beliebiger Marker oder Tempelplättchen; Klinge: nur einer der beiden Rabatte.
rule-182 = Hammer: rechten Gegenstand verbannen, dann auf Wunsch einen verbannten nehmen, auch denselben.
rule-183 = Muschel: normales Graben in einem Camp ohne Bewegung; ein- oder zweimal nutzen.
rule-184 = Sandalen und Stab: Nur das Ziel ist beschränkt.
rule-185 = Sternkarten: 1 Münze, dann zwei verschiedene Camps, belegt oder nicht.
rule-186 = Steinschlüssel: ohne eingesetztes Totem kein Effekt.
rule-187 = Sonnenuhr: gekauft oder gespielt, ihr Passen passt die Runde.
rule-188 = Kriegsmaske: nur gegen Furcht von Wächtern am Rundenende.
rule-189 = Heilige Trommel: Die Handkarte ist der Preis; alle eigenen Gehilfen werden aufgefrischt.
rule-190 = Stein und Schädel: oberstes Plättchen ohne Totem und Wächter nutzen, dann darunter; der Schädel kostet vorher 1 Kompass.
rule-191 = Theodolit: zählt deine Figuren auf der Insel in diesem Moment, 0 bis 2.

## Settled for the engine

rule-215 = Was freiwillig ist, und alle Kosten, darf man ablehnen; anderes geschieht, wenn es geht. Das kostenlose Artefakt ist freiwillig.
rule-216 = Ein Bewegungsgehilfe ist jederzeit eine Nebenaktion; ein Bewegungssegen gilt nur beim Zahlen.
rule-217 = Niemand wird gefragt, welches Symbol was bezahlt hat: Es muss nur zu allen Kosten des Zugs passen.
rule-218 = Karten eines Ohrrings liegen bis zum Verteilen beiseite, ohne Nebenaktion dazwischen.
rule-219 = Vor jedem Aufdecken hält das Spiel an, wenn eine Nebenaktion möglich ist; der Zug endet ausdrücklich.
rule-220 = Entscheidungen am Rundenende fallen in Spielerfolge; Abgelegtes sehen alle sofort.
rule-221 = Ein Platz weiß alles, was aus dem bisher Gesehenen folgt.
rule-222 = Platz 0 beginnt Runde 1. Eine Nebenaktion ohne Wirkung wird nicht angeboten.

## Where the sources are silent or disagree

rule-Q1 = Die Pfeile auf den Gegnerplättchen sind unbekannt; unsere sind vorläufig, fünf je Richtung.
rule-Q2 = Auf der Schlangenseite kosten Tempelplättchen 1 Kompass und 2 Steintafeln, 1 Juwel, 1 Münze und 1 Pfeilspitze oder deren Summen.
rule-Q3 = Die Lupe erhält in Reihe 2 der Schlange 2 Münzen.
rule-Q4 = Das Notizbuch erhält in Reihe 4 der Schlange ein kostenloses Artefakt.
rule-Q5 = Der Ort der Stufe 1 mit nur einem Juwel verlangt keine Karte.
rule-Q6 = Grünes Entdecken, Runden I bis V: 1 mit Wächter, 1, 1 mit Wächter, 2, nichts; rot: 1, 1 mit Wächter, 1, 2 mit Wächter, 2.
rule-Q7 = Das grüne Gegenstandsplättchen wirkt auch in Runde V.
rule-Q8 = Jedes Forschungsplättchen des Gegners entfernt einen Gehilfen.
rule-Q9 = Das gilt auch, wenn er den Verschollenen Tempel betritt oder dort ein Plättchen nimmt.
rule-Q10 = Leere Totemfelder sind 1, 2, 3 und 4 wert; das Beispielblatt ist nur eine Illustration.
rule-Q11 = Maske und Okarina wirken die ganze Runde, auch wenn die Karte verbannt wird.
rule-Q12 = Mit der Okarina zählen auch Rabattsymbole als Flugzeuge.
rule-Q13 = Reicht die Furcht am Rundenende nicht, geht sie in Spielerfolge aus, Figur für Figur.
rule-Q14 = Furchtplättchen gehen nie aus.
rule-Q15 = Ein verbanntes Furchtplättchen kehrt in die Reserve zurück.
rule-Q16 = Der Spieler wählt das Totemfeld, das der Steinschlüssel leert.
rule-Q17 = Nebenaktionen vor und nach dem Passen; der Zug endet, wenn der Spieler es sagt.
rule-Q18 = Eine Karte darf nur zur Bewegung dienen, wenn eines ihrer Symbole gerade etwas bezahlt.
rule-Q19 = Das teurere Feld eines Camps darf gewählt werden, auch wenn das andere frei ist.
rule-Q20 = Das kostenlose Artefakt einer Reihe darf abgelehnt werden.
rule-Q21 = Gedruckte Erträge gelten von links nach rechts; bei der Haarnadel kommt die Verbannung vor dem Camp.
rule-Q22 = Beim Kristallohrring darf null angesagt werden; dann geschieht nichts.
rule-Q23 = Der mit dem Horn abgegebene Gehilfe liegt oben auf dem Stapel des neuen.
rule-Q24 = Ein Wächter zählt bei Pfeil und Bogen einmal, auch mit zwei Figuren im Camp.
rule-Q25 = Ein Gleichstand im Solospiel wird wie jeder andere entschieden.
rule-Q26 = Die Forschung des Gegners ist allein seine Lupe.
rule-Q27 = Der Ort mit Gegenstand oder 2 Kompassen bietet dem Gegner Kompasse.
rule-Q28 = Ein vom Gegner ohne Wächter entdeckter Ort hat keinen.
rule-Q29 = Der Gegner entfernt ungesehen das oberste Plättchen des Bonusstapels.
rule-Q30 = Wessen Lupe die Rettungsreihe erreicht hat, darf den Stapel jederzeit ansehen.
rule-Q31 = Zahlen aus Prototypen gelten nicht.
rule-Q32 = Der Effekt eines kostenlos erhaltenen Artefakts ist freiwillig.
