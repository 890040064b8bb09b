# The lesson of Arsuf in Spanish.

title = Arsuf: tu primera batalla
not-now = Eso está permitido, y en una batalla tuya podrás hacerlo. Ahora mismo la lección sigue con lo que brilla.

welcome = Te damos la bienvenida al camino de Arsuf, 7 de septiembre de 1191. Mandas a los cruzados de Ricardo Corazón de León, abajo, con el mar a la espalda; los ayubíes de Saladino acosan tu columna desde arriba. En esta batalla no hay nada oculto.
lines = Cada carta es un Estandarte, un cuerpo de tropas, y las lanzas que tiene delante son su fuerza. Un Estandarte sin lanzas está perdido, y el enemigo se queda su carta. Una línea de puntos une a los que se enfrentan: Ricardo y Ala Afdal, Nablus y Solimán.
orders = Los sellos son tus Órdenes, y lo son todo. Casi todas las acciones cuestan alguna; lo que gastas vuelve al final del turno. Solo lo que va a la caja se pierde para siempre, y quien mete allí la última ha perdido la batalla.
begin = Tienes once Órdenes y ellos doce. Quien tiene menos decide quién empieza. Empieza tú.
loose = Los bandos se alternan, una carta cada vez. Que Enrique II dispare a Ala Afdal: cuesta una Orden y tira un dado rojo. Los dados rojos hieren a los ayubíes y los verdes a ti; antes de tirar ves las probabilidades.
losses = Una lanza. Va a su Registro de Bajas: recuérdala, porque la sexta que llegue allí les costará una Orden. La carta de Enrique se ha atenuado: está Activada, es decir, ya ha actuado este turno. Ahora actúan ellos.
reach = Una carta nombra a quienes puede alcanzar. Intenta que Lusignan dispare a Ala Afdal: la mesa te dirá por qué no, y el número que acompaña a su respuesta abre la regla.
charge = Preguntar no cuesta nada. Ahora, tu mejor arma, la carga: dos Órdenes, tres dados rojos y solo uno verde. Que Nablus cargue contra Solimán.
reaction = ¡No tan deprisa! Solimán aún no está Activado, así que puede reaccionar. Se evade: tu carga se pierde, tus Órdenes quedan gastadas y cada uno recibe solo un dado.
again = Pero luego Solimán te ha hostigado, y ahora está Activado: ya no puede evadirse. Nablus también lo está, pero la carga es una de las acciones que su carta permite repetir. ¡Carga!
sixth = Cinco lanzas, y con la de Enrique son seis: una de sus Órdenes va a la caja. Nablus y Solimán están ahora empeñados cuerpo a cuerpo, y cada uno solo puede golpear al otro hasta que Nablus se retire.
rally = Saladino ha arriesgado sus propias lanzas para que gastes una Orden. Tu Líder no paga nada por lo que hace: que Ricardo reincorpore una lanza caída a Nablus.
richard = Ala Afdal y Saladino podían responder a una carga de Ricardo, pero los dos están ya Activados. Ese es todo el arte: haz que actúen antes que tú. ¡Carga contra Ala Afdal!
town = Dos lanzas ayubíes guardan la ciudad de Arsuf. Si caen las dos, ganas una duodécima Orden. Lusignan puede intentarlo, por una Orden y con un dado.
hold = Nadie puede pasar antes de tener todas sus cartas Activadas. Borgoña y Sablé pueden mantener la posición: cuesta una Orden y no hace nada. Sin Órdenes tendrían que cargar sin control, un dado rojo contra dos verdes.
pass = Todas tus cartas están Activadas y ellos han pasado. Pasa tú también, y el turno se acaba.
chaos = Todas las cartas vuelven a estar Desplegadas y las Órdenes gastadas regresan. Pero desde el segundo cada turno empieza con el Caos: cada bando mete una Orden en la caja, y otra por cada Estandarte que el enemigo le haya tomado. Así que la batalla es corta: rompe sus Estandartes, abate lanzas de seis en seis y conserva una Orden cuando a ellos no les quede ninguna. La crónica vuelve a contar todo, y el botón Regla abre la regla del momento.
