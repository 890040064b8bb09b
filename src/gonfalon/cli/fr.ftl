# Ce que dit la commande, en français. L'aide commence par une minuscule : elle se trouve à côté d'un nom.

# Ce que dit l'analyseur d'arguments. C'est lui qui remplit « %(…)s » et « %s ».
arg-usage = usage :
arg-positionals = arguments
arg-options = options
arg-commands = commandes
arg-help = afficher cette aide
arg-version = afficher la version
arg-error = %(prog)s : %(message)s
arg-of = %(argument_name)s : %(message)s
arg-missing = il manque : %s
arg-unknown = arguments inconnus : %s
arg-ambiguous = %(option)s est ambigu, cela peut être %(matches)s
arg-needs-value = une valeur est attendue
arg-takes-none = n'accepte pas de valeur, mais a reçu %r
arg-no-number = %(value)r n'est pas un nombre
arg-choice = choix non valide %(value)r ; choix possibles : %(choices)s
arg-pair = « { $text } » doit avoir la forme NOM=VALEUR
arg-clock = « { $text } » doit avoir la forme 30+10 : minutes, plus secondes par décision
arg-address = « { $text } » doit être une liste d'adresses ou de réseaux comme 10.0.0.1 ou 10.0.0.0/8, séparés par des virgules
arg-port = « { $text } » n'est pas un numéro de port (1 à 65535)
arg-public-url = « { $text } » doit avoir la forme https://example.org, sans chemin ni requête
arg-postgres = doit avoir la forme postgresql://utilisateur:motdepasse@serveur/base
arg-redis = doit avoir la forme redis://serveur:6379
arg-share = « { $text } » doit être une proportion entre 0 et 1
arg-count = « { $text } » doit être un nombre entier d'au moins 1

# Aide.
help-gonfalon = jouer les grandes batailles de 1187–1212 en wargames sur plateau
more-gonfalon =
    Les règles imprimées dans les livrets sont appliquées en entier. Ce que seuls les
    cartes, les pions et les plans montraient est reconstitué et signalé : voir gonfalon
    games --sources. Avec --edition, vous jouez avec les nombres de votre propre boîte.
    {""}
    Sans commande, gonfalon ouvre le menu.
    Première visite ? Commencez par : gonfalon learn { $game }, puis gonfalon play { $game }
