### Lost Ruins of Arnak: every numbered rule of docs/rules in a sentence or two. The English ones are the page's own.

## Turn structure

rule-1 = Une partie compte exactement 5 manches ; à chaque manche on joue dans le sens horaire à partir du premier joueur, jusqu’à ce que tous aient passé.
rule-2 = Un tour comprend exactement une action principale et autant d’actions gratuites qu’on veut ; sans autre action principale, on doit passer.
rule-3 = Actions principales : excaver, découvrir, maîtriser un gardien, acheter une carte, jouer une carte non gratuite, rechercher, passer, ou utiliser l’assistant sans symbole d’action gratuite.
rule-4 = Les actions gratuites ne sont possibles qu’à son propre tour, mais avant, après et au milieu de l’action principale, entre deux étapes quelconques.
rule-5 = Sont gratuits : les effets de cartes marqués ainsi, placer une idole, la faveur d’un gardien, tout assistant sauf l’acheteur ; engager un pilote fait partie du paiement d’un déplacement.
rule-6 = Un effet qui contient une action (excaver, acheter, rechercher, maîtriser) ne consomme pas d’action principale de plus.
rule-7 = Le seul joueur encore en lice enchaîne les tours ; chacun a sa propre fin (rangée complétée, déplacements perdus).
rule-8 = Aucun effet ne touche les cartes, pions ou jetons d’un autre joueur.
rule-9 = Les réserves de jetons sont illimitées ; le matériel imprimé n’est qu’une limite pratique.

## Costs, rewards, optional and forced effects

rule-10 = Tous les coûts d’une action se paient avant ses gains ; un gain ne paie jamais l’action qui l’apporte.
rule-11 = Un effet « coût contre bénéfice » peut être refusé ; qui ne paie pas n’obtient simplement rien.
rule-12 = On peut donc jouer une carte et refuser son échange : c’était l’action principale et la carte est en zone de jeu.
rule-13 = Dépenser une carte comme coût, c’est la poser de sa main dans la zone de jeu, sans effet ni déplacement ; la carte jouée ne peut pas se payer elle-même.
rule-14 = Piocher est toujours facultatif ; avec une pioche vide, il ne se passe rien.
rule-15 = Exiler est toujours facultatif, même à côté d’un gain ; le gain n’en dépend pas.
rule-16 = « Piocher puis exiler » : les deux moitiés sont facultatives, chacune pour soi.
rule-17 = « Piocher puis défausser » : la pioche est facultative, la défausse obligatoire tant que la main n’est pas vide.
rule-18 = Les gains de jetons sont automatiques ; une Peur dans un effet est obligatoire dès qu’on le résout, mais l’effet entier d’un artéfact acheté peut être ignoré.
rule-19 = Redresser un assistant est facultatif ; améliorer une ressource est un seul échange, facultatif lui aussi.
rule-20 = Une réduction vaut pour un seul coût, comme si l’on possédait ces jetons : jamais sous zéro, rien n’est rendu ni reporté.
rule-21 = Une réduction de déplacement suit la hiérarchie : un avion couvre tout symbole, bateau et voiture aussi une botte, une botte seulement une botte.
rule-22 = Gagner une carte, c’est l’acheter sans payer, sauf si une autre destination est indiquée.

## Travel

rule-23 = L’avion paie tout ; la voiture paie voiture ou botte ; le bateau paie bateau ou botte ; la botte ne paie que la botte.
rule-24 = Le déplacement vient des cartes de la main, des faveurs, des assistants, ou de 2 pièces par avion ; une réduction n’est pas une source.
rule-25 = Une carte sert soit au déplacement, soit pour son effet, jamais aux deux.
rule-26 = Les symboles d’une source peuvent se répartir sur plusieurs coûts du même tour ; le reste est perdu à la fin du tour.
rule-27 = Une carte ne peut être posée pour le déplacement que si l’un de ses symboles aide à payer un coût en cours.
rule-28 = Payer plus que nécessaire, avec un symbole supérieur ou une carte double, est permis.
rule-29 = Un coût en avion ne prend que des avions ; bateau ou voiture, leur symbole ou un avion ; une botte, n’importe quoi.
rule-30 = Une Peur peut payer une botte et servir de carte à dépenser.
rule-31 = Les déplacements demandés par un gardien ou un assistant se paient par les mêmes moyens, pilote compris.

## Dig

