# Ce que dit le terminal de lui-même.

# Touches, au pied de l'écran.
key-back = Retour
key-begin = Commencer
key-change = Changer
key-end = Fin
key-fight = Combat
key-go-on = Continuer
key-do-it = Confirmer
key-help = Touches
key-no-odds = Confirmer, sans plus de probabilités
key-note = Remarque
key-since = Résumé
key-learn = Apprendre
key-leave = Partir
key-lift = Lever le rideau
key-log = Chronique
key-look = Voir le plateau
key-menu = Menu
key-no = Non
key-on = Avancer
key-quit = Quitter
key-resume = Reprendre la dernière partie
key-rule = Règle
key-rules = Règles
key-sit-down = S'asseoir
key-skip-fights = Passer les combats
key-space = espace
key-start = Début
key-stop = Arrêter
key-talk = Parler
key-type = Écrire
key-undo = Annuler
key-withdraw = Tirer une nouvelle graine
key-yes = Oui

# Avant la partie.
which-battle = Quelle bataille ?
which-match = Quelle partie ?
go-on-with = Reprendre :
actions-so-far = { $actions } actions jusqu'ici
a-person = vous
battle-facts = { $length } ; hasard : { $luck } ; { $information }
data = données : { $sources }
data-own = toutes à nous
data-share = { $percent } % { $source ->
    [printed] imprimées
    [reviewed] tirées de critiques
    [inferred] déduites
   *[reconstructed] reconstituées
}
menu-game = Jeu
menu-against = Contre
menu-lead = Votre camp
against-person = quelqu'un à côté de vous
hint-rating = Classé { $rating } dans cette bataille.
hint-person = Deux personnes partagent cet écran. Un rideau tombe entre leurs décisions.
hint-both-sides = À deux ici, les deux camps sont à vous : ceci dit seulement qui est qui.
begin = Commencer la bataille
no-terminal = Il faut un terminal : un écran pour voir le plateau et des touches pour jouer.
occupied = Cette partie est ouverte dans un autre terminal. Continuez là-bas, ou fermez-la d'abord.
how-to-go-on = La partie est gardée dans { $path }
    Pour continuer : { $command }
no-unfinished = Il n'y a aucune partie inachevée dans { $folder }.

# À la table.
your-decision = À vous de décider
thinking = { $name } : en réflexion…
thinking-long = { $name } : on réfléchit, { $done } %
thinking-hurry = { $name } : on réfléchit, { $done } % ; g pour presser
to-decide = À { $name } de jouer
looking-on = En spectateur
line-broken = La connexion est coupée ; nouvel essai…
nothing-lost = Rien n'est perdu : la partie reprend dès que la table répond.
or-type = ou écrivez avec / : { $word }
rule = Règle { $rule }
choose-already = Vous pouvez déjà choisir ; votre choix reste caché jusqu'au moment voulu.
left-once = Laissé : { $word } — u le retire.
left-always = Toujours : { $word } — « /ask me » le retire.
undone-refused = Fait : { $done } sur { $all }. « { $word } » a été refusé : { $why }
undone-others = Fait : { $done } sur { $all }. Puis d'autres ont agi : regardez à nouveau avant « { $word } ».
typing-help = Après / on écrit : `un; deux` fait une chose après l'autre ; `always ORDRE` donne désormais cette réponse, et `ask me` y met fin.
no-lesson = Ce jeu n'a pas de leçon.
custom = C'est une coutume de la table, non une règle du jeu.
no-fight = Il n'y a pas encore eu de combat.
what-happened = Ce qui s'est passé
nothing-yet = Rien encore.
since-mark = depuis votre dernière décision
memory = Où tout peut se trouver
no-memory = Il n'y a rien à retenir ici, ou vous comptez sur votre seule mémoire.
advice = Conseil
advice-best = Le mieux : { $word } ({ $chance } %)
advice-second = Ensuite : { $word } ({ $chance } %)
advice-alone = Rien d'autre ne mérite réflexion ici.
advice-why = D'après ce que vous savez, le mieux gagne { $best } batailles sur 100, le suivant { $second }.
advice-answer = Réponse probable : { $answer }
advice-rough = On n'a rien appris sur cette bataille : c'est une estimation grossière.
advice-thinking = On cherche ce qui serait le mieux…
no-advice = Pas de conseil ici : on n'en donne que contre l'ordinateur, à qui doit décider.
legend = Signes et touches
meant = Peut-être : { $words }
nothing-fits = Rien de possible ne commence ainsi.
odds-on = Les probabilités s'affichent avant tout ce qui dépend du hasard.
odds-off = Les chances ne sont plus montrées ; o les ramène.
odds-sweeps = balaie { $where }
odds-wins = victoire : { $side }
bell-on = Une cloche sonne quand c'est à vous.
bell-off = Sonnerie désactivée.
leave-replay = Quitter la relecture ?
assumes-no-special-cards = Si personne n'emploie de carte spéciale.
assumes-no-karr = S'ils ne ripostent pas.
assumes-no-reaction = Si personne ne réagit.
assumes-no-shot = Si personne ne tire avant.
help-line = cette ligne de la liste ; les lettres de même
help-arrows = parcourir la liste, choisir
help-esc = un pas en arrière
help-type = écrire une action : Tab complète, ↑ rappelle, Échap renonce
help-rule = la règle du moment
help-w = ce qui s'est passé depuis votre dernière décision
help-l = tout ce qui s'est passé
help-c = revoir le dernier combat
help-m = où peuvent être les cartes cachées
help-o = les chances avant d'agir, oui ou non
help-b = une cloche quand c'est à vous, oui ou non
help-g = que l'ordinateur joue aussitôt ce qu'il a vu de mieux
help-advice = contre l'ordinateur : ce qui serait le mieux, et pourquoi
help-u = revenir en arrière
help-d = proposer la nulle
help-r = abandonner
help-t = parler aux autres
help-q = arrêter ; la partie est gardée
just-play = Jouez : la liste offre la suite.
too-small = Cet écran a { $width } colonnes et { $height } lignes : une partie du plateau est cachée. Avec { $needed } sur 24, on le voit entier.
hands-victory = Cela donne aussitôt la victoire à l'autre camp. Le faire ?
stop-here = Arrêter ici ? La partie est conservée, et vous pourrez la reprendre quand vous voudrez.
leave-table = Quitter la table ? La partie continue, et le même lien vous y ramène.
curtain = À vous de décider. Que l'autre joueur regarde ailleurs.
over = La bataille est terminée
record-is = La feuille de cette partie est { $name }
record-in = dans { $folder }
record-later = Impossible d'obtenir la feuille de partie pour le moment. Le même lien la donnera plus tard.
fate-honest = Partie équitable : les { $draws } tirages correspondent à ce que chacun, vous compris, avait fixé avant la bataille, et la feuille de partie à ce que vous avez vu.
fate-unwitnessed = Les { $draws } tirages sortent tous de ce à quoi, selon la feuille de partie, chacun s'était engagé. Cet appareil n'était pas là avant la bataille : il ne peut pas en témoigner.
fate-unchecked = La table n'a pas donné la feuille de partie : le hasard n'a pas pu être vérifié.
fate-forged = Le hasard n'a pas été honnête ! { $why }
withdrawn = Nombre de fois où le hasard a été refait parce que quelqu'un s'était retiré avant la bataille : { $count }

