### Lost Ruins of Arnak: every numbered rule of docs/rules in a sentence or two. The English ones are the page's own.

## Turn structure

rule-1 = Une partie compte exactement 5 manches ; à chaque manche, les joueurs jouent à tour de rôle dans le sens horaire à partir du premier joueur, jusqu’à ce que tous aient passé.
rule-2 = À son tour, un joueur effectue exactement une action principale et autant d’actions gratuites qu’il le souhaite. N’effectuer que des actions gratuites est interdit : sans autre action principale, il doit passer.
rule-3 = Actions principales : excaver un site, découvrir un site, maîtriser un gardien, acheter une carte, jouer une carte dont l’effet n’est pas gratuit, rechercher, passer ; et utiliser le seul assistant sans symbole d’action gratuite.
rule-4 = Les actions gratuites ne sont possibles qu’à son propre tour, mais avant, après et au milieu de l’action principale, entre deux étapes quelconques.
rule-5 = Sont des actions gratuites : les effets de cartes marqués comme tels, placer une idole dans un emplacement, la faveur d’un gardien et l’effet de tout assistant, sauf celui qui achète. Engager un pilote n’est pas une action, mais une façon de payer un déplacement.
rule-6 = Un effet qui contient une action (excaver, acheter, rechercher, maîtriser) ne consomme pas d’action principale supplémentaire ; il fait partie de ce qui l’a déclenché.
rule-7 = Le dernier joueur à ne pas avoir passé enchaîne les tours. Chacun est un tour complet, avec sa propre fin (rangée complétée, symboles de déplacement perdus).
rule-8 = Aucun effet ne permet de toucher aux cartes, aux pions ou aux jetons d’un autre joueur.
rule-9 = Les réserves de jetons sont illimitées ; la quantité imprimée et les tuiles ×3 ne sont qu’une limite matérielle.

## Costs, rewards, optional and forced effects

rule-10 = Tous les coûts d’une action se paient avant ses gains ; un gain ne paie jamais l’action qui l’apporte.
rule-11 = Un effet « coût contre bénéfice » peut être refusé ; ne pas payer, par choix ou faute de moyens, prive simplement du bénéfice.
rule-12 = Par conséquent (11), on peut jouer une carte comme action principale et refuser son échange : elle a compté comme action principale et elle est dans la zone de jeu.
rule-13 = Dépenser une carte comme coût, c’est la poser de sa main, face visible, dans sa zone de jeu, sans son effet ni sa valeur de déplacement ; impossible avec une main vide. La carte que l’on joue a déjà quitté la main : elle ne peut pas se payer elle-même.
rule-14 = Piocher est toujours facultatif ; si la pioche est vide, il ne se passe rien.
rule-15 = Le symbole d’exil est toujours facultatif, même imprimé à côté d’un gain (Machette, Torche, Hache, Dague rituelle, Mortier, Épingle griffe de tigre) : le gain n’en dépend pas.
rule-16 = « Piocher, puis exiler » : les deux moitiés sont facultatives, indépendamment l’une de l’autre.
rule-17 = « Piocher, puis dépenser une carte » (assistant argenté qui pioche) : on peut renoncer à piocher, mais il faut dépenser une carte tant que la main n’est pas vide.
rule-18 = Les gains de jetons sont automatiques. Une Peur comprise dans un effet est obligatoire dès qu’on le résout ; l’effet d’un artéfact que l’on vient d’acheter peut être ignoré en entier.
rule-19 = Redresser un assistant est facultatif. L’échange de ressources, tablette contre pointe de flèche ou pointe de flèche contre joyau, l’est aussi ; un même effet n’enchaîne jamais les deux.
rule-20 = Une réduction vaut comme si l’on possédait les jetons ou les symboles de déplacement indiqués, pour ce seul coût : elle ne le fait jamais descendre sous zéro, ne rend pas la monnaie et ne se reporte pas.
rule-21 = Une réduction de déplacement suit la hiérarchie des déplacements : un avion couvre n’importe quel symbole, un bateau ou une voiture couvre aussi une botte, une botte ne couvre qu’une botte.
rule-22 = Gagner une carte, c’est effectuer l’action Acheter sans l’étape du paiement, sauf si une autre destination est indiquée.

## Travel

