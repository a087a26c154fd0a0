### Quetzal: cards, upgrades, locations, meeples, the automaton, the track. `$price`, `$reward` and `$cards` are amounts, since an edition may change the figures.

## Artifact types, and what one delivery of 1, 2 or 3 scores

type-pottery = Keramik
    .value = Zusammen geliefert: 1 bringt { $vp_1 }, 2 bringen { $vp_2 }, 3 bringen { $vp_3 }.
type-weapon = Waffe
    .value = Zusammen geliefert: 1 bringt { $vp_1 }, 2 bringen { $vp_2 }, 3 bringen { $vp_3 }.
type-tablet = Tafel
    .value = Zusammen geliefert: 1 bringt { $vp_1 }, 2 bringen { $vp_2 }, 3 bringen { $vp_3 }.
type-statuette = Statuette
    .value = Zusammen geliefert: 1 bringt { $vp_1 }, 2 bringen { $vp_2 }, 3 bringen { $vp_3 }.
type-mummy = Mumie
    .value = Zusammen geliefert: 1 bringt { $vp_1 }, 2 bringen { $vp_2 }, 3 bringen { $vp_3 }.

## Artifact cards, by type and bonus

card-pottery_none = Keramik
    .effect = Kein Bonus.
card-pottery_coin = Keramik mit Münze
    .effect = Bei Lieferung: zusätzlich 1 Münze.
card-pottery_discovery = Keramik mit Entdeckungspunkt
    .effect = Bei Lieferung: zusätzlich 1 Entdeckungspunkt.
card-pottery_vp = Keramik mit Siegpunkt
    .effect = Bei Lieferung: zusätzlich 1 Siegpunkt.
card-weapon_none = Waffe
    .effect = Kein Bonus.
card-weapon_coin = Waffe mit Münze
    .effect = Bei Lieferung: zusätzlich 1 Münze.
card-weapon_discovery = Waffe mit Entdeckungspunkt
    .effect = Bei Lieferung: zusätzlich 1 Entdeckungspunkt.
card-weapon_vp = Waffe mit Siegpunkt
    .effect = Bei Lieferung: zusätzlich 1 Siegpunkt.
card-tablet_none = Tafel
    .effect = Kein Bonus.
card-tablet_coin = Tafel mit Münze
    .effect = Bei Lieferung: zusätzlich 1 Münze.
card-tablet_discovery = Tafel mit Entdeckungspunkt
    .effect = Bei Lieferung: zusätzlich 1 Entdeckungspunkt.
card-tablet_vp = Tafel mit Siegpunkt
    .effect = Bei Lieferung: zusätzlich 1 Siegpunkt.
card-statuette_none = Statuette
    .effect = Kein Bonus.
card-statuette_coin = Statuette mit Münze
    .effect = Bei Lieferung: zusätzlich 1 Münze.
card-statuette_discovery = Statuette mit Entdeckungspunkt
    .effect = Bei Lieferung: zusätzlich 1 Entdeckungspunkt.
card-statuette_vp = Statuette mit Siegpunkt
    .effect = Bei Lieferung: zusätzlich 1 Siegpunkt.
card-mummy_none = Mumie
    .effect = Kein Bonus.
card-mummy_coin = Mumie mit Münze
    .effect = Bei Lieferung: zusätzlich 1 Münze.
card-mummy_discovery = Mumie mit Entdeckungspunkt
    .effect = Bei Lieferung: zusätzlich 1 Entdeckungspunkt.
card-mummy_vp = Mumie mit Siegpunkt
    .effect = Bei Lieferung: zusätzlich 1 Siegpunkt.

## Upgrade tiles

upgrade-reroll_two = Zweiter Versuch
    .effect = Einmal je Runde nach dem Wurf: Du darfst ein oder zwei deiner Meeples neu werfen.
upgrade-tablet_coins = Tafelhandel
    .effect = Jede gelieferte Tafel bringt dir zusätzlich { $reward }.
upgrade-temple_discount = Tempelpass
    .effect = Jedes Tempelfeld kostet dich { $price } weniger.
upgrade-reroll_all = Neuanfang
    .effect = Einmal je Runde nach dem Wurf: Du darfst alle deine Meeples neu werfen, Expeditionsleiter inbegriffen.
upgrade-mixed_trio = Gemischtes Trio
    .effect = Eine Lieferung mit Keramik, Waffe und Tafel bringt zusätzlich { $reward }.
upgrade-extra_delivery = Größere Kisten
    .effect = Jede deiner Lieferungen darf { $cards } mehr enthalten.
upgrade-coins_to_vp = Gönner
    .effect = Jederzeit: Zahle { $price } für { $reward }.
upgrade-pottery_trio = Keramiktrio
    .effect = Eine Lieferung mit drei Keramiken bringt zusätzlich { $reward }.
