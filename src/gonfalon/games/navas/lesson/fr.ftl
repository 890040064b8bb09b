# La leçon de Las Navas en français.

title = Las Navas : votre première bataille
not-now = C'est permis, et dans une bataille à vous vous pourrez le faire. Pour l'instant la leçon continue avec ce qui brille.

welcome = Bienvenue à Las Navas de Tolosa, le 16 juillet 1212. Vous menez les chrétiens, en bas de la page. Le calife al-Nasir est dans la tente rouge, tout en haut, zone B1 : s'il tombe, vous avez gagné.
field = Chaque case est une zone et contient jusqu'à trois unités d'un même camp : les vôtres sont les écus, les leurs les étoiles. Les points ou les traits d'une unité sont sa force : deux quand elle est fraîche, un quand elle est entamée. Encore un coup, et elle disparaît.
bid = Chaque manche commence par une mise secrète pour le premier tour. Le nombre du haut d'une carte est le leur, celui du bas le vôtre ; la plus forte mise commence et, à égalité, c'est vous. Misez 1-6.
play = Six contre six : vous commencez. Jouez maintenant une carte pour ses points d'action. 3-3 vous en donne trois, et tant qu'elle est là, ses armoiries, celles de Castille, aident votre colonne du milieu.
charge = Une charge coûte trois points. Menez tous ceux de B4 contre les Volontaires en B3. On pioche une carte à chaque combat : on vous montre donc d'abord les chances, chaque carte possible et ce qu'elle ferait.
charged = C'était la carte 3-4. Votre 4, plus 6 de force, 5 pour la charge et 1 pour les armoiries, font 16 ; ils avaient 8. Le camp le plus bas subit la différence en dégâts : B3 est balayée, et votre colonne avance. À eux de répondre.
damage = Leurs archers ont fait deux dégâts en A4. C'est à vous de dire qui les subit : épargnez les Chevaliers, et que la Milice et les Arbalétriers en prennent un chacun. Puis jouez 2-5.
column = Cinq points ! Mais essayez d'abord quelque chose d'impossible : envoyez les Aragonais de A6 dans la zone vide B6. La table vous dira pourquoi non, et le numéro à côté de sa réponse ouvre la règle.
rally = Demander ne coûte rien : ce que les règles interdisent n'arrive pas, voilà tout. Ralliez maintenant, pour un point : une unité entamée redevient fraîche, mais trop lasse pour combattre ce tour-ci. Ralliez la Milice.
undo = À la réflexion, mieux vaut les Arbalétriers : ils pourront tirer de nouveau au prochain tour. Annulez, avec le bouton ou la touche u : c'est gratuit tant que rien de nouveau n'a été révélé. Puis ralliez les Arbalétriers.
arrows = Des archers touchent une zone à deux pas exactement. Les vôtres coûtent un point, font un dégât et ne manquent jamais. Que les Archers de B4 tirent sur B2.
odds = Il reste trois points : chargez encore, de B3 sur B2. Regardez les chances : quelle que soit la carte, ils saignent et vous non. Une carte sur les trois balaie la zone, et seulement grâce à vos flèches.
karr = B2 est à vous ! Mais là où il y a des cavaliers, ils peuvent répondre à une charge par le karr wa-l-farr, faire volte-face et contre-attaquer : la zone du calife lui-même vous a fait quatre dégâts. Gardez López de Haro intact, car il faut un cavalier pour charger, et laissez tomber les deux autres.
round = Ils ont attaqué C4 et ont été repoussés : la somme la plus basse subit les dégâts, quel que soit l'attaquant. Une nouvelle manche commence, et 1-6, la carte de votre mise, est revenue dans votre main. Misez 2-5, puis jouez 1-6 pour six points.
move = Un déplacement coûte un point, pour autant d'unités que vous voulez, d'une zone à la suivante. Faites monter les Ordres militaires et Rada de B3 en B2, auprès de Haro. Puis que les Archers restés en arrière tirent sur la tente.
caliph = C'est le moment. Le camp du calife ajoute deux à leur défense, et les armoiries de Castille un à votre attaque. Trois cartes sur quatre suffisent : chargez B1 !
won = Al-Nasir est tombé, et la bataille est gagnée ! Elle peut aussi finir autrement : qui tient deux fois plus de zones que l'ennemi gagne, et les musulmans gagnent aussi s'il ne reste aucun chrétien dans leur moitié et que vous tenez quatre zones ou moins. La chronique raconte tout ce qui s'est passé, et le bouton Règle ouvre la règle du moment.
