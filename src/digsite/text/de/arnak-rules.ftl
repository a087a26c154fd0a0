### Lost Ruins of Arnak: every numbered rule of docs/rules in a sentence or two. The English ones are the page's own.

## Turn structure

rule-1 = Eine Partie hat genau 5 Runden; in jeder Runde wird vom Startspieler an reihum im Uhrzeigersinn gespielt, bis alle gepasst haben.
rule-2 = In seinem Zug führt man genau eine Hauptaktion und beliebig viele Nebenaktionen aus. Nur Nebenaktionen auszuführen ist nicht erlaubt: Wer keine andere Hauptaktion ausführt, muss passen.
rule-3 = Hauptaktionen: an einem Ort graben, einen Ort entdecken, einen Wächter bezwingen, eine Karte kaufen, eine Karte spielen, deren Effekt keine Nebenaktion ist, forschen, passen; dazu der eine Gehilfe ohne Nebenaktionssymbol.
rule-4 = Nebenaktionen gibt es nur im eigenen Zug, dort aber vor, nach und mitten in der Hauptaktion, zwischen zwei beliebigen Schritten.
rule-5 = Nebenaktionen sind: so markierte Karteneffekte, ein Totem auf ein Totemfeld legen, der Segen eines Wächters und der Effekt jedes Gehilfen außer dem kaufenden. Einen Piloten anzuwerben ist keine Aktion, sondern ein Teil der Zahlung von Bewegungskosten.
rule-6 = Effekte, die eine Aktion enthalten (graben, kaufen, forschen, bezwingen), verbrauchen keine weitere Hauptaktion; sie gehören zu dem, was sie ausgelöst hat.
rule-7 = Wer als Letzter noch nicht gepasst hat, spielt Zug um Zug. Jeder ist ein vollständiger Zug mit eigenem Ende (Kartenreihe auffüllen, Bewegungssymbole verfallen).
rule-8 = Kein Effekt greift auf Karten, Figuren oder Marker eines anderen Spielers zu.
rule-9 = Der Vorrat an Markern ist unbegrenzt; die gedruckte Menge und die x3-Plättchen sind nur eine Grenze des Materials.

## Costs, rewards, optional and forced effects

rule-10 = Alle Kosten einer Aktion werden vor ihren Belohnungen bezahlt; eine Belohnung bezahlt nie die Aktion, die sie bringt.
rule-11 = Ein Effekt „Kosten gegen Vorteil“ darf abgelehnt werden; wer nicht zahlt oder nicht zahlen kann, erhält nur den Vorteil nicht.
rule-12 = Wegen 11 darf man eine Karte als Hauptaktion spielen und ihren Tausch ablehnen: Es war trotzdem die Hauptaktion, und die Karte liegt im Spielbereich.
rule-13 = Eine Karte als Kosten zu verbrauchen heißt, sie offen aus der Hand in den Spielbereich zu legen, ohne Effekt und Bewegungswert; mit leerer Hand geht das nicht. Die gerade gespielte Karte ist nicht mehr auf der Hand, kann sich also nicht selbst bezahlen.
rule-14 = Ziehen ist immer freiwillig; bei leerem Deck geschieht nichts.
rule-15 = Das Verbannungssymbol ist immer freiwillig, auch wenn es neben einer Belohnung steht (Machete, Fackel, Axt, Ritualdolch, Mörser, Tigerkrallen-Haarnadel): Die Belohnung hängt nicht davon ab.
rule-16 = „Ziehen, dann verbannen“: Beide Hälften sind unabhängig voneinander freiwillig.
rule-17 = „Ziehen, dann verbrauchen“ (silberner Gehilfe, der zieht): Auf das Ziehen darf man verzichten, das Verbrauchen einer Handkarte ist Pflicht, solange die Hand nicht leer ist.
rule-18 = Marker erhält man von selbst. Furcht in einem Effekt ist Pflicht, sobald man den Effekt nutzt; den Effekt eines eben gekauften Artefakts darf man im Ganzen auslassen.
rule-19 = Einen Gehilfen aufzufrischen ist freiwillig. Auch der Tausch von Ressourcen, Steintafel gegen Pfeilspitze oder Pfeilspitze gegen Juwel, ist freiwillig; derselbe Effekt führt nie beide hintereinander aus.
rule-20 = Ein Rabatt wirkt, als besäße man die abgebildeten Marker oder Bewegungssymbole für diese einen Kosten: Er senkt sie nie unter null, gibt kein Wechselgeld und lässt sich nicht übertragen.
rule-21 = Ein Bewegungsrabatt folgt der Bewegungshierarchie: Ein Flugzeug deckt ein beliebiges Symbol, ein Schiff oder Auto auch einen Stiefel, ein Stiefel nur einen Stiefel.
rule-22 = Eine Karte zu erhalten heißt, sie wie beim Kaufen zu nehmen, nur ohne zu zahlen, sofern kein anderer Ort für sie genannt ist.

## Travel