rule-23 = Hiérarchie : l’avion paie tout ; la voiture paie une voiture ou une botte ; le bateau paie un bateau ou une botte ; la botte ne paie qu’une botte. Voiture et bateau ne se remplacent jamais l’un l’autre.
rule-24 = Les symboles de déplacement viennent des cartes de la main (elles vont dans la zone de jeu, leur effet est ignoré), des faveurs et des assistants de déplacement, ou de 2 pièces par avion, autant de fois qu’on le souhaite. Une réduction n’est pas une source : elle ne couvre que les symboles du coût de sa propre action (excaver ou découvrir) et il n’en reste rien.
rule-25 = Une carte sert soit pour son déplacement, soit pour son effet, jamais pour les deux.
rule-26 = Les symboles d’une même source (24, donc pas d’une réduction) peuvent se répartir sur plusieurs coûts du même tour, par exemple l’assistant qui demande une botte, puis une excavation ; ce qui reste à la fin du tour est perdu.
rule-27 = Les symboles inutilisés restent à disposition jusqu’à la fin du tour, puis sont perdus. On ne peut pas poser une carte pour se déplacer si aucun de ses symboles n’aide à payer un coût en cours.
rule-28 = Payer plus que nécessaire, avec un symbole supérieur ou une carte à deux symboles, est permis.
rule-29 = Un coût en avion ne se paie qu’en avions ; un bateau ou une voiture, par le symbole correspondant ou un avion ; une botte, par n’importe quel symbole. Certains emplacements en demandent deux : au Temple du serpent, le site 2 de niveau 2 coûte une botte et un avion, le site 3 un bateau et une voiture. Si plusieurs répartitions paient le coût et laissent des symboles différents, le joueur choisit, car le reste est gardé pour le tour (26).
rule-30 = Une carte Peur peut payer une botte et servir de carte à dépenser.
rule-31 = Les déplacements demandés par un gardien ou par l’assistant argenté à la botte se paient exactement par les mêmes moyens, pilote compris.

## Dig

rule-32 = Étapes : payer le coût de déplacement de l’emplacement libre choisi, y placer un archéologue de son plateau, résoudre le site.
rule-33 = Pour excaver, il faut un archéologue sur son plateau.
rule-34 = Chaque camp a un emplacement à 1 botte et un à 2 bottes ; une tuile Obstacle recouvre celui à 2 bottes. Un emplacement recouvert est comme s’il n’existait pas.
rule-35 = Le joueur choisit l’emplacement, et les deux emplacements libres d’un camp lui sont proposés : le plus cher peut être le meilleur choix (une carte à deux symboles y garde l’emplacement à 1 botte pour son second archéologue).
rule-36 = Un joueur peut avoir ses deux archéologues dans le même camp. Les sites de niveau 1 et de niveau 2 n’ont qu’un emplacement.
rule-37 = Un gardien n’empêche pas d’excaver.
rule-38 = Le coût en boussoles imprimé sur le plateau ne vaut que pour découvrir.
rule-39 = Le camp aux joyaux est un échange : une carte de la main contre 1 joyau ; on peut y excaver et refuser l’échange.

## Discover

rule-40 = Étapes : payer les boussoles (3 au niveau 1, 6 au niveau 2) et le coût de déplacement de l’emplacement, y placer l’archéologue ; prendre les idoles et résoudre celle qui est face visible ; placer la première tuile Site de ce niveau et la résoudre ; placer un gardien.
rule-41 = L’idole face cachée d’un site de niveau 2 est prise elle aussi ; son effet ne sert jamais.
rule-42 = L’effet du site se résout avant que le gardien soit révélé : on ne peut donc pas en tenir compte.
rule-43 = Des actions gratuites sont permises entre ces étapes, par exemple placer l’idole que l’on vient de prendre avant que la tuile Site soit retournée.
rule-44 = L’exil de l’idole peut viser les cartes dépensées pour ce déplacement, puisqu’elles sont déjà dans la zone de jeu.
rule-45 = Les piles ne s’épuisent jamais : 10 tuiles pour 8 emplacements de niveau 1, 6 pour 4 de niveau 2, 15 gardiens pour 12 sites.
rule-46 = Celui qui découvre un site ne peut en maîtriser le gardien que par une action principale ultérieure ou par un effet.

## Occupancy, activation, relocation

rule-47 = Un site est non occupé si aucun archéologue, de qui que ce soit, ne se trouve sur aucun de ses emplacements ; gardiens et tuiles Obstacle ne comptent pas.
rule-48 = Un site que vous occupez : au moins un de vos archéologues s’y trouve.
rule-49 = Activer un site, c’est résoudre son effet sans archéologue ni coût de déplacement, qu’il soit occupé ou non, sauf mention contraire ; un site non découvert ne peut pas être activé.
rule-50 = Activer le camp aux joyaux, c’est faire le même échange (39).
rule-51 = Transférer : prendre l’un de ses archéologues sur un site (de deux dans le même camp, le joueur choisit lequel, car cela libère l’emplacement à 1 ou à 2 bottes ; de même quand il en reprend un, 180) et le placer sur un emplacement libre d’un autre site déjà découvert, sans coût de déplacement et d’où qu’il vienne. L’emplacement quitté est aussitôt libre.
rule-52 = Sans archéologue sur l’île, pas de transfert ; il n’utilise jamais un archéologue du plateau individuel. Le symbole d’action d’archéologue, c’est l’inverse : uniquement depuis ce plateau.
rule-53 = Transférer ou reprendre un archéologue d’un site gardé évite la Peur de ce gardien ; seul compte l’endroit où il se trouve à la fin de la manche.

## Guardians

