# What a table says when something cannot be done, in French.

trouble-malformed = Cette demande est illisible : { $why }
trouble-ticket-missing = Il faut un lien d'invitation : ouvrez celui que vous avez reçu.
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
trouble-review-too-early = La partie continue, et aider pendant une partie ne serait pas juste. On pourra la revoir quand elle sera finie.
trouble-review-undecided = Cette partie a été close sans résultat : il n'y a rien à analyser.
trouble-no-review = Cette partie n'a pas pu être analysée. Qui tient cette table peut en lire la raison dans son journal ; réessayez plus tard.
trouble-teacher-busy = Beaucoup attendent le maître en ce moment. Réessayez dans un instant.
trouble-advice-unfair = On ne conseille que dans une partie contre l'ordinateur qui n'est pas classée, et seulement à qui doit décider. Après la fin, chacun peut demander conseil.
trouble-nothing-to-decide = Personne n'a rien à décider à ce moment.
trouble-no-advice = Il n'y a pas de conseil pour l'instant. Qui tient cette table peut en lire la raison dans son journal.
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
trouble-can-be-played = Cette partie peut encore se jouer. Pour y mettre fin, abandonnez ou proposez une nulle.
trouble-store-down = La table ne peut rien noter pour le moment. Réessayez bientôt ; rien n'est perdu.

# Parties par lettres.
trouble-letter-first = C'est à l'autre camp d'écrire : ouvrez sa lettre, puis vous pourrez continuer.
trouble-letter-too-long = C'est trop long pour une lettre.
trouble-letter-unreadable = Cette lettre est illisible. Peut-être a-t-elle été coupée ou modifiée en chemin : recopiez-la en entier, ou faites-la renvoyer.
trouble-letter-other-version = Cette lettre a été écrite par un programme plus récent que celui-ci. Rechargez cette page et ouvrez-la de nouveau.
trouble-letter-not-here = Cette lettre appartient à une partie qui n'est pas dans ce navigateur. Ouvrez-la là où vous jouez cette partie.
trouble-letter-rules = Cette invitation demande des règles ou des cartes que cette page n'a pas. Rechargez la page ; l'autre camp doit peut-être le faire aussi.
trouble-letter-hidden = Par lettres, on ne peut jouer que les batailles où rien n'est caché.
trouble-letter-own = Cette lettre est de vous. C'est à l'autre camp de l'ouvrir.
trouble-letter-ahead = Il manque une lettre : il faut d'abord ouvrir la précédente. Faites-la renvoyer.
trouble-letter-unfitting = Cette lettre ne s'accorde pas avec ce que vous avez de cette partie ; rien n'a donc changé. Soit elle a été modifiée, soit l'un de vous a continué dans un autre navigateur.
trouble-letter-accepted = Quelqu'un a déjà accepté cette invitation par une autre lettre. La première compte ; celle-ci est gardée, et vous pouvez voir les deux.
trouble-letter-contradicting = Vous avez déjà ouvert une autre lettre à cette place. Les deux ne peuvent être vraies : la première compte, celle-ci est gardée, et vous pouvez voir les deux.
trouble-letter-false-link = Cette lettre ne tient pas la promesse sur laquelle repose le hasard ; on ne peut donc se fier à ses dés. Rien n'a changé. Soit quelqu'un l'a modifiée, soit quelqu'un triche.
trouble-letter-illegal = Cette lettre fait quelque chose que les règles ne permettent pas ; rien n'a donc changé.
trouble-record-unreadable = Ce n'est pas une feuille de partie que l'on puisse montrer. { $why }
trouble-record-unfinished = La partie de cette feuille continue : personne ne peut encore la voir.
trouble-record-rules = Les règles ou les cartes de cette feuille ne sont pas ici.

goodbye-closing = Cette table ferme un instant. Revenez bientôt ; rien n'est perdu.
goodbye-unreadable = Ce qui a été dit sur cette ligne est illisible.

# The rules as a page.
book-contents = Sommaire
book-skip = Aller aux règles
book-languages = Langues
book-try = L'essayer