rule-32 = Excaver : payer le déplacement d’un emplacement libre, y placer un archéologue de son plateau, résoudre le site.
rule-33 = Il faut un archéologue sur son plateau.
rule-34 = Chaque camp a un emplacement à 1 botte et un à 2 bottes ; une tuile Obstacle condamne celui à 2 bottes.
rule-35 = Le joueur choisit l’emplacement, même le plus cher quand l’autre est libre.
rule-36 = Un joueur peut avoir ses deux archéologues au même camp ; les sites de niveau n’ont qu’un emplacement.
rule-37 = Un gardien n’empêche pas d’excaver.
rule-38 = Le coût en boussoles du plateau ne vaut que pour découvrir.
rule-39 = Le camp aux joyaux est un échange : une carte de la main contre 1 joyau ; on peut y excaver et refuser.

## Discover

rule-40 = Découvrir : payer 3 ou 6 boussoles et le déplacement, placer l’archéologue, prendre les idoles, révéler et résoudre le site, puis le gardien.
rule-41 = L’idole cachée d’un site de niveau 2 est prise aussi ; son effet ne sert jamais.
rule-42 = L’effet du site se résout avant que le gardien soit révélé.
rule-43 = Des actions gratuites sont permises entre ces étapes.
rule-44 = L’exil de l’idole peut viser les cartes dépensées pour ce déplacement.
rule-45 = Les piles de sites et de gardiens ne s’épuisent jamais.
rule-46 = Le nouveau gardien ne peut être maîtrisé que par une action ultérieure ou un effet.

## Occupancy, activation, relocation

rule-47 = Un site est non occupé si aucun archéologue n’est sur aucun de ses emplacements ; gardiens et obstacles ne comptent pas.
rule-48 = Vous occupez un site dès qu’un de vos archéologues s’y trouve.
rule-49 = Activer un site résout son effet sans archéologue ni déplacement, occupé ou non sauf mention contraire ; jamais un site non découvert.
rule-50 = Activer le camp aux joyaux est le même échange.
rule-51 = Transférer : déplacer un archéologue d’un site vers un emplacement libre d’un autre site découvert, sans coût ; l’ancien est libre aussitôt.
rule-52 = On ne transfère jamais un archéologue de son plateau ; l’action d’archéologue, elle, part toujours du plateau.
rule-53 = Quitter un site gardé évite sa Peur : seul compte l’endroit où l’on est en fin de manche.

## Guardians

rule-54 = Maîtriser demande un archéologue sur le site et tout le coût ; la tuile va au joueur.
rule-55 = Un effet qui maîtrise sans coût exige toujours l’archéologue, sauf le Piège à ours.
rule-56 = Un gardien vaut 5 points ; sa faveur sert une fois par partie, à n’importe lequel de ses tours, même aussitôt.
rule-57 = En fin de manche, chaque archéologue revenant d’un site gardé rapporte 1 Peur, quel que soit celui qui a réveillé le gardien.
rule-58 = Les gardiens restent de manche en manche jusqu’à ce qu’on les maîtrise.
rule-59 = Un gardien déplacé vers un camp y agit comme ailleurs.
rule-60 = Jamais plus d’un gardien par site.

## Idols and slots

rule-61 = Les idoles sont face cachée dans les caisses ; 3 points chacune, placées ou non.
rule-62 = Placer une idole est gratuit : l’emplacement libre le plus à gauche, puis un des cinq effets, même déjà choisi.
rule-63 = Les emplacements vides valent 1, 2, 3 et 4 points de gauche à droite.
rule-64 = Une idole placée ne bouge plus ; seule la Clé de pierre en reprend une, au choix.
rule-65 = Le joyau contre pièce est un échange ; sans payer, rien.

## Card row and buying

rule-66 = La rangée a 6 places : autant d’artéfacts que le numéro de la manche, le reste en objets.
rule-67 = Un objet se paie en pièces et va sous la pioche ; un artéfact se paie en boussoles, va en zone de jeu, et son effet peut servir aussitôt sans tablette.
rule-68 = La rangée n’est complétée qu’à la fin du tour, par type, en glissant vers le Sceptre lunaire.
rule-69 = Si une pioche est vide, ce type de cartes n’est plus ni décalé ni remplacé.
rule-70 = Un objet acheté avec une pioche vide peut être pioché dans la même manche.
rule-71 = Les réductions se comptent en pièces pour les objets, en boussoles pour les artéfacts.
rule-72 = Le déplacement d’un artéfact acheté ne sert pas ce tour-ci : il n’est pas en main.
rule-73 = Des achats imbriqués se résolvent entièrement dans la même action principale.