rule-54 = Comme action principale, maîtriser un gardien demande un de ses archéologues sur le site et le paiement de tout le coût ; la tuile va au joueur.
rule-55 = Un effet qui maîtrise gratuitement dispense du coût de la tuile, mais pas de la présence d’un archéologue, sauf pour le Piège à ours.
rule-56 = Chaque gardien vaut 5 points ; sa faveur sert une fois par partie, à n’importe lequel de ses tours, y compris celui où on l’a gagné.
rule-57 = À la fin de la manche, chaque archéologue repris d’un site gardé vous fait prendre 1 carte Peur, quel que soit celui qui a réveillé le gardien ; deux de vos archéologues dans un camp gardé en valent 2.
rule-58 = Les gardiens restent sur l’île de manche en manche, jusqu’à ce qu’on les maîtrise.
rule-59 = Un gardien déplacé vers un camp y agit comme ailleurs : on peut excaver, il donne de la Peur en fin de manche, et tout joueur qui a un archéologue sur place peut le maîtriser.
rule-60 = Jamais plus d’un gardien par site.

## Idols and slots

rule-61 = Les idoles sont face cachée dans les caisses de stockage ; elles valent 3 points chacune, placées dans un emplacement ou non.
rule-62 = Placer une idole est une action gratuite : elle va des caisses à l’emplacement vide le plus à gauche, puis on choisit un des cinq effets. Le même effet peut être choisi de nouveau avec l’idole suivante.
rule-63 = Les emplacements vides valent 1, 2, 3 et 4 points de gauche à droite : le premier utilisé coûte donc 1 point, le deuxième 2, et ainsi de suite.
rule-64 = Une idole placée ne bouge plus ; seule la Clé de pierre en remet une dans les caisses. Le joueur choisit l’emplacement ; les idoles suivantes vont de nouveau dans l’emplacement vide le plus à gauche.
rule-65 = L’effet « joyau contre pièce » est un échange ; le choisir sans payer ne rapporte rien.

## Card row and buying

rule-66 = La rangée a 6 places : à gauche du Sceptre lunaire les artéfacts (autant que le numéro de la manche), à droite les objets (6 moins ce numéro).
rule-67 = Un objet se paie en pièces et va face cachée sous la pioche. Un artéfact se paie en boussoles et va dans la zone de jeu ; son effet peut être résolu aussitôt sans sa tablette, mais tous ses autres coûts restent dus.
rule-68 = La rangée n’est complétée qu’à la fin du tour, par type : les cartes glissent vers le Sceptre lunaire et les nouvelles arrivent à l’extérieur. Deux achats dans le même tour se font donc dans la même rangée non complétée. S’il manque plusieurs cartes, elles sont remplacées une à une : la première distribuée est la plus proche du Sceptre.
rule-69 = Si une pioche est vide, les cartes de ce type ne sont plus ni décalées ni remplacées.
rule-70 = Un objet acheté avec une pioche vide est à la fois la carte du dessous et celle du dessus ; il peut être pioché dans la même manche.
rule-71 = Les réductions se comptent en pièces pour les objets, en boussoles pour les artéfacts ; le nombre de l’assistant qui achète vaut pour les deux.
rule-72 = Le symbole de déplacement d’un artéfact acheté ne sert pas pendant ce tour : la carte va dans la zone de jeu, pas dans la main.
rule-73 = Des achats imbriqués (par exemple le Vin antique, qui fait acheter un autre artéfact par un assistant) se résolvent entièrement, effet intérieur compris, dans la même action principale.

## Playing cards, deck, Fear, exile

rule-74 = La carte jouée va d’abord dans la zone de jeu, puis on résout son effet : son propre symbole d’exil peut donc l’exiler.
rule-75 = Une carte qui dit « Exilez cette carte » part en exil au lieu d’aller dans la zone de jeu quand on la joue pour son effet ; dépensée, pour un déplacement ou comme coût, elle va normalement dans la zone de jeu.
rule-76 = Un artéfact joué de la main coûte 1 tablette, en plus de ses autres coûts éventuels. Tous les effets d’artéfacts sont des actions principales.
rule-77 = Sept objets sont des actions gratuites : Bateau à vapeur, Automobile, Batée, Pigeon voyageur, Chapeau, et la première moitié de la Montre et du Chronomètre.
rule-78 = Une Peur ne se joue pas pour un effet : ce n’est donc jamais une action principale « jouer une carte ».
rule-79 = Rien n’est mélangé pendant une manche ; une pioche vide reste vide.
rule-80 = La limite de 5 cartes en main ne vaut qu’au moment de piocher au début d’une manche.
rule-81 = Une Peur reçue va face visible dans la zone de jeu ; elle est mélangée avec le reste à la fin de la manche.
rule-82 = S’il n’y a plus de carte Peur, on prend une tuile Peur : -2 points, elle reste dans la zone de jeu, n’est jamais mélangée, n’a pas de valeur de déplacement et peut être exilée comme une carte de la zone de jeu.
rule-83 = Une Peur exilée retourne à sa pioche ; Subvention et Exploration exilées quittent la partie ; objets et artéfacts vont sur leur pile d’exil.
rule-84 = On n’exile que de sa propre main ou de sa propre zone de jeu, jamais de sa pioche.
rule-85 = Une carte exilée n’appartient plus à personne à la fin de la partie et ne rapporte rien.

## Research

