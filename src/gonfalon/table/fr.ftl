# What a table says when something cannot be done, in French.

trouble-malformed = Cette demande est illisible : { $why }
trouble-ticket-missing = Il faut ici un billet : il fait partie du lien que vous avez reçu.
trouble-ticket-forged = Ce billet n'est pas des nôtres. Le lien a peut-être été coupé : demandez-le à nouveau.
trouble-ticket-expired = Ce billet n'est plus valable. Demandez un nouveau lien.
trouble-ticket-void = Ce lien a déjà servi, ou un autre a été donné à sa place. Demandez-en un nouveau.
trouble-ticket-foreign = Ce billet est pour une autre partie.
trouble-not-for-watchers = Vous êtes spectateur. Seuls les joueurs peuvent faire cela.
trouble-only-for-hosts = Seul l'hôte de cette table peut commencer une partie.
trouble-not-for-hosts = Ce billet ne sert qu'à donner des places.
trouble-join-first = Ceci est une invitation. Prenez d'abord la place.
trouble-only-invited = Vous avez déjà cette place. On n'en prend une qu'avec une invitation.
trouble-no-such-match = Cette partie n'existe pas à cette table.
trouble-no-such-page = Il n'y a rien ici.
trouble-wrong-method = Cela ne peut pas se faire ici.
trouble-stale = Il s'est passé quelque chose entre-temps : regardez et décidez à nouveau.
trouble-committed = Vous vous êtes déjà engagé. Retirez-vous d'abord, s'il le faut ; tous le verront.
trouble-too-early = Tous ne se sont pas encore engagés pour leur part du hasard.
trouble-not-committed-to = Ce n'est pas ce à quoi vous vous êtes engagé.
trouble-not-begun = La partie n'a pas commencé : il manque encore quelqu'un.
trouble-not-over = La partie continue, donc personne ne peut encore la voir d'un autre camp.
trouble-goes-on = La partie continue. Vous pourrez rejouer quand elle sera finie.
trouble-busy = Il se passe trop de choses à la fois dans cette partie. Réessayez.
trouble-archived = Cette partie est aux archives : on peut la lire, mais plus en demander la revanche. Commencez-en une nouvelle.
trouble-too-long = C'est trop long.
trouble-unknown-game = Il n'y a pas de jeu appelé « { $name } » à cette table. Il y a : { $offered }.
trouble-unknown-seat = Il n'y a pas de place appelée « { $seat } ». Il y a : { $offered }.
trouble-unknown-bot = Il n'y a pas de bot appelé « { $name } » pour « { $seat } ». Il y a : { $offered }.
trouble-no-holiday = Il ne vous reste pas autant de congés.
trouble-no-plans = On ne peut faire de plans que dans les jeux où rien n'est caché.
trouble-too-many-answers = Vous ne pouvez pas laisser plus de { $most } réponses à l'avance.
trouble-too-many-matches = Vous avez { $most } parties en cours et ne pouvez pas en commencer d'autres. Terminez-en d'abord.
trouble-too-many-take-backs = Vous êtes revenu en arrière { $most } fois. Un autre doit maintenant agir d'abord.
trouble-match-too-long = Cette partie compte { $most } actions et ne peut plus que finir : abandonnez, ou convenez d'une nulle.
trouble-too-much-chat = On a tant parlé dans cette partie qu'on ne peut plus rien ajouter.
trouble-too-often = Trop de demandes sont venues de vous. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
trouble-too-slow = Cette demande a mis trop de temps à arriver.
trouble-broken = Quelque chose est cassé à cette table. Rien n'est perdu ; le responsable le trouvera dans le journal sous { $name }.
trouble-rules-not-here = Les règles ou les cartes de cette partie ne sont pas installées ici : elle ne peut pas être ouverte. Elle est conservée, rien n'est perdu.
trouble-can-be-played = Cette partie peut se jouer ici, elle se termine donc selon ses règles : abandonnez ou proposez une partie nulle.
trouble-store-down = La table ne peut rien noter pour le moment. Réessayez bientôt ; rien n'est perdu.

goodbye-closing = Cette table ferme un instant. Revenez bientôt ; rien n'est perdu.
goodbye-unreadable = Ce qui a été dit sur cette ligne est illisible.

# The rules as a page.
book-contents = Sommaire
book-skip = Aller aux règles
book-languages = Langues
book-try = L'essayer
