# What is said where a rule is tried, in French.

title = Essayer une règle
not-now = Cette action est légale aussi, mais pour voir cette règle à l'œuvre, choisissez un élément qui brille.
h4-7 = Ces hommes d'armes de Pierre sont fatigués. Faites-les se reposer au lieu de bouger : si personne ne les dérange, ils seront frais à la fin du tour.
h5-1 = Choisissez les piquiers, déplacez-les en 0411 et tournez-les face au N. Entrer dans un hexagone de leur front coûte 1 point ; dans un hexagone de leur arrière, le double.
h6-1 = Les arbalétriers n'ont pas quitté leur hexagone et ont un ennemi devant eux en 0509. Tirez.
h7-1 = Les piquiers ont un ennemi sur leur front, en 0410. Déclarez une mêlée, puis terminez vos déclarations pour combattre.
h8-2 = Les chevaliers sont frais et ont la voie libre. Déclarez une charge contre 0509, terminez vos déclarations et regardez-les charger.
done = Voilà la règle à l'œuvre. Le journal montre ce qui s'est passé. Revenez aux règles quand vous voudrez.
