# The lesson of Las Navas in Spanish.

title = Las Navas: tu primera batalla
not-now = Eso es legal, pero no es de lo que trata este paso. Elige algo que brille.

welcome = Te damos la bienvenida a Las Navas de Tolosa, 16 de julio de 1212. Mandas a los cristianos, en la parte baja del tablero. El califa al-Nasir está en la tienda roja de arriba, zona B1. Si cae, ganas.
field = Cada casilla es una zona y admite hasta tres unidades de un mismo bando. Tus unidades son los escudos; las de tu rival, las estrellas. Los puntos o trazos de una unidad son su fuerza: dos si está entera, uno si está herida. Si una unidad herida recibe otro golpe, desaparece.
bid = Cada ronda empieza con una puja secreta por el primer turno. El número de arriba de una carta es el de tu rival, y el de abajo, el tuyo. Empieza quien puja más alto; en caso de empate, empiezas tú. Puja con 1-6.
play = Los dos habéis pujado seis, así que empiezas tú. Ahora juega una carta para obtener puntos de acción: 3-3 te da tres. Mientras esté activa, su escudo de armas, el de Castilla, ayuda a tu columna central.
charge = Una carga cuesta tres puntos. Carga contra los Voluntarios de B3 con todos los de B4. En cada combate se roba una carta, así que antes ves las probabilidades: cada carta que puede salir y el efecto que tendría.
charged = Salió la carta 3-4. Tu 4, más 6 de fuerza, 5 por la carga y 1 por el escudo de armas, suma 16; ellos tenían 8. El bando con el total más bajo recibe la diferencia como daño: B3 queda aniquilada y tu columna avanza. Ahora les toca a ellos.
damage = Sus arqueros han hecho 2 de daño en A4. Tú decides quién lo recibe. Deja enteros a los Caballeros: que la Milicia y los Ballesteros reciban 1 cada uno. Después juega 2-5.
column = ¡Cinco puntos! Pero antes prueba algo ilegal: manda a los aragoneses de A6 a B6, que está vacía. El juego te dice por qué no puedes hacerlo, y el número que acompaña al mensaje abre la regla.
rally = Probar no cuesta nada: una acción ilegal simplemente se rechaza. Ahora reagrupa a la Milicia, por un punto. Una unidad herida recupera toda su fuerza, pero no puede combatir este turno.
undo = Pensándolo bien, mejor los Ballesteros: podrán disparar otra vez el próximo turno. Deshaz la acción, con el botón o con la tecla u. Puedes deshacer libremente mientras no se revele nada nuevo. Después reagrupa a los Ballesteros.
arrows = Los arqueros alcanzan una zona que esté exactamente a dos zonas de distancia. Disparar con los tuyos cuesta un punto, hace 1 de daño y nunca falla. Dispara con los Arqueros de B4 a B2.
odds = Te quedan tres puntos. Carga otra vez, de B3 a B2. Mira las probabilidades: salga la carta que salga, ellos pierden fuerza y tú no. Una de las tres cartas aniquila la zona, y solo gracias a tus arqueros.
karr = ¡B2 es tuya! Pero la caballería puede responder a una carga con el karr wa-l-farr: fingir la huida, volver grupas y contraatacar. Las unidades de la zona del propio califa han contraatacado y te han hecho 4 de daño. Conserva entero a López de Haro, porque una carga necesita caballería, y sacrifica a los otros dos.
round = Atacaron C4 y fueron rechazados: el bando con el total más bajo recibe el daño, aunque sea el atacante. Empieza otra ronda, y 1-6, la carta con la que pujaste, vuelve a tu mano. Puja con 2-5 y después juega 1-6 para obtener seis puntos.
move = Un movimiento cuesta un punto y lleva cuantas unidades quieras de una zona a la siguiente. Sube a las Órdenes militares y a Rada de B3 a B2, junto a Haro. Después dispara a la tienda con los Arqueros que se quedaron atrás.
caliph = Este es el momento. El palenque del califa suma 2 a su defensa, y el escudo de Castilla suma 1 a tu ataque. Tres de las cuatro cartas te dan la victoria: ¡carga contra B1!
won = ¡Al-Nasir ha caído, y ganas! Hay otras formas de ganar: gana el bando que ocupa el doble de zonas que el enemigo, y ganan los musulmanes si no queda ningún cristiano en su mitad y tú ocupas cuatro zonas o menos. El registro muestra todo lo que ha pasado, y el botón Regla explica la regla actual.
