# Ce que dit la commande, en français. L'aide commence par une minuscule : elle se trouve à côté d'un nom.

# Ce que dit l'analyseur d'arguments. C'est lui qui remplit « %(…)s » et « %s ».
arg-usage = usage :
arg-positionals = arguments
arg-options = options
arg-commands = commandes
arg-help = montre cette aide
arg-version = montre la version
arg-error = %(prog)s : %(message)s
arg-of = %(argument_name)s : %(message)s
arg-missing = il manque encore : %s
arg-unknown = incompris : %s
arg-ambiguous = %(option)s peut être n'importe lequel de %(matches)s
arg-needs-value = une valeur est attendue
arg-takes-none = n'accepte pas de valeur, mais a reçu %r
arg-no-number = %(value)r n'est pas un nombre
arg-choice = choix non valide %(value)r ; choix possibles : %(choices)s
arg-pair = « { $text } » devrait ressembler à NOM=VALEUR
arg-clock = « { $text } » devrait ressembler à 30+10 : minutes, plus secondes par décision
arg-address = « { $text } » devrait ressembler à 10.0.0.1 ou 10.0.0.0/8, séparés par des virgules
arg-port = « { $text } » n'est pas un port : un port est un nombre de 1 à 65535
arg-postgres = cela devrait être comme postgresql://nom:clef@serveur/base
arg-redis = cela devrait être comme redis://serveur:6379
arg-share = « { $text } » n'est pas une part : une part est entre 0 et 1
arg-count = « { $text } » n'est pas un nombre d'au moins 1

# Aide.
help-gonfalon = les grandes batailles de 1187–1212, jouées à la lettre
more-gonfalon =
    Sans commande, dans un terminal : choisissez une bataille et jouez.
    Une première partie : gonfalon learn { $game }, puis gonfalon play { $game }
help-lang = la langue (par défaut : celle de votre système, si elle est ici)
help-game = le jeu
help-games = liste les jeux installés et dit d'où viennent leurs données
help-rules = montre les règles d'un jeu, ou une seule règle
help-rules-id = une seule règle, par exemple N6.4
more-rules =
    exemples :
      gonfalon rules { $game }         toute la page
      gonfalon rules { $game } ID      la règle que nomme un refus
help-play = joue dans ce terminal, contre l'ordinateur ou quelqu'un à côté de vous
help-play-game = le jeu : voir `gonfalon games`
help-play-web = joue plutôt dans le navigateur
help-play-scenario = le scénario ou la variante
help-play-seat = le camp que vous jouez
help-play-opponent = `person` (une personne), ou un bot : { $bots }
help-play-resume = reprend une partie enregistrée (par défaut : la dernière)
more-play =
    exemples :
      gonfalon play { $game }                      tout choisir à l'écran
      gonfalon play { $game } --opponent knight    contre l'ordinateur
      gonfalon play --resume                   reprendre votre dernière partie
help-learn = apprendre un jeu par sa leçon : une vraie bataille, avec une remarque avant chaque pas
help-position = commence ici : voir `gonfalon position`
help-edition = utilise votre propre fichier d'édition
help-join = prend place à une table du réseau, ou y revient
help-join-link = le lien que vous avez reçu ; entre guillemets si votre shell le demande
help-join-name = votre nom à la table (par défaut : on vous le demande)
more-join =
    exemple :
      gonfalon join http://table:1212/play/abc#ticket --name Alphonse
help-move = donne un lien qui fait passer votre place à un autre appareil
help-move-link = le lien avec lequel vous avez pris place sur cette machine
more-move =
    exemple :
      gonfalon move http://table:1212/play/abc#ticket
help-replay = parcourt pas à pas une partie enregistrée, telle qu'un camp l'a vue
help-record = la feuille de partie
help-replay-seat = un camp, `watcher` (spectateur), ou `all` pour tout voir (par défaut)
help-replay-plain = l'écrit ligne par ligne, sans plateau
help-review = revient sur une partie achevée : les chances de gagner, la part du hasard, ce qui a coûté le plus
help-review-seat = un camp (par défaut : l'un après l'autre)
help-review-simulations = combien réfléchir à chaque décision (par défaut %(default)s)
more-review =
    exemple :
      gonfalon review bataille.record
