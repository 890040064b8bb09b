# La leçon d'Arsuf en français.

title = Arsuf : votre première bataille
not-now = Cette action est légale, mais ce n'est pas l'objet de cette étape. Choisissez un élément qui brille.

welcome = Bienvenue sur la route d'Arsuf, le 7 septembre 1191. Vous menez les Croisés de Richard, en bas, dos à la mer. D'en haut, les Ayyoubides de Saladin harcèlent votre colonne. Rien n'est caché dans cette bataille.
lines = Chaque carte est une Bannière, un corps de troupes. Les lances devant elle sont sa force. Une Bannière qui n'a plus de lances est perdue, et l'ennemi garde sa carte. Un trait pointillé relie les Bannières qui se font face : Richard et Ala Afdal, Naplouse et Soliman.
orders = Les sceaux sont vos Ordres, et tout en dépend. La plupart des actions en coûtent. Les Ordres dépensés reviennent à la fin du tour. Seuls ceux qui vont dans la boîte sont perdus pour de bon, et le camp qui y met son dernier Ordre perd.
begin = Vous avez onze Ordres, l'ennemi en a douze. Le camp qui en a le moins décide qui commence. Choisissez de commencer.
loose = Les camps jouent à tour de rôle, une carte à la fois. Faites tirer Henri II sur Ala Afdal. Cela coûte un Ordre et fait lancer un dé rouge. Les dés rouges frappent les Ayyoubides, et les dés verts vous frappent. Vous voyez les probabilités avant de lancer.
losses = L'ennemi perd une lance. Elle va sur sa piste des Pertes. Ne l'oubliez pas : la sixième lance sur cette piste lui coûtera un Ordre. La carte d'Henri a pâli : elle est Activée, car elle a agi ce tour-ci. À l'ennemi de jouer.
reach = Une carte indique les cibles qu'elle peut atteindre. Essayez de faire tirer Lusignan sur Ala Afdal. Le jeu vous dit pourquoi il refuse, et le numéro à côté du message ouvre la règle.
charge = Essayer ne coûte rien. Passons à votre meilleure arme, la charge : deux Ordres, trois dés rouges et un seul vert. Chargez Soliman avec Naplouse.
reaction = Pas si vite ! Soliman n'est pas encore Activé : il peut donc réagir. Il esquive : votre charge est annulée, vos Ordres sont dépensés, et chaque camp ne subit qu'un dé.
again = Mais ensuite Soliman vous a harcelé : il est donc Activé et ne peut plus esquiver. Naplouse est Activé aussi, mais la face Activée de sa carte permet encore la Charge. Chargez de nouveau !
sixth = Ces cinq lances et celle qu'Henri a touchée font six : un de leurs Ordres va dans la boîte. Naplouse et Soliman sont maintenant Engagés, aux prises au corps à corps. Chacun ne peut frapper que l'autre jusqu'à ce que Naplouse se replie.
rally = Saladin a risqué ses propres lances pour vous faire dépenser un Ordre. Votre Chef agit gratuitement : faites rallier une lance par Richard. Naplouse récupère ainsi une lance perdue.
richard = Ala Afdal et Saladin auraient pu répondre à une charge de Richard, mais tous deux sont maintenant Activés. Tout l'art est là : les faire agir d'abord. Chargez Ala Afdal !
town = Deux lances ayyoubides tiennent la ville d'Arsuf. Tuez-les toutes les deux, et vous gagnez un douzième Ordre. Lusignan peut essayer, pour un Ordre et un dé.
hold = Vous ne pouvez pas passer avant que toutes vos cartes soient Activées. Bourgogne et Sablé peuvent Tenir : cela coûte un Ordre et n'a pas d'effet. Sans Ordre, ils devraient faire une Charge incontrôlée : un dé rouge contre deux verts.
pass = Toutes vos cartes sont Activées, et les Ayyoubides ont passé. Passez aussi, et le tour est fini.
chaos = Toutes les cartes sont de nouveau Déployées, et les Ordres dépensés reviennent. Mais chaque tour, à partir du deuxième, commence par le Chaos : chaque camp met un Ordre dans la boîte, plus un par Bannière que l'ennemi lui a prise. La bataille est donc courte. Brisez les Bannières ennemies, éliminez les lances six par six, et ayez encore un Ordre quand l'ennemi n'en a plus. Le journal montre tout ce qui s'est passé, et le bouton Règle explique la règle en cours.