rule-86 = Rechercher : faire monter un jeton d’une rangée par un passage, payer ce passage, puis gagner la tuile Bonus (s’il y en a une) et l’effet de la rangée.
rule-87 = L’effet de la rangée et la tuile Bonus se résolvent dans l’ordre voulu, avec des actions gratuites entre les deux si on le souhaite.
rule-88 = La tuile Bonus va au premier jeton, de quelque joueur que ce soit, qui entre sur la case, puis elle est retirée. Les suivants n’ont que l’effet de la rangée.
rule-89 = Chaque jeton résout toujours l’effet de la rangée. La loupe et le calepin ont des effets différents.
rule-90 = Le calepin peut être à la même hauteur que sa loupe, jamais plus haut, et n’entre jamais au Temple perdu.
rule-91 = Une case accueille autant de jetons qu’on veut. De la case de départ, toutes les cases de la rangée 1 sont accessibles.
rule-92 = Tous les passages vers une même case coûtent le même prix, sur les deux faces du plateau : un coût appartient donc à la case d’arrivée.
rule-93 = L’effet « artéfact gratuit » d’une rangée est l’achat d’un artéfact sans le payer et sans tablette ; résoudre son effet reste facultatif, comme pour tout achat.
rule-94 = Maîtriser gratuitement par la rangée 7 (face Temple de l’oiseau, calepin) est facultatif et demande un gardien sur un site que vous occupez.

## Lost Temple and temple tiles

rule-95 = Au Temple perdu, la loupe va sur l’emplacement libre qui vaut le plus : 23, 21, 20, puis 19 points dans l’ordre d’arrivée, quel que soit le nombre de joueurs.
rule-96 = En arrivant, on consulte toute la pile de tuiles Bonus face cachée, on en prend une et on la résout ; les autres sont remises face cachée. Il n’y a pas d’effet de rangée.
rule-97 = Ensuite, une recherche avec la loupe achète exactement une tuile Temple, dans une pile de son choix qui n’est pas vide.
rule-98 = Coûts : les trois piles à 2 points ont chacune le leur ; la pile à 6 points de gauche coûte gauche + milieu, celle de droite milieu + droite, et la pile à 11 points les trois.
rule-99 = Chaque pile contient une tuile par joueur (2 en solo) ; une pile vide ne vend plus rien.
rule-100 = Un joueur peut posséder plusieurs tuiles de la même pile.
rule-101 = L’Idole d’Ara-Anu et la Lame gravée réduisent aussi le coût des tuiles Temple.

## Assistants

rule-102 = Recruter : prendre la tuile du dessus d’une pile non vide de son choix ; l’assistant arrive face argentée et redressé, utilisable aussitôt si son effet est gratuit. S’il n’y a plus de pile, il ne se passe rien.
rule-103 = Utiliser un assistant, c’est le pivoter ; une fois par manche. Redressé à la fin de la manche ou par un effet, il est de nouveau disponible.
rule-104 = Améliorer un assistant le retourne de sa face argentée à sa face dorée et le redresse toujours. Seul un assistant argenté peut être amélioré.
rule-105 = On n’a jamais besoin de plus de deux places : au Temple de l’oiseau, le calepin amène deux assistants ; au Temple du serpent, il en amène un et le secours un autre.
rule-106 = Un assistant à choix donne des jetons ou un déplacement, au choix à chaque utilisation ; le déplacement suit la règle 26.
rule-107 = L’assistant qui achète est une action principale sur ses deux faces ; par la Gourde en coco ou le Vin antique, il fait partie de l’effet de cet artéfact.

## Passing and end of round

rule-108 = Passer est l’action principale de ce tour ; les actions gratuites de ce tour restent possibles avant et après l’avoir annoncé.
rule-109 = Un choix « passer pour gagner » demande que l’action principale soit encore disponible, sauf dans l’effet d’un artéfact en cours (Cadran solaire acheté ou joué). Passer ainsi n’interrompt pas l’action : ce qui reste à résoudre (par exemple la tuile Bonus de la case de recherche) et les actions gratuites du tour ont encore lieu.
rule-110 = Après avoir passé, un joueur n’a plus ni tour ni action gratuite jusqu’à la manche suivante.
rule-111 = Fin des manches 1 à 4, pour chaque joueur : (a) reprendre ses archéologues, avec 1 Peur par archéologue venant d’un site gardé ; (b) garder ou poser dans sa zone de jeu chaque carte de sa main ; (c) mélanger toute sa zone de jeu sous sa pioche ; (d) redresser ses assistants. Les Peurs de (a) sont mélangées en (c).
rule-112 = Les objets achetés pendant la manche se trouvent au-dessus des cartes mélangées.
rule-113 = Puis la rangée : exiler l’artéfact et l’objet voisins du Sceptre lunaire, décaler celui-ci d’une place vers la droite, faire glisser et compléter. Résultat : jamais de nouvel objet, toujours deux nouveaux artéfacts.
rule-114 = S’il manque une carte d’un côté du Sceptre (pioche épuisée), seule l’autre est exilée.
rule-115 = Le marqueur Premier joueur passe à gauche, puis chacun complète sa main à 5 cartes ; les cartes gardées comptent, et une pioche trop courte donne ce qu’elle a.
rule-116 = Fin de la manche 5 : les archéologues rentrent, les gardiens donnent leur Peur, rien d’autre ; puis vient le décompte.
rule-117 = Les effets du Masque de guerre et de l’Ocarina du gardien cessent avec la manche.