help-verify = prouve que la feuille d'une partie achevée est intacte et légale, et que son hasard a été honnête
help-verify-commitment = l'engagement de la table, gardé d'avant la partie ; peut être donné pour chaque place
help-verify-contribution = votre propre part, gardée d'avant la partie ; peut être donnée pour chaque place
help-position-of = écrit la position à un moment d'une partie achevée, pour en commencer d'autres de là
help-position-number = après combien d'actions
more-position-of =
    exemple :
      gonfalon position bataille.record 40 > place.json
      gonfalon play { $game } --position place.json
help-serve = ouvre une table où l'on joue par le réseau
help-serve-host = l'adresse où écouter (0.0.0.0 : toutes)
help-serve-port = le port où écouter (par défaut %(default)s)
help-serve-archive = montre aussi les parties qui y ont été déplacées : voir `gonfalon table archive`
help-file = le fichier SQLite où garder les parties
help-postgres = garde les parties dans PostgreSQL, à cette URL
help-redis = prévient les autres processus par Redis, à cette URL
help-proxies = les serveurs placés devant la table, qu'elle croit quand ils disent pour qui ils demandent
help-rate = requêtes par seconde permises à une adresse, sur dix secondes (par défaut 60 ; 0 : sans limite)
help-connections = connexions ouvertes en tout (par défaut 20000, ou autant que de fichiers permis)
help-connections-each = connexions ouvertes depuis une adresse (par défaut 100)
help-matches-each = parties en cours que peut commencer le billet d'un hôte (par défaut 200 ; 0 : sans limite)
help-idle-days = jours sans action après lesquels une partie est close (par défaut 180 ; 0 : jamais)
help-worker = fait jouer les bots d'une table sur PostgreSQL
help-worker-queue = les bots à faire jouer (par défaut : tous)
help-begin = commence une partie à votre table et donne un lien vers chaque place
help-begin-scenario = le scénario ou la variante (par défaut : le premier)
help-begin-bot = donne une place à un bot
help-begin-option = une option
help-begin-live = une pendule pour une partie en direct
help-begin-days = une pendule en jours par décision
help-begin-holiday = avec --days : jours de congé par joueur
help-table-address = son adresse (par défaut : sur cette machine)
help-reissue = reprend une place de votre partie à qui la tient et donne un lien pour l'offrir à un autre
help-reissue-link = le lien de l'hôte, écrit par `gonfalon begin`
help-seat-or-watcher = la place, ou `watcher` pour un nouveau lien de spectateur
more-reissue =
    exemple :
      gonfalon reissue http://table:1212/play/abc#ticket PLACE
help-table = liste, vérifie, clôt, supprime et archive les parties de votre table, et redonne des places
help-table-list = liste les parties, la dernière à la fin
help-table-over = seulement celles qui sont terminées, ou ne le sont pas
help-table-json = tout ce qu'on sait, en lignes de JSON
help-table-match = son identifiant : voir `gonfalon table list`
help-table-show = montre ce qu'on sait d'une partie ; rien de son jeu
help-table-close = met fin à une partie sans vainqueur, même si elle ne peut être ouverte
help-table-reissue = reprend une place à qui la tient et donne un nouveau lien
help-table-delete = supprime une partie pour toujours, avec sa chronique et sa discussion
help-table-yes = confirme la suppression
help-table-archive = déplace les parties terminées vers un fichier ; `serve --archive FILE` les montre
help-table-archive-file = l'archive, un fichier SQLite
help-table-archive-days = celles terminées depuis tant de jours (par défaut %(default)s)
help-table-backup = copie un fichier SQLite pendant que la table tourne
help-table-backup-file = vers où ; il ne doit pas exister
help-table-check = rejoue chaque partie en cours avec cette version et dit lesquelles casseraient
help-table-files = écrit le dossier des unités et réglages dont se sert docs/operating.md
help-table-notices = écrit ce qui s'est passé depuis la dernière fois, en lignes de JSON, et l'oublie
help-fuzz = joue des parties au hasard et vérifie chaque invariant après chaque action
help-fuzz-games = le nombre de parties (par défaut %(default)s)
help-fuzz-seed = la graine du hasard (par défaut %(default)s)
help-bench = compare la vitesse du jeu au hasard avec le backgammon d'OpenSpiel
help-bench-seconds = secondes par concurrent (par défaut %(default)s)
help-bench-wheel = le paquet compilé (par défaut : celui de dist/compiled)
help-lab = fait jouer beaucoup de parties aux bots, et mesure : voir docs/laboratory.md
more-lab =
    Une série garde dans un dossier ses réglages et chaque partie finie. Si elle a été arrêtée, la même commande la continue.
