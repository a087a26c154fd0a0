### Why something is refused: one plain sentence for each code of both games and of the engine protocol, on one line and without placeholders.

## The engine

refusal-rules-changed = Les règles ont changé depuis que le coup suivant a été joué. Annulez-le pour continuer d’ici.
refusal-bad-json = Cette ligne n’est pas un objet JSON.
refusal-bad-request = La requête est mal formée.
refusal-unknown-command = Cette commande n’existe pas.
refusal-no-game = Aucune partie en cours ; commencez-en une avec new, load ou replay.
refusal-unknown-action = Cette action n’existe pas.
refusal-not-your-decision = C’est à quelqu’un d’autre de décider.
refusal-game-over = La partie est terminée.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-undo-barrier = Ce coup ne peut plus être annulé : depuis, quelque chose a été pioché ou révélé, ou quelqu’un d’autre a joué.
refusal-corrupt-record = L’enregistrement est endommagé.
refusal-impossible-position = Aucune table ne peut être dans cette position.
refusal-bad-edition = L’édition n’est pas cohérente.
refusal-internal-error = Le moteur a commis une erreur ; rien n’a changé. Merci de la signaler avec cette requête.

## Turns and decisions

refusal-not-now = Ce n’est pas ce qui se décide maintenant.
refusal-main-action-used = L’action principale de ce tour est déjà effectuée.
refusal-main-action-required = Un tour demande une action principale ; sinon, il faut passer.
refusal-no-such-option = Cette possibilité n’existe pas.
refusal-option-taken = Cette possibilité a déjà été choisie.
refusal-bad-number = Ce nombre ne peut pas être annoncé.
refusal-no-effect = Cela n’aurait aucun effet.
refusal-choose-half = Précisez la moitié de la carte : free (gratuite) ou pass (passer).

## Costs

refusal-cannot-pay = Vous ne pouvez pas payer cela.
refusal-cannot-travel = Le coût de déplacement ne peut pas être payé.
refusal-useless-travel = Cela n’aide pas à payer un coût de déplacement en ce moment.

## Sites and guardians

refusal-no-archaeologist = Vous n’avez plus d’archéologue sur votre plateau.
refusal-space-occupied = Un archéologue se trouve sur cet emplacement.
refusal-space-blocked = Cet emplacement est condamné à ce nombre de joueurs.
refusal-site-occupied = Ce site est occupé.
refusal-site-guarded = Un gardien se trouve déjà sur ce site.
refusal-wrong-site = L’effet ne s’applique pas à ce site.
refusal-not-discovered = Ce site n’a pas été découvert.
refusal-already-discovered = Ce site a déjà été découvert.
refusal-no-guardian = Ce gardien n’est pas là.
refusal-not-on-site = Vous n’avez aucun archéologue à cet endroit.
refusal-no-second-figure = Il n’y a de choix que si les deux archéologues d’un camp sont à vous.
refusal-boon-used = Cette faveur a déjà été utilisée.

## Cards

refusal-not-in-hand = Cette carte n’est pas en main.
refusal-not-in-play-area = Cette carte n’est pas dans la zone de jeu.
refusal-not-in-row = Cette carte n’est pas dans la rangée.
refusal-not-in-exile = Cet objet n’est pas en exil.
refusal-not-drawn = Cette carte n’est pas parmi celles qui viennent d’être piochées.
refusal-wrong-kind = L’effet concerne l’autre type de carte.

## Assistants and idols

refusal-no-assistant = Cet assistant n’est pas disponible.
refusal-assistant-exhausted = Cet assistant est épuisé.
refusal-already-ready = Cet assistant n’est pas épuisé.
refusal-already-gold = Cet assistant est déjà doré.
refusal-no-idol = Il n’y a aucune idole à utiliser.
refusal-slots-full = Tous les emplacements Idole sont pris.

## Research

refusal-notebook-limit = Le calepin ne dépasse jamais la loupe et n’entre pas au Temple perdu.
refusal-wrong-token = L’effet ne concerne que le calepin.
refusal-not-connected = Aucun passage n’y mène depuis la case du jeton.
refusal-not-in-temple = La loupe n’est pas au Temple perdu.
refusal-stack-empty = Cette pile est épuisée.
refusal-no-such-tile = Cette tuile n’est pas là.

## Quetzal

refusal-wrong-role = Des meeples de ce rôle ne peuvent pas y aller.
refusal-too-few-meeples = Vous n’avez plus assez de meeples de cette sorte à placer.
refusal-not-more-meeples = Une enchère doit compter plus de meeples que celle qu’elle évince, tous dans le même rôle qu’elle.
refusal-own-bid = Sa propre enchère ne peut être ni relevée ni remplacée.
refusal-space-taken = Cette case est prise.
refusal-space-covered = Cette case est recouverte à ce nombre de joueurs.
refusal-holds-marker = Le détenteur du jeton Premier Joueur ne peut pas aller à la Stèle.
refusal-over-limit = Cela dépasserait la limite.
refusal-must-place = Il reste des meeples ; ils doivent être placés.
refusal-must-take = Il faut en prendre un.
refusal-not-on-display = Cela n’est pas exposé ici.
refusal-not-owned = Vous n’avez pas cette tuile Amélioration en service.
refusal-already-used = Cela a déjà servi cette manche.
refusal-newest-stays = La tuile la plus récente reste ; écartez-en une autre.