## Scoring

rule-118 = Décompte : jetons Recherche selon leur rangée ; loupe au Temple perdu selon l’ordre d’arrivée ; tuiles Temple à 2, 6 ou 11 points ; 3 par idole, plus les emplacements vides ; 5 par gardien ; points des objets et des artéfacts ; -1 par carte Peur, -2 par tuile Peur.
rule-119 = Les cartes comptent où qu’elles soient : pioche, main ou zone de jeu. Les cartes de base valent 0.
rule-120 = Les jetons restants ne valent rien.
rule-121 = Égalité : l’emporte qui est arrivé le premier au Temple perdu (y être compte plus que ne pas y être) ; si aucun des ex æquo n’y est, le meilleur score de recherche ; sinon, victoire partagée.

## Hidden information

rule-122 = Privé : sa main, et ce qu’on est seul à avoir vu de sa pioche (la carte que le Pendant en cristal a reposée dessus).
rule-123 = Caché à tous : l’ordre de toutes les pioches et piles mélangées, les idoles face cachée, le contenu de la pile Bonus du Temple perdu, les assistants sous celui du dessus, l’ordre des tuiles du rival.
rule-124 = Public : zones de jeu, piles d’exil, rangée de cartes, ressources, nombre de cartes en main et en pioche, assistants du dessus des piles avec les effets de leurs deux faces, tuiles Bonus de la piste, tous les objets achetés ou gagnés (pris ouvertement, place connue dans la pioche).
rule-125 = Celui qui arrive au Temple perdu voit toutes les tuiles restantes de la pile Bonus ; les autres non.
rule-126 = Pile des assistants à secourir (Temple du serpent) : la tuile du dessus est publique, le reste n’est vu que des joueurs dont la loupe a atteint cette rangée.
rule-127 = Canne à pêche et Boussole révèlent à tous la carte du dessus ; non achetée, elle retourne face cachée, désormais connue de tous.
rule-128 = Pierre fondatrice et Crâne fondateur : la tuile révélée va sous la pile, connue de tous.
rule-129 = Lister ce qu’une pioche contient encore est un service qu’une interface peut offrir, pas une règle.

## Snake Temple side

rule-130 = Mise en place : un assistant au hasard par joueur sur la case de secours ; les autres en trois piles : 3, 3 et le reste, soit 3/3/4 à 2 joueurs, 3/3/3 à 3, 3/3/2 à 4.
rule-131 = Entrer sur la case de secours coûte 1 idole des caisses, pour la loupe et de nouveau pour le calepin ; les idoles placées dans un emplacement ne conviennent pas ; l’idole quitte la partie avec ses 3 points.
rule-132 = Le Carnet y fait passer le calepin sans l’idole.
rule-133 = Seule la loupe secourt : consulter la pile en secret, prendre un assistant, garder l’ordre des autres. Il arrive face argentée et épuisé.
rule-134 = L’amélioration (loupe, rangée 5) peut aller à n’importe quel assistant argenté, et le redresse.
rule-135 = La rangée 7 porte 2 tuiles (à 2 joueurs ou en solo) ou 3 (à 3 ou 4 joueurs) sur une seule case ; chaque jeton qui arrive en prend une de son choix tant qu’il y en a.
rule-136 = Aux rangées 6 et 7, l’effet de la loupe est une carte Peur, dans la zone de jeu.
rule-137 = Gourde en coco et Vin antique n’ont pas accès à la pile des assistants à secourir ; la Corne décorée n’échange qu’avec le plateau Réserve.
rule-138 = Quatre sites ont d’autres coûts de déplacement que sur la face Temple de l’oiseau : les sites 6 et 7 de niveau 1 (rangée du haut, deuxième et troisième à partir de la gauche) et les sites 2 et 3 de niveau 2 (deuxième et troisième à partir de la gauche).

## Solo variant

