# What is said where a rule is tried, in Spanish.

title = Prueba una regla
not-now = Eso también es legal. Para ver esta regla en acción, elige algo que brille.
h4-7 = Estos hombres de armas de Pedro están cansados. En lugar de moverse, que descansen: si nadie los molesta, al final del turno estarán frescos.
h5-1 = Elige a los piqueros, llévalos a 0411 y que miren al N. Cada hexágono de su frente cuesta 1 punto; los de su espalda, el doble.
h6-1 = Los ballesteros no han dejado su hexágono y tienen delante a un enemigo en 0509. Dispara.
h7-1 = Los piqueros tienen delante a un enemigo, en 0410. Declara un cuerpo a cuerpo y termina las declaraciones para que se resuelva.
h8-2 = Los caballeros están frescos y tienen el camino libre. Declara una carga contra 0509, termina las declaraciones y verás cómo cabalgan.
done = Esa era la regla. El registro muestra lo que ha pasado. Vuelve a las reglas cuando quieras.
