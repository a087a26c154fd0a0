### Die Seite: wem ein Platz gehört, Einladungen, Bots, die weiterspielen, einen Tisch löschen, den Chat stummschalten.

page-absence = { $hours ->
        [24] einen Tag
        [1] eine Stunde
       *[other] { $hours } Stunden
    }
page-try-again = Noch einmal versuchen
page-no-seat-invitation-used = Dieser Link ist schon benutzt
    .help = Der Platz gehört dem Browser, der den Link zuerst geöffnet hat: Öffne den Tisch dort. Geht das nicht, bitte die anderen um den Platz. Zwei von ihnen müssen zustimmen, oder eine Person, wenn du { $absence } lang weg warst.
page-no-seat-seat-moved = Dieser Platz wurde weitergegeben
    .help = Jetzt öffnet ihn ein neuerer Link. Hast du ihn nicht, bitte die anderen um den Platz. Zwei von ihnen müssen zustimmen, oder eine Person, wenn der Platz { $absence } lang leer war.
page-no-seat-seat-given = Dein Platz wurde jemand anderem gegeben
    .help = Du warst weg, und die anderen waren einverstanden. Du kannst sie um den Platz bitten oder zuschauen.
page-ask-seat = Um diesen Platz bitten
page-ask-declined = Du hast den Platz nicht bekommen.
page-other-seat = Dieser Link ist für einen anderen Platz
    .help = Dieser Browser hat an diesem Tisch schon einen Platz. Schicke den Link weiter an die Person, für die er ist, oder spiele hier beide Plätze.
page-keep-seat = Zu meinem Platz
page-take-both = Hier beide Plätze spielen
page-bot-for-you = Ein Bot spielt für dich.
page-take-back = Meinen Platz wieder einnehmen
page-left-to-bot = spielt für jemanden, der weg ist
page-new-link-help = Schicke diesen Link der Person, die den Platz übernimmt. Er gilt, sobald der Vorschlag angenommen ist.
page-proposal-ask-seat = Jemand bittet um den Platz { $seat_of } (Anfrage { $number }).
page-proposal-your-seat = Du hast um den Platz { $seat_of } gebeten (Anfrage { $number }).
page-proposal-delete = { $player } schlägt vor, diesen Tisch zu löschen.
page-proposal-at = Gilt ab { $time }.
page-delete = Diesen Tisch löschen
page-delete-help = Partie, Chat und alle Namen werden endgültig gelöscht. Die anderen müssen zustimmen; bist du allein hier, gilt es, wenn sie { $absence } lang weg waren.
page-deleted = Dieser Tisch wurde gelöscht
    .help = Die Spieler haben zugestimmt, ihn mit Partie und Chat zu löschen.
page-mute = Chat stummschalten
page-unmute = Chat zeigen
page-muted = Du hast den Chat an diesem Tisch stummgeschaltet.
