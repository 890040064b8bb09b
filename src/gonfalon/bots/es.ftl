# The bots: what they are called, and a sentence about each, in Spanish.

name-page = Paje
name-squire = Escudero
name-sergeant = Sargento
name-knight = Caballero
name-banneret = Mesnadero
name-marshal = Mariscal
name-greedy = el ordenador de antes
name-random = un ordenador despistado

bot-page = Hace lo primero que se le ocurre y olvida lo que ha visto. Responde al instante: un buen primer rival.
bot-squire = Impetuoso, algo precipitado, y olvida las cartas. Responde al instante.
bot-sergeant = Sopesa todo lo que puede hacerse ahora, aunque se le olvidan las cartas. Responde al instante.
bot-knight = Ha aprendido en miles de batallas cuánto vale una posición, y se fía de su ojo: le basta un parpadeo.
bot-banneret = Piensa varios pasos por delante, también los tuyos, con todo lo que podrías tener en la mano. Se toma un momento.
bot-marshal = Piensa más tiempo y más hondo que nadie, y no olvida nada. Se toma un segundo o dos, y nunca hace trampas.
bot-greedy = Mira unos pasos por delante y sopesa lo que no ve. Nunca hace trampas.
bot-random = Hace cualquier cosa permitida. Para una primera prueba.
