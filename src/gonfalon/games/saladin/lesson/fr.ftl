# La leçon d'Arsuf en français.

title = Arsuf : votre première bataille
not-now = C'est permis, et dans une bataille à vous vous pourrez le faire. Pour l'instant la leçon continue avec ce qui brille.

welcome = Bienvenue sur la route d'Arsuf, le 7 septembre 1191. Vous menez les Croisés de Richard, en bas, dos à la mer ; d'en haut, les Ayyoubides de Saladin harcèlent votre colonne. Rien n'est caché dans cette bataille.
lines = Chaque carte est une Bannière, un corps de troupes, et les lances devant elle sont sa force. Une Bannière sans lances est perdue, et l'ennemi garde sa carte. Un trait pointillé relie ceux qui se font face : Richard et Ala Afdal, Naplouse et Soliman.
orders = Les sceaux sont vos Ordres, et tout est là. La plupart des actions en coûtent ; ce que vous dépensez revient à la fin du tour. Seul ce qui va dans la boîte est perdu pour de bon, et qui y met son dernier Ordre a perdu la bataille.
begin = Vous avez onze Ordres, et eux douze. Qui en a le moins décide qui commence. Commencez.
loose = Les camps alternent, une carte à la fois. Qu'Henri II tire sur Ala Afdal : cela coûte un Ordre et lance un dé rouge. Les dés rouges frappent les Ayyoubides, les verts vous frappent ; on vous montre les chances avant le jet.
losses = Une lance. Elle va sur leur piste des Pertes : retenez-la, car la sixième leur coûtera un Ordre. La carte d'Henri a pâli : elle est Activée, c'est-à-dire qu'elle a agi ce tour-ci. À eux d'agir.
reach = Une carte nomme ceux qu'elle peut atteindre. Essayez de faire tirer Lusignan sur Ala Afdal : la table vous dira pourquoi non, et le numéro à côté de sa réponse ouvre la règle.
charge = Demander ne coûte rien. Voici votre meilleure arme, la charge : deux Ordres, trois dés rouges et un seul vert. Que Naplouse charge Soliman.
reaction = Pas si vite ! Soliman n'est pas encore Activé, il peut donc réagir. Il esquive : votre charge est perdue, vos Ordres sont dépensés, et chacun de vous ne subit qu'un dé.
again = Mais ensuite Soliman vous a harcelé, et le voilà Activé : il ne peut plus esquiver. Naplouse l'est aussi, mais la charge est une des actions que sa carte permet de refaire. Chargez !
sixth = Cinq lances, et avec celle d'Henri cela fait six : un de leurs Ordres va dans la boîte. Naplouse et Soliman sont maintenant Engagés, aux prises corps à corps, et chacun ne peut frapper que l'autre jusqu'à ce que Naplouse se replie.
rally = Saladin a risqué ses propres lances pour vous faire dépenser un Ordre. Votre Chef ne paie rien pour ce qu'il fait : que Richard rallie, et une lance tombée revient à Naplouse.
richard = Ala Afdal et Saladin auraient pu répondre à une charge de Richard, mais tous deux sont maintenant Activés. Tout l'art est là : les faire agir d'abord. Chargez Ala Afdal !
town = Deux lances ayyoubides tiennent la ville d'Arsuf. Si vous les abattez toutes deux, vous gagnez un douzième Ordre. Lusignan peut essayer, pour un Ordre et un dé.
hold = Nul ne peut passer avant que toutes ses cartes soient Activées. Bourgogne et Sablé peuvent Tenir : cela coûte un Ordre et ne fait rien. Sans Ordre, ils devraient charger de façon incontrôlée, un dé rouge contre deux verts.
pass = Toutes vos cartes sont Activées, et ils ont passé. Passez aussi, et le tour est fini.
chaos = Toutes les cartes sont de nouveau Déployées, et les Ordres dépensés reviennent. Mais dès le deuxième, chaque tour commence par le Chaos : chaque camp met un Ordre dans la boîte, et un de plus par Bannière que l'ennemi lui a prise. La bataille est donc courte : brisez leurs Bannières, abattez les lances par six, et gardez un Ordre quand ils n'en ont plus. La chronique raconte tout ce qui s'est passé, et le bouton Règle ouvre la règle du moment.