upgrade-temple_extra_draw = Scharfer Blick
    .effect = Wo ein Tempelfeld dich ziehen lässt, ziehe zwei Karten, behalte eine und lege die andere unter den Stapel.
upgrade-coins_to_discovery = Forscherkasse
    .effect = Jederzeit: Zahle { $price } für { $reward }.
upgrade-weapon_trio = Waffentrio
    .effect = Eine Lieferung mit drei Waffen bringt zusätzlich { $reward }.
upgrade-coins_5 = Geldbeutel
    .effect = Sofort: { $reward }. Lege das Plättchen dann beiseite.
upgrade-discovery_1 = Fährte
    .effect = Sofort: { $reward }. Lege das Plättchen dann beiseite.
upgrade-worth = Am Ende { $reward } wert.
upgrade-effect-points = Keine Wirkung; es zählen nur die Punkte.
upgrade-of-worth = { $name } ({ $points })

## Locations

location-quarry = Steinbruch
    .effect = Das höchste Gebot, alle in einer Rolle, erhält beide Artefakte und { $reward }.
    .at = im Steinbruch
    .to = in den Steinbruch
location-small_temple = Kleiner Tempel
    .effect = Das höchste Gebot, alle in einer Rolle, erhält beide Artefakte und { $reward }.
    .at = im Kleinen Tempel
    .to = in den Kleinen Tempel
location-ruins = Ruinen
    .effect = Das höchste Gebot, alle in einer Rolle, erhält beide Artefakte und { $reward }.
    .at = in den Ruinen
    .to = in die Ruinen
location-black_market = Schwarzmarkt
    .effect = Wer mit Abenteurern am meisten bietet, darf ein Artefakt für { $reward } verkaufen, ohne Punkte und Bonus.
    .at = auf dem Schwarzmarkt
    .to = auf den Schwarzmarkt
location-ship = Schiff
    .effect = Wer in einer Rolle am meisten bietet, darf bis zu { $cards } auf einmal liefern.
    .at = auf dem Schiff
    .to = auf das Schiff
location-ship_1 = Schiff 1
    .effect = Wer in einer Rolle am meisten bietet, darf bis zu { $cards } auf einmal liefern.
    .at = auf Schiff 1
    .to = auf Schiff 1
location-ship_2 = Schiff 2
    .effect = Wer in einer Rolle am meisten bietet, darf bis zu { $cards } auf einmal liefern.
    .at = auf Schiff 2
    .to = auf Schiff 2
location-camp = Camp
    .effect = Beliebig viele, beide Rollen, sofort: Jeder Meeple bringt { $reward }, und du darfst einen deiner noch nicht gesetzten Meeples neu werfen.
    .at = im Camp
    .to = ins Camp
location-harbor_office = Hafenmeisterei
    .effect = Beliebig viele, beide Rollen, { $price } je Meeple. Jeder liefert bis zu { $cards }.
    .at = in der Hafenmeisterei
    .to = in die Hafenmeisterei
location-temple = Tempel
    .effect = Ein Archäologe je Feld, sofort zu bezahlen. Von oben nach unten nimmt jeder Artefakte.
    .at = im Tempel
    .to = in den Tempel
location-village = Dorf
    .effect = Ein Meeple je Feld, sofort zu bezahlen. In der Reihenfolge der Felder nimmt jeder ein Aufwertungsplättchen.
    .at = im Dorf
    .to = ins Dorf
location-stela = Stele des Wissens
    .effect = Ein Archäologe, aber nicht von dem, der den Startspielermarker hat. Bringt diesen Marker und { $reward }.
    .at = an der Stele des Wissens
    .to = zur Stele des Wissens

## Meeples, landings and roles

meeple-black = Abenteurer (schwarz)
meeple-white = Archäologe (weiß)
meeple-side = auf der Seite liegender Meeple
meeple-standing = stehender Meeple
meeple-either = Meeple mit freier Rolle
meeple-character = Expeditionsleiter
meeple-team = Team-Meeple
landing-black = schwarze Seite (Abenteurer)
landing-white = weiße Seite (Archäologe)
landing-side = auf der Seite (Rolle frei)
landing-standing = stehend (Rolle frei, 1 Münze)
landing-flat = flach
role-adventurer = Abenteurer
role-archaeologist = Archäologe
role-any = frei

## The automaton of the two-player game

player-automaton = Der Automat
    .in = der Automat
    .of = des Automaten
automaton_1 = Automatenkarte 1
automaton_2 = Automatenkarte 2
automaton_3 = Automatenkarte 3
automaton_4 = Automatenkarte 4
automaton_5 = Automatenkarte 5
automaton_6 = Automatenkarte 6
automaton_7 = Automatenkarte 7
automaton_8 = Automatenkarte 8
automaton_9 = Automatenkarte 9
automaton_10 = Automatenkarte 10
automaton-bids = Tempel: { $spaces }. { $near }. { $far }.
automaton-bid = { $location }, Rolle { $role }: { $what }