rule-23 = Hierarchie: Ein Flugzeug zahlt alles; ein Auto zahlt Auto oder Stiefel; ein Schiff zahlt Schiff oder Stiefel; ein Stiefel zahlt nur Stiefel. Auto und Schiff ersetzen einander nie.
rule-24 = Bewegungssymbole kommen von Handkarten (in den Spielbereich, ohne Effekt), Segen und Gehilfen mit Bewegungssymbolen oder von je 2 Münzen für ein Flugzeug, beliebig oft. Ein Rabatt ist keine Quelle: Er deckt nur Symbole der Kosten seiner eigenen Aktion (graben oder entdecken), und nichts davon bleibt übrig.
rule-25 = Eine Karte dient der Bewegung oder ihrem Effekt, nie beidem.
rule-26 = Die Symbole einer Quelle (24, also nicht eines Rabatts) dürfen auf mehrere Kosten desselben Zugs verteilt werden, zum Beispiel erst der Gehilfe, der einen Stiefel verlangt, dann das Graben; was am Zugende übrig ist, verfällt.
rule-27 = Ungenutzte Symbole bleiben bis zum Ende des Zugs verfügbar und verfallen dann. Eine Karte darf nur zur Bewegung gelegt werden, wenn mindestens eines ihrer Symbole anstehende Kosten zahlen hilft.
rule-28 = Mit einem höheren Symbol oder einer Karte mit zwei Symbolen mehr als nötig zu zahlen ist erlaubt.
rule-29 = Ein Flugzeug wird nur mit Flugzeugen bezahlt, ein Schiff oder Auto mit demselben Symbol oder einem Flugzeug, ein Stiefel mit jedem Symbol. Manche Felder verlangen zwei: Auf der Schlangentempelseite kostet Ort 2 der Stufe 2 einen Stiefel und ein Flugzeug, Ort 3 ein Schiff und ein Auto. Lassen sich die Kosten auf mehrere Arten zahlen, bei denen Verschiedenes übrig bleibt, wählt der Spieler, denn der Rest bleibt für den Zug erhalten (26).
rule-30 = Eine Furchtkarte kann einen Stiefel zahlen und als Handkarte verbraucht werden.
rule-31 = Bewegung in den Kosten eines Wächters oder des silbernen Stiefel-Gehilfen wird mit genau denselben Mitteln bezahlt, Pilot inbegriffen.

## Dig

rule-32 = Schritte: die Bewegungskosten des gewählten freien Feldes zahlen, einen Archäologen vom eigenen Tableau dorthin stellen, den Ort nutzen.
rule-33 = Zum Graben braucht man einen Archäologen auf dem eigenen Tableau.
rule-34 = Jedes Camp hat ein Feld für 1 Stiefel und eines für 2 Stiefel; ein Blockierungsmarker verdeckt das für 2. Ein verdecktes Feld gilt als nicht vorhanden.
rule-35 = Der Spieler wählt das Feld, und beide freien Felder eines Camps stehen zur Wahl: Das teurere kann besser sein (eine Karte mit zwei Symbolen darauf hält das Feld für 1 Stiefel dem zweiten eigenen Archäologen frei).
rule-36 = Ein Spieler darf beide Archäologen im selben Camp haben. Orte der Stufe 1 und der Stufe 2 haben nur ein Feld.
rule-37 = Ein Wächter hindert nicht am Graben.
rule-38 = Die Kompasskosten auf dem Spielbrett gelten nur fürs Entdecken.
rule-39 = Das Juwelencamp ist ein Tausch: eine Handkarte gegen 1 Juwel; man darf dort graben und den Tausch ablehnen.

## Discover

rule-40 = Schritte: Kompasse (3 für Stufe 1, 6 für Stufe 2) und die Bewegungskosten des Feldes zahlen, den Archäologen dorthin stellen; die Totems nehmen und den Effekt des offenen nutzen; das oberste Ortsplättchen dieser Stufe auslegen und nutzen; einen Wächter hinlegen.
rule-41 = Auch das verdeckte Totem eines Ortes der Stufe 2 wird genommen; sein Effekt wird nie genutzt.
rule-42 = Der Effekt des Ortes wird genutzt, bevor der Wächter aufgedeckt wird; wer er ist, kann man dabei also nicht berücksichtigen.
rule-43 = Zwischen diesen Schritten sind Nebenaktionen erlaubt, zum Beispiel das eben genommene Totem auf ein Totemfeld zu legen, bevor das Ortsplättchen aufgedeckt wird.
rule-44 = Die Verbannung durch das Totem kann Karten treffen, die eben zur Bewegung dienten, denn sie liegen schon im Spielbereich.
rule-45 = Die Stapel gehen nie aus: 10 Plättchen für 8 Felder der Stufe 1, 6 für 4 der Stufe 2, 15 Wächter für 12 Orte.
rule-46 = Wer einen Ort entdeckt, kann dessen Wächter erst mit einer späteren Hauptaktion oder durch einen Effekt bezwingen.

## Occupancy, activation, relocation

rule-47 = Ein Ort ist komplett frei, wenn auf keinem seiner Felder ein Archäologe steht, von wem auch immer; Wächter und Blockierungsmarker zählen nicht.
rule-48 = Du bist an einem Ort, wenn dort mindestens einer deiner Archäologen steht.
rule-49 = Einen Ort zu aktivieren heißt, seinen Effekt ohne Archäologen und Bewegungskosten zu nutzen, ob er besetzt ist oder nicht, sofern nichts anderes dabeisteht; unentdeckte Orte können nicht aktiviert werden.
rule-50 = Das Juwelencamp zu aktivieren ist derselbe Tausch (39).
rule-51 = Versetzen: einen eigenen Archäologen von einem Ort nehmen (von zweien im selben Camp wählt der Spieler, welchen, denn davon hängt ab, ob das Feld für 1 oder für 2 Stiefel frei wird; ebenso beim Zurücknehmen, 180) und auf ein freies Feld eines anderen, schon entdeckten Ortes stellen, ohne Bewegungskosten und von wo auch immer. Das verlassene Feld ist sofort frei.
rule-52 = Ohne Archäologen auf der Insel kann man nicht versetzen, und nie wird einer vom Tableau versetzt; beim Symbol der Archäologen-Aktion ist es umgekehrt: nur vom Tableau aus.
rule-53 = Wer einen Archäologen von einem bewachten Ort versetzt oder zurücknimmt, entgeht der Furcht dieses Wächters; es zählt nur, wo die Figur am Rundenende steht.

## Guardians

