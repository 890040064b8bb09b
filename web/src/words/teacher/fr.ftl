# What the page says when it looks back at a match or gives advice.

review-whose = Quel camp
review-looking = Chaque décision est examinée…
review-before = { $count ->
    [one] Une autre analyse passe avant.
   *[other] { $count } autres analyses passent avant.
}
review-done = { $done } actions sur { $actions }
review-curve = Chances de victoire : { $side }
review-curve-said = Chances de victoire, en pour cent : { $start } au début, au plus { $highest } après l'action { $highestat }, au moins { $lowest } après l'action { $lowestat }, { $end } à la fin.
review-along = Le long de la courbe
review-at-start = Au début : { $chance } %
review-at = Action { $number }, { $actor } : { $chance } %
review-fate = le sort
review-show = Montrer sur le plateau
review-rough = Rien n'a été appris de cette bataille : tout ceci repose sur une estimation grossière.
review-parts = Ce qui les a changées
review-part-start = Au début
review-part-own = Décisions : { $side }
review-part-others = Décisions : { $other }
review-part-luck = Chance
review-part-result = Résultat
review-skill = Qui agit gagne d'ordinaire, et l'autre le regagne ; regardez les deux ensemble : { $skill }.
review-decisions = { $mistakes ->
    [0] Rien à redire
    [one] Ce qui a coûté le plus
   *[other] Ce qui a coûté le plus
}
review-judged = { $judged ->
    [one] Une décision a été jugée, d'après ce qu'on savait alors.
   *[other] { $judged } décisions ont été jugées, chacune d'après ce qu'on savait alors.
}
review-decision = Action { $number } : −{ $cost } %
review-chosen = Fait
review-better = Mieux
review-why = D'après ce qu'on savait alors, le mieux gagne { $better } batailles sur 100, ce qui fut fait { $chosen }.
review-odds = En moyenne : { $odds }
review-no-luck = Sans hasard.
review-swept = { $where } balayée { $chance } %
review-won = victoire de { $side } { $chance } %
review-again = Réessayer à partir d'ici : { $side }
review-origin = Rejouée à partir de l'action { $number } d'une partie précédente, non classée.
advice = Conseil
advice-best = Le mieux
advice-second = Ensuite
advice-why = D'après ce que sait ce camp ({ $side }), le mieux gagne { $best } batailles sur 100, le suivant { $second }.
advice-alone = Il n'y a rien d'autre à peser ici.
advice-noted = { $count ->
    [one] Un conseil demandé dans cette partie ; elle en garde la trace.
   *[other] { $count } conseils demandés dans cette partie ; elle en garde la trace.
}
advice-thinking = Réflexion…
advice-here = Qu'y avait-il de mieux ?
review-answer = Ensuite, sans doute : { $answer }
review-advised = { $count ->
    [one] { $side } : un conseil demandé dans cette partie.
   *[other] { $side } : { $count } conseils demandés dans cette partie.
}