## Playing cards, deck, Fear, exile

rule-74 = La carte jouée va d’abord en zone de jeu ; son propre effet peut donc l’exiler.
rule-75 = « Exilez cette carte » ne vaut que si elle est jouée pour son effet ; dépensée, elle va en zone de jeu.
rule-76 = Un artéfact joué de la main coûte 1 tablette en plus de ses autres coûts ; c’est toujours une action principale.
rule-77 = Sept objets sont gratuits : Bateau à vapeur, Automobile, Batée, Pigeon voyageur, Chapeau, et la première moitié de Montre et Chronomètre.
rule-78 = Une Peur ne se joue jamais pour un effet.
rule-79 = On ne mélange rien pendant la manche ; une pioche vide le reste.
rule-80 = La limite de 5 cartes ne vaut qu’à la pioche de début de manche.
rule-81 = Une Peur reçue va face visible en zone de jeu et sera mélangée en fin de manche.
rule-82 = Sans carte Peur, on prend une tuile Peur : -2 points, elle reste en zone de jeu, sans déplacement, et peut être exilée.
rule-83 = Une Peur exilée retourne à sa pioche ; Subvention et Exploration quittent le jeu ; objets et artéfacts vont à leur pile d’exil.
rule-84 = On n’exile que de sa main ou de sa zone de jeu, jamais de sa pioche.
rule-85 = Une carte exilée n’appartient plus à personne et ne rapporte rien.

## Research

rule-86 = Rechercher : monter un jeton d’une rangée par un passage, payer, puis tuile Bonus éventuelle et effet de la rangée.
rule-87 = Bonus et effet de rangée se résolvent dans l’ordre voulu, actions gratuites comprises.
rule-88 = La tuile Bonus va au premier jeton qui entre sur la case, puis quitte le jeu.
rule-89 = L’effet de la rangée se résout toujours, selon le jeton.
rule-90 = Le calepin peut égaler la loupe, jamais la dépasser, ni entrer au Temple perdu.
rule-91 = Une case accueille autant de jetons qu’on veut ; du départ, toute la rangée 1 est accessible.
rule-92 = Tous les passages vers une même case coûtent autant.
rule-93 = L’artéfact gratuit d’une rangée est un achat sans payer et sans tablette ; son effet est facultatif.
rule-94 = Maîtriser par la rangée 7 (oiseau, calepin) est facultatif et demande un gardien sur un site occupé par vous.

## Lost Temple and temple tiles

rule-95 = Au Temple perdu, la loupe vaut 23, 21, 20 ou 19 points dans l’ordre d’arrivée.
rule-96 = À l’arrivée, consultez toute la pile des bonus, prenez et résolvez une tuile ; il n’y a pas d’effet de rangée.
rule-97 = Ensuite, une recherche avec la loupe achète exactement une tuile Temple.
rule-98 = Trois coûts de base ; la pile à 6 points en cumule deux, celle à 11 les trois.
rule-99 = Une pile contient une tuile par joueur (2 en solo) ; vide, elle ne vend plus rien.
rule-100 = On peut posséder plusieurs tuiles d’une même pile.
rule-101 = L’Idole d’Ara-Anu et la Lame gravée réduisent aussi le coût des tuiles Temple.

## Assistants

rule-102 = Recruter : prenez la tuile du dessus d’une pile au choix, face argentée et prête, utilisable aussitôt si son effet est gratuit ; sans pile, rien.
rule-103 = Un assistant utilisé pivote ; une fois par manche, sauf s’il est redressé.
rule-104 = Améliorer passe d’argenté à doré et redresse toujours. Seul un assistant argenté peut être amélioré.
rule-105 = Deux assistants au plus par joueur, sur les deux faces du plateau.
rule-106 = Un assistant à choix donne jetons ou déplacement, décidé à l’usage.
rule-107 = L’assistant acheteur est une action principale ; par la Gourde ou le Vin, il fait partie de l’artéfact.

## Passing and end of round