rule-54 = Als Hauptaktion einen Wächter zu bezwingen erfordert einen eigenen Archäologen am Ort und die ganzen Kosten; das Plättchen geht an den Spieler.
rule-55 = Effekte, die ohne Kosten bezwingen, ersparen die Kosten des Plättchens, nicht aber den Archäologen am Ort, außer bei der Bärenfalle.
rule-56 = Jeder Wächter bringt 5 Punkte; sein Segen gilt einmal je Partie in einem beliebigen eigenen Zug, auch in dem, in dem man ihn bezwungen hat.
rule-57 = Am Rundenende bringt jeder Archäologe, der von einem Ort mit Wächter zurückkehrt, seinem Besitzer 1 Furchtkarte, gleich wer den Wächter geweckt hat; zwei eigene Figuren in einem bewachten Camp bringen 2.
rule-58 = Wächter bleiben über die Runden auf der Insel, bis sie bezwungen werden.
rule-59 = Ein in ein Camp bewegter Wächter wirkt dort wie überall: Graben ist erlaubt, am Rundenende gibt es Furcht, und jeder mit einem Archäologen dort darf ihn bezwingen.
rule-60 = Nie mehr als ein Wächter je Ort.

## Idols and slots

rule-61 = Totems liegen verdeckt im Lager; jedes ist 3 Punkte wert, ob auf einem Totemfeld oder nicht.
rule-62 = Ein Totem auf ein Totemfeld zu legen ist eine Nebenaktion: vom Lager auf das erste leere Feld von links, dann einen der fünf Effekte wählen. Derselbe Effekt darf mit dem nächsten Totem wieder gewählt werden.
rule-63 = Leere Totemfelder bringen von links nach rechts 1, 2, 3 und 4 Punkte; das erste benutzte kostet also 1 Punkt, das zweite 2 und so weiter.
rule-64 = Ein Totem auf einem Totemfeld bleibt dort; nur der Steinschlüssel legt eines ins Lager zurück. Der Spieler wählt, von welchem Feld; spätere Totems kommen wieder auf das erste leere von links.
rule-65 = Der Effekt „Juwel für Münze“ ist ein Tausch; ihn ohne Zahlung zu wählen bringt nichts.

## Card row and buying

rule-66 = Die Kartenreihe hat 6 Plätze: links vom Mondstab Artefakte (so viele wie die Nummer der Runde), rechts Gegenstände (6 minus Runde).
rule-67 = Gegenstände kosten Münzen und kommen verdeckt unter das Deck. Artefakte kosten Kompasse und kommen in den Spielbereich; ihr Effekt darf sofort ohne Steintafel genutzt werden, alle anderen Kosten des Effekts bleiben.
rule-68 = Die Kartenreihe wird erst am Zugende nach Art aufgefüllt: Karten rücken zum Mondstab, neue kommen ans äußere Ende. Zwei Käufe in einem Zug sehen also dieselbe, nicht aufgefüllte Reihe. Fehlen mehrere Karten, werden sie nacheinander ersetzt; die zuerst ausgelegte liegt näher am Mondstab.
rule-69 = Ist ein Stapel leer, werden Karten dieser Art weder verschoben noch ersetzt.
rule-70 = Ein Gegenstand, der unter ein leeres Deck gekauft wird, ist unterste und oberste Karte zugleich und kann noch in dieser Runde gezogen werden.
rule-71 = Rabatte zählen bei Gegenständen in Münzen, bei Artefakten in Kompassen; die Zahl des kaufenden Gehilfen gilt für beides.
rule-72 = Das Bewegungssymbol eines gekauften Artefakts gilt in diesem Zug nicht: Die Karte kommt in den Spielbereich, nicht auf die Hand.
rule-73 = Verschachtelte Käufe (zum Beispiel Uralter Wein, der über den kaufenden Gehilfen ein weiteres Artefakt bringt) werden samt innerem Effekt vollständig als Teil der einen Hauptaktion ausgeführt.

## Playing cards, deck, Fear, exile

rule-74 = Die gespielte Karte kommt zuerst in den Spielbereich, dann wird ihr Effekt genutzt. Ihr eigenes Verbannungssymbol kann sie also selbst verbannen.
rule-75 = Karten mit „Verbanne diese Karte“ kommen in die Verbannung statt in den Spielbereich, wenn sie für ihren Effekt gespielt werden; für Bewegung oder als Kosten verbraucht, kommen sie wie üblich in den Spielbereich.
rule-76 = Ein Artefakt aus der Hand kostet 1 Steintafel und dazu seine übrigen Kosten. Alle Effekte von Artefakten sind Hauptaktionen.
rule-77 = Sieben Gegenstände sind Nebenaktionen: Dampfschiff, Automobil, Goldpfanne, Brieftaube, Hut und die erste Hälfte von Taschenuhr und Chronometer.
rule-78 = Furcht kann nicht für einen Effekt gespielt werden und ist daher nie die Hauptaktion „eine Karte spielen“.
rule-79 = Während der Runde wird nicht gemischt; ein leeres Deck bleibt leer.
rule-80 = Die Grenze von 5 Handkarten gilt nur beim Ziehen zu Beginn einer Runde.
rule-81 = Erhaltene Furcht kommt offen in den Spielbereich und wird am Rundenende mit dem Rest gemischt.
rule-82 = Gibt es keine Furchtkarte mehr, nimmt man ein Furchtplättchen: -2 Punkte, es bleibt im Spielbereich, wird nie gemischt, hat keinen Bewegungswert und darf wie eine Karte des Spielbereichs verbannt werden.
rule-83 = Verbannte Furcht kehrt auf ihren Stapel zurück; verbannte Finanzierung und Erkundung verlassen das Spiel; Gegenstände und Artefakte kommen auf ihren Verbannungsstapel.
rule-84 = Verbannt wird nur aus der eigenen Hand oder dem eigenen Spielbereich, nie aus dem Deck.
rule-85 = Verbannte Karten gehören am Ende niemandem und bringen keine Punkte.

## Research

