### The web page: whose a seat is, invitations, bots that take over, deleting a table, muting the chat.

page-absence = { $hours ->
        [24] a day
        [1] an hour
       *[other] { $hours } hours
    }
page-try-again = Try again
page-no-seat-invitation-used = This link has already been used
    .help = The seat belongs to the browser that opened the link first: open the table there. If you cannot, ask the other players for the seat. Two of them must agree, or one after you have been away for { $absence }.
page-no-seat-seat-moved = This seat was handed over
    .help = A newer link opens it now. If you do not have that link, ask the other players for the seat. Two of them must agree, or one after the seat has been empty for { $absence }.
page-no-seat-seat-given = Your seat was given to someone else
    .help = You were away and the other players agreed to it. You can ask them for the seat, or watch.
page-ask-seat = Ask for this seat
page-ask-declined = You did not get the seat.
page-other-seat = This link is for another seat
    .help = This browser already has a seat at this table. Send the link to the person it is for, or play both seats here.
page-keep-seat = Go to my seat
page-take-both = Play both seats here
page-bot-for-you = A bot is playing for you.
page-take-back = Take my seat back
page-left-to-bot = plays for someone who is away
page-new-link-help = Send this link to the person who takes the seat. It works once the suggestion is accepted.
page-proposal-ask-seat = Someone asks for { $seat_of } seat (request { $number }).
page-proposal-your-seat = You asked for { $seat_of } seat (request { $number }).
page-proposal-delete = { $player } suggests deleting this table.
page-proposal-at = Takes effect on { $time }.
page-delete = Delete this table
page-delete-help = The game, the chat and all names are deleted for good. The other players must agree; if you are the only one here, it takes effect after they have been away for { $absence }.
page-deleted = This table was deleted
    .help = The players agreed to delete it, with its game and chat.
page-mute = Mute chat
page-unmute = Show chat
page-muted = You muted the chat at this table.