help-lab-duel = oppose deux bots ; chaque paire de parties a la même graine et les camps échangés
more-lab-duel =
    exemples :
      gonfalon lab duel { $game } greedy random --games 200          deux cents parties
      gonfalon lab duel { $game } greedy random --sprt 0.5 0.55    s'arrête dès que c'est assez clair
help-lab-ladder = classe des bots : voisins de la liste entre eux, et chacun contre ceux de référence
more-lab-ladder =
    exemple, le plus faible d'abord :
      gonfalon lab ladder { $game } random greedy --reference random --games 400 --minutes 50    jusqu'à la fin
help-lab-study = mesure l'équilibre d'une bataille : un bot contre lui-même
more-lab-study =
    exemple :
      gonfalon lab study { $game } greedy --games 1000 --minutes 50    50 minutes au plus, cette fois
help-lab-bot = un bot : { $bots } ; ou MODULE:CLASS
help-lab-bots = des bots, le plus faible d'abord : { $bots } ; ou MODULE:CLASS
help-lab-reference = un bot que tous rencontrent ; le premier est à 0
help-lab-sprt = s'arrêter plus tôt : sa vraie part des points est-elle HIGH plutôt que LOW ? Se trompe dans 5 %% des cas
help-lab-games = le nombre de parties de chaque paire de bots (par défaut %(default)s)
help-lab-seed = la graine de la première partie (par défaut %(default)s)
help-lab-run = où la série est gardée (par défaut : un dossier dans runs/ à son nom)
help-lab-minutes = s'arrêter après tant de minutes ; la même commande continue plus tard
help-lab-workers = joue dans tant de processus de cette machine, avec Ray (par défaut : dans ce processus)
help-lab-address = joue sur la grappe Ray qui est à cette adresse
help-lab-record = affiche la feuille d'une partie d'une série
more-lab-record =
    exemple :
      gonfalon lab record runs/DOSSIER 7 > sept.record
      gonfalon verify sept.record
help-lab-folder = le dossier de la série
help-lab-number = le numéro de la partie
help-train = apprend, de parties de l'ordinateur contre lui-même, ce que valent les positions : voir docs/training.md
more-train =
    exemple :
      gonfalon lab train { $game } --games 200
    S'il a été interrompu, la même commande le reprend.
help-train-games = le nombre de parties de chaque bataille et génération (par défaut %(default)s)
help-train-generations = combien de fois jouer et apprendre ; chaque fois avec ce qui fut appris avant (par défaut %(default)s)
help-train-trials = parties de chaque bataille entre le nouveau et l'ancien, qui décident de ce qui est gardé (par défaut %(default)s)
help-train-seed = la graine du hasard (par défaut %(default)s)
help-train-run = où tout est gardé (par défaut : un dossier de runs/ au nom du jeu)