group-play = jouer
group-online = en ligne
group-records = feuilles de partie
group-operate = administrer
group-develop = développer
help-lang = langue (par défaut : celle de votre système, sinon l'anglais)
help-game = un jeu (voir `gonfalon games`)
help-games = lister les jeux et les batailles installés
help-games-sources = afficher aussi d'où viennent les données de chaque jeu
help-rules = afficher les règles d'un jeu, ou une seule règle
help-rules-id = une seule règle, par exemple N6.4
more-rules =
    exemples :
      gonfalon rules { $game }         toute la page
      gonfalon rules { $game } ID      la règle que nomme un refus
help-play = jouer dans le terminal, contre l'ordinateur ou un autre joueur
help-play-game = un jeu (voir `gonfalon games`)
help-play-web = jouer plutôt dans le navigateur
help-play-scenario = le scénario ou la variante
help-play-seat = le camp que vous jouez
help-play-opponent = `person` (une personne), ou un bot : { $bots }
help-play-resume = reprendre une partie enregistrée (par défaut : la dernière)
more-play =
    exemples :
      gonfalon play { $game }                      tout choisir à l'écran
      gonfalon play { $game } --opponent knight    contre l'ordinateur
      gonfalon play --resume                   reprendre votre dernière partie
help-learn = jouer une leçon guidée : une vraie bataille, courte, avec des indices
help-from = commencer à un moment de cette partie terminée (avec --at)
help-at = commencer après l'action de ce numéro (avec --from)
help-edition = utiliser votre propre fichier d'édition
help-join = rejoindre une partie en ligne, ou y revenir
help-join-link = votre lien d'invitation, entre guillemets
help-join-name = votre nom de joueur (par défaut : demandé)
more-join =
    exemple :
      gonfalon join http://example.org:1212/play/abc#ticket --name Alphonse
help-move = afficher un lien qui fait passer votre place à un autre appareil
help-move-link = le lien avec lequel vous avez rejoint la partie
more-move =
    exemple :
      gonfalon move http://example.org:1212/play/abc#ticket
help-replay = parcourir pas à pas une partie enregistrée
help-record = un fichier de feuille de partie
help-replay-seat = la vue à montrer : un camp, `watcher` (spectateur) ou `all` (tout, par défaut)
help-replay-plain = afficher du texte, sans plateau
help-review = faire le bilan d'une partie terminée : hasard, talent, erreurs les plus chères
help-review-seat = un camp (par défaut : l'un après l'autre)
help-review-simulations = nombre de simulations par décision (par défaut %(default)s)
more-review =
    exemple :
      gonfalon review bataille.record
help-verify = vérifier une partie terminée : intacte, légale et loyale
help-verify-commitment = un engagement gardé d'avant la partie, du serveur ou d'une place ; peut être répété
help-verify-contribution = une contribution gardée d'avant la partie ; peut être répétée
help-serve = lancer un serveur de jeu
help-serve-host = l'adresse où écouter (0.0.0.0 : toutes ; :: aussi en IPv6)
help-serve-port = le port où écouter (par défaut %(default)s)
help-serve-public-url = l'URL des liens, si l'on joint le serveur par un proxy, un tunnel ou un conteneur (comme https://example.org)
help-serve-open = laisser les visiteurs lancer des parties et prendre des places libres sans invitation
help-serve-archive = servir aussi les parties archivées dans ce fichier
help-file = enregistrer les parties dans ce fichier SQLite
help-postgres = enregistrer les parties dans PostgreSQL, à cette URL
help-redis = prévenir les autres processus avec Redis, à cette URL
help-proxies = proxys inverses de confiance, dont X-Forwarded-For est utilisé
help-rate = requêtes par seconde permises par adresse, en moyenne sur 10 s (par défaut 60 ; 0 : sans limite)
help-connections = nombre maximal de connexions ouvertes (par défaut 20000, ou la limite de fichiers ouverts)
help-connections-each = nombre maximal de connexions ouvertes par adresse (par défaut 100)
help-matches-each = nombre maximal de parties en cours par lien d'hôte ou, sur un serveur ouvert, par adresse de visiteur (par défaut 200 ; 0 : sans limite)
help-matches-daily = nombre maximal de revanches et d'autres parties par adresse et par jour sans le lien d'hôte (par défaut 100 ; 0 : sans limite)
help-matches-open = nombre maximal de parties en cours pour l'ensemble des visiteurs (par défaut 10000 ; 0 : sans limite)
help-idle-days = fermer les parties après ce nombre de jours sans action (par défaut 180 ; 0 : jamais)
help-worker = faire jouer les bots d'un serveur qui utilise PostgreSQL
help-worker-queue = la file à servir (par défaut : toutes)
help-begin = créer une partie en ligne et afficher un lien pour chaque place
help-begin-scenario = le scénario ou la variante (par défaut : le premier)
help-begin-bot = faire jouer cette place par un bot
help-begin-option = fixer une option du jeu
help-begin-live = pendule en direct : minutes par joueur, plus secondes par décision
help-begin-days = pendule par correspondance : jours par décision
help-begin-holiday = avec --days : congé par joueur, en jours
help-begin-no-undo = jouer sans annulation : personne ne peut revenir en arrière
help-server-address = l'adresse du serveur (par défaut : cette machine)
help-reissue = réattribuer une place de votre partie : afficher un nouveau lien
help-reissue-link = le lien d'hôte de la dernière ligne affichée par `gonfalon begin`
help-seat-or-watcher = la place, ou `watcher` pour un nouveau lien de spectateur
more-reissue =
    exemple :
      gonfalon reissue http://example.org:1212/play/abc#ticket PLACE
help-server = gérer les parties de votre serveur
help-server-list = lister les parties, la plus récente à la fin
help-server-over = seulement les parties terminées, ou non terminées
help-server-json = afficher tous les détails en JSON Lines
help-server-match = l'identifiant de la partie (voir `gonfalon server list`)
help-server-show = afficher les joueurs et l'état d'une partie, mais pas ses coups
help-server-close = mettre fin à une partie sans vainqueur, même si elle ne peut pas être ouverte
help-server-reissue = réattribuer une place : afficher un nouveau lien
help-server-block = fermer le serveur à une adresse (IPv6 : à son réseau /64)
help-server-unblock = laisser de nouveau entrer une adresse bloquée
help-server-blocked = lister les adresses bloquées
help-server-address-of = l'adresse IP, telle que le journal la donne
help-server-rename = donner un autre nom à un joueur, par exemple à la place d'une insulte
help-server-seat = la place du joueur
help-server-name = le nouveau nom
help-server-delete = supprimer définitivement une partie, son journal et sa discussion
help-server-yes = confirmer la suppression
help-server-archive = déplacer les parties terminées vers un fichier d'archive (voir `serve --archive`)
help-server-archive-file = le fichier d'archive (SQLite)
help-server-archive-days = seulement les parties terminées depuis au moins ce nombre de jours (par défaut %(default)s)
help-server-backup = sauvegarder le fichier SQLite pendant que le serveur tourne
help-server-backup-file = le fichier de sauvegarde ; il ne doit pas encore exister
help-server-check = rejouer chaque partie en cours avec cette version et signaler celles qui ne fonctionneraient plus
help-server-link = afficher le lien d'hôte, qui permet de créer des parties dans un navigateur
help-server-files = afficher le dossier des fichiers systemd et nginx pour docs/operating.md
help-server-notices = afficher les nouveaux événements en JSON Lines et les effacer
help-fuzz = jouer des parties au hasard et vérifier chaque invariant après chaque action
help-fuzz-games = le nombre de parties (par défaut %(default)s)
help-fuzz-seed = la graine du hasard (par défaut %(default)s)
help-bench = comparer la vitesse du jeu au hasard avec le backgammon d'OpenSpiel
help-bench-seconds = secondes par moteur (par défaut %(default)s)
help-bench-wheel = le paquet compilé (par défaut : celui de dist/compiled)
help-lab = faire jouer beaucoup de parties aux bots et mesurer les résultats
more-lab =
    Une série garde ses réglages et chaque partie terminée dans un dossier. Pour reprendre une série arrêtée, relancez la même commande.
help-lab-duel = opposer deux bots, par paires de parties de même graine et aux camps échangés
more-lab-duel =
    exemples :
      gonfalon lab duel { $game } knight squire --games 200        deux cents parties
      gonfalon lab duel { $game } knight squire --sprt 0.5 0.58    s'arrêter dès que le résultat est clair
help-lab-ladder = classer des bots : opposer les voisins de la liste, et chacun aux bots de référence
more-lab-ladder =
    exemple, le bot le plus faible d'abord :
      gonfalon lab ladder { $game } page squire knight --reference squire --games 400 --minutes 50    50 minutes au plus maintenant ; la répéter pour reprendre
help-lab-study = mesurer l'équilibre d'une bataille en opposant un bot à lui-même
more-lab-study =
    exemple :
      gonfalon lab study { $game } knight --games 1000 --minutes 50    50 minutes au plus
help-lab-battle = un scénario de la liste de `gonfalon games`, ou JEU-SCÉNARIO
help-lab-bot = un bot : { $bots } ; ou MODULE:CLASS
help-lab-bots = des bots, le plus faible d'abord : { $bots } ; ou MODULE:CLASS
help-lab-reference = un bot contre lequel tous les autres jouent ; le premier est coté 0
help-lab-sprt = s'arrêter dès qu'il est clair si le score réel est LOW ou HIGH, avec 5 %% d'erreur
help-lab-games = parties par paire de bots (par défaut %(default)s)
help-lab-seed = la graine de la première partie (par défaut %(default)s)
help-lab-run = le dossier de la série (par défaut : un dossier dans runs/ à son nom)
help-lab-minutes = s'arrêter après ce nombre de minutes ; relancez la commande pour continuer
help-lab-workers = jouer dans ce nombre de processus de cette machine (par défaut : dans ce processus)
help-lab-address = jouer sur le cluster Ray de cette adresse
help-lab-record = afficher la feuille d'une partie d'une série
more-lab-record =
    exemple :
      gonfalon lab record runs/DOSSIER 7 > sept.record
      gonfalon verify sept.record
help-lab-folder = le dossier de la série
help-lab-number = le numéro de la partie
help-train = s'entraîner sur des parties de l'ordinateur contre lui-même pour apprendre ce que valent les positions (voir docs/training.md)
more-train =
    exemple :
      gonfalon lab train { $game } --games 200
    Pour reprendre un entraînement arrêté, relancez la même commande.
help-train-games = parties par bataille et génération (par défaut %(default)s)
help-train-generations = combien de fois jouer et apprendre ; chaque génération part de la précédente (par défaut %(default)s)
help-train-trials = parties par bataille entre les nouvelles valeurs et les anciennes, pour décider lesquelles garder (par défaut %(default)s)
help-train-seed = la graine du hasard (par défaut %(default)s)
help-train-run = le dossier de l'entraînement (par défaut : un dossier dans runs/ au nom du jeu)
help-tune = ajuster les constantes du script d'un jeu par des parties entre deux scripts (voir docs/laboratory.md)
more-tune =
    exemple :
      gonfalon lab tune BATAILLE --games 4000 --minutes 50    50 minutes au plus maintenant ; la répéter pour reprendre
help-tune-games = parties pour l'ajustement (par défaut %(default)s)
help-tune-trials = parties au plus entre les nouvelles constantes et les anciennes (par défaut %(default)s)

# Réponses.
games-facts = { $length } ; hasard : { $luck } ; { $information }.
games-edition = Édition { $edition } : { $origin }
no-such-rule = Il n'y a pas de règle { $rule }. Les règles sont { $offered }.
web-no-from = Dans le navigateur, on ne peut pas partir d'une feuille de partie. Créez une partie en ligne : gonfalon begin JEU --from FEUILLE --at NUMÉRO
no-such-seat = Il n'y a pas de place « { $seat } ». Choisissez parmi { $offered }.
replay-goes-on = Cette partie n'est pas terminée : vous ne pouvez voir qu'un seul camp. Choisissez une place : { $offered }.
review-undecided = Cette partie n'a pas encore de résultat, et aider pendant une partie ne serait pas équitable. Vous pourrez en voir le bilan à la fin.
review-broken = Impossible de faire le bilan de cette feuille de partie : la ligne { $line } est abîmée ou enfreint les règles.
review-unknown = Cette partie a été jouée avec l'édition { $edition } de { $game }, qui n'est pas installée. Pour en faire le bilan, indiquez le fichier de l'édition : --edition FILE
review-progress = { $done } actions examinées sur { $actions }
review-of = { $title }, { $scenario }, bilan pour : { $side }
review-parts = { $start } % au début, { $own } par ses décisions, { $others } par celles de l'autre camp, { $luck } par le hasard = { $result } %
review-luck = Hasard : { $luck }. Talent des deux camps : { $skill }.
review-rough = Aucun entraînement n'a porté sur cette édition : ces chiffres sont une estimation grossière.
review-drawn = { $drawn } positions sur { $positions } avaient trop d'issues pour les vérifier toutes : un échantillon a été utilisé.
review-mistakes = { $mistakes ->
    [0] Aucune erreur (décisions jugées d'après ce qu'on savait à chaque moment : { $judged }).
    [one] Décisions jugées d'après ce qu'on savait à chaque moment : { $judged }. L'une était une erreur :
   *[other] Décisions jugées d'après ce qu'on savait à chaque moment : { $judged }. Ces { $mistakes } ont coûté le plus :
}
review-mistake = { $rank }. Action { $number }, −{ $cost } %
review-chosen = Joué : { $told } ({ $word })
review-better = Mieux : { $told } ({ $word })
review-why = D'après ce qu'on savait alors, le meilleur choix gagne { $better } batailles sur 100 ; celui qui a été joué, { $chosen }.
review-odds = En moyenne : mieux, { $better } ; joué, { $chosen }.
review-no-luck = sans hasard
review-swept = anéantissement, { $where } : { $chance } %
review-won = victoire, { $side } : { $chance } %
review-percent = { $number } %
review-decimal = { $whole },{ $tenth }
review-again =
    Pour revoir la partie : { $replay }
    Pour reprendre avant la décision la plus coûteuse : { $play }
verify-no-seat = Il n'y a pas de place « { $seat } ». Devant le signe =, écrivez l'une de celles-ci : { $offered }.
verify-intact = La feuille de partie est intacte : { $actions } actions, toutes légales.
verify-honest = Partie équitable : les { $draws } tirages correspondent au secret fixé avant la partie.
verify-more = Pour exclure tout autre engagement, indiquez ce que vous avez gardé d'avant la partie : --commitment, --contribution.
verify-forged = Échec du contrôle d'équité. { $why }
no-such-moment = La partie n'a pas d'action de ce numéro. Choisissez-en un de 0 à { $last }.
from-and-at = Utilisez --from et --at ensemble : gonfalon play --from FEUILLE --at NUMÉRO
from-another = Cette feuille est celle d'une autre partie : { $game }, { $scenario }.
begin-links = Pour rejoindre : gonfalon join LIEN, ou ouvrez le lien dans un navigateur. Le lien d'une place ne sert qu'une fois : envoyez-le à une seule personne.
begin-host = Si un lien se perd, remplacez-le : gonfalon reissue '{ $link }' PLACE
begin-foreign-key = Le serveur à { $table } ne connaît pas la clé de cet ordinateur. Lancez la commande sur l'ordinateur du serveur, sous son utilisateur et avec ses GONFALON_HOME et GONFALON_KEYS.
no-server-key = Aucune clé de serveur lisible dans { $folder }. Lancez la commande sous l'utilisateur du serveur, avec ses GONFALON_HOME et GONFALON_KEYS.
looking-for-table = Connexion à { $table }…
no-table-there = Aucun serveur ne tourne à { $table }. Lancez-en un avec : gonfalon serve
not-an-address = « { $table } » n'est pas une adresse de serveur. Exemple : http://example.org:1212
not-a-link = Ce n'est pas un lien d'invitation. Exemple : http://example.org:1212/play/abc#ticket
playing-at =
    Partie à l'adresse { $address }
    Ctrl+C pour arrêter ; vos parties sont sauvegardées.
table-at = Serveur lancé à { $address }. Créez une partie avec : gonfalon begin JEU --server { $address }
table-also-at = Autres adresses : { $addresses }
table-link = Ou ouvrez ceci dans un navigateur : { $link }
table-link-secret = Ne partagez pas ce lien : qui l'a peut créer des parties ici.
table-local = Seul cet ordinateur peut joindre cette adresse. Pour jouer avec d'autres : gonfalon serve --host 0.0.0.0
table-no-network = Seul cet ordinateur peut joindre cette adresse, car Gonfalon n'a trouvé aucune adresse réseau. Connectez-le à un réseau ou indiquez son adresse : --public-url http://ADRESSE:PORT
table-blocked = Aucune connexion à { $address }, même depuis cet ordinateur. Vérifiez que le pare-feu autorise ce port.
port-taken = { $address } est déjà utilisé. Choisissez un autre port : gonfalon serve --port N
port-forbidden = Permission refusée pour { $address }. Choisissez un autre port : gonfalon serve --port N
no-such-host = Cette machine n'a pas d'adresse « { $host } ». Choisissez-en une autre : gonfalon serve --host ADRESSE
cannot-listen = Impossible d'écouter à { $address } : { $why }.
worker-needs-postgres = Il faut un serveur qui utilise PostgreSQL. Nommez sa base de données avec --postgres.
match-closed = Partie fermée.
address-blocked = { $address } est bloquée. Les serveurs en marche s'en aperçoivent en quelques secondes.
address-unblocked = { $address } a de nouveau accès.
player-renamed = Le joueur a un nouveau nom.
match-deleted = Partie supprimée.
delete-sure = Cela ne peut pas être annulé. Pour confirmer, ajoutez --yes.
archived = Parties archivées dans { $file } : { $matches }.
copied = Sauvegardé dans { $file }.
checked = Parties en cours : { $matches }. Ne fonctionneraient plus : { $broken }.
keep-no-address = « { $address } » n'est pas une adresse IP.
keep-only-sqlite = Cela ne marche qu'avec SQLite. Avec PostgreSQL, utilisez pg_dump ou pg_basebackup : voir docs/operating.md.
keep-no-file = Fichier introuvable : { $file }.
keep-copy-exists = { $file } existe déjà. Choisissez un autre nom.
keep-cannot-copy = Impossible de copier { $file } : ce n'est pas un fichier SQLite complet, ou le disque est plein.
keep-database-unreadable = Impossible de lire la base de données : { $why }
keep-database-silent = La base de données ne répond pas : { $why }
unreadable = illisible
fuzz-fault = Un invariant a été violé : { $fault }
lab-extra = Il faut d'autres paquets. Installez-les avec : { $command }
lab-no-report = Pour un rapport avec des graphiques, installez d'autres paquets : { $command }
lab-goes-on = { $done } parties sur { $games } sont terminées. Pour reprendre, relancez la même commande.
lab-kept = Enregistré dans { $folder }
lab-no-pairing = Il n'y a personne contre qui jouer. Nommez au moins deux bots, ou ajoutez-en un avec --reference.
lab-no-game = Il n'y a pas de partie terminée { $number } dans { $folder }.
lab-no-run = Il n'y a pas de série dans { $folder }.
lab-no-settings = Les réglages des parties de { $folder } manquent : on ne peut rien y ajouter. Choisissez un autre dossier avec --run.
lab-unreadable-settings = Impossible de lire les réglages de cette série : { $why }
lab-other-settings = Ce dossier contient une série avec d'autres réglages : { $what } était { $before }, maintenant c'est { $now }. Choisissez un autre dossier avec --run.
lab-in-use = Un autre processus utilise { $folder }. Attendez qu'il ait fini, ou choisissez un autre dossier.
lab-worker-died = Un processus qui jouait une partie s'est arrêté. Pour continuer, répétez la même commande.
lab-no-cluster = Aucun cluster Ray ne tourne à { $address }. Exemple d'adresse : 10.0.0.1:6379
lab-deadly-game = La série s'est arrêtée à la partie { $number }, car ses processus ont échoué { $times } fois.
lab-games-trouble = Impossible d'utiliser les parties de { $folder } : { $why }.
train-no-features = { $game } n'a pas de caractéristiques à partir desquelles apprendre.
train-other-run = { $folder } contient un entraînement avec d'autres réglages. Choisissez un autre dossier avec --run.
train-none-better = Rien n'a été enregistré, car aucune des nouvelles valeurs n'a battu les anciennes.
train-kept = Les valeurs apprises sont enregistrées dans { $file }
tune-no-script = Rien à ajuster : { $game } n'a pas de script.
tune-goes-on = L'ajustement n'est pas terminé. Pour reprendre, relancez la même commande. Dossier : { $folder }
tune-kept = Les constantes sont enregistrées dans { $file }

# Ce qui peut mal tourner avec toute commande.
not-possible = Non autorisé : { $why }
not-installed = « { $wanted } » n'est pas installé. Installés : { $offered }.
none = aucun
not-a-record = Ce n'est pas une feuille de partie : ce n'est pas du texte UTF-8.
no-file = Fichier introuvable : { $file }.
is-folder = { $file } est un dossier, pas un fichier.
no-permission = Permission refusée : { $file }.
file-trouble = Impossible d'utiliser { $file } : { $why }.
stopped = Arrêté.
