# What is said where a rule is tried, in Spanish.

title = Prueba una regla
not-now = También está permitido. Para ver esta regla en acción, elige lo que brilla.
n5-2 = Llevas a los musulmanes, con cinco puntos. Lleva a todos los de A2, en diagonal, a la zona vacía B3: un punto, como en cualquiera de las ocho direcciones.
n5-3 = Llevas a los cristianos, con tres puntos. B3 está vacía y en el área musulmana: avanza con todos los de B4. Cuesta dos puntos en lugar de uno.
n6-2 = Los arqueros de B4 alcanzan toda zona enemiga a distancia 2. Que disparen a B2: un punto, un daño, no se roba carta.
n6-4 = Carga con todos los de B4 contra los Voluntarios de B3, en línea recta. Cuesta tres puntos y suma 5 a tu total; si B3 queda barrida, la columna entra.
n8-1 = Llevas a los musulmanes. Los caballeros de B3 cargan contra B2, donde está tu caballería: di que sí al karr wa-l-farr y mira quién devuelve el golpe.
done = Esa era la regla. Mira en la crónica lo que ha pasado, y vuelve al libro cuando quieras.
