# What is said where a rule is tried, in Spanish.

title = Prueba una regla
not-now = También está permitido. Para ver esta regla en acción, elige lo que brilla.
s2-2 = Llevas a los ayubíes. Los cruzados tienen menos Órdenes y por tanto la iniciativa, pero Saladino puede arrebatársela: gira su carta y luego di que empiezas tú.
s3-1 = Llevas a los cruzados. Activa a Enrique II: que dispare a Ala Afdal. Pagas una Orden, se tira un dado rojo y su carta se gira.
s3-3 = Carga con Ricardo contra Ala Afdal. Sus lanzas pasan a los huecos de Empeñado; Ala Afdal, su seguidor, no se mueve y queda también Empeñado.
s3-4 = Llevas a los ayubíes. Nablus carga contra Solimán, que está Desplegado: que responda con una Evasión. La carga se anula y solo se tiran los dados de la Evasión.
s3-9 = Una lanza tuya está en el Registro de Bajas, y Nablus tiene un hueco vacío. Que tu Líder la reincorpore.
done = Esa era la regla. Mira en la crónica lo que ha pasado, y vuelve al libro cuando quieras.
