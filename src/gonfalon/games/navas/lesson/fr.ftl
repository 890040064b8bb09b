# La leçon de Las Navas en français.

title = Las Navas : votre première bataille
not-now = Cette action est légale, mais ce n'est pas l'objet de cette étape. Choisissez un élément qui brille.

welcome = Bienvenue à Las Navas de Tolosa, le 16 juillet 1212. Vous menez les chrétiens, en bas du plateau. Le calife al-Nasir est dans la tente rouge, tout en haut, zone B1. S'il tombe, vous gagnez.
field = Chaque case est une zone qui peut contenir jusqu'à trois unités d'un même camp. Vos unités sont les écus ; celles de l'ennemi, les étoiles. Les points ou les traits d'une unité montrent sa force : deux quand elle est entière, un quand elle est entamée. Encore un coup, et elle disparaît.
bid = Chaque manche commence par une mise secrète, qui décide quel camp joue en premier. Sur une carte, le nombre du haut est celui de l'ennemi, et celui du bas est le vôtre. La plus forte mise commence ; à égalité, c'est vous. Misez 1-6.
play = Six contre six : c'est donc vous qui commencez. Jouez maintenant une carte pour avoir des points d'action : 3-3 vous en donne trois. Tant qu'elle est active, ses armoiries, celles de la Castille, aident votre colonne du milieu.
charge = Une charge coûte trois points. Chargez les Volontaires en B3 avec toutes vos unités de B4. Chaque combat fait piocher une carte. Vous voyez donc d'abord les probabilités : chaque carte possible, et ce qu'elle ferait.
charged = C'était la carte 3-4. Votre 4, plus 6 pour la force, 5 pour la charge et 1 pour les armoiries, font 16, contre 8 pour l'ennemi. Le camp qui a le plus petit total subit la différence en dégâts : B3 est vidée, et votre colonne avance. À l'ennemi de jouer.
damage = Les archers ennemis ont fait 2 dégâts en A4. À vous de décider qui les subit. Épargnez les Chevaliers : donnez 1 dégât à la Milice et 1 aux Arbalétriers. Puis jouez 2-5.
column = Cinq points ! Mais essayez d'abord quelque chose d'illégal : envoyez les Aragonais de A6 en B6, qui est vide. Le jeu vous dit pourquoi c'est impossible, et le numéro à côté du message ouvre la règle.
rally = Essayer ne coûte rien : une action illégale est simplement refusée. Ralliez maintenant la Milice, pour un point. Une unité entamée retrouve toute sa force, mais ne peut pas combattre ce tour-ci.
undo = À la réflexion, mieux vaut choisir les Arbalétriers : ils pourront tirer de nouveau au prochain tour. Annulez, avec le bouton ou la touche u. C'est gratuit tant que rien de nouveau n'a été révélé. Puis ralliez les Arbalétriers.
arrows = Les archers touchent une zone située à exactement deux zones de distance. Un tir vous coûte un point, fait 1 dégât et ne manque jamais. Tirez sur B2 avec les Archers de B4.
odds = Il vous reste trois points. Chargez encore, de B3 vers B2. Regardez les probabilités : quelle que soit la carte, l'ennemi perd de la force et vous n'en perdez pas. Une des trois cartes vide la zone, mais seulement grâce au tir de vos archers.
karr = B2 est à vous ! Mais la cavalerie peut répondre à une charge par le karr wa-l-farr : feindre la fuite, faire volte-face et contre-attaquer. Les unités de la zone du calife ont contre-attaqué et vous ont fait 4 dégâts. Gardez López de Haro intact, car il faut de la cavalerie pour charger, et sacrifiez les deux autres unités.
round = L'ennemi a attaqué C4 et a été repoussé : le camp qui a le plus petit total subit les dégâts, même si c'est lui qui attaque. Une nouvelle manche commence, et 1-6, la carte que vous aviez misée, est de nouveau dans votre main. Misez 2-5, puis jouez 1-6 pour six points.
move = Passer d'une zone à la zone voisine coûte un point, quel que soit le nombre d'unités. Faites monter les Ordres militaires et Rada de B3 en B2, auprès de Haro. Puis tirez sur la tente avec les Archers restés en arrière.
caliph = C'est le moment. Le camp du calife ajoute 2 à la défense ennemie, et les armoiries de la Castille ajoutent 1 à votre attaque. Trois des quatre cartes vous font gagner : chargez B1 !
won = Al-Nasir est tombé, et vous gagnez ! Il y a d'autres façons de gagner : un camp qui tient deux fois plus de zones que l'ennemi gagne, et les musulmans gagnent s'il ne reste aucun chrétien dans leur moitié du plateau et que vous tenez quatre zones ou moins. Le journal montre tout ce qui s'est passé, et le bouton Règle explique la règle en cours.