# Réponses.
games-facts = { $length } ; hasard : { $luck } ; { $information }.
games-edition = Édition { $edition } : { $origin }
no-such-rule = Il n'y a pas de règle { $rule }. Les règles sont { $offered }.
web-no-position = Le navigateur ne peut pas commencer d'une position. Commencez à une table : gonfalon begin JEU --position FICHIER
no-such-seat = Il n'y a pas de place « { $seat } ». Choisissez parmi { $offered }.
replay-goes-on = Cette partie continue : personne ne peut encore tout voir. Choisissez une place : { $offered }.
review-undecided = Cette partie n'a pas encore de résultat, et aider pendant une partie ne serait pas juste. On pourra y revenir quand elle sera finie.
review-broken = On ne peut pas revenir sur cette feuille de partie : sa ligne { $line } est abîmée ou ne suit pas les règles.
review-unknown = Cette partie a été jouée avec l'édition { $edition } de { $game }, qui n'est pas installée. Avec le fichier de l'édition on peut y revenir : --edition FILE
review-progress = { $done } actions examinées sur { $actions }
review-of = { $title }, { $scenario }, vue pour : { $side }
review-parts = { $start } % au début, { $own } par ses décisions, { $others } par celles de l'autre camp, { $luck } par le hasard = { $result } %
review-luck = Hasard : { $luck }. Adresse, des deux camps : { $skill }.
review-rough = Rien n'a été appris sur cette édition : tout ceci repose sur une estimation grossière.
review-drawn = { $drawn } positions sur { $positions } avaient trop d'issues pour les parcourir ; quelques-unes ont été tirées au sort.
review-mistakes = { $mistakes ->
    [0] Rien à reprocher : { $judged } décisions ont été jugées par ce qu'on savait alors.
    [one] Sur { $judged } décisions, jugées par ce qu'on savait alors, celle-ci a coûté quelque chose :
   *[other] Sur { $judged } décisions, jugées par ce qu'on savait alors, ces { $mistakes } ont coûté le plus :
}
review-mistake = { $rank }. Action { $number }, −{ $cost } %
review-chosen = Choisi : { $told } ({ $word })
review-better = Mieux : { $told } ({ $word })
review-why = Par ce qu'on savait alors, cela gagne à { $better } %, ce qui fut choisi à { $chosen } %.
review-odds = Selon les chances, en moyenne : mieux : { $better } ; choisi : { $chosen }.
review-no-luck = rien de laissé au hasard
review-swept = { $where } balayée { $chance } %
review-won = victoire : { $side } { $chance } %
review-decimal = { $whole },{ $tenth }
review-again =
    Pour revoir la partie : { $replay }
    Pour avoir la position d'avant la première : { $position }
verify-no-seat = Il n'y a pas de place « { $seat } ». Dites laquelle avec PLACE=, une de { $offered }.
verify-intact = La feuille de partie est intacte : { $actions } actions, toutes légales.
verify-honest = Le hasard a été honnête : les { $draws } tirages sortent tous du secret auquel la table s'était engagée avant la partie.
verify-more = Qu'il n'y a pas eu d'autre engagement, vous pouvez le prouver avec ce que vous avez gardé : --commitment, --contribution.
verify-forged = Le hasard n'est pas prouvé. { $why }
no-such-moment = Il n'y a pas de tel moment. Choisissez-en un de 0 à { $last }.
position-over = La partie était alors terminée : aucune ne peut commencer là.
position-needs-game = Dites à quel jeu appartient la position : gonfalon play JEU --position FICHIER
position-not-json = { $file } n'est pas une position : ce n'est pas du JSON.
position-empty = { $file } n'est pas une position : le fichier est vide.
begin-links = Pour prendre place : gonfalon join LIEN. Un lien ne sert qu'une fois : envoyez chacun à une seule personne.
looking-for-table = Recherche d'une table à { $table }…
no-table-there = Aucune table ne répond à { $table }. Ouvrez-en une avec : gonfalon serve
not-an-address = « { $table } » n'est pas l'adresse d'une table. Elle ressemble à http://table:1212
not-a-link = Ce n'est pas un lien vers une place. Il ressemble à http://table:1212/play/abc#ticket
playing-at =
    La partie est à l'adresse { $address }
    Ctrl+C pour arrêter ; vos parties sont sauvegardées.