rule-139 = Mise en place à deux joueurs, avec les cinq tuiles Obstacle ; les piles « par joueur » reçoivent 2 tuiles ; vous jouez en second, avec 1 pièce et 1 boussole.
rule-140 = Le rival a 6 archéologues et une loupe, ni pioche, ni jetons, ni Peur. Il ne paie rien pour aucune action : ni déplacement, ni boussoles, ni carte, ni gardien, ni passage, pas même l’idole pour entrer sur la case de secours.
rule-141 = Sa pile : 5 tuiles Excaver et une tuile de chaque paire verte et rouge ; la difficulté est le nombre de rouges, tirées au hasard. Les dix mêmes tuiles sont remélangées à chaque manche.
rule-142 = Le rival commence chaque manche et l’on joue en alternance ; il joue ses dix tuiles même si vous avez passé, et vous continuez seul s’il a terminé le premier.
rule-143 = Tour du rival : révéler la tuile du dessus et la résoudre ; si c’est impossible, il ne se passe rien.
rule-144 = Flèche décisionnelle : elle se lit au dos de la tuile suivante, c’est-à-dire sur la pile restante une fois la tuile en cours révélée ; pour la dixième, au dos de la première utilisée. Quand plusieurs choix sont possibles, le rival prend le plus à gauche ou le plus à droite.
rule-145 = La flèche que vous voyez sur la pile avant le tour du rival appartient donc à la tuile qui va être jouée, et non à la décision (144).
rule-146 = Excaver : tout emplacement libre d’un camp ou d’un site découvert dont l’effet offre la ressource ; de préférence dans la rangée la plus haute (niveau 2, haut du niveau 1, bas du niveau 1, camps), puis selon la flèche ; s’il n’y en a pas, rien. Aucun effet n’est résolu.
rule-147 = Un site « offre » une ressource si son effet peut donner ce jeton, même au choix (2 boussoles ou un objet).
rule-148 = Découvrir : le niveau et le gardien dépendent de la manche, comme imprimé sur la tuile ; au niveau 1, d’abord la rangée du bas, puis la flèche. Placer l’archéologue, prendre les idoles, placer la tuile Site, un gardien seulement aux manches indiquées ; aucun effet.
rule-149 = Idoles du rival : la première de chaque sorte va face visible à sa place (6 sortes) ; un double est retourné face cachée sur la pile -1 ; toute idole face cachée y va sans être vue.
rule-150 = Rechercher : avancer la loupe, par le chemin qu’indique la flèche ; la tuile Bonus de la case est retirée sans servir (au Temple perdu, celle du dessus de la pile Bonus) ; puis retirer l’assistant du dessus de la plus haute pile du plateau Réserve, la flèche départageant.
rule-151 = Sur la case commune de la rangée 7 du Temple du serpent, la flèche désigne la tuile Bonus retirée.
rule-152 = Déjà au Temple perdu, le rival prend à la place une tuile à 6 points, dans la pile que désigne la flèche si les deux en ont, sinon dans celle qui en a. Une tuile Rechercher retire encore un assistant du plateau Réserve (Q9), pas la recherche faute de gardien. Sans tuile à 6 points, il ne se passe rien du tout.
rule-153 = Temple du serpent : en atteignant la case de secours, le rival retire l’assistant du dessus, en plus de celui du plateau Réserve ; la recherche faute de gardien le fait aussi.
rule-154 = Maîtriser : prendre un gardien sur un site que le rival occupe, d’abord dans la rangée la plus haute, puis selon la flèche. À défaut, rechercher sans retirer d’assistant du plateau Réserve.
rule-155 = Acheter un objet ou un artéfact : tuile verte, celui qui vaut le moins de points ; tuile rouge, celui qui en vaut le plus ; la flèche départage. La carte va sur le plateau du rival et la rangée est complétée aussitôt. Ni effet, ni exil.
rule-156 = Les tuiles vertes Découvrir, Rechercher et Maîtriser ne font rien à la manche 5 ; les tuiles Acheter agissent toujours.
rule-157 = Fin de manche : les archéologues du rival rentrent sans Peur ; votre fin de manche et le changement de la rangée se font comme d’habitude ; le marqueur Premier joueur ne sert pas.
rule-158 = Score du rival : loupe (points d’arrivée comme pour un joueur), tuiles Temple, 5 par gardien, points des cartes, 3 par idole unique face visible, 2 par idole de la pile -1.
rule-159 = Les archéologues du rival occupent les sites contre vous, les empêchent d’être « non occupés » et comptent comme un autre joueur pour le Piège à ours.
rule-160 = Six archéologues suffisent toujours : au plus cinq excavations et une découverte par manche.

## Single cards

