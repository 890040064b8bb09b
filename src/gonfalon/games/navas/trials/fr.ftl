# What is said where a rule is tried, in French.

title = Essayer une règle
not-now = Cette action est légale aussi, mais pour voir cette règle à l'œuvre, choisissez un élément qui brille.
n5-2 = Vous menez les musulmans, avec cinq points. Déplacez toutes vos unités de A2, en diagonale, vers B3, qui est vide. Cela coûte un point, comme dans n'importe quelle autre direction.
n5-3 = Vous menez les chrétiens, avec trois points. B3 est vide et se trouve dans le territoire musulman. Faites-y avancer toutes vos unités de B4 : cela coûte deux points au lieu d'un.
n6-2 = Les archers de B4 atteignent toutes les zones ennemies à distance 2. Tirez sur B2 : cela coûte un point et fait 1 dégât, et on ne pioche pas de carte.
n6-4 = Chargez les Volontaires de B3, droit devant, avec toutes vos unités de B4. Une charge coûte trois points et ajoute 5 à votre total. Si B3 est vidée, la colonne y entre.
n8-1 = Vous menez les musulmans. Les chevaliers de B3 chargent B2, où se tient votre cavalerie : répondez oui au karr wa-l-farr, et voyez qui rend le coup.
done = Voilà la règle à l'œuvre. Le journal montre ce qui s'est passé. Revenez aux règles quand vous voudrez.
