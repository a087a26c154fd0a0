### Warum etwas noch nicht geht, mit der Zeit, zu der es geht, statt „nicht jetzt“.

later-now = Das geht an dieser Stelle nicht. { $prompt }
later-quetzal-take = Artefakte und Plättchen nimmst du, wenn alle ihre Meeples gesetzt haben. Schicke zuerst welche an diesen Ort.
later-quetzal-deliver = Artefakte lieferst du in der Hafenmeisterei oder auf einem Schiff und verkaufst sie auf dem Schwarzmarkt; schicke Meeples dorthin.
later-quetzal-reroll = Noch einmal geworfen wird im Camp oder mit einem Plättchen, das es erlaubt.
later-quetzal-exchange = Dieses Plättchen wirkt von selbst oder zu einer anderen Zeit: Sein Text sagt, wann.
later-arnak-take = Gehilfen kommen durchs Forschen: Eine Reihe, an deren rechtem Ende eine Figur mit Plus steht, bringt einen, wenn dein Notizbuch dort ankommt.
later-arnak-draw = Karten ziehst du durch Effekte, die es sagen, und zu Beginn einer Runde auf fünf.
later-arnak-exile = Gespielte Karten liegen hier bis zum Ende der Runde. Effekte, die verbannen, können eine davon wegnehmen.
later-arnak-unslot = Ein Totem auf einem Totemfeld bleibt dort und zählt weiter 3 Punkte. Nur ein Effekt, der es sagt, holt es zurück.