rule-108 = Passer est l’action principale du tour ; les actions gratuites restent possibles avant et après.
rule-109 = « Passer pour gagner » demande l’action principale, sauf dans l’effet d’un artéfact ; ce qui est en cours se termine.
rule-110 = Après avoir passé : ni tour ni action gratuite jusqu’à la manche suivante.
rule-111 = Fin des manches I à IV : archéologues et Peur, cartes de main gardées ou posées, zone de jeu mélangée sous la pioche, assistants redressés.
rule-112 = Les objets achetés cette manche sont au-dessus des cartes mélangées.
rule-113 = Puis la rangée : exiler les deux voisines du Sceptre lunaire, le décaler à droite, compléter.
rule-114 = S’il manque une voisine, seule l’autre est exilée.
rule-115 = Le marqueur passe à gauche, puis on pioche jusqu’à 5 ; les cartes gardées comptent.
rule-116 = Fin de la manche V : archéologues, Peur des gardiens, puis le décompte.
rule-117 = Masque de guerre et Ocarina cessent avec la manche.

## Scoring

rule-118 = Décompte : jetons Recherche, tuiles Temple, idoles et emplacements vides, gardiens, cartes, Peur en moins.
rule-119 = Les cartes comptent où qu’elles soient ; les cartes de base valent 0.
rule-120 = Les jetons restants ne valent rien.
rule-121 = Égalité : l’arrivée la plus tôt au Temple perdu, sinon le meilleur score de recherche, sinon victoire partagée.

## Hidden information

rule-122 = Privé : sa main, et ce que l’on est seul à avoir vu de sa pioche.
rule-123 = Caché à tous : l’ordre des pioches et piles, les idoles face cachée, la pile des bonus, les assistants dessous, les tuiles du rival.
rule-124 = Public : zones de jeu, exil, rangée, ressources, nombre de cartes, sommets des piles, bonus de la piste, objets achetés.
rule-125 = Seul celui qui arrive au Temple perdu voit le reste de la pile des bonus.
rule-126 = Pile à secourir : le dessus est public, le reste pour ceux dont la loupe a atteint cette rangée.
rule-127 = Canne à pêche et Boussole révèlent la carte à tous ; non achetée, elle retourne face cachée, connue de tous.
rule-128 = Pierre et Crâne : la tuile révélée va dessous, connue de tous.
rule-129 = Lister ce qu’une pioche contient encore est un service de l’interface, pas une règle.

## Snake Temple side

rule-130 = Serpent : un assistant au hasard par joueur à secourir ; le reste en piles de 3, 3 et le reste.
rule-131 = Entrer sur la case de sauvetage coûte 1 idole des caisses, pour chaque jeton ; elle quitte le jeu.
rule-132 = Le Carnet fait passer le calepin sans idole.
rule-133 = Seule la loupe secourt : regarder la pile en secret, en prendre un, sans changer l’ordre ; il est argenté et épuisé.
rule-134 = L’amélioration de la rangée 5 (loupe) va à l’assistant argenté de son choix et le redresse.
rule-135 = La rangée 7 porte 2 ou 3 tuiles sur une seule case ; chaque jeton arrivant en prend une.
rule-136 = La loupe reçoit une Peur aux rangées 6 et 7.
rule-137 = Gourde, Vin et Corne n’ont pas accès à la pile à secourir.
rule-138 = Quatre emplacements de l’île ont d’autres coûts de déplacement que côté oiseau.

## Solo variant

rule-139 = Solo : mise en place à deux joueurs, les cinq obstacles compris ; vous jouez en second, avec 1 pièce et 1 boussole.
rule-140 = Le rival a 6 archéologues et une loupe, ni pioche ni jetons ni Peur ; il ne paie rien.
rule-141 = Sa pile : 5 tuiles Excaver et une de chaque paire ; la difficulté est le nombre de rouges, tirées au hasard.
rule-142 = Le rival commence chaque manche et joue ses dix tuiles ; on alterne, puis chacun finit seul.
rule-143 = Son tour : révéler la tuile du dessus et la résoudre ; l’impossible est ignoré.
rule-144 = La flèche se lit au dos de la tuile suivante ; pour la dixième, au dos de la première utilisée.
rule-145 = La flèche visible avant son tour appartient donc à la tuile qui va être jouée.
rule-146 = Excaver : un emplacement libre offrant la ressource, rangée la plus haute, puis la flèche ; aucun effet.
rule-147 = Un site offre une ressource si son effet peut la donner, même au choix.
rule-148 = Découvrir : niveau et gardien selon la manche ; rangée du bas d’abord, puis la flèche ; aucun effet.
rule-149 = Idoles du rival : la première d’une sorte face visible, doublons et cachées sur la pile -1.
rule-150 = Rechercher : loupe selon la flèche, bonus de la case retiré, puis l’assistant du sommet de la plus haute pile retiré.
rule-151 = Sur la rangée 7 du serpent, la flèche désigne le bonus retiré.
rule-152 = Au Temple perdu, le rival prend plutôt une tuile à 6 points ; s’il n’y en a plus, rien.
rule-153 = Serpent : en atteignant la case de sauvetage, il retire aussi l’assistant du dessus.
rule-154 = Maîtriser : un gardien d’un site qu’il occupe, rangée haute d’abord ; sinon il recherche sans retirer d’assistant.
rule-155 = Acheter : vert le moins de points, rouge le plus, la flèche départage ; la rangée est complétée aussitôt.
rule-156 = Les tuiles vertes Découvrir, Rechercher et Maîtriser ne font rien à la manche V.
rule-157 = Fin de manche : ses pions reviennent sans Peur ; pas de marqueur Premier joueur.
rule-158 = Score du rival : loupe, tuiles Temple, 5 par gardien, cartes, 3 par idole unique, 2 par idole de la pile -1.
rule-159 = Ses pions occupent les sites contre vous et comptent comme un autre joueur.
rule-160 = Six pions suffisent toujours.

