# La leçon de Las Navas en français.

title = Las Navas : votre première bataille
not-now = C'est légal, mais ce n'est pas l'objet de cette étape. Choisissez un élément qui brille.

welcome = Bienvenue à Las Navas de Tolosa, le 16 juillet 1212. Vous menez les chrétiens, en bas du plateau. Le calife al-Nasir est dans la tente rouge, tout en haut, zone B1. S'il tombe, vous gagnez.
field = Chaque case est une zone qui contient jusqu'à trois unités d'un même camp. Les vôtres sont les écus, les leurs les étoiles. Les points ou les traits d'une unité montrent sa force : deux quand elle est entière, un quand elle est entamée. Encore un coup, et elle disparaît.
bid = Chaque manche commence par une mise secrète pour le premier tour. Le nombre du haut d'une carte est le leur, celui du bas le vôtre. La plus forte mise commence ; à égalité, c'est vous. Misez 1-6.
play = Six contre six : vous commencez. Jouez maintenant une carte pour avoir des points d'action : 3-3 vous en donne trois. Tant qu'elle est active, ses armoiries, celles de Castille, aident votre colonne du milieu.
charge = Une charge coûte trois points. Chargez les Volontaires en B3 avec tous ceux de B4. Chaque combat fait piocher une carte. Vous voyez donc d'abord les probabilités : chaque carte possible, et ce qu'elle ferait.
charged = C'était la carte 3-4. Votre 4, plus 6 de force, 5 pour la charge et 1 pour les armoiries, font 16 ; ils avaient 8. Le camp qui a le plus petit total subit la différence en dégâts : B3 est anéantie, et votre colonne avance. À eux de jouer.
damage = Leurs archers ont fait 2 dégâts en A4. C'est vous qui décidez qui les subit. Épargnez les Chevaliers : donnez-en 1 à la Milice et 1 aux Arbalétriers. Puis jouez 2-5.
column = Cinq points ! Mais essayez d'abord quelque chose d'illégal : envoyez les Aragonais de A6 dans la zone vide B6. Le jeu vous dit pourquoi il refuse, et le numéro à côté de la réponse ouvre la règle.
rally = Essayer ne coûte rien : une action illégale est simplement refusée. Ralliez maintenant la Milice, pour un point. Une unité entamée retrouve toute sa force, mais ne peut pas combattre ce tour-ci.
undo = À la réflexion, mieux vaut choisir les Arbalétriers : ils pourront tirer de nouveau au prochain tour. Annulez, avec le bouton ou la touche u. C'est gratuit tant que rien de nouveau n'est révélé. Puis ralliez les Arbalétriers.
arrows = Les archers touchent une zone située exactement à deux zones de distance. Les vôtres coûtent un point, font 1 dégât et ne manquent jamais. Tirez sur B2 avec les Archers de B4.
odds = Il vous reste trois points. Chargez encore, de B3 sur B2. Regardez les probabilités : quelle que soit la carte, ils perdent de la force et vous non. L'une des trois cartes anéantit la zone, et seulement grâce à vos archers.
karr = B2 est à vous ! Mais la cavalerie peut répondre à une charge par le karr wa-l-farr : feindre la fuite, faire volte-face et contre-attaquer. La zone du calife lui-même vous a fait 4 dégâts. Gardez López de Haro intact, car une charge a besoin de cavalerie, et sacrifiez les deux autres.
round = Ils ont attaqué C4 et ont été repoussés : le total le plus bas subit les dégâts, même s'il attaquait. Une nouvelle manche commence, et 1-6, la carte de votre mise, est revenue dans votre main. Misez 2-5, puis jouez 1-6 pour six points.
move = Un déplacement coûte un point pour autant d'unités que vous voulez, d'une zone à la suivante. Faites monter les Ordres militaires et Rada de B3 en B2, auprès de Haro. Puis tirez sur la tente avec les Archers restés en arrière.
caliph = C'est le moment. Le camp du calife ajoute 2 à leur défense, les armoiries de Castille ajoutent 1 à votre attaque. Trois des quatre cartes vous font gagner : chargez B1 !
won = Al-Nasir est tombé, et vous gagnez ! Il y a d'autres façons de gagner : un camp qui tient deux fois plus de zones que l'ennemi gagne, et les musulmans gagnent s'il ne reste aucun chrétien dans leur moitié et que vous tenez quatre zones ou moins. Le journal montre tout ce qui s'est passé, et le bouton Règle explique la règle en cours.
