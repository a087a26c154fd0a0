### La page : à qui est une place, invitations, robots qui continuent, supprimer une table, masquer la discussion.

page-absence = { $hours ->
        [24] un jour
        [1] une heure
        [one] { $hours } heure
       *[other] { $hours } heures
    }
page-try-again = Réessayer
page-no-seat-invitation-used = Ce lien a déjà servi
    .help = La place est au navigateur qui a ouvert le lien en premier : ouvrez la table là-bas. Si c’est impossible, demandez la place aux autres joueurs. Deux d’entre eux doivent accepter, ou un seul après { $absence } d’absence.
page-no-seat-seat-moved = Cette place a été cédée
    .help = Un lien plus récent l’ouvre désormais. Si vous ne l’avez pas, demandez la place aux autres joueurs. Deux d’entre eux doivent accepter, ou un seul si la place est vide depuis { $absence }.
page-no-seat-seat-given = Votre place a été donnée à quelqu’un d’autre
    .help = Vous étiez absent et les autres joueurs l’ont accepté. Vous pouvez leur demander la place, ou regarder.
page-ask-seat = Demander cette place
page-ask-declined = Vous n’avez pas obtenu la place.
page-other-seat = Ce lien est pour une autre place
    .help = Ce navigateur a déjà une place à cette table. Envoyez le lien à la personne à qui il est destiné, ou jouez les deux places ici.
page-keep-seat = Aller à ma place
page-take-both = Jouer les deux places ici
page-bot-for-you = Un robot joue pour vous.
page-take-back = Reprendre ma place
page-left-to-bot = joue pour un absent
page-new-link-help = Envoyez ce lien à la personne qui prend la place. Il vaut dès que la proposition est acceptée.
page-proposal-ask-seat = Quelqu’un demande la place { $seat_of } (demande { $number }).
page-proposal-your-seat = Vous avez demandé la place { $seat_of } (demande { $number }).
page-proposal-delete = { $player } propose de supprimer cette table.
page-proposal-at = Prend effet le { $time }.
page-delete = Supprimer cette table
page-delete-help = La partie, la discussion et tous les noms sont supprimés pour de bon. Les autres joueurs doivent accepter ; si vous êtes seul ici, cela prend effet après { $absence } d’absence de leur part.
page-deleted = Cette table a été supprimée
    .help = Les joueurs ont accepté de la supprimer, avec la partie et la discussion.
page-mute = Masquer la discussion
page-unmute = Afficher la discussion
page-muted = Vous avez masqué la discussion de cette table.