## Single cards

rule-161 = Couteau suisse : deux choix différents.
rule-162 = Piège à ours : aucun autre joueur sur le site ; votre présence importe peu.
rule-163 = Arc et flèches : 3 au plus ; gardiens maîtrisés et gardiens de vos sites, chacun une fois.
rule-164 = Brosse : 3 au plus ; les idoles placées comptent, celles dépensées non.
rule-165 = Canne à pêche et Boussole : révéler d’abord ; acheter cette carte, une de la rangée ou rien.
rule-166 = Carnet : calepin seulement, sa limite reste valable ; bonus et effet de rangée comme d’habitude.
rule-167 = Tortue, Autruche, Bottes : d’abord la carte ou la boussole, puis l’action facultative ; la carte piochée peut payer.
rule-168 = Montgolfière et Avion : un symbole couvert ; boussoles en moins seulement pour découvrir.
rule-169 = Tente : un site à vous ; niveau 2 contre 2 boussoles.
rule-170 = Jumelles et Lanterne : site occupé ou non ; Chien et Épingle : camp non occupé.
rule-171 = Fouet : avec 4 de moins, tout artéfact est gratuit.
rule-172 = Parachutage : objet en main ; Médaillon : objet sur la pioche ; la rangée se complète en fin de tour.
rule-173 = Grand sac à dos : la carte du dessous peut être un objet acheté cette manche.
rule-174 = Montre et Chronomètre : moitié gratuite à tout moment du tour ; passer est l’action principale.
rule-175 = Pendant en cristal : annoncer 0 à 3, piocher, en garder une, en reposer une au besoin, le reste en zone de jeu.
rule-176 = Pendant d’obsidienne : annoncer 1 ou 2, du dessous ; en garder une, l’autre en zone de jeu.
rule-177 = Gourde et Vin : d’abord les pièces, puis l’effet de l’assistant, qui n’est pas épuisé.
rule-178 = Corne décorée : même niveau, redressé ; l’ancien va sur la pile du nouveau, côté argenté.
rule-179 = Couronne : d’un site à vous vers un camp ou niveau 1 découvert, non occupé, sans gardien ; puis l’activer.
rule-180 = Ocarina : jouable même avec deux pions chez soi ; tout symbole vaut un avion jusqu’à la fin de la manche.
rule-181 = Idole d’Ara-Anu et Lame : un jeton au choix ou une tuile Temple ; Lame : une seule des deux réductions.
rule-182 = Marteau : exiler l’objet de droite, puis prendre au besoin un objet exilé, celui-là compris.
rule-183 = Conque : placement normal dans un camp sans déplacement ; le résoudre une ou deux fois.
rule-184 = Sandales et Bâton : seule la destination est limitée.
rule-185 = Cartes du ciel : 1 pièce, puis deux camps différents, occupés ou non.
rule-186 = Clé de pierre : sans idole placée, aucun effet.
rule-187 = Cadran solaire : acheté ou joué, son choix de passer passe la manche.
rule-188 = Masque de guerre : seulement la Peur des gardiens en fin de manche.
rule-189 = Tambour sacré : la carte dépensée est le coût ; tous vos assistants sont redressés.
rule-190 = Pierre et Crâne : résoudre la tuile du dessus sans idole ni gardien, puis dessous ; le Crâne coûte 1 boussole avant.
rule-191 = Théodolite : compte vos pions sur l’île à ce moment, 0 à 2.