rule-86 = Forschen: einen Marker über eine Brücke eine Reihe hinaufrücken, die Brücke bezahlen, dann das Bonusplättchen (falls eines da ist) und den Effekt der Reihe erhalten.
rule-87 = Effekt der Reihe und Bonusplättchen dürfen in beliebiger Reihenfolge genutzt werden, auch mit Nebenaktionen dazwischen.
rule-88 = Das Bonusplättchen erhält der erste Marker, gleich von wem, der das Feld betritt; dann wird es entfernt. Spätere erhalten nur den Effekt der Reihe.
rule-89 = Jeder Marker nutzt immer den Effekt der Reihe. Lupe und Notizbuch haben verschiedene Effekte.
rule-90 = Das Notizbuch darf gleichauf mit der eigenen Lupe sein, nie darüber, und kommt nie in den Verschollenen Tempel.
rule-91 = Auf einem Feld haben beliebig viele Marker Platz. Vom Startfeld ist jedes Feld der Reihe 1 erreichbar.
rule-92 = Alle Brücken zu einem Feld kosten auf beiden Seiten des Spielbretts gleich viel; die Kosten gehören also zum Feld, zu dem sie führen.
rule-93 = Der Reiheneffekt „kostenloses Artefakt“ ist der Kauf eines Artefakts ohne Bezahlung und ohne Steintafel; dessen Effekt zu nutzen ist wie bei jedem Kauf freiwillig.
rule-94 = Das kostenlose Bezwingen in Reihe 7 (Vogeltempel, Notizbuch) ist freiwillig und braucht einen Wächter an einem Ort, an dem du bist.

## Lost Temple and temple tiles

rule-95 = Im Verschollenen Tempel kommt die Lupe auf das freie Feld mit den meisten Punkten: 23, 21, 20 und 19 nach der Reihenfolge der Ankunft, bei jeder Spielerzahl.
rule-96 = Bei der Ankunft sieht man den ganzen verdeckten Bonusstapel durch, nimmt ein Plättchen und nutzt es; die übrigen kommen verdeckt zurück. Einen Reiheneffekt gibt es nicht.
rule-97 = Danach kauft Forschen mit der Lupe genau ein Tempelplättchen von einem beliebigen Stapel, der nicht leer ist.
rule-98 = Kosten: Die drei Stapel zu 2 Punkten haben je ihre eigenen; der linke 6-Punkte-Stapel kostet links + Mitte, der rechte Mitte + rechts, der 11-Punkte-Stapel alle drei.
rule-99 = Jeder Stapel hat ein Plättchen je Spieler (solo 2); ist er leer, gibt es dort keines mehr.
rule-100 = Ein Spieler darf mehrere Plättchen desselben Stapels besitzen.
rule-101 = Das Totem von Ara-Anu und die Gravierte Klinge verbilligen auch Tempelplättchen.

## Assistants

rule-102 = Rekrutieren: das oberste Plättchen eines beliebigen Stapels nehmen, der nicht leer ist; der Gehilfe kommt mit der silbernen Seite nach oben und aufgefrischt und ist sofort nutzbar, wenn sein Effekt eine Nebenaktion ist. Ist kein Stapel mehr da, geschieht nichts.
rule-103 = Einen Gehilfen zu nutzen heißt, ihn querzulegen; einmal je Runde. Am Rundenende oder durch Effekte wird er aufgefrischt und ist wieder nutzbar.
rule-104 = Aufwerten dreht einen silbernen Gehilfen auf die goldene Stufe und frischt ihn immer auf. Nur silberne lassen sich aufwerten.
rule-105 = Mehr als zwei Plätze braucht man nie: Im Vogeltempel bringt das Notizbuch zwei Gehilfen, im Schlangentempel bringt es einen und die Rettung einen.
rule-106 = Gehilfen mit Wahl geben Marker oder Bewegung, entschieden bei jeder Nutzung; für die Bewegung gilt 26.
rule-107 = Der kaufende Gehilfe ist auf beiden Stufen eine Hauptaktion; durch Kokosnussflakon oder Uralten Wein gehört er zum Effekt dieses Artefakts.

## Passing and end of round

rule-108 = Passen ist die Hauptaktion dieses Zugs; Nebenaktionen dieses Zugs sind vor und nach der Ansage noch möglich.
rule-109 = „Passen, um zu erhalten“ setzt voraus, dass die Hauptaktion noch übrig ist, außer im Effekt eines Artefakts, der gerade genutzt wird (Sonnenuhr gekauft oder gespielt). So zu passen bricht die Aktion nicht ab: Was noch auszuführen ist (zum Beispiel das Bonusplättchen des Forschungsfelds), und die Nebenaktionen des Zugs finden noch statt.
rule-110 = Nach dem Passen hat man bis zur nächsten Runde weder Zug noch Nebenaktion.
rule-111 = Ende der Runden 1 bis 4, für jeden Spieler: (a) Archäologen zurücknehmen, je Figur von einem bewachten Ort 1 Furcht; (b) jede Handkarte behalten oder in den Spielbereich legen; (c) den ganzen Spielbereich mischen und unter das Deck legen; (d) Gehilfen auffrischen. Die Furcht aus (a) wird in (c) mitgemischt.
rule-112 = In dieser Runde gekaufte Gegenstände liegen über den gemischten Karten.
rule-113 = Dann die Kartenreihe: das Artefakt und den Gegenstand neben dem Mondstab verbannen, ihn einen Platz nach rechts rücken, nachrücken und auffüllen. Das ergibt immer: kein neuer Gegenstand, zwei neue Artefakte.
rule-114 = Fehlt auf einer Seite des Mondstabs die Karte (Stapel aufgebraucht), wird nur die andere verbannt.
rule-115 = Der Startspielermarker geht nach links, dann zieht jeder auf 5 Karten auf; behaltene zählen mit, und ein zu kleines Deck gibt, was es hat.
rule-116 = Ende der Runde 5: Archäologen zurücknehmen, Furcht der Wächter, sonst nichts, dann die Wertung.
rule-117 = Die Effekte der Kriegsmaske und der Okarina des Wächters enden mit der Runde.

