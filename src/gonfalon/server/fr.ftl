# What a table says when something cannot be done, in French.

trouble-malformed = Requête non valable : { $why }
trouble-ticket-missing = Il vous faut pour cela un lien d'invitation. Ouvrez celui que vous avez reçu.
trouble-ticket-forged = Ce lien n'est pas valable ici. Il a peut-être été tronqué lors de la copie, ou il vient d'un autre serveur. Redemandez-le.
trouble-ticket-expired = Ce lien a expiré. Demandez-en un nouveau.
trouble-ticket-void = Ce lien a déjà servi ou a été remplacé. Demandez-en un nouveau.
trouble-ticket-foreign = Ce lien est celui d'une autre partie.
trouble-not-for-watchers = Vous êtes spectateur. Seuls les joueurs peuvent faire cela.
trouble-only-for-hosts = Seul l'hôte peut créer une partie ici.
trouble-not-for-hosts = Un lien d'hôte ne permet ni de jouer ni de regarder. Ouvrez plutôt le lien d'une place ou le lien pour spectateurs.
trouble-join-first = Ceci est une invitation. Rejoignez d'abord la partie.
trouble-only-invited = Vous avez déjà cette place. Pour en avoir une autre, utilisez son lien d'invitation.
trouble-blocked = Le responsable de ce serveur a bloqué votre adresse.
trouble-not-open = Ce serveur ne propose pas de places libres : seul son responsable y crée des parties.
trouble-server-full = Trop de parties sont en cours sur ce serveur. Réessayez plus tard.
trouble-seat-gone = Cette place n'est plus libre. Choisissez-en une autre.
trouble-too-many-open-seats = Il y a trop de places libres en ce moment. Prenez-en une, ou réessayez plus tard.
trouble-no-such-match = Cette partie n'existe pas sur ce serveur.
trouble-no-such-page = Page introuvable.
trouble-wrong-method = Cette adresse n'accepte pas cette méthode de requête.
trouble-stale = La partie a changé entre-temps. Regardez le plateau et choisissez de nouveau.
trouble-committed = Vous avez déjà fixé votre graine. Pour en changer, retirez-la d'abord ; tout le monde le verra.
trouble-too-early = Tout le monde n'a pas encore fixé sa graine. Attendez que chacun l'ait fait.
trouble-not-committed-to = Ce n'est pas la graine que vous aviez fixée.
trouble-not-begun = La partie n'a pas commencé : il manque encore quelqu'un.
trouble-not-over = Vous ne pourrez voir les autres camps qu'à la fin de la partie.
trouble-goes-on = La partie n'est pas terminée. Vous pourrez demander une revanche à la fin.
trouble-busy = Une autre demande est en cours pour cette partie. Réessayez.
trouble-archived = Cette partie est archivée. Vous pouvez la consulter, mais pas demander de revanche. Commencez-en une nouvelle.
trouble-review-too-early = La partie n'est pas terminée, et une aide en cours de partie serait injuste. Vous pourrez en faire le bilan à la fin.
trouble-review-undecided = Cette partie a été fermée sans résultat : il n'y a donc pas de bilan à faire.
trouble-no-review = Impossible de faire le bilan. Réessayez plus tard. Le responsable du serveur trouvera la cause dans le journal.
trouble-teacher-busy = Trop de bilans et de conseils sont demandés en ce moment. Réessayez plus tard.
trouble-advice-unfair = Pendant une partie, vous ne pouvez demander conseil qu'à votre tour, et seulement si la partie n'est pas classée et se joue contre l'ordinateur. Après la partie, tout le monde peut demander conseil.
trouble-nothing-to-decide = Ce n'est à personne de jouer pour l'instant.
trouble-no-advice = Aucun conseil n'est disponible pour l'instant. Le responsable du serveur trouvera la cause dans le journal.
trouble-too-long = La requête est trop grande. Envoyez moins de données.
trouble-unknown-game = Il n'y a pas de jeu appelé « { $name } » sur ce serveur. Choisissez parmi : { $offered }.
trouble-unknown-seat = Il n'y a pas de place appelée « { $seat } ». Choisissez parmi : { $offered }.
trouble-unknown-bot = Il n'y a pas de bot appelé « { $name } » pour « { $seat } ». Choisissez parmi : { $offered }.
trouble-no-plans = Vous ne pouvez préparer des ordres à l'avance que dans les jeux où rien n'est caché.
trouble-too-many-answers = Vous pouvez préparer au plus { $most } réponses à l'avance.
trouble-too-many-matches = Vous avez déjà { $most } parties en cours. Terminez-en une d'abord.
trouble-too-many-today = Trop de nouvelles parties ont été créées aujourd'hui depuis votre réseau. Réessayez dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
trouble-no-undo = L'annulation est désactivée pour cette partie.
trouble-too-many-take-backs = Vous avez annulé { $most } fois. Quelqu'un d'autre doit agir avant que vous puissiez annuler de nouveau.
trouble-match-too-long = Cette partie a atteint la limite de { $most } actions. Abandonnez ou convenez d'un match nul.
trouble-too-much-chat = La discussion de cette partie est pleine.
trouble-too-often = Trop de requêtes. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
trouble-too-slow = La requête a pris trop de temps. Réessayez.
trouble-broken = Une erreur s'est produite sur le serveur. Rien n'est perdu. Donnez ce code d'erreur au responsable du serveur : { $name }.
trouble-rules-not-here = Cette partie ne peut pas être ouverte : ses règles ou ses cartes ne sont pas installées ici. La partie est sauvegardée.
trouble-can-be-played = Cette partie peut encore se jouer. Pour y mettre fin, abandonnez ou proposez le match nul.
trouble-store-down = Le serveur ne peut rien enregistrer pour le moment. Rien n'est perdu. Réessayez dans un instant.

