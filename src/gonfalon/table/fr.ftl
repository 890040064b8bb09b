# What a table says when something cannot be done, in French.

trouble-malformed = Cette demande est illisible : { $why }
trouble-ticket-missing = Il faut ici un billet : il fait partie du lien que vous avez reçu.
trouble-ticket-forged = Ce billet n'est pas des nôtres. Le lien a peut-être été coupé : demandez-le à nouveau.
trouble-ticket-expired = Ce billet n'est plus valable. Demandez un nouveau lien.
trouble-ticket-foreign = Ce billet est pour une autre partie.
trouble-not-for-watchers = Vous êtes spectateur. Seuls les joueurs peuvent faire cela.
trouble-only-for-hosts = Seul l'hôte de cette table peut commencer une partie.
trouble-no-such-match = Cette partie n'existe pas à cette table.
trouble-no-such-page = Il n'y a rien ici.
trouble-wrong-method = Cela ne peut pas se faire ici.
trouble-stale = Il s'est passé quelque chose entre-temps : regardez et décidez à nouveau.
trouble-seat-taken = Cette place est déjà prise.
trouble-not-begun = La partie n'a pas commencé : il manque encore quelqu'un.
trouble-not-over = La partie continue, donc personne ne peut encore la voir par d'autres yeux.
trouble-busy = Il se passe trop de choses à la fois dans cette partie. Réessayez.
trouble-too-long = C'est trop long.
trouble-unknown-game = Il n'y a pas de jeu appelé « { $name } » à cette table. Il y a : { $offered }.
trouble-unknown-seat = Il n'y a pas de place appelée « { $seat } ». Il y a : { $offered }.
trouble-unknown-bot = Il n'y a pas de bot appelé « { $name } » pour « { $seat } ». Il y a : { $offered }.
trouble-no-holiday = Il ne vous reste pas autant de congés.
trouble-no-plans = On ne peut faire de plans que dans les jeux où rien n'est caché.
trouble-too-many-answers = Vous ne pouvez pas laisser plus de { $most } réponses à l’avance.
trouble-too-much-chat = On a tant parlé dans cette partie qu'on ne peut plus rien ajouter.
trouble-broken = Quelque chose est cassé à cette table. Rien n'est perdu ; le responsable le trouvera dans le journal.
trouble-rules-not-here = Les règles ou les cartes de cette partie ne sont pas installées ici : elle ne peut pas être ouverte. Elle est conservée, rien n'est perdu.
trouble-store-down = La table ne peut rien noter pour le moment. Réessayez bientôt ; rien n'est perdu.

goodbye-closing = Cette table ferme un instant. Revenez bientôt ; rien n'est perdu.
goodbye-only-told = On ne parle pas sur cette ligne ; on y écoute seulement.
