# What is said where a rule is tried, in French.

title = Essayer une règle
not-now = C'est permis aussi. Pour voir cette règle à l'œuvre, choisissez ce qui brille.
s2-2 = Vous menez les Ayyoubides. Les Croisés ont moins d'Ordres, donc l'initiative, mais Saladin peut la leur prendre : retournez sa carte, puis dites que vous commencez.
s3-1 = Vous menez les Croisés. Activez Henri II : qu'il tire sur Ala Afdal. Vous payez un Ordre, on jette un dé rouge, et sa carte est retournée.
s3-3 = Chargez Ala Afdal avec Richard. Ses lances passent aux places Engagée ; Ala Afdal, sa suiveuse, ne bouge pas et se trouve Engagée aussi.
s3-4 = Vous menez les Ayyoubides. Naplouse charge Soliman, qui est Déployée : faites-la esquiver. La charge est annulée, et l'on ne jette que les dés de l'Esquive.
s3-9 = Une de vos lances est sur la piste des Pertes, et Naplouse a une place vide. Que votre Chef la rallie.
done = C'était la règle. Voyez dans le journal ce qui s'est passé, et revenez au livre quand vous voulez.
