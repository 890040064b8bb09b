# What is said where a rule is tried, in Spanish.

title = Prueba una regla
not-now = Eso también es legal. Para ver esta regla en acción, elige algo que brille.
s2-2 = Mandas a los ayubíes. Los cruzados tienen menos Órdenes y, por tanto, la iniciativa, pero Saladino puede arrebatársela. Da la vuelta a su carta y luego elige empezar.
s3-1 = Mandas a los cruzados. Activa a Enrique II y haz que dispare a Ala Afdal. Pagas una Orden, tiras un dado rojo y das la vuelta a su carta.
s3-3 = Carga con Ricardo contra Ala Afdal. Las lanzas de Ricardo pasan a los huecos de Empeñado. Ala Afdal, su seguidor, no se mueve y queda también Empeñado.
s3-4 = Mandas a los ayubíes. Nablus carga contra Solimán, que está Desplegado: que responda con una Evasión. La carga se anula y solo se tiran los dados de la Evasión.
s3-9 = Una de tus lanzas está en el Registro de Bajas, y Nablus tiene un hueco vacío. Que tu Líder la reincorpore.
done = Esa era la regla. El registro muestra lo que ha pasado. Vuelve a las reglas cuando quieras.
