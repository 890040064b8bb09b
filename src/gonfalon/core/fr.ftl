# What every game says alike, in French.

refusal-match-over = Cette partie est terminée.
refusal-draw-already-offered = Une partie nulle a déjà été proposée.
refusal-no-draw-offered = Personne ne vous a proposé de partie nulle.
refusal-consent-needed = D'autres ont agi depuis, ou votre tour est fini : l'autre camp doit accepter que vous reveniez en arrière.
refusal-nothing-to-take-back = Il n'y a aucune de vos décisions à reprendre.
refusal-already-asked-back = Un retour en arrière est déjà demandé.
refusal-nothing-asked-back = Personne n'a demandé à revenir en arrière.
refusal-already-asked = On vous le demande en ce moment : répondez, tout simplement.
refusal-no-such-question = Personne ne demande « { $question } » dans ce jeu.
refusal-no-such-answer = Vous n'avez laissé aucune réponse à cette question.
refusal-unknown-seat = Il n'y a pas de place appelée « { $seat } ». Il y a : { $offered }.
refusal-unusable-name = Un nom est un texte simple sur une seule ligne, avec des espaces simples. Celui de { $seat } ne l'est pas.
refusal-unknown-scenario = Il n'y a pas de scénario appelé « { $name } ». Il y a : { $offered }.
refusal-unknown-option = Il n'y a pas d'option appelée « { $name } ».
refusal-unknown-choice = « { $name } » peut être { $offered }, mais pas « { $value } ».
refusal-unusable-position = Cette position ne peut pas être jouée. { $why ->
    [no-view] Elle n'est pas écrite comme ce jeu écrit les positions.
    [not-everything] Elle ne montre pas toute la table comme l'arbitre la voit.
    [other-setup] Elle appartient à un autre scénario ou à d'autres options.
    [unknown-piece] Elle nomme { $fault }, que cette édition n'a pas.
    [over] La partie y est terminée.
   *[impossible] Elle ne peut pas se présenter dans ce jeu ({ $fault }).
}

# The winner comes as the game calls it: nobody is “personne”, or “nobody” in a game that speaks no French.
result-resigned = { $winner ->
    [nobody] Un camp a abandonné.
    [personne] Un camp a abandonné.
   *[other] Victoire : { $winner }. Leurs ennemis ont abandonné.
}
result-resigned-by = Victoire : { $winner }. Abandon : { $loser }.
result-draw-agreed = Les joueurs se sont accordés sur une partie nulle.
result-closed = La partie a été close, sans vainqueur.
result-out-of-time = { $winner ->
    [nobody] Un camp n'a plus de temps.
    [personne] Un camp n'a plus de temps.
   *[other] Victoire : { $winner }. Leurs ennemis n'ont plus de temps.
}
result-out-of-time-by = Victoire : { $winner }. Temps écoulé : { $loser }.
