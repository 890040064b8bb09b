# The lesson of Arsuf in Spanish.

title = Arsuf: tu primera batalla
not-now = Eso es legal, pero no es de lo que trata este paso. Elige algo que brille.

welcome = Te damos la bienvenida al camino de Arsuf, 7 de septiembre de 1191. Mandas a los cruzados de Ricardo Corazón de León, abajo, con el mar a la espalda. Los ayubíes de Saladino acosan tu columna desde arriba. En esta batalla no hay nada oculto.
lines = Cada carta es un Estandarte, un cuerpo de tropas. Las lanzas que tiene delante son su fuerza. Un Estandarte sin lanzas está perdido, y el enemigo se queda con su carta. Una línea de puntos une a los Estandartes que se enfrentan: Ricardo y Ala Afdal, Nablus y Solimán.
orders = Los sellos son tus Órdenes, y todo depende de ellas. Casi todas las acciones cuestan Órdenes. Las gastadas vuelven al final del turno. Solo las que van a la caja se pierden para siempre, y pierde el bando que mete allí la última.
begin = Tienes once Órdenes, y los ayubíes, doce. El bando que tiene menos decide quién empieza. Empieza tú.
loose = Los bandos se alternan, una carta cada vez. Que Enrique II dispare a Ala Afdal. Cuesta una Orden, y se tira un dado rojo. Los dados rojos hieren a los ayubíes; los verdes, a ti. Ves las probabilidades antes de tirar.
losses = Los ayubíes pierden una lanza, que va a su Registro de Bajas. Recuérdala: la sexta que llegue allí les cuesta una Orden. La carta de Enrique se ha atenuado: está Activada, es decir, ya ha actuado este turno. Ahora les toca a ellos.
reach = Cada carta indica los objetivos que alcanza. Intenta que Lusignan dispare a Ala Afdal. El juego te dice por qué lo rechaza, y el número que acompaña al mensaje abre la regla.
charge = Probar no cuesta nada. Usa ahora tu mejor arma, la carga: dos Órdenes, tres dados rojos y solo uno verde. Carga contra Solimán con Nablus.
reaction = ¡No tan deprisa! Solimán aún no está Activado, así que puede reaccionar. Responde con una Evasión: tu carga se anula, tus Órdenes quedan gastadas y solo se tira un dado contra cada bando.
again = Pero luego Solimán te ha hostigado, así que ahora está Activado y ya no puede responder con una Evasión. Nablus también está Activado, pero la cara de Activado de su carta incluye también la carga. ¡Carga otra vez!
sixth = Esas cinco lanzas, más la que derribó Enrique, son seis: una de sus Órdenes va a la caja. Nablus y Solimán están ahora Empeñados, trabados cuerpo a cuerpo. Cada uno solo puede golpear al otro hasta que Nablus se repliegue.
rally = Saladino ha arriesgado sus propias lanzas para que gastes una Orden. Tu Líder actúa gratis: que Ricardo reincorpore una lanza perdida a Nablus.
richard = Ala Afdal y Saladino habrían podido responder a una carga de Ricardo, pero los dos están ya Activados. Ese es todo el arte: haz que actúen antes que tú. ¡Carga contra Ala Afdal!
town = Dos lanzas ayubíes guardan la ciudad de Arsuf. Mata a las dos y ganas una duodécima Orden. Lusignan puede intentarlo, por una Orden y con un dado.
hold = No puedes pasar hasta que todas tus cartas estén Activadas. Borgoña y Sablé pueden mantener la posición: cuesta una Orden y no hace nada. Sin Órdenes tendrían que cargar sin control, con un dado rojo contra dos verdes.
pass = Todas tus cartas están Activadas y los ayubíes han pasado. Pasa tú también, y el turno se acaba.
chaos = Todas las cartas vuelven a estar Desplegadas, y se recuperan las Órdenes gastadas. Pero desde el segundo turno, cada turno empieza con el Caos: cada bando mete una Orden en la caja, y otra por cada Estandarte que el enemigo le haya tomado. Así que la batalla es corta. Rompe sus Estandartes, mata lanzas de seis en seis y conserva una Orden cuando al enemigo no le quede ninguna. El registro muestra todo lo que ha pasado, y el botón Regla explica la regla actual.
