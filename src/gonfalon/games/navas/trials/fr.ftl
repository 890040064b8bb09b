# What is said where a rule is tried, in French.

title = Essayer une règle
not-now = C'est permis aussi. Pour voir cette règle à l'œuvre, choisissez ce qui brille.
n5-2 = Vous menez les musulmans, avec cinq points. Emmenez tout le monde de A2, en diagonale, dans la zone vide B3 : un point, comme dans chacune des huit directions.
n5-3 = Vous menez les chrétiens, avec trois points. B3 est vide et dans l'aire musulmane : avancez-y avec tous ceux de B4. Cela coûte deux points au lieu d'un.
n6-2 = Les archers de B4 atteignent toute zone ennemie à distance 2. Faites-les tirer sur B2 : un point, un dégât, aucune carte n'est tirée.
n6-4 = Chargez avec tous ceux de B4 les Volontaires de B3, droit devant. Cela coûte trois points et ajoute 5 à votre total ; si B3 est balayée, la colonne y entre.
n8-1 = Vous menez les musulmans. Les chevaliers de B3 chargent B2, où se tient votre cavalerie : dites oui au karr wa-l-farr, et voyez qui rend le coup.
done = C'était la règle. Voyez dans le journal ce qui s'est passé, et revenez au livre quand vous voulez.
