# The bots in a few words, in Spanish.

bot-greedy = Mira un poco más allá y sopesa lo que no puede ver. Nunca hace trampas.
bot-random = Hace cualquier cosa legal. Para una primera prueba.