## Scoring

rule-118 = Wertung: Forschungsmarker nach Reihe; die Lupe im Verschollenen Tempel nach Ankunft; Tempelplättchen 2, 6 oder 11; Totems je 3, dazu leere Totemfelder; Wächter je 5; Punkte der Gegenstände und Artefakte; Furchtkarten je -1, Furchtplättchen je -2.
rule-119 = Karten zählen überall: in Deck, Hand und Spielbereich. Basiskarten zählen 0.
rule-120 = Übrige Marker sind nichts wert.
rule-121 = Gleichstand: Es gewinnt, wer früher im Verschollenen Tempel ankam (angekommen zu sein schlägt nicht angekommen); ist keiner der Gleichen dort, die höhere Forschungswertung; sonst geteilter Sieg.

## Hidden information

rule-122 = Privat: die eigene Hand und was nur man selbst vom eigenen Deck gesehen hat (die Karte, die der Kristallohrring oben zurückgelegt hat).
rule-123 = Allen verborgen: die Reihenfolge aller gemischten Decks und Stapel, verdeckte Totems, der Inhalt des Bonusstapels im Verschollenen Tempel, die Gehilfen unter dem obersten, die Reihenfolge der Gegnerplättchen.
rule-124 = Offen: Spielbereiche, Verbannungsstapel, Kartenreihe, Ressourcen, Zahl der Karten auf der Hand und im Deck, die obersten Gehilfen mit den Effekten beider Stufen, Bonusplättchen auf der Leiste, alle gekauften oder erhaltenen Gegenstände (offen genommen, ihr Platz im Deck ist bekannt).
rule-125 = Wer im Verschollenen Tempel ankommt, sieht alle übrigen Plättchen des Bonusstapels; die anderen nicht.
rule-126 = Rettungsstapel des Schlangentempels: Das oberste Plättchen ist offen, den Rest sehen nur Spieler, deren Lupe diese Reihe erreicht hat.
rule-127 = Angelrute und Kompass decken die oberste Karte für alle auf; nicht gekauft, geht sie verdeckt zurück, nun allen bekannt.
rule-128 = Wegweisender Stein und Schädel: Das aufgedeckte Plättchen kommt unter den Stapel, allen bekannt.
rule-129 = Aufzulisten, was ein Deck noch enthält, ist ein Dienst, den eine Oberfläche bieten darf, keine Regel.

## Snake Temple side

rule-130 = Aufbau: je Spieler ein zufälliger Gehilfe auf das Rettungsfeld; der Rest in Stapel zu 3, 3 und dem Übrigen: 3/3/4 bei 2 Spielern, 3/3/3 bei 3, 3/3/2 bei 4.
rule-131 = Das Rettungsfeld zu betreten kostet 1 Totem aus dem Lager, für die Lupe und noch einmal für das Notizbuch; Totems auf Totemfeldern zählen dafür nicht; das Totem verlässt mit seinen 3 Punkten das Spiel.
rule-132 = Das Tagebuch bringt das Notizbuch ohne Totem hinüber.
rule-133 = Nur die Lupe rettet: den Stapel heimlich ansehen, einen Gehilfen nehmen, die Reihenfolge der anderen beibehalten. Er kommt silbern und erschöpft.
rule-134 = Die Aufwertung (Lupe, Reihe 5) darf jedem silbernen Gehilfen gelten und frischt ihn auf.
rule-135 = Reihe 7 hat auf einem Feld 2 Plättchen (bei 2 Spielern und solo) oder 3 (bei 3 oder 4 Spielern); jeder ankommende Marker nimmt eines nach Wahl, solange welche da sind.
rule-136 = In den Reihen 6 und 7 ist der Effekt der Lupe je eine Furchtkarte in den Spielbereich.
rule-137 = Kokosnussflakon und Uralter Wein können den Rettungsstapel nicht nutzen; das Verzierte Horn tauscht nur mit dem Vorratstableau.
rule-138 = Vier Orte haben andere Bewegungskosten als auf der Vogeltempelseite: die Orte 6 und 7 der Stufe 1 (obere Reihe, zweiter und dritter von links) und die Orte 2 und 3 der Stufe 2 (zweiter und dritter von links).

## Solo variant

