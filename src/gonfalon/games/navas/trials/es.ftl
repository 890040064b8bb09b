# What is said where a rule is tried, in Spanish.

title = Prueba una regla
not-now = Eso también es legal. Para ver esta regla en acción, elige algo que brille.
n5-2 = Mandas a los musulmanes, con cinco puntos. Mueve a todos los de A2, en diagonal, a B3, que está vacía. Cuesta un punto, como un movimiento en cualquier otra dirección.
n5-3 = Mandas a los cristianos, con tres puntos. B3 está vacía y en el área musulmana. Avanza hasta allí con todos los de B4: cuesta dos puntos en lugar de uno.
n6-2 = Los arqueros de B4 alcanzan cualquier zona enemiga a distancia 2. Dispara a B2: cuesta un punto, hace 1 de daño y no se roba ninguna carta.
n6-4 = Carga contra los Voluntarios de B3, de frente, con todos los de B4. Una carga cuesta tres puntos y suma 5 a tu total. Si B3 queda aniquilada, tu columna avanza hasta allí.
n8-1 = Mandas a los musulmanes. Los caballeros de B3 cargan contra B2, donde está tu caballería: responde que sí al karr wa-l-farr y mira quién devuelve el golpe.
done = Esa era la regla. El registro muestra lo que ha pasado. Vuelve a las reglas cuando quieras.
