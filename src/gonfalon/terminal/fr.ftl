# Ce que dit le terminal de lui-même.

# Touches, au pied de l'écran.
key-back = Retour
key-begin = Commencer
key-change = Changer
key-end = Fin
key-fight = Combat
key-go-on = Continuer
key-do-it = Confirmer
key-help = Aide
key-no-odds = Confirmer, ne plus montrer les probabilités
key-note = Indice
key-since = Résumé
key-learn = Leçon
key-leave = Quitter
key-lift = Je suis prêt
key-log = Journal
key-look = Voir le plateau
key-menu = Menu
key-no = Non
key-on = Avancer
key-quit = Quitter
key-resume = Reprendre la dernière partie
key-rule = Règle
key-rules = Règles
key-sit-down = Rejoindre
key-skip-fights = Passer les combats
key-space = espace
key-start = Début
key-stop = Quitter
key-talk = Discussion
key-type = Écrire
key-undo = Annuler
key-withdraw = Tirer une nouvelle graine aléatoire
key-yes = Oui

# Avant la partie.
which-battle = Quelle bataille ?
which-match = Quelle partie ?
go-on-with = Reprendre :
actions-so-far = actions jusqu'ici : { $actions }
a-person = vous
battle-facts = { $length } ; hasard : { $luck } ; { $information }
data = Noms et nombres : { $sources }.
data-own = tous originaux
data-share = { $percent } % { $source ->
    [printed] tirés du jeu imprimé
    [reviewed] tirés de critiques
    [inferred] déduits
   *[reconstructed] reconstitués par nous
}
menu-game = Jeu
menu-against = Adversaire
menu-lead = Votre camp
against-person = un autre joueur sur cet appareil
hint-rating = Cote dans cette bataille : { $rating }.
hint-person = Deux joueurs partagent cet écran. Il est caché entre leurs tours.
hint-both-sides = Vous jouez tous les deux sur cet appareil : ceci indique seulement quel camp est le vôtre.
begin = Commencer la bataille
no-terminal = Gonfalon a besoin d'un terminal interactif. Pour jouer dans le navigateur : gonfalon play --web
occupied = Cette partie est ouverte dans un autre terminal. Continuez dans celui-là, ou fermez-y d'abord la partie.
how-to-go-on = Partie sauvegardée dans { $path }
    Pour la reprendre : { $command }
no-unfinished = Aucune partie inachevée dans { $folder }.

# À la table.
your-decision = À vous de jouer
thinking = { $name } réfléchit…
thinking-long = { $name } réfléchit : { $done } %
thinking-hurry = { $name } réfléchit : { $done } % (touche g pour accélérer)
to-decide = À { $name } de jouer
looking-on = Spectateur
line-broken = Connexion perdue. Reconnexion…
nothing-lost = Votre partie est sauvegardée. Elle reprendra dès que le serveur répondra.
or-type = ou appuyez sur / et tapez : { $word }
rule = Règle { $rule }
choose-already = Vous pouvez déjà choisir ; votre choix reste caché jusqu'au moment voulu.
left-once = Choix préparé : { $word } (u pour le retirer)
left-always = Toujours : { $word } (« /ask me » pour arrêter)
undone-refused = Actions exécutées : { $done } sur { $all }. « { $word } » a été refusé : { $why }
undone-others = Actions exécutées : { $done } sur { $all } ; puis quelqu'un d'autre a agi. Regardez le plateau avant de continuer avec « { $word } ».
typing-help = Après /, tapez `un; deux` pour plusieurs actions, `always ORDRE` pour toujours répondre ainsi, ou `ask me` pour ne plus le faire.
no-lesson = Ce jeu n'a pas de leçon.
custom = C'est une règle maison, pas une règle du jeu.
no-fight = Pas encore de combat.
what-happened = Ce qui s'est passé
nothing-yet = Rien pour l'instant.
since-mark = depuis votre dernier coup
memory = Où peuvent être les cartes cachées
no-memory = Rien n'est caché dans ce jeu, ou l'aide-mémoire est désactivé.
advice = Conseil
advice-best = Meilleur coup : { $word } ({ $chance } %)
advice-second = Deuxième meilleur coup : { $word } ({ $chance } %)
advice-alone = Aucun autre coup ne mérite d'être envisagé.
advice-why = D'après ce que vous savez, le meilleur coup gagne { $best } batailles sur 100 ; le deuxième meilleur en gagne { $second }.
advice-answer = Réponse probable : { $answer }
advice-rough = L'ordinateur ne s'est pas entraîné sur cette bataille : ces chiffres ne sont qu'une estimation grossière.
advice-thinking = Recherche du meilleur coup…
no-advice = Pas de conseil ici. Vous ne pouvez en demander qu'à votre tour, dans une partie contre l'ordinateur.
legend = Symboles et touches
meant = Vouliez-vous dire : { $words } ?
nothing-fits = Aucune action légale ne commence ainsi.
odds-on = Probabilités affichées avant tout ce qui dépend du hasard.
odds-off = Probabilités masquées. Appuyez sur o pour les réafficher.
odds-percent = { $number } %
odds-sweeps = anéantit { $where }
odds-wins = victoire : { $side }
bell-on = Sonnerie activée : elle retentit quand c'est à vous de jouer.
bell-off = Sonnerie désactivée.
leave-replay = Quitter la relecture ?
assumes-no-special-cards = Si personne n'utilise de carte spéciale.
assumes-no-karr = S'ils ne contre-attaquent pas.
assumes-no-reaction = Si personne ne réagit.
assumes-no-shot = Si personne ne tire avant.
help-line = choisir cette ligne (les lettres marchent aussi)
help-arrows = parcourir la liste, choisir
help-esc = revenir d'une étape
help-type = taper une action (Tab complète, ↑ rappelle, Échap annule)
help-rule = la règle qui s'applique maintenant
help-w = résumé depuis votre dernier coup
help-l = journal complet
help-c = revoir le dernier combat
help-m = où peuvent être les cartes cachées
help-o = activer ou désactiver les probabilités avant une action
help-b = activer ou désactiver la sonnerie quand c'est à vous
help-g = faire jouer tout de suite à l'ordinateur son meilleur coup
help-advice = contre l'ordinateur : le meilleur coup, et pourquoi
help-u = annuler
help-d = proposer le match nul
help-r = abandonner
help-t = discussion
help-x = masquer ou afficher les messages des autres joueurs
help-q = quitter ; la partie est sauvegardée
just-play = Il suffit de jouer : la liste montre ce que vous pouvez faire.
too-small = Votre terminal fait { $width } × { $height } : une partie du plateau est cachée. Il faut { $needed } × 24.
caution = { $told } Le faire quand même ?
hands-victory = Cette action vous fait perdre la partie aussitôt. La faire quand même ?
stop-here = Quitter ? La partie est sauvegardée, et vous pourrez la reprendre quand vous voudrez.
leave-table = Quitter ? La partie continue, et le même lien vous y ramène.
curtain = À vous de jouer. Que l'autre joueur regarde ailleurs.
over = La bataille est terminée
record-is = Feuille de partie : { $name }
record-in = dans { $folder }
record-later = La feuille de partie n'est pas disponible pour le moment. Vous pourrez la récupérer plus tard avec le même lien.
fate-honest = Partie équitable : les { $draws } tirages correspondent à ce que chacun, vous compris, avait fixé avant la partie, et la feuille de partie correspond à ce que vous avez vu.
fate-unwitnessed = Les { $draws } tirages correspondent aux engagements de la feuille de partie. Cet appareil n'était pas là quand ces engagements ont été pris : il ne peut pas s'en porter garant.
fate-unchecked = Le serveur n'a pas fourni la feuille de partie : les tirages n'ont pas pu être vérifiés.
fate-forged = Échec du contrôle d'équité. { $why }
withdrawn = Nombre de fois où la graine a changé parce qu'un joueur s'est retiré avant la partie : { $count }