rule-139 = Aufbau wie zu zweit mit allen fünf Blockierungsmarkern; Stapel „je Spieler“ erhalten 2; du bist Zweiter mit 1 Münze und 1 Kompass.
rule-140 = Der Gegner hat 6 Archäologen und eine Lupe, kein Deck, keine Marker, keine Furcht. Er zahlt für keine Aktion etwas: weder Bewegung noch Kompasse, Karten, Wächter oder Brücken, auch kein Totem für das Rettungsfeld.
rule-141 = Sein Stapel: 5 Grabplättchen und eines von jedem grün-roten Paar; die Schwierigkeit ist die Zahl der roten, die zufällig gezogen werden. Dieselben zehn Plättchen werden jede Runde neu gemischt.
rule-142 = Der Gegner beginnt jede Runde, dann wechselt man sich ab; er spielt alle zehn Plättchen, auch wenn du gepasst hast, und du spielst allein weiter, wenn er zuerst fertig ist.
rule-143 = Zug des Gegners: das oberste Plättchen aufdecken und ausführen; ist das unmöglich, geschieht nichts.
rule-144 = Entscheidungspfeil: Er steht auf der Rückseite des nächsten Plättchens, also oben auf dem restlichen Stapel, nachdem das aktuelle aufgedeckt ist; beim zehnten auf der Rückseite des zuerst benutzten. Bei mehreren Möglichkeiten nimmt der Gegner die äußerste linke oder rechte.
rule-145 = Der Pfeil, den du vor dem Zug des Gegners auf dem Stapel siehst, gehört also zum gleich gespielten Plättchen, nicht zur Entscheidung (144).
rule-146 = Graben: ein freies Feld eines Camps oder entdeckten Ortes, dessen Effekt die Ressource bietet; zuerst die höchste Reihe (Stufe 2, obere Reihe der Stufe 1, untere Reihe der Stufe 1, Camps), dann der Pfeil; gibt es keines, geschieht nichts. Kein Effekt wird genutzt.
rule-147 = Ein Ort „bietet“ eine Ressource, wenn sein Effekt diesen Marker geben kann, auch wahlweise (2 Kompasse oder ein Gegenstand).
rule-148 = Entdecken: Stufe und Wächter nach Runde, wie auf dem Plättchen; bei Stufe 1 zuerst die untere Reihe, dann der Pfeil. Figur stellen, Totems nehmen, Ortsplättchen auslegen, Wächter nur in den gezeigten Runden; keine Effekte.
rule-149 = Totems des Gegners: Das erste jeder Art kommt offen an seinen Platz (6 Arten); ein doppeltes wird verdeckt auf den Stapel -1 gelegt; jedes verdeckte kommt ungesehen dorthin.
rule-150 = Forschen: die Lupe vorrücken, den Weg bestimmt der Pfeil; das Bonusplättchen des Feldes wird ungenutzt entfernt (im Verschollenen Tempel das oberste des Bonusstapels); dann den obersten Gehilfen des höchsten Stapels auf dem Vorratstableau entfernen, bei Gleichstand nach Pfeil.
rule-151 = Auf dem gemeinsamen Feld der Reihe 7 des Schlangentempels bestimmt der Pfeil, welches Bonusplättchen entfernt wird.
rule-152 = Schon im Verschollenen Tempel: Der Gegner nimmt stattdessen ein 6-Punkte-Plättchen, nach Pfeil, wenn beide Stapel welche haben, sonst vom Stapel, der noch welche hat. Ein Forschungsplättchen entfernt trotzdem den Gehilfen vom Vorratstableau (Q9), das Forschen mangels Wächter nicht. Gibt es kein 6-Punkte-Plättchen mehr, geschieht gar nichts.
rule-153 = Schlangentempel: Erreicht der Gegner das Rettungsfeld, entfernt er dessen obersten Gehilfen zusätzlich zu dem vom Vorratstableau; auch beim Forschen mangels Wächter.
rule-154 = Bezwingen: einen Wächter an einem Ort nehmen, an dem der Gegner ist, höhere Reihe zuerst, dann nach Pfeil. Gibt es keinen, forscht er, ohne einen Gehilfen vom Vorratstableau zu entfernen.
rule-155 = Gegenstand oder Artefakt kaufen: grün die wenigsten, rot die meisten Punkte, bei Gleichstand nach Pfeil; die Karte kommt auf das Tableau des Gegners, die Reihe wird sofort aufgefüllt. Kein Effekt, keine Verbannung.
rule-156 = Grünes Entdecken, Forschen und Bezwingen tun in Runde 5 nichts; die Kaufplättchen wirken immer.
rule-157 = Rundenende: Die Figuren des Gegners kehren ohne Furcht zurück; dein Rundenende und der Wechsel der Kartenreihe sind wie üblich; es gibt keinen Startspielermarker.
rule-158 = Wertung des Gegners: Lupe (Punkte nach Ankunft wie bei einem Spieler), Tempelplättchen, 5 je Wächter, Punkte der Karten, 3 je einzelnes offenes Totem, 2 je Totem im Stapel -1.
rule-159 = Figuren des Gegners besetzen Orte gegen dich, lassen sie nicht „komplett frei“ sein und zählen bei der Bärenfalle als anderer Spieler.
rule-160 = Sechs Figuren reichen immer: höchstens fünf Mal Graben und ein Mal Entdecken je Runde.

## Single cards