## Spaces of the Discovery track, the Temple and the Village

track-none = keine Belohnung
track-coins = { $reward }
track-vp = { $reward }
track-draw_upgrade = das oberste Aufwertungsplättchen des Stapels
track-draw_upgrades = die obersten { $count } Aufwertungsplättchen des Stapels
track-space = Feld { $index }: { $reward }
track-words = Jeder Entdeckungspunkt bringt dich ein Feld weiter, und jedes erreichte Feld gibt, was darauf steht. Bei Gleichstand gewinnt, wer weiter ist.
temple-space = { $draw ->
        [0] { $choose ->
                [one] Feld { $index }, { $price }: { $choose } Karte nach Wahl
               *[other] Feld { $index }, { $price }: { $choose } Karten nach Wahl
            }
       *[other] { $choose ->
                [one] Feld { $index }, { $price }: { $choose } Karte nach Wahl, dann { $draw } vom Stapel
               *[other] Feld { $index }, { $price }: { $choose } Karten nach Wahl, dann { $draw } vom Stapel
            }
    }
village-space = Feld { $index }, { $price }

## Rulings that a game may switch; `.other` is the other value

flag-free_location_many_meeples_per_turn = Mehrere Meeples dürfen in einem Zug ins Camp oder in die Hafenmeisterei.
    .other = Nur ein Meeple je Zug geht dorthin.
flag-raise_own_bid = Du darfst dein eigenes Gebot erhöhen.
    .other = Dein eigenes Gebot bleibt, wie es ist.
flag-several_unique_spaces_per_player = Ein Spieler darf mehrere Felder von Tempel oder Dorf halten.
    .other = Höchstens ein Feld im Tempel und eines im Dorf.
flag-kicked_wild_meeple_stays_wild = Ein verdrängter stehender oder seitlich liegender Meeple hat wieder freie Rolle.
    .other = Er behält die Rolle, in der er gesetzt wurde, bis zum nächsten Wurf.
flag-reshuffle_discard_when_deck_empty = Ein leerer Stapel wird aus dem Ablagestapel neu gebildet.
    .other = Ein leerer Stapel gibt nichts.
flag-harbor_meeples_are_separate_deliveries = Jeder Meeple in der Hafenmeisterei liefert für sich.
    .other = Alle Meeples eines Spielers liefern dort gemeinsam.
flag-extra_delivery_applies_per_delivery = Größere Kisten gelten für jede Lieferung.
    .other = Größere Kisten gelten einmal je Runde.
flag-trio_bonus_once_per_delivery = Ein Trio-Plättchen bringt einmal je Lieferung etwas.
    .other = Es bringt für jedes vollständige Trio etwas.
flag-over_limit_may_discard_new_tile = Über der Grenze darf auch das neue Plättchen gehen.
    .other = Eines der älteren Plättchen muss gehen.
flag-duplicate_check_against_active_only = Nur ein Plättchen im Einsatz macht ein zweites nutzlos.
    .other = Auch ein beiseitegelegtes zählt.
flag-any_time_exchange_until_final_scoring = Tauschen ist bis zur Schlusswertung jederzeit möglich.
    .other = Tauschen ist nur beim eigenen Setzen und Aktivieren möglich.
flag-upgrade_gained_mid_delivery_counts_from_next_one = Ein während einer Lieferung gewonnenes Plättchen zählt ab der nächsten.
    .other = Es zählt sofort.
flag-coin_supply_unlimited = Münzen gehen nie aus.
    .other = Es gibt 100 Münzen; man erhält nur, was übrig ist.
flag-upgrade_pile_reshuffles = Der Stapel der Aufwertungsplättchen wird neu gebildet, wenn er leer ist.
    .other = Ein leerer Stapel der Aufwertungsplättchen bleibt leer.
flag-hands_hidden = Handkarten sind verdeckt.
    .other = Handkarten liegen offen.
flag-camp_pays_per_meeple = Jeder Meeple im Camp bringt eine Münze und einen neuen Wurf.
    .other = Ein Besuch im Camp bringt eine Münze und einen neuen Wurf, egal wie viele Meeples kommen.
flag-lone_character_outbid_by = Einen einzelnen Expeditionsleiter überbieten erst zwei Meeples.
    .other = Schon ein Team-Meeple überbietet einen einzelnen Expeditionsleiter.
flag-reroll_two_together = Zweiter Versuch wirft seine Meeples zusammen.
    .other = Zweiter Versuch wirft einen Meeple nach dem anderen, auch zweimal denselben.
