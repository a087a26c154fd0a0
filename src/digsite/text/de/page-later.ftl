### Warum etwas noch nicht geht, mit der Zeit, zu der es geht, statt „nicht jetzt“.

later-now = Das geht an dieser Stelle nicht. { $prompt }
later-quetzal-take = Artefakte und Plättchen nimmst du, wenn die Orte geben, was sie bieten. Setze zuerst Meeples dort ein, wo sie liegen.
later-quetzal-deliver = Artefakte verschiffst du in der Hafenmeisterei oder auf einem Schiff und verkaufst sie auf dem Schwarzmarkt; schicke Meeples dorthin.
later-quetzal-reroll = Noch einmal geworfen wird im Camp oder mit einem Plättchen, das es erlaubt.
later-quetzal-exchange = Dieses Plättchen wirkt von selbst oder zu einer anderen Zeit: Sein Text sagt, wann.
later-arnak-take = Gehilfen kommen durchs Forschen: Die Reihen der Forschungsleiste mit diesem Zeichen lassen dich einen nehmen.