rule-161 = Taschenmesser: zwei verschiedene von Verbannen, Münze, Kompass, Steintafel.
rule-162 = Bärenfalle: ein Wächter an einem Ort ohne andere Spieler; ob du dort bist, ist gleich.
rule-163 = Pfeil und Bogen: höchstens 3; es zählen bezwungene Wächter und die an Orten, an denen du bist, jedes Plättchen einmal.
rule-164 = Pinsel: höchstens 3; Totems auf Totemfeldern zählen, auf der Leiste des Schlangentempels abgegebene nicht.
rule-165 = Angelrute und Kompass: dürfen gespielt werden, auch wenn man nichts bezahlen kann; zuerst die oberste Karte aufdecken; kaufen darf man sie, eine Karte der Reihe oder keine; kauft man aus der Reihe, füllt die aufgedeckte am Zugende die Reihe auf. Gekauftes Artefakt: Effekt wie üblich.
rule-166 = Tagebuch: nur das Notizbuch, und nie über die Lupe hinaus; Bonusplättchen und Effekt der Reihe wie üblich.
rule-167 = Meeresschildkröte, Strauß, Robuste Stiefel: zuerst Karte oder Kompass, dann auf Wunsch graben oder entdecken; die gezogene Karte darf dafür zahlen.
rule-168 = Heißluftballon und Flugzeug: ein Bewegungssymbol gedeckt; Kompassrabatt nur beim Entdecken. Ist kein Archäologe übrig, entfällt einfach die Aktion.
rule-169 = Zelt: ein Ort, an dem du bist; Camps und Stufe 1 kostenlos, Stufe 2 kostet 2 Kompasse.
rule-170 = Fernglas: jeder entdeckte Ort der Stufe 1; Laterne: jedes Camp; besetzt oder nicht. Hund und Tigerkrallen-Haarnadel: nur ein komplett freies Camp.
rule-171 = Peitsche: 4 weniger macht jedes Artefakt kostenlos (der höchste Preis ist 4).
rule-172 = Luftfracht: Der Gegenstand kommt auf die Hand, aufgefüllt wird am Zugende. Affenmedaillon: Der Gegenstand kommt oben auf das Deck.
rule-173 = Großer Rucksack: Die unterste Karte kann ein in dieser Runde gekaufter Gegenstand sein.
rule-174 = Taschenuhr und Chronometer: die Nebenaktion jederzeit im Zug; Passen ist die Hauptaktion.
rule-175 = Kristallohrring: 0 bis 3 ansagen (0: kein Effekt, Q22), ziehen; eine Karte behalten; wurde mehr als eine gezogen, darf eine oben auf das Deck zurück; alle anderen kommen in den Spielbereich. Hat das Deck weniger Karten, zieht man, was da ist.
rule-176 = Topas-Ohrring: 1 oder 2 ansagen, von unten; von zweien eine behalten, die andere kommt in den Spielbereich.
rule-177 = Kokosnussflakon und Uralter Wein: zuerst die Münzen, dann der Effekt des Gehilfen (die Münzen dürfen seine Kosten zahlen); das Plättchen wird nicht erschöpft; so erhaltene Bewegung verfällt, wenn keine Nebenaktion dieses Zugs sie nutzt.
rule-178 = Verziertes Horn: gleiche Stufe, aufgefrischt; der alte Gehilfe kommt silbern auf das Vorratstableau, an die Stelle des neuen (oben auf dessen Stapel). Man braucht einen eigenen Gehilfen. Ein erschöpfter darf gegen einen aufgefrischten getauscht werden.
rule-179 = Wächterkrone: von einem Ort, an dem du bist, in ein komplett freies Camp oder an einen solchen entdeckten Ort der Stufe 1 ohne Wächter; dann diesen Ort aktivieren. Ist das nicht möglich, wird nichts aktiviert.
rule-180 = Okarina des Wächters: auch spielbar, wenn beide Figuren auf dem Tableau stehen; bis zum Ende der Runde zählt jedes deiner Symbole als Flugzeug, eine Karte mit zwei Symbolen als zwei; Furcht, Gehilfen und Segen eingeschlossen. Von zwei eigenen Figuren im selben Camp wählst du, welche zurückkehrt (51).
rule-181 = Totem von Ara-Anu und Gravierte Klinge: Forschen mit einem der beiden Marker oder ein Tempelplättchen; Klinge: 1 Pfeilspitze oder 2 Steintafeln, nicht beides.
rule-182 = Prunkvoller Hammer: den Gegenstand ganz rechts verbannen, dann auf Wunsch einen beliebigen verbannten Gegenstand (auch diesen) kostenlos unter das Deck legen; aufgefüllt wird am Zugende.
rule-183 = Muschel des Übergangs: ganz normal vom Tableau auf ein freies Feld eines Camps, ohne Bewegungskosten; das Camp ein- oder zweimal nutzen; im Juwelencamp verlangt jede Nutzung ihre eigene Handkarte.
rule-184 = Wandersandalen und Wanderstab: Die Karte beschränkt nur, wohin der Archäologe darf.
rule-185 = Sternkarten: 1 Münze, dann zwei verschiedene Camps, besetzt oder nicht, in beliebiger Reihenfolge.
rule-186 = Steinschlüssel: ohne Totem auf einem Totemfeld kein Effekt.
rule-187 = Sonnenuhr: gekauft oder gespielt; wer mit ihr passt, passt für die ganze Runde.
rule-188 = Kriegsmaske: hält nur Furcht der Wächter am Rundenende ab, keine gedruckten Furchtsymbole.
rule-189 = Heilige Trommel: Die verbrauchte Handkarte sind die Kosten; alle eigenen Gehilfen werden aufgefrischt.
rule-190 = Wegweisender Stein und Schädel: das oberste Plättchen des Stapels ohne Totem und Wächter nutzen, dann darunterlegen; der Schädel kostet vor dem Aufdecken 1 Kompass.
rule-191 = Theodolit: zählt deine Figuren auf der Insel in diesem Moment, 0 bis 2.

## Settled for the engine

rule-215 = Freiwillig oder nicht: Was ein Effekt freistellt, und alle Kosten, darf man ablehnen; alles andere geschieht, wenn es geht, und was nicht geht, entfällt für sich allein. Das kostenlose Artefakt einer Reihe wird wie der kostenlose Gegenstand genommen, wenn eine Karte da ist; der Effekt des Artefakts bleibt freiwillig (93, Q32).
rule-216 = Ein Bewegungsgehilfe ist jederzeit eine Nebenaktion (seine Symbole bleiben für den Zug verfügbar) und beim Zahlen eine Quelle; ein Bewegungssegen gilt nur beim Zahlen von Bewegungskosten.
rule-217 = Die Wahl nach 29 bleibt offen, solange sie nichts ändert, aber bezahlte Kosten bleiben mit den Symbolen bezahlt, die bis dahin lagen: Ein später gelegtes Symbol übernimmt nie frühere Kosten, und ein für einen Stiefel gezahltes Flugzeug kommt nicht zurück, wenn danach ein Stiefel gezogen wird. Unter den schon gelegten Symbolen wird niemand gefragt, welches was bezahlt hat, und es geht nichts verloren; Rabatte gelten nur für ihre eigenen Kosten.
rule-218 = Karten, die ein Ohrring zieht, liegen bis zum Verteilen beiseite, ohne Nebenaktion dazwischen.
rule-219 = Bevor Verborgenes gezeigt wird, hält das Spiel an, wenn der Spieler eine Nebenaktion hat; der Zug endet ausdrücklich, auch nach dem Passen.
rule-220 = Entscheidungen am Rundenende (111) fallen in Spielerreihenfolge ab dem Startspieler der Runde; was in den Spielbereich kommt, sehen alle sofort.
rule-221 = Jeder weiß alles, was aus dem folgt, was ihm seit Beginn gezeigt wurde (vollkommenes Gedächtnis).
rule-222 = Spieler 1 beginnt Runde 1. Eine Nebenaktion, die nichts ändern könnte, wird nicht angeboten.
rule-223 = Der silberne Gehilfe zum Ziehen: Ob man zieht oder nicht, danach muss eine Karte aus der Hand in den Spielbereich. Dazwischen ist keine Nebenaktion möglich: Nebenaktionen gibt es während einer Hauptaktion, nicht mitten in einer anderen Nebenaktion.

