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
arg-ambiguous = %(option)s est ambigu : cela peut être %(matches)s
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
help-gonfalon = jouer les grandes batailles de 1187–1212 sous forme de wargames sur plateau
more-gonfalon =
    Les règles imprimées dans les livrets sont appliquées en entier. Ce qui ne
    figure que sur les cartes, les pions et les plans est reconstitué et signalé : voir
    gonfalon games --sources. Avec --edition, vous jouez avec les nombres de votre
    propre boîte.
    {""}
    Sans commande, gonfalon ouvre le menu.
    Vous débutez ? Commencez par : gonfalon learn { $game }, puis gonfalon play { $game }
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
      gonfalon rules { $game } ID      la règle citée dans un refus
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
help-learn = suivre une leçon guidée : une vraie bataille, mais courte, avec des indices
help-from = commencer à partir d'un moment de cette partie terminée (avec --at)
help-at = commencer juste après l'action qui porte ce numéro (avec --from)
help-edition = utiliser votre propre fichier d'édition
help-join = rejoindre une partie en ligne, ou y revenir
help-join-link = votre lien d'invitation, entre guillemets
help-join-name = votre nom de joueur (par défaut : il vous est demandé)
more-join =
    exemple :
      gonfalon join http://example.org:1212/play/abc#ticket --name Alphonse
help-move = afficher un lien qui transfère votre place sur un autre appareil
help-move-link = le lien avec lequel vous avez rejoint la partie
more-move =
    exemple :
      gonfalon move http://example.org:1212/play/abc#ticket
help-replay = parcourir pas à pas une partie enregistrée
help-record = un fichier de feuille de partie
help-replay-seat = le point de vue à montrer : un camp, `watcher` (spectateur) ou `all` (tout, par défaut)
help-replay-plain = afficher du texte brut au lieu d'un plateau
help-review = faire le bilan d'une partie terminée : hasard, habileté, décisions les plus coûteuses
help-review-seat = un camp (par défaut : l'un après l'autre)
help-review-simulations = nombre de simulations par décision (par défaut %(default)s)
more-review =
    exemple :
      gonfalon review bataille.record