# Ce qu'on se dit en dehors du jeu.
say-to-others = dites quelque chose aux autres
not-said = Cela n'a pas été dit. { $why }
offers-draw = { $who } : ils proposent la nulle. D'accord ?
asks-back = { $who } : ils demandent à revenir sur leur dernière décision. D'accord ?
offer-draw = Proposer la nulle à l'autre camp ?
give-up = Abandonner cette bataille ?
nothing-to-undo = Il n'y a aucune de vos décisions à reprendre.
ask-leave = On ne revient pas sur votre dernière décision sans permission. La demander à l'autre camp ?
wait-for-line = Attendez que la connexion soit rétablie.
wait-for-turn = Attendez que ce soit à vous de décider.
have-offered = Vous avez proposé la nulle.
have-asked-back = Vous avez demandé à revenir sur votre dernière décision.
draw-suggested = Les armées en sont au même point : d propose la nulle.
talk-offer-draw = je propose la nulle.
talk-decline-draw = pas de nulle.
talk-take-back = je reviens en arrière.
talk-offer-take-back = puis-je revenir sur ma dernière décision ?
talk-accept-take-back = oui, revenez en arrière.
talk-decline-take-back = non, c'est joué.

# S'asseoir à une table lointaine.
will-lead = Vous mènerez : { $side }
which-name = Comment les autres vous appelleront-ils ?
begins-by-itself = La bataille commence d'elle-même dès que tout le monde est là.
may-leave = Vous pouvez partir en attendant ; le même lien vous ramène.
seat-empty = pas encore là
stranger = un inconnu
no-answer = La table ne répond pas. Est-ce le bon lien, et { $table } est-il lancé ?
no-answer-now = La table ne répond pas. Rien n'est perdu : réessayez.
no-table = Quelque chose répond là-bas, mais pas comme une table. Est-ce le bon lien ?
not-a-link = Ce n'est pas un lien vers une place. Il ressemble à http://table:1212/play/abc#ticket
no-link = Ce lien contient des signes qu'aucun lien ne contient. A-t-il été copié en entier ?
other-rules = Cette partie suit la version { $theirs } des règles de { $game } ; ici, c'est la version { $ours }. Il faut la même version de Gonfalon des deux côtés.
other-edition = Cette partie se joue avec l'édition { $theirs } de { $game }, qui n'est pas celle installée ici ({ $ours }). Il faut la même des deux côtés.
rules-not-there = La table ne peut pas ouvrir cette partie : ses règles ou ses cartes n'y sont plus installées. Elle est conservée et attend ; rien n'est perdu.
over-rules-not-there = Cette partie est terminée, et ses règles ou ses cartes ne sont plus installées à la table. Sa feuille de partie est conservée ici : { $path }

# Revoir une partie.
replay = Revoir
replay-at = { $number } sur { $last }
replay-start = Avant la bataille
replay-of = { $title }, { $scenario }, point de vue : { $looker }
bot-failed = L'ordinateur n'a pas su décider, et le hasard a choisi pour lui. La faute est à son paquet, non au jeu.