# Parties par lettres.
trouble-letter-first = L'autre camp doit écrire d'abord. Pour continuer, ouvrez sa lettre.
trouble-letter-too-long = Ce texte est trop long pour une lettre.
trouble-letter-unreadable = Cette lettre est illisible. Il en manque peut-être un morceau, ou elle a été modifiée. Recopiez-la en entier, ou redemandez-la.
trouble-letter-other-version = Cette lettre vient d'une version plus récente de Gonfalon. Rechargez cette page et rouvrez la lettre.
trouble-letter-not-here = Cette lettre appartient à une partie qui n'est pas dans ce navigateur. Ouvrez-la dans le navigateur où vous jouez cette partie.
trouble-letter-rules = Cette page n'a pas les règles ou les cartes de cette invitation. Rechargez la page ; votre adversaire devra peut-être recharger la sienne aussi.
trouble-letter-hidden = Seules les batailles où rien n'est caché peuvent se jouer par lettre.
trouble-letter-own = Cette lettre est la vôtre. C'est à l'autre camp de l'ouvrir.
trouble-letter-ahead = Vous n'avez pas encore ouvert la lettre précédente. Ouvrez-la d'abord, ou redemandez-la.
trouble-letter-unfitting = Cette lettre ne correspond pas à votre copie de la partie, qui reste inchangée. Soit la lettre a été modifiée, soit l'un de vous deux a continué à jouer dans un autre navigateur.
trouble-letter-accepted = Quelqu'un a déjà accepté cette invitation par une autre lettre. Seule la première compte. La nouvelle est sauvegardée, et vous pouvez voir les deux.
trouble-letter-contradicting = Vous avez déjà ouvert une autre lettre pour ce coup. Seule la première compte. La nouvelle est sauvegardée, et vous pouvez voir les deux.
trouble-letter-false-link = Échec du contrôle d'équité : les dés de cette lettre ne correspondent pas à ce qui a été promis avant la partie. La partie reste inchangée. Quelqu'un a modifié la lettre ou triche.
trouble-letter-illegal = Cette lettre contient une action illégale ; la partie reste inchangée.
trouble-record-unreadable = Cette feuille de partie ne peut pas être utilisée. { $why }
trouble-record-unfinished = La partie que contient cette feuille n'est pas terminée : elle ne peut pas encore être affichée.
trouble-record-rules = Les règles ou les cartes de cette feuille de partie ne sont pas disponibles ici.
trouble-record-set = La partie de cette feuille a elle-même commencé à partir d'une autre partie. Utilisez la feuille de cette autre partie.

goodbye-closing = Le serveur redémarre. Reconnectez-vous dans un instant ; votre partie est sauvegardée.
goodbye-unreadable = Le serveur n'a pas pu lire le dernier message. Reconnectez-vous et réessayez.

# The rules as a page.
book-contents = Sommaire
book-skip = Aller aux règles
book-languages = Langues
book-try = Essayer
