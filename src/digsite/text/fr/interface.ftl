### Digsite's own words: lists, refusals put together, commands, settings, errors. Shared by both games.

## Putting sentences together

list-pair = { $first } et { $last }
list-comma = { $first }, { $next }
# A name as a sentence begins, inside a sentence, and as the owner of something.
seat-name = Joueur { $number }
    .in = le joueur { $number }
    .of = du joueur { $number }
player-named = { $name }
    .in = { $name }
    .of = { $initial ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
missing = Il vous manque { $what }.
see-page = Livret de règles, page { $page }.
see-rule = Règle { $rule }.
prompt-from = { $source_id ->
        [slot-draw] { $prompt }
       *[other] { $source } – { $prompt }
    }

## Languages and games

language-en = English
language-fr = Français
language-de = Deutsch
game-arnak = Les Ruines perdues de Narak
game-quetzal = Quetzal

## Greeting and score

ui-unofficial = { $game }, version non officielle. Graine { $seed }. « help » affiche les commandes.
ui-round = Manche { $round } sur { $rounds }
ui-you = vous
ui-nobody = personne
ui-none = aucun
ui-empty = vide
ui-total = Total
ui-score-sheet = Feuille de score
ui-score-now = Si la partie s’arrêtait maintenant :
ui-score-line = { $points ->
        [one] { $player } : { $points } point
       *[other] { $player } : { $points } points
    }
ui-ahead = En tête : { $players }.
ui-won = Victoire : { $players }
ui-decided = Départage : { $reason }.
ui-pair = { $name } : { $what }

## Commands: what each one does

ui-help-intro = Tapez le numéro d’un choix, ou l’action elle-même. Vous pouvez aussi taper :
ui-command-look = revoir toute la table
ui-command-hand = votre main
ui-command-row = la rangée de cartes
ui-command-map = les lieux du plateau
ui-command-track = la piste
ui-command-players = les plateaux de tous les joueurs
ui-command-log = ce qui s’est passé jusqu’ici
ui-command-card = afficher une carte ou une tuile d’après son nom
ui-command-why = pourquoi une action est impossible
ui-command-rule = afficher une règle d’après son numéro
ui-command-undo = annuler votre dernier coup
ui-command-score = points comme si la partie s’arrêtait là
ui-command-save = écrire l’enregistrement dans un fichier
ui-command-help = ces lignes
ui-command-quit = quitter ; la partie est conservée
ui-not-a-command = « { $line } » n’est ni un choix ni une commande. « help » affiche les commandes.
ui-possible = C’est possible.
ui-choices = { $count ->
        [0] Rien à faire pour l’instant
        [one] { $count } choix
       *[other] { $count } choix
    }
ui-your-choice = Votre choix :
ui-taken-back = Annulé : { $action }
ui-deck-size = { $count ->
        [0] pioche vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
ui-hand-size = { $count ->
        [0] aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }

## Panels and keys of the full screen

ui-panel-row = Rangée de cartes
ui-panel-players = Joueurs
ui-panel-hand = Main
ui-panel-log = Journal
ui-panel-actions = Ce que vous pouvez faire
ui-key-help = Aide
ui-key-why = Pourquoi pas ?
ui-key-undo = Annuler
ui-key-save = Enregistrer
ui-key-quit = Quitter
ui-key-choose = Choisir
ui-key-next = Suivant
ui-key-back = Retour
ui-too-small = La fenêtre est trop petite : il faut { $columns } sur { $lines }.

## Settings of a new game

ui-new-game = Nouvelle partie
ui-setting-game = Jeu
ui-setting-players = Joueurs
ui-setting-board = Plateau
ui-setting-difficulty = Difficulté du rival
ui-setting-language = Langue
ui-setting-seed = Graine
ui-setting-seats = Qui joue à quelle place
ui-setting-edition = Édition
ui-edition-encoding = Ce fichier d’édition n’est pas un texte en UTF-8 ou en UTF-16. Enregistrez-le en UTF-8 et réessayez.
ui-setting-options = Interprétations
ui-seat-person = une personne
ui-start = Commencer
ui-player-count = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
ui-resume = Parties inachevées. Laquelle reprendre ?

## One keyboard, several people

ui-hand-over = { $player }, c’est à vous. Les autres détournent le regard ; appuyez sur Entrée pour commencer.
ui-thinking = { $player } réfléchit…

## Replays

ui-replay-step = Coup { $step } sur { $steps }
ui-replay-forward = un coup en avant
ui-replay-back = un coup en arrière
ui-replay-round = aller à une manche
ui-record-sound = L’enregistrement est correct.
ui-record-unfinished = L’enregistrement s’arrête avant la fin de la partie.
ui-record-damaged = L’enregistrement est endommagé à la ligne { $line } : on attendait { $expected }.
ui-rules-changed = Cette partie a été jouée selon la version { $made } des règles. La règle { $rule } a changé dans la version { $now } : ce que fait la ligne { $line } ({ $found }) n’est plus permis.

## Files and mishaps

ui-saved = Écrit dans { $file }.
ui-left = Partie quittée avant la fin. Elle est conservée ; pour reprendre : { $command }
ui-cannot-read = Impossible de lire { $file } : { $reason }. Vérifiez le nom et le droit de lecture.
ui-cannot-write = Impossible d’écrire { $file } : { $reason }. Rien n’est perdu ; libérez de la place ou enregistrez ailleurs.
ui-not-a-record = { $file } n’est pas un enregistrement Digsite.
ui-no-such-name = Rien ne s’appelle « { $name } ».
