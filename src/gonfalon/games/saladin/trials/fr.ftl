# What is said where a rule is tried, in French.

title = Essayer une règle
not-now = Cette action est légale aussi, mais pour voir cette règle à l'œuvre, choisissez un élément qui brille.
s2-2 = Vous menez les Ayyoubides. Les Croisés ont moins d'Ordres, donc l'initiative, mais Saladin peut s'en emparer. Retournez sa carte, puis choisissez de commencer.
s3-1 = Vous menez les Croisés. Activez Henri II et faites-le tirer sur Ala Afdal. Vous payez un Ordre, lancez un dé rouge et retournez sa carte.
s3-3 = Chargez Ala Afdal avec Richard. Les lances de Richard passent aux places marquées Engagée. La Bannière d'Ala Afdal, qui le suit, ne bouge pas et devient Engagée aussi.
s3-4 = Vous menez les Ayyoubides. Naplouse charge Soliman, dont la Bannière est Déployée : faites-la esquiver. La charge est annulée, et on ne lance que les dés de l'Esquive.
s3-9 = Une de vos lances est sur la piste des Pertes, et Naplouse a une place vide. Faites rallier cette lance par votre Chef.
done = Voilà la règle à l'œuvre. Le journal montre ce qui s'est passé. Revenez aux règles quand vous voudrez.
