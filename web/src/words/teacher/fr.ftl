# What the page says when it looks back at a match or gives advice.

review-whose = Camp
review-looking = Examen de chaque décision…
review-before = { $count ->
    [one] 1 bilan passe avant le vôtre.
   *[other] { $count } bilans passent avant le vôtre.
}
review-done = { $done } actions sur { $actions }
review-curve = Chances de victoire : { $side }
review-curve-said = Chances de victoire, en pour cent : { $start } au début, maximum { $highest } après l'action { $highestat }, minimum { $lowest } après l'action { $lowestat }, { $end } à la fin.
review-along = Se déplacer sur la courbe
review-at-start = Au début : { $chance } %
review-at = Action { $number }, { $actor } : { $chance } %
review-fate = le hasard
review-show = Voir sur le plateau
review-rough = L'ordinateur ne s'est pas entraîné sur cette bataille : ces chiffres ne sont qu'une estimation grossière.
review-parts = Ce qui a fait évoluer les chances de victoire
review-part-start = Au début
review-part-own = Décisions : { $side }
review-part-others = Décisions : { $other }
review-part-luck = Hasard
review-part-result = Résultat
review-skill = Chaque camp gagne des chances par ses propres décisions et en perd par celles de l'autre. Pour juger de l'habileté, additionnez les deux : { $skill }.
review-decisions = { $mistakes ->
    [0] Aucune erreur trouvée
    [one] La décision la plus coûteuse
   *[other] Les décisions les plus coûteuses
}
review-judged = { $judged ->
    [one] { $judged } décision a été jugée d'après ce qu'on savait à ce moment-là.
   *[other] { $judged } décisions ont été jugées d'après ce qu'on savait à chaque moment.
}
review-decision = Action { $number } : −{ $cost } %
review-chosen = Joué
review-better = Mieux
review-why = D'après ce qu'on savait alors, le meilleur choix gagne { $better } batailles sur 100 ; le choix joué en gagne { $chosen }.
review-no-luck = Le hasard n'intervient pas.
review-again = Réessayer à partir d'ici : { $side }
review-origin = Partie non classée, rejouée depuis l'action { $number } d'une partie précédente.
advice = Conseil
advice-best = Meilleur coup
advice-second = Deuxième choix
advice-why = D'après ce que sait ce camp ({ $side }), le meilleur coup gagne { $best } batailles sur 100 ; le deuxième choix en gagne { $second }.
advice-alone = Aucun autre coup ne mérite d'être envisagé.
advice-noted = { $count ->
    [one] Conseil demandé une fois dans cette partie. Tout le monde peut le voir.
   *[other] Conseil demandé { $count } fois dans cette partie. Tout le monde peut le voir.
}
advice-thinking = Recherche du meilleur coup…
advice-here = Quel était le meilleur coup ici ?
review-answer = Réponse probable : { $answer }
review-advised = { $count ->
    [one] { $side } : conseil demandé une fois dans cette partie.
   *[other] { $side } : conseil demandé { $count } fois dans cette partie.
}
review-taken-back = { $count ->
    [one] { $side } : un coup annulé avec l'accord de l'adversaire.
   *[other] { $side } : { $count } coups annulés avec l'accord de l'adversaire.
}