rule-161 = Couteau suisse : deux possibilités différentes parmi exiler, pièce, boussole, tablette.
rule-162 = Piège à ours : un gardien sur un site sans autre joueur ; votre propre présence n’importe pas.
rule-163 = Arc et flèches : 3 au plus ; comptent les gardiens maîtrisés et ceux des sites que vous occupez, chaque tuile une seule fois.
rule-164 = Brosse : 3 au plus ; les idoles placées comptent, celles payées sur la piste du Temple du serpent non.
rule-165 = Canne à pêche et Boussole : jouables même sans pouvoir rien acheter ; on révèle d’abord la carte du dessus ; on peut acheter celle-ci, une carte de la rangée, ou rien ; si l’on achète dans la rangée, la carte révélée la complète à la fin du tour. Artéfact acheté : effet comme d’habitude.
rule-166 = Carnet : le calepin seulement, et jamais plus haut que la loupe ; tuile Bonus et effet de la rangée comme d’habitude.
rule-167 = Tortue marine, Autruche, Bottes solides : d’abord la carte ou la boussole, puis excaver ou découvrir, si on le souhaite ; la carte piochée peut servir à payer.
rule-168 = Montgolfière et Avion : un symbole de déplacement couvert ; la réduction en boussoles ne vaut que pour découvrir. Sans archéologue disponible, cette action n’a simplement pas lieu.
rule-169 = Tente : un site que vous occupez ; camps et niveau 1 gratuits, le niveau 2 coûte 2 boussoles.
rule-170 = Jumelles : tout site découvert de niveau 1 ; Lanterne : tout camp ; occupés ou non. Chien et Épingle griffe de tigre : un camp non occupé.
rule-171 = Fouet : avec 4 de moins, tout artéfact est gratuit (le plus cher coûte 4).
rule-172 = Parachutage : l’objet va en main, la rangée est complétée à la fin du tour. Médaillon du singe : l’objet va sur la pioche.
rule-173 = Grand sac à dos : la carte piochée du dessous peut être un objet acheté pendant la manche.
rule-174 = Montre et Chronomètre : la moitié gratuite sert à tout moment du tour ; passer est l’action principale.
rule-175 = Pendant en cristal : annoncer 0 à 3 (0 : aucun effet, Q22), piocher ; garder une carte ; si l’on en a pioché plusieurs, une autre peut être reposée sur la pioche ; toutes les autres vont dans la zone de jeu. Si la pioche est plus courte, on pioche ce qu’il y a.
rule-176 = Pendant d’obsidienne : annoncer 1 ou 2, par le dessous ; de deux cartes, en garder une, l’autre va dans la zone de jeu.
rule-177 = Gourde en coco et Vin antique : d’abord les pièces, puis l’effet de l’assistant (les pièces peuvent en payer le coût) ; la tuile n’est pas épuisée ; un déplacement ainsi gagné est perdu si aucune action gratuite ne l’utilise pendant ce tour.
rule-178 = Corne décorée : même niveau, redressé ; l’ancien assistant va sur le plateau Réserve, face argentée, à la place du nouveau (sur le dessus de sa pile). Il faut posséder un assistant. Un assistant épuisé peut être échangé contre un redressé.
rule-179 = Couronne du gardien : d’un site que vous occupez vers un camp ou un site découvert de niveau 1, non occupé et sans gardien ; puis activer ce site. Sans déplacement possible, pas d’activation.
rule-180 = Ocarina du gardien : jouable même si vos deux archéologues sont sur votre plateau ; jusqu’à la fin de la manche, chacun de vos symboles vaut un avion, une carte à deux symboles deux avions ; Peur, assistants et faveurs compris. De deux archéologues dans le même camp, vous choisissez lequel rentre (51).
rule-181 = Idole d’Ara-Anu et Lame gravée : une recherche avec l’un ou l’autre jeton, ou une tuile Temple ; Lame gravée : 1 pointe de flèche ou 2 tablettes, pas les deux.
rule-182 = Marteau orné : exiler l’objet le plus à droite, puis, si on le souhaite, prendre gratuitement sous sa pioche n’importe quel objet exilé, celui-là compris ; la rangée est complétée à la fin du tour.
rule-183 = Conque du passage : placement normal depuis son plateau sur un emplacement libre d’un camp, sans déplacement ; le camp est résolu une ou deux fois ; au camp aux joyaux, chaque résolution demande sa propre carte.
rule-184 = Sandales d’éclaireur et Bâton d’éclaireur : la carte ne limite que la destination de l’archéologue.
rule-185 = Cartes du ciel : 1 pièce, puis deux camps différents, occupés ou non, dans l’ordre voulu.
rule-186 = Clé de pierre : sans idole placée, aucun effet.
rule-187 = Cadran solaire : acheté ou joué ; choisir d’y passer, c’est passer pour la manche.
rule-188 = Masque de guerre : n’arrête que la Peur des gardiens en fin de manche, pas les symboles de Peur imprimés.
rule-189 = Tambour sacré : la carte dépensée est le coût ; tous vos assistants sont redressés.
rule-190 = Pierre fondatrice et Crâne fondateur : résoudre la tuile du dessus de la pile, sans idole ni gardien, puis la glisser dessous ; le Crâne coûte 1 boussole avant de révéler.
rule-191 = Théodolite : compte vos archéologues sur l’île à ce moment, de 0 à 2.

## Settled for the engine

rule-215 = Facultatif ou non : ce qu’un effet rend facultatif, et tout coût, peut être refusé ; le reste se fait si c’est possible, et ce qui ne l’est pas tombe seul. L’artéfact gratuit d’une rangée, comme l’objet gratuit, se prend s’il y a une carte à prendre ; l’effet de l’artéfact reste facultatif (93, Q32).
rule-216 = Un assistant de déplacement est une action gratuite à tout moment (ses symboles restent à disposition pour le tour) et sert aussi pendant un paiement ; une faveur de déplacement ne sert qu’en payant un coût de déplacement.
rule-217 = Le choix de la règle 29 reste ouvert tant qu’il est sans importance, mais un coût payé reste payé par les symboles posés jusque-là : un symbole posé plus tard ne prend jamais la place d’un autre, et un avion dépensé pour une botte ne revient pas quand on pioche ensuite une botte. Parmi les symboles déjà posés, on ne demande jamais lequel a payé quoi, et rien n’est perdu ; une réduction ne vaut que pour son propre coût.
rule-218 = Les cartes piochées par un Pendant restent à part jusqu’à leur répartition, sans action gratuite entre-temps.
rule-219 = Avant toute révélation, le jeu s’arrête si le joueur a une action gratuite possible ; le tour se termine quand on le déclare, même après avoir passé.
rule-220 = Les choix de fin de manche (111) se font dans l’ordre du tour, à partir du premier joueur de la manche ; ce qui va dans la zone de jeu est vu aussitôt.
rule-221 = Chaque joueur sait tout ce qui découle de ce qu’on lui a montré depuis le début (mémoire parfaite).
rule-222 = Le joueur 1 commence la manche 1. Une action gratuite qui ne changerait rien n’est pas proposée.
rule-223 = L’assistant argenté qui pioche : que l’on pioche ou non, une carte doit ensuite passer de la main à la zone de jeu. Aucune action gratuite entre les deux : on peut en faire pendant une action principale, pas au milieu d’une autre action gratuite.