## Where the sources are silent or disagree

rule-Q1 = Die Pfeile auf den Rückseiten der Gegnerplättchen nennt keine Quelle; unsere sind Platzhalter: fünf nach links und fünf nach rechts in jedem Stapel, beide Plättchen eines Paars gleich. Es sind Daten, die jeder berichtigen kann, der die Plättchen besitzt.
rule-Q2 = Auf der Schlangentempelseite kosten die 2-Punkte-Tempelplättchen 1 Kompass und 2 Steintafeln (links), 1 Juwel (Mitte), 1 Münze und 1 Pfeilspitze (rechts). Die anderen Stapel kosten die Summen.
rule-Q3 = Die Lupe erhält in Reihe 2 der Schlangentempelseite 2 Münzen.
rule-Q4 = Das Notizbuch erhält in Reihe 4 der Schlangentempelseite ein kostenloses Artefakt.
rule-Q5 = Der Ort der Stufe 1 mit nur einem Juwel verlangt keine Handkarte.
rule-Q6 = Grünes Entdecken des Gegners, Runden 1 bis 5: Stufe 1 mit Wächter, Stufe 1, Stufe 1 mit Wächter, Stufe 2, nichts. Rot: Stufe 1, Stufe 1 mit Wächter, Stufe 1, Stufe 2 mit Wächter, Stufe 2.
rule-Q7 = Das grüne Gegenstandsplättchen des Gegners wirkt auch in Runde 5.
rule-Q8 = Jedes Forschungsplättchen des Gegners entfernt einen Gehilfen vom Vorratstableau.
rule-Q9 = Das gilt auch, wenn der Gegner den Verschollenen Tempel betritt oder stattdessen ein 6-Punkte-Plättchen nimmt.
rule-Q10 = Leere Totemfelder sind 1, 2, 3 und 4 wert; das Beispielblatt im Regelheft mit 11 Punkten für Totems ist nur eine Illustration.
rule-Q11 = Kriegsmaske und Okarina des Wächters wirken die ganze Runde, auch wenn die Karte darin noch verbannt wird.
rule-Q12 = Mit der Okarina des Wächters zählen auch die Symbole eines Rabatts als Flugzeuge.
rule-Q13 = Reicht die Furcht am Rundenende nicht, wird sie in Spielerreihenfolge ab dem Startspieler ausgeteilt, Figur für Figur.
rule-Q14 = Furchtplättchen gehen nie aus.
rule-Q15 = Ein verbanntes Furchtplättchen kehrt in die Reserve zurück.
rule-Q16 = Der Spieler wählt, welches Totemfeld der Steinschlüssel leert.
rule-Q17 = Nebenaktionen sind im selben Zug vor und nach dem Passen erlaubt; der Zug endet, wenn der Spieler es sagt.
rule-Q18 = Eine Karte darf nur zur Bewegung verbraucht werden, wenn mindestens eines ihrer Symbole in diesem Moment etwas bezahlt.
rule-Q19 = Das teurere Feld eines Camps darf gewählt werden, auch wenn das andere frei ist.
rule-Q20 = Das kostenlose Artefakt einer Forschungsreihe wird genommen, wenn in der Kartenreihe eines liegt; ablehnen darf man nur seinen Effekt.
rule-Q21 = Gedruckte Belohnungen gelten von links nach rechts. Das ist wichtig, wo man eine gezogene Karte vor einer späteren Wahl sieht, und bei der Tigerkrallen-Haarnadel: Die Verbannung kommt vor dem Camp.
rule-Q22 = Beim Kristallohrring darf man null Karten ansagen; dann geschieht nichts.
rule-Q23 = Der mit dem Verzierten Horn abgegebene Gehilfe liegt oben auf dem Stapel, von dem der neue kam.
rule-Q24 = Ein Wächter zählt bei Pfeil und Bogen einmal, auch mit zwei eigenen Figuren in seinem Camp.
rule-Q25 = Ein Gleichstand im Solospiel wird wie jeder andere entschieden: früher im Verschollenen Tempel, dann die Forschung; sonst geteilt.
rule-Q26 = Die Forschungswertung des Gegners ist allein seine Lupe.
rule-Q27 = Der Ort mit 2 Kompassen oder einem Gegenstand bietet dem Gegner Kompasse.
rule-Q28 = Ein Ort, den der Gegner ohne Wächter entdeckt hat, hat keinen: Von dort kommt keine Furcht.
rule-Q29 = Der Gegner entfernt ungesehen das oberste Plättchen des Bonusstapels im Verschollenen Tempel; du wählst aus dem, was übrig ist.
rule-Q30 = Wessen Lupe die Rettungsreihe erreicht hat, darf den Rettungsstapel jederzeit ansehen.
rule-Q31 = Zahlen aus Prototypen gelten nicht: Der Heißluftballon spart 3 Kompasse, Mörser und Ritualdolch verbannen nur auf Wunsch, die Kriegskeule braucht einen eigenen Archäologen am Ort, das Tagebuch hat ein Auto und ein Schiff.
rule-Q32 = Der Effekt eines kostenlos erhaltenen Artefakts ist freiwillig, wie der eines gekauften.
