# The bots: what they are called, and a sentence about each, in Spanish.

name-page = Paje
name-squire = Escudero
name-sergeant = Sargento
name-knight = Caballero
name-marshal = Mariscal
name-gonfalonier = Gonfaloniero
name-greedy = Ordenador antiguo
name-random = Ordenador aleatorio

bot-page = Juega lo primero que se le ocurre y olvida lo que ha visto. Responde al instante: un buen primer rival.
bot-squire = Entusiasta y algo precipitado. Olvida las cartas. Responde al instante.
bot-sergeant = Sopesa todas las acciones que puede hacer en ese momento, pero olvida las cartas. Responde al instante.
bot-knight = Ha aprendido en miles de batallas cuánto vale una posición. Responde en un abrir y cerrar de ojos.
bot-marshal = Prevé varias jugadas, también las tuyas, y tiene en cuenta cada carta que puedas tener. Tarda un momento.
bot-gonfalonier = Piensa más tiempo y más a fondo que los demás, y no olvida nada. Tarda uno o dos segundos y nunca hace trampas.
bot-greedy = Prevé unas cuantas jugadas y estima lo que no ve. Nunca hace trampas.
bot-random = Hace jugadas legales al azar. Bueno para probar el juego por primera vez.