## Where the sources are silent or disagree

rule-Q1 = Les flèches au dos des tuiles du rival ne figurent dans aucune source ; les nôtres sont provisoires : cinq à gauche et cinq à droite dans toute pile, les deux tuiles d’une paire de même sens. Ce sont des données, que peut corriger quiconque possède les tuiles.
rule-Q2 = Sur la face Temple du serpent, les tuiles Temple à 2 points coûtent 1 boussole et 2 tablettes (à gauche), 1 joyau (au milieu), 1 pièce et 1 pointe de flèche (à droite). Les autres piles en coûtent les sommes.
rule-Q3 = La loupe gagne 2 pièces à la rangée 2 de la face Temple du serpent.
rule-Q4 = Le calepin gagne un artéfact gratuit à la rangée 4 de la face Temple du serpent.
rule-Q5 = Le site de niveau 1 au seul joyau ne demande de dépenser aucune carte.
rule-Q6 = Tuile Découvrir verte du rival, manches 1 à 5 : niveau 1 avec gardien, niveau 1, niveau 1 avec gardien, niveau 2, rien. La rouge : niveau 1, niveau 1 avec gardien, niveau 1, niveau 2 avec gardien, niveau 2.
rule-Q7 = La tuile verte « Acheter un objet » du rival agit aussi à la manche 5.
rule-Q8 = Chaque tuile Rechercher du rival retire un assistant du plateau Réserve.
rule-Q9 = C’est aussi le cas quand le rival entre au Temple perdu ou prend à la place une tuile à 6 points.
rule-Q10 = Les emplacements vides valent 1, 2, 3 et 4 ; la feuille d’exemple du livret, avec 11 points d’idoles, n’est qu’une illustration.
rule-Q11 = Le Masque de guerre et l’Ocarina du gardien agissent toute la manche, même si la carte est exilée entre-temps.
rule-Q12 = Avec l’Ocarina du gardien, les symboles d’une réduction valent aussi des avions.
rule-Q13 = Si les cartes Peur manquent en fin de manche, on les distribue dans l’ordre du tour à partir du premier joueur, un archéologue à la fois.
rule-Q14 = Les tuiles Peur ne s’épuisent jamais.
rule-Q15 = Une tuile Peur exilée retourne dans la réserve.
rule-Q16 = Le joueur choisit l’emplacement que vide la Clé de pierre.
rule-Q17 = Les actions gratuites sont permises avant et après avoir passé, dans le même tour ; le tour finit quand le joueur le dit.
rule-Q18 = Une carte ne peut être dépensée pour un déplacement que si au moins un de ses symboles paie quelque chose à ce moment.
rule-Q19 = L’emplacement le plus cher d’un camp peut être choisi même si l’autre est libre.
rule-Q20 = L’artéfact gratuit d’une rangée de recherche se prend s’il y en a un dans la rangée de cartes ; seul son effet peut être refusé.
rule-Q21 = Les gains imprimés se résolvent de gauche à droite. Cela compte quand une carte piochée est vue avant un choix ultérieur, et pour l’Épingle griffe de tigre : l’exil vient avant le camp.
rule-Q22 = Avec le Pendant en cristal, on peut annoncer zéro carte, ce qui ne fait rien.
rule-Q23 = L’assistant rendu par la Corne décorée va sur le dessus de la pile d’où vient le nouveau.
rule-Q24 = Un gardien compte une seule fois pour Arc et flèches, même avec deux de vos archéologues dans son camp.
rule-Q25 = Une égalité en solo se départage comme les autres : d’abord l’arrivée au Temple perdu, puis la recherche ; sinon la victoire est partagée.
rule-Q26 = Le score de recherche du rival, c’est sa seule loupe.
rule-Q27 = Le site « 2 boussoles ou un objet » offre des boussoles au rival.
rule-Q28 = Un site découvert par le rival sans gardien n’en a pas : il n’en vient aucune Peur.
rule-Q29 = Le rival retire sans la voir la tuile du dessus de la pile Bonus du Temple perdu ; vous choisissez parmi ce qui reste.
rule-Q30 = Un joueur dont la loupe a atteint la rangée de secours peut consulter à tout moment la pile des assistants à secourir.
rule-Q31 = Les chiffres des prototypes ne comptent pas : la Montgolfière économise 3 boussoles, Mortier et Dague rituelle n’exilent que si on le souhaite, la Massue de guerre demande un archéologue sur place, le Carnet a une voiture et un bateau.
rule-Q32 = L’effet d’un artéfact gagné gratuitement est facultatif, comme celui d’un artéfact acheté.