## Settled for the engine

rule-215 = Ce qui est facultatif, et tout coût, peut être refusé ; le reste se fait si possible. L’artéfact gratuit est facultatif.
rule-216 = Un assistant de déplacement est une action gratuite à tout moment ; une faveur de déplacement ne sert qu’en payant.
rule-217 = On ne demande jamais quel symbole a payé quoi : il suffit que tout s’accorde avec les coûts du tour.
rule-218 = Les cartes d’un Pendant restent à part jusqu’à leur tri, sans action gratuite entre-temps.
rule-219 = Avant toute révélation, le jeu s’arrête si une action gratuite est possible ; le tour finit explicitement.
rule-220 = Les choix de fin de manche se font dans l’ordre du tour ; ce qui est posé est vu aussitôt.
rule-221 = Une place sait tout ce qui découle de ce qu’elle a vu depuis le début.
rule-222 = La place 0 commence la manche 1. Une action gratuite sans aucun effet n’est pas proposée.

## Where the sources are silent or disagree

rule-Q1 = Les flèches au dos des tuiles du rival sont inconnues ; les nôtres sont provisoires, cinq de chaque côté.
rule-Q2 = Côté serpent, les tuiles Temple coûtent 1 boussole et 2 tablettes, 1 joyau, 1 pièce et 1 pointe de flèche, ou leurs cumuls.
rule-Q3 = La loupe gagne 2 pièces à la rangée 2 du serpent.
rule-Q4 = Le calepin gagne un artéfact gratuit à la rangée 4 du serpent.
rule-Q5 = Le site de niveau 1 au seul joyau ne demande aucune carte.
rule-Q6 = Tuile Découvrir verte, manches I à V : 1 avec gardien, 1, 1 avec gardien, 2, rien ; rouge : 1, 1 avec gardien, 1, 2 avec gardien, 2.
rule-Q7 = La tuile verte Acheter un objet agit aussi à la manche V.
rule-Q8 = Chaque tuile Rechercher du rival retire un assistant.
rule-Q9 = C’est aussi le cas quand il entre au Temple perdu ou y prend une tuile.
rule-Q10 = Les emplacements vides valent 1, 2, 3 et 4 ; l’exemple du livret n’est qu’une illustration.
rule-Q11 = Masque et Ocarina durent toute la manche, même si la carte est exilée.
rule-Q12 = Avec l’Ocarina, les symboles d’une réduction valent aussi des avions.
rule-Q13 = Si les Peurs manquent en fin de manche, on les donne dans l’ordre du tour, un pion à la fois.
rule-Q14 = Les tuiles Peur ne s’épuisent jamais.
rule-Q15 = Une tuile Peur exilée retourne à la réserve.
rule-Q16 = Le joueur choisit l’emplacement que vide la Clé de pierre.
rule-Q17 = Actions gratuites avant et après avoir passé ; le tour finit quand le joueur le dit.
rule-Q18 = Une carte ne se dépense pour le déplacement que si un de ses symboles paie quelque chose.
rule-Q19 = L’emplacement le plus cher d’un camp peut être choisi même si l’autre est libre.
rule-Q20 = L’artéfact gratuit d’une rangée peut être refusé.
rule-Q21 = Les gains imprimés se résolvent de gauche à droite ; pour l’Épingle, l’exil vient avant le camp.
rule-Q22 = Annoncer zéro avec le Pendant en cristal est permis et ne fait rien.
rule-Q23 = L’assistant rendu par la Corne va au sommet de la pile d’où vient le nouveau.
rule-Q24 = Un gardien compte une fois pour Arc et flèches, même avec deux pions au camp.
rule-Q25 = Une égalité en solo se départage comme les autres.
rule-Q26 = Le score de recherche du rival est sa seule loupe.
rule-Q27 = Le site « objet ou 2 boussoles » offre des boussoles au rival.
rule-Q28 = Un site découvert par le rival sans gardien n’en a pas.
rule-Q29 = Le rival retire sans la voir la tuile du dessus de la pile des bonus.
rule-Q30 = Qui a atteint la rangée de sauvetage peut consulter la pile à tout moment.
rule-Q31 = Les chiffres des prototypes ne comptent pas.
rule-Q32 = L’effet d’un artéfact gagné gratuitement est facultatif.