# Ce qu'on se dit en dehors du jeu.
say-to-others = écrivez un message
muted = Les messages des autres joueurs sont masqués. Appuyez sur x pour les réafficher.
not-muted = Les messages des autres joueurs sont affichés.
not-said = Message non envoyé. { $why }
offers-draw = { $who } : match nul proposé. Accepter ?
asks-back = { $who } : demande d'annulation de leur dernier coup. L'accorder ?
offer-draw = Proposer le match nul ?
give-up = Abandonner cette partie ?
nothing-to-undo = Vous n'avez rien à annuler.
ask-leave = Pour annuler cela, il vous faut l'accord de l'autre camp. Le demander ?
wait-for-line = Attendez que la connexion soit rétablie.
wait-for-turn = Attendez que ce soit à vous de jouer.
have-offered = Match nul proposé. En attente d'une réponse.
have-asked-back = Annulation demandée. En attente d'une réponse.
draw-suggested = Cette position s'est déjà présentée. Appuyez sur d pour proposer le match nul.
talk-offer-draw = je propose le match nul.
talk-decline-draw = non, je continue.
talk-take-back = j'annule ce coup.
talk-offer-take-back = puis-je annuler mon dernier coup ?
talk-accept-take-back = oui, allez-y.
talk-decline-take-back = non, c'est joué.

# S'asseoir à une table lointaine.
will-lead = Votre camp : { $side }
which-name = Comment vous appelez-vous ?
begins-by-itself = La partie commence automatiquement quand tout le monde est là.
may-leave = Vous pouvez quitter en attendant ; le même lien vous ramènera ici.
seat-empty = pas encore là
stranger = invité
no-answer = Le serveur ne répond pas. Vérifiez le lien, et qu'un serveur tourne bien à l'adresse { $table }.
no-answer-now = Le serveur ne répond pas. Votre partie est sauvegardée. Réessayez.
no-table = Cette adresse n'est pas celle d'un serveur Gonfalon. Vérifiez le lien.
not-a-link = Ce n'est pas un lien d'invitation. Exemple : http://example.org:1212/play/abc#ticket
no-link = Ce lien contient des caractères non valables. L'avez-vous copié en entier ?
other-rules = Cette partie utilise la version { $theirs } des règles de { $game } ; vous avez la version { $ours }. Installez la même version de Gonfalon que le serveur.
other-edition = Cette partie utilise l'édition { $theirs } de { $game } ; vous avez l'édition { $ours }. Installez la même édition.
rules-not-there = Le serveur ne peut pas ouvrir cette partie : ses règles ou ses cartes n'y sont plus installées. La partie est sauvegardée.
over-rules-not-there = Cette partie est terminée, et ses règles ou ses cartes ne sont plus installées sur le serveur. Sa feuille de partie est sauvegardée ici : { $path }

# Revoir une partie.
replay = Relecture
replay-at = { $number } sur { $last }
replay-start = Avant la bataille
replay-of = { $title }, { $scenario }, point de vue : { $looker }
bot-failed = L'ordinateur a échoué, et un coup a été joué au hasard. L'erreur vient du paquet du bot, pas du jeu.
