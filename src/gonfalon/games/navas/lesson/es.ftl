# The lesson of Las Navas in Spanish.

title = Las Navas: tu primera batalla
not-now = Eso está permitido, y en una batalla tuya podrás hacerlo. Ahora mismo la lección sigue con lo que brilla.

welcome = Te damos la bienvenida a Las Navas de Tolosa, 16 de julio de 1212. Mandas a los cristianos, al pie de la página. El califa al-Nasir está en la tienda roja de arriba, zona B1: si cae, has ganado.
field = Cada casilla es una zona y admite hasta tres unidades de un mismo bando: las tuyas son los escudos; las suyas, las estrellas. Los puntos o trazos de una unidad son su fuerza: dos si está entera, uno si está herida. Otro golpe más, y desaparece.
bid = Cada ronda empieza con una puja secreta por el primer turno. El número de arriba de una carta es el suyo y el de abajo, el tuyo; empieza la puja más alta y, si son iguales, empiezas tú. Puja 1-6.
play = Seis contra seis: empiezas tú. Ahora juega una carta por sus puntos de acción. 3-3 te da tres, y su escudo de armas es el de Castilla: mientras esté en juego, ayuda a la columna del centro.
charge = Una carga cuesta tres puntos. Lanza a todos los de B4 contra los Voluntarios de B3. En cada combate se roba una carta, así que antes ves las probabilidades: cada carta posible y lo que haría.
charged = Salió la carta 3-4. Tu 4, más 6 de fuerza, 5 por la carga y 1 por el escudo de armas, suman 16; ellos tenían 8. El bando con menos recibe la diferencia como daño: B3 queda barrida y tu columna avanza. Ahora responden ellos.
damage = Sus arqueros han hecho dos de daño en A4. Tú decides quién lo recibe: deja enteros a los caballeros, y que la Milicia y los ballesteros pierdan uno cada uno. Después juega 2-5.
column = ¡Cinco puntos! Pero antes intenta algo que no se puede hacer: manda a los aragoneses de A6 a la zona vacía B6. La mesa te dirá por qué no, y el número que acompaña a su respuesta abre la regla.
rally = Preguntar no cuesta nada: lo que las reglas prohíben simplemente no ocurre. Ahora reagrupa, por un punto: una unidad herida vuelve a estar entera, pero demasiado cansada para combatir este turno. Reagrupa a la Milicia.
undo = Pensándolo bien, mejor los ballesteros: podrán disparar otra vez el próximo turno. Deshazlo, con el botón o con la tecla u: es gratis mientras no se haya revelado nada nuevo. Después reagrupa a los ballesteros.
arrows = Los arqueros alcanzan una zona que esté exactamente a dos pasos. Los tuyos cuestan un punto, hacen uno de daño y nunca fallan. Que los arqueros de B4 disparen a B2.
odds = Quedan tres puntos: carga otra vez, de B3 a B2. Mira las probabilidades: salga la carta que salga, sangran ellos y tú no. Una de las tres cartas barre la zona, y solo gracias a tus flechas.
karr = ¡B2 es tuya! Pero donde hay jinetes, pueden responder a una carga con el karr wa-l-farr, volver grupas y contraatacar, y así la zona del propio califa te ha hecho cuatro de daño. Conserva entero a López de Haro, pues una carga necesita un jinete, y deja caer a los otros dos.
round = Atacaron C4 y fueron rechazados: el daño es para la suma más baja, ataque quien ataque. Empieza otra ronda, y 1-6, la carta que pujaste, vuelve a estar en tu mano. Puja 2-5 y después juega 1-6 por seis puntos.
move = Mover cuesta un punto, con cuantas unidades quieras de una zona a la siguiente. Sube a las Órdenes militares y a Rada de B3 a B2, junto a Haro. Después, que los arqueros que se quedaron atrás disparen a la tienda.
caliph = Este es el momento. El palenque del califa suma dos a su defensa, y el escudo de Castilla, uno a tu ataque. Tres cartas de cada cuatro bastan: ¡carga contra B1!
won = ¡Al-Nasir ha caído y la batalla está ganada! También puede acabar de otro modo: gana quien ocupa el doble de zonas que el enemigo, y ganan los musulmanes si no queda ningún cristiano en su mitad y tú ocupas cuatro zonas o menos. La crónica vuelve a contar todo lo ocurrido, y el botón Regla abre la regla del momento.