help-verify = vérifier qu'une partie terminée est intacte, légale et équitable
help-verify-commitment = un engagement (du serveur ou d'une place) que vous avez conservé avant la partie ; option répétable
help-verify-contribution = une contribution que vous avez conservée avant la partie ; option répétable
help-serve = lancer un serveur de jeu
help-serve-host = l'adresse d'écoute (0.0.0.0 : toutes les adresses IPv4 ; :: pour inclure IPv6)
help-serve-port = le port d'écoute (par défaut %(default)s)
help-serve-public-url = l'URL à mettre dans les liens, si l'on joint le serveur par un proxy, un tunnel ou un conteneur (par exemple https://example.org)
help-serve-open = laisser les visiteurs lancer des parties et prendre des places libres, sans invitation
help-serve-archive = servir aussi les parties archivées dans ce fichier
help-file = enregistrer les parties dans ce fichier SQLite
help-postgres = enregistrer les parties dans PostgreSQL, à cette URL
help-redis = prévenir les autres processus par Redis, à cette URL
help-proxies = proxys inverses de confiance, dont l'en-tête X-Forwarded-For est pris en compte
help-rate = nombre de requêtes autorisées par seconde et par adresse, en moyenne sur 10 s (par défaut 60 ; 0 : sans limite)
help-connections = nombre maximal de connexions ouvertes (par défaut 20000, ou la limite de fichiers ouverts)
help-connections-each = nombre maximal de connexions ouvertes par adresse (par défaut 100)
help-matches-each = nombre maximal de parties en cours par lien d'hôte ou, sur un serveur ouvert, par adresse de visiteur (par défaut 200 ; 0 : sans limite)
help-matches-daily = nombre maximal de parties, revanches comprises, créées par adresse et par jour sans le lien d'hôte (par défaut 100 ; 0 : sans limite)
help-matches-open = nombre maximal de parties en cours pour l'ensemble des visiteurs (par défaut 10000 ; 0 : sans limite)
help-idle-days = fermer les parties après ce nombre de jours sans action (par défaut 180 ; 0 : jamais)
help-worker = faire jouer les bots d'un serveur qui utilise PostgreSQL
help-worker-queue = la file à traiter (par défaut : toutes)
help-begin = créer une partie en ligne et afficher un lien pour chaque place
help-begin-scenario = le scénario ou la variante (par défaut : le premier)
help-begin-bot = confier cette place à un bot
help-begin-option = régler une option du jeu
help-begin-live = pendule en temps réel : minutes par joueur, plus secondes par décision
help-begin-days = pendule par correspondance : jours par décision
help-begin-no-undo = jouer sans annulation : personne ne peut annuler un coup
help-server-address = l'adresse du serveur (par défaut : cet ordinateur)
help-reissue = réattribuer une place de votre partie : afficher un nouveau lien
help-reissue-link = le lien d'hôte de la dernière ligne affichée par `gonfalon begin`
help-seat-or-watcher = la place, ou `watcher` pour un nouveau lien de spectateur
more-reissue =
    exemple :
      gonfalon reissue http://example.org:1212/play/abc#ticket PLACE
help-server = gérer les parties de votre serveur
help-server-list = lister les parties, la plus récente à la fin
help-server-over = lister seulement les parties terminées (--no-over : seulement les parties en cours)
help-server-json = afficher tous les détails en JSON Lines
help-server-match = l'identifiant de la partie (voir `gonfalon server list`)
help-server-show = afficher les joueurs et l'état d'une partie, mais pas ses coups
help-server-close = mettre fin à une partie sans vainqueur, même si elle ne peut pas être ouverte
help-server-reissue = réattribuer une place : afficher un nouveau lien
help-server-block = bloquer l'accès d'une adresse au serveur (IPv6 : de tout son réseau /64)
help-server-unblock = rétablir l'accès d'une adresse bloquée
help-server-blocked = lister les adresses bloquées
help-server-address-of = l'adresse IP, telle que le journal la donne
help-server-rename = renommer un joueur, par exemple pour remplacer un nom injurieux
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
help-server-files = afficher le chemin du dossier des fichiers systemd et nginx utilisés dans docs/operating.md
help-server-notices = afficher les nouveaux événements en JSON Lines et les effacer
help-fuzz = jouer des parties au hasard et vérifier chaque invariant après chaque action
help-fuzz-games = le nombre de parties (par défaut %(default)s)
help-fuzz-seed = la graine aléatoire (par défaut %(default)s)
help-bench = comparer la vitesse des parties jouées au hasard avec celle du backgammon d'OpenSpiel
help-bench-seconds = secondes par moteur (par défaut %(default)s)
help-bench-wheel = le paquet compilé (par défaut : celui de dist/compiled)
help-lab = faire jouer beaucoup de parties aux bots et mesurer les résultats
more-lab =
    Une série garde ses réglages et chaque partie terminée dans un dossier. Pour reprendre une série arrêtée, relancez la même commande.
help-lab-duel = opposer deux bots, par paires de parties avec la même graine et les camps inversés
more-lab-duel =
    exemples :
      gonfalon lab duel { $game } knight squire --games 200        deux cents parties
      gonfalon lab duel { $game } knight squire --sprt 0.5 0.58    s'arrêter dès que le résultat est clair
help-lab-ladder = classer des bots : opposer les voisins de la liste entre eux, et chaque bot aux bots de référence
more-lab-ladder =
    exemple, le bot le plus faible d'abord :
      gonfalon lab ladder { $game } page squire knight --reference squire --games 400 --minutes 50    50 minutes au plus ; relancer la commande pour reprendre
help-lab-study = mesurer l'équilibre d'une bataille en opposant un bot à lui-même
more-lab-study =
    exemple :
      gonfalon lab study { $game } knight --games 1000 --minutes 50    50 minutes au plus
help-lab-battle = un scénario de la liste de `gonfalon games`, ou JEU-SCÉNARIO
help-lab-bot = un bot : { $bots } ; ou MODULE:CLASS
help-lab-bots = des bots, le plus faible d'abord : { $bots } ; ou MODULE:CLASS
help-lab-reference = un bot contre lequel tous les autres jouent ; le premier a la cote 0
help-lab-sprt = s'arrêter dès qu'il est clair si le score réel est LOW ou HIGH, avec un risque d'erreur de 5 %%
help-lab-games = parties par paire de bots (par défaut %(default)s)
help-lab-seed = la graine de la première partie (par défaut %(default)s)
help-lab-run = le dossier de la série (par défaut : un dossier dans runs/, qui porte le nom de la série)
help-lab-minutes = s'arrêter après ce nombre de minutes ; pour reprendre, relancez la commande
help-lab-workers = jouer dans ce nombre de processus sur cet ordinateur (par défaut : dans ce seul processus)
help-lab-address = jouer sur le cluster Ray qui se trouve à cette adresse
help-lab-record = afficher la feuille de l'une des parties d'une série
more-lab-record =
    exemple :
      gonfalon lab record runs/DOSSIER 7 > sept.record
      gonfalon verify sept.record
help-lab-folder = le dossier de la série
help-lab-number = le numéro de la partie
help-train = apprendre ce que valent les positions en faisant jouer l'ordinateur contre lui-même (voir docs/training.md)
more-train =
    exemple :
      gonfalon lab train { $game } --games 200
    Pour reprendre un entraînement arrêté, relancez la même commande.
help-train-games = parties par bataille et génération (par défaut %(default)s)
help-train-generations = nombre de cycles de jeu et d'apprentissage ; chaque génération part de la précédente (par défaut %(default)s)
help-train-trials = parties par bataille pour comparer les nouvelles valeurs aux anciennes (par défaut %(default)s)
help-train-seed = la graine aléatoire (par défaut %(default)s)
help-train-run = le dossier de l'entraînement (par défaut : un dossier dans runs/, qui porte le nom du jeu)
help-tune = ajuster les constantes du script d'un jeu en faisant jouer deux scripts l'un contre l'autre (voir docs/laboratory.md)
more-tune =
    exemple :
      gonfalon lab tune BATAILLE --games 4000 --minutes 50    50 minutes au plus ; relancer la commande pour reprendre
help-tune-games = parties pour l'ajustement (par défaut %(default)s)
help-tune-trials = nombre maximal de parties pour comparer les nouvelles constantes aux anciennes (par défaut %(default)s)

# Réponses.
games-facts = { $length } ; hasard : { $luck } ; { $information }.
games-edition = Édition { $edition } : { $origin }
no-such-rule = Il n'y a pas de règle { $rule }. Les règles sont { $offered }.
web-no-from = Une partie dans le navigateur ne peut pas commencer à partir d'une feuille de partie. Créez plutôt une partie en ligne : gonfalon begin JEU --from FEUILLE --at NUMÉRO
no-such-seat = Il n'y a pas de place « { $seat } ». Choisissez parmi : { $offered }.
replay-goes-on = Cette partie n'est pas terminée : vous ne pouvez voir qu'un seul camp. Choisissez une place : { $offered }.
review-undecided = Cette partie n'a pas encore de résultat, et une aide en cours de partie serait injuste. Vous pourrez en faire le bilan à la fin.
review-broken = Impossible de faire le bilan de cette feuille de partie : la ligne { $line } est endommagée ou enfreint les règles.
review-unknown = Cette partie a été jouée avec l'édition { $edition } de { $game }, qui n'est pas installée. Pour en faire le bilan, indiquez le fichier de l'édition : --edition FILE
review-progress = Actions examinées : { $done } sur { $actions }
review-of = { $title }, { $scenario }, bilan pour : { $side }
review-parts = Chances de victoire : { $start } % au début, { $own } par les décisions de ce camp, { $others } par celles de l'autre camp, { $luck } par le hasard = { $result } %
review-luck = Hasard : { $luck }. Habileté des deux camps réunis : { $skill }.
review-rough = L'ordinateur ne s'est pas entraîné sur cette édition : ces chiffres ne sont qu'une estimation grossière.
review-drawn = Positions dont les issues étaient trop nombreuses pour être toutes vérifiées : { $drawn } sur { $positions }. Seul un échantillon de ces issues a été utilisé.
review-mistakes = { $mistakes ->
    [0] Aucune erreur trouvée (décisions jugées d'après ce qu'on savait à chaque moment : { $judged }).
    [one] Décisions jugées d'après ce qu'on savait à chaque moment : { $judged }. Une seule était une erreur :
   *[other] Décisions jugées d'après ce qu'on savait à chaque moment : { $judged }. Voici les { $mistakes } erreurs qui ont coûté le plus :
}
review-mistake = { $rank }. Action { $number }, −{ $cost } %
review-chosen = Joué : { $told } ({ $word })
review-better = Mieux : { $told } ({ $word })
review-why = D'après ce qu'on savait alors, le meilleur choix gagne { $better } batailles sur 100 ; le choix joué en gagne { $chosen }.
review-odds-better = Probabilités du meilleur choix : { $odds }
review-odds-chosen = Probabilités du choix joué : { $odds }
review-no-luck = sans hasard
review-percent = { $number } %
review-again =
    Pour revoir la partie : { $replay }
    Pour rejouer à partir de la position qui précède la décision la plus coûteuse : { $play }
verify-no-seat = Il n'y a pas de place « { $seat } ». Devant le signe =, écrivez l'une de celles-ci : { $offered }.
verify-intact = La feuille de partie est intacte : { $actions } actions, toutes légales.
verify-honest = Partie équitable : les { $draws } tirages correspondent tous au secret fixé avant la partie.
verify-more = Pour vous assurer que personne n'a remplacé les engagements, indiquez ce que vous avez conservé avant la partie : --commitment, --contribution.
verify-forged = Échec du contrôle d'équité. { $why }
no-such-moment = La partie n'a pas d'action portant ce numéro. Choisissez un numéro de 0 à { $last }.
from-and-at = Utilisez --from et --at ensemble : gonfalon play --from FEUILLE --at NUMÉRO
from-another = Cette feuille est celle d'une autre bataille : { $game }, { $scenario }.
begin-links = Pour rejoindre la partie : gonfalon join LIEN, ou ouvrez le lien dans un navigateur. Le lien d'une place ne sert qu'une fois : envoyez-le à une seule personne.
begin-host = Si un lien se perd, remplacez-le : gonfalon reissue '{ $link }' PLACE
begin-foreign-key = Le serveur à l'adresse { $table } ne connaît pas la clé de cet ordinateur. Lancez la commande sur l'ordinateur du serveur, sous le compte de ce serveur et avec ses variables GONFALON_HOME et GONFALON_KEYS.
no-server-key = Il n'y a pas de clé de serveur lisible dans { $folder }. Lancez la commande sous le compte du serveur, avec ses variables GONFALON_HOME et GONFALON_KEYS.
looking-for-table = Connexion à { $table }…
no-table-there = Aucun serveur ne tourne à l'adresse { $table }. Lancez-en un avec : gonfalon serve
not-an-address = « { $table } » n'est pas une adresse de serveur. Exemple : http://example.org:1212
not-a-link = Ce n'est pas un lien d'invitation. Exemple : http://example.org:1212/play/abc#ticket
playing-at =
    Vous jouez à l'adresse { $address }
    Appuyez sur Ctrl+C pour arrêter ; vos parties sont sauvegardées.
table-at = Serveur lancé à l'adresse { $address }. Créez une partie avec : gonfalon begin JEU --server { $address }
table-also-at = Autres adresses : { $addresses }
table-link = Ou ouvrez ce lien dans un navigateur : { $link }
table-link-secret = Gardez ce lien pour vous : toute personne qui l'a peut créer des parties ici.
table-local = Seul cet ordinateur peut joindre cette adresse. Pour jouer avec d'autres : gonfalon serve --host 0.0.0.0
table-no-network = Seul cet ordinateur peut joindre cette adresse, car Gonfalon n'a trouvé aucune adresse réseau. Connectez l'ordinateur à un réseau, ou indiquez son adresse : --public-url http://ADRESSE:PORT
table-blocked = Impossible de se connecter à { $address }, même depuis cet ordinateur. Vérifiez que le pare-feu autorise ce port.
port-taken = L'adresse { $address } est déjà utilisée. Choisissez un autre port : gonfalon serve --port N
port-forbidden = Permission refusée pour { $address }. Choisissez un autre port : gonfalon serve --port N
no-such-host = Cet ordinateur n'a pas l'adresse « { $host } ». Choisissez-en une autre : gonfalon serve --host ADRESSE
cannot-listen = Impossible d'écouter sur { $address } : { $why }. Choisissez une autre adresse avec --host, ou un autre port avec --port.
worker-needs-postgres = La commande worker demande un serveur qui utilise PostgreSQL. Indiquez sa base de données avec --postgres.
match-closed = Partie fermée.
address-blocked = L'adresse { $address } est bloquée. Le blocage prend effet en quelques secondes, même sur un serveur en marche.
address-unblocked = L'adresse { $address } a de nouveau accès au serveur.
player-renamed = Joueur renommé.
match-deleted = Partie supprimée.
delete-sure = Cette suppression est définitive. Pour confirmer, ajoutez --yes.
archived = Parties archivées dans { $file } : { $matches }.
copied = Sauvegardé dans { $file }.
checked = Parties en cours : { $matches }. Ne fonctionneraient plus : { $broken }.
keep-no-address = « { $address } » n'est pas une adresse IP.
keep-only-sqlite = Cela ne fonctionne qu'avec SQLite. Avec PostgreSQL, utilisez pg_dump ou pg_basebackup : voir docs/operating.md.
keep-no-file = Fichier introuvable : { $file }. Vérifiez le chemin.
keep-copy-exists = { $file } existe déjà. Choisissez un autre nom.
keep-cannot-copy = Impossible de copier { $file } : ce n'est pas un fichier SQLite complet, ou le disque est plein.
keep-database-unreadable = Impossible de lire la base de données : { $why }
keep-database-silent = La base de données ne répond pas : { $why }
unreadable = illisible
fuzz-fault = Un invariant a été violé : { $fault }
lab-extra = Cette commande a besoin d'autres paquets. Installez-les avec : { $command }
lab-no-report = Pour un rapport avec des graphiques, installez d'autres paquets : { $command }
lab-goes-on = Parties terminées : { $done } sur { $games }. Pour reprendre, relancez la même commande.
lab-kept = Enregistré dans { $folder }
lab-no-pairing = Aucun bot n'a d'adversaire. Indiquez au moins deux bots, ou ajoutez-en un avec --reference.
lab-no-game = Il n'y a pas de partie terminée numéro { $number } dans { $folder }.
lab-no-run = Il n'y a pas de série dans { $folder }. Choisissez un autre dossier.
lab-no-settings = Les réglages des parties de { $folder } manquent : aucune partie ne peut y être ajoutée. Choisissez un autre dossier avec --run.
lab-unreadable-settings = Impossible de lire les réglages de cette série : { $why }
lab-other-settings = Ce dossier contient une série qui a d'autres réglages. { $what } : { $before } dans le dossier, { $now } dans cette commande. Choisissez un autre dossier avec --run.
lab-in-use = Un autre processus utilise { $folder }. Attendez qu'il ait fini, ou choisissez un autre dossier.
lab-worker-died = Un processus s'est arrêté de façon inattendue pendant une partie. Pour reprendre, relancez la même commande.
lab-no-cluster = Aucun cluster Ray ne tourne à l'adresse { $address }. Démarrez-en un, ou indiquez une autre adresse, comme 10.0.0.1:6379
lab-deadly-game = La série s'est arrêtée à la partie { $number }, car le processus qui la jouait a planté { $times } fois.
lab-games-trouble = Impossible de lire les parties de { $folder } : { $why }. Choisissez un autre dossier.
train-no-features = Les bots ne peuvent pas apprendre { $game } : ce jeu n'a pas de caractéristiques à partir desquelles apprendre.
train-other-run = { $folder } contient un entraînement qui a d'autres réglages. Choisissez un autre dossier avec --run.
train-none-better = Rien n'a été enregistré, car aucune des nouvelles valeurs n'a gagné son match contre les anciennes.
train-kept = Les valeurs apprises sont enregistrées dans { $file }
tune-no-script = Rien à ajuster : { $game } n'a pas de script.
tune-goes-on = L'ajustement n'est pas terminé. Pour reprendre, relancez la même commande. Dossier : { $folder }
tune-kept = Les constantes sont enregistrées dans { $file }

# Ce qui peut mal tourner avec toute commande.
not-possible = Non autorisé : { $why }
not-installed = « { $wanted } » n'est pas installé. Installés : { $offered }.
none = aucun
not-a-record = Ce fichier n'est pas une feuille de partie : ce n'est pas du texte UTF-8. Choisissez un autre fichier.
no-file = Fichier introuvable : { $file }. Vérifiez le chemin.
is-folder = { $file } est un dossier, pas un fichier. Indiquez un fichier.
no-permission = Vous n'avez pas la permission d'utiliser { $file }.
file-trouble = Impossible d'utiliser { $file } : { $why }. Vérifiez le fichier et réessayez.
stopped = Arrêté.
