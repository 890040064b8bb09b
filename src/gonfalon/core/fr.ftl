# What every game says alike, in French.

refusal-match-over = Cette partie est terminée.
refusal-draw-already-offered = Un match nul a déjà été proposé.
refusal-no-draw-offered = Personne ne vous a proposé de match nul.
refusal-consent-needed = Vous ne pouvez pas annuler cela seul : quelqu'un d'autre a agi depuis, ou votre tour est fini. Demandez l'accord de l'autre camp.
refusal-nothing-to-take-back = Vous n'avez rien à annuler.
refusal-already-asked-back = Une demande d'annulation est déjà en attente.
refusal-nothing-asked-back = Personne ne vous a demandé d'annulation.
refusal-already-asked = Cette question vous est posée en ce moment même. Répondez-y directement.
refusal-no-such-question = Ce jeu n'a pas de question appelée « { $question } ».
refusal-no-such-answer = Vous n'avez préparé aucune réponse à cette question.
refusal-unknown-seat = Il n'y a pas de place appelée « { $seat } ». Choisissez parmi : { $offered }.
refusal-unusable-name = Le nom de { $seat } n'est pas valable. Utilisez du texte simple sur une seule ligne, avec un seul espace entre les mots.
refusal-unknown-scenario = Il n'y a pas de scénario appelé « { $name } ». Choisissez parmi : { $offered }.
refusal-unknown-option = Il n'y a pas d'option appelée « { $name } ».
refusal-unknown-choice = « { $value } » n'est pas valable pour « { $name } ». Choisissez parmi : { $offered }.
refusal-unusable-position = Cette position ne peut pas être jouée : { $fault }.
refusal-over-there = La partie était déjà terminée à ce moment-là : vous ne pouvez pas en commencer une autre à partir de là.

# The winner comes as the game calls it: nobody is “personne”, or “nobody” in a game that speaks no French.
result-resigned = { $winner ->
    [nobody] Un camp a abandonné.
    [personne] Un camp a abandonné.
   *[other] Victoire : { $winner }. Leurs ennemis ont abandonné.
}
result-resigned-by = Victoire : { $winner }. Abandon : { $loser }.
result-draw-agreed = Les joueurs se sont accordés sur un match nul.
result-closed = La partie a été fermée sans vainqueur.
result-out-of-time = { $winner ->
    [nobody] Un camp a épuisé son temps.
    [personne] Un camp a épuisé son temps.
   *[other] Victoire : { $winner }. Leurs ennemis ont épuisé leur temps.
}
result-out-of-time-by = Victoire : { $winner }. Temps écoulé : { $loser }.