table-at = Une table à { $address }. Commencez une partie avec : gonfalon begin JEU
table-link = Ou dans un navigateur : { $link }
table-link-secret = Qui a ce lien peut commencer des parties ici.
port-taken = Autre chose occupe déjà { $address }. Choisissez un autre port : gonfalon serve --port N
port-forbidden = Vous n'avez pas la permission d'écouter à { $address }. Choisissez un autre port : gonfalon serve --port N
no-such-host = Cette machine n'a pas d'adresse « { $host } ». Choisissez-en une autre : gonfalon serve --host ADRESSE
cannot-listen = Une table ne peut pas écouter à { $address } : { $why }.
worker-needs-postgres = Il faut une table sur PostgreSQL. Nommez sa base de données avec --postgres.
match-closed = La partie est terminée.
match-deleted = La partie est supprimée.
delete-sure = On ne revient pas là-dessus. Si vous êtes sûr, ajoutez --yes.
archived = Déplacées vers { $file } : { $matches } parties.
copied = Copié vers { $file }.
checked = Parties en cours : { $matches }. Casseraient : { $broken }.
keep-only-sqlite = Ceci est pour SQLite. Pour PostgreSQL, utilisez pg_dump ou pg_basebackup : voir docs/operating.md.
keep-no-file = Il n'y a pas de fichier { $file }.
keep-copy-exists = { $file } existe déjà.
keep-cannot-copy = { $file } ne peut pas être copié : ce n'est pas un fichier SQLite entier, ou le disque est plein.
keep-database-unreadable = La base de données ne peut pas être lue : { $why }
keep-database-silent = La base de données ne répond pas : { $why }
unreadable = illisible
fuzz-fault = Un invariant a été violé : { $fault }
lab-extra = Le laboratoire a besoin d'autres paquets. On les obtient par : { $command }
lab-goes-on = { $done } parties sur { $games } sont faites. La même commande continue.
lab-kept = Gardé dans { $folder }
lab-no-pairing = Il n'y a personne contre qui jouer. Nomme deux bots, ou un bot de référence.
lab-no-game = Il n'y a pas de partie finie { $number } dans { $folder }.
lab-no-run = Il n'y a pas de série dans { $folder }.
lab-no-settings = Les parties de { $folder } ont perdu leurs réglages, on ne peut donc rien y ajouter. Choisis un autre dossier avec --run.
lab-unreadable-settings = Les réglages de cette série ne peuvent pas être lus : { $why }
lab-other-settings = Ce dossier contient une série avec d'autres réglages : { $what } était { $before }, maintenant c'est { $now }. Choisis un autre dossier avec --run.
lab-in-use = Un autre processus travaille dans { $folder }.
lab-no-ray = Ray ne peut pas démarrer : { $why }
lab-no-cluster = Aucune grappe Ray ne répond à { $address }. Son adresse ressemble à 10.0.0.1:6379
lab-deadly-game = Des processus sont morts { $times } fois à la partie { $number }, la série s'est donc arrêtée là.
lab-games-trouble = Les parties de { $folder } ne peuvent pas servir : { $why }.
train-no-features = { $game } n'a pas de traits dont on puisse apprendre.
train-other-run = { $folder } contient un entraînement avec d'autres réglages. Choisissez un autre dossier avec --run.
train-none-better = Rien de ce qui fut appris n'a gagné son match, donc rien n'est gardé.
train-kept = Ce qui fut appris est dans { $file }

# Ce qui peut mal tourner avec toute commande.
not-possible = C'est impossible : { $why }
not-installed = Il n'y a pas de « { $wanted } » ici. Installés : { $offered }.
none = aucun
not-a-record = Ce fichier n'est pas une feuille de partie : ce n'est pas du texte UTF-8.
no-file = Il n'y a pas de fichier { $file }.
is-folder = { $file } est un dossier, pas un fichier.
no-permission = Vous n'avez pas la permission d'ouvrir { $file }.
file-trouble = { $file } ne peut pas servir : { $why }.
stopped = Arrêté.
