# The bots in a few words, in Spanish.

bot-greedy = Mira unos pasos por delante y sopesa lo que no ve. Nunca hace trampas.
bot-random = Hace cualquier cosa permitida. Para una primera prueba.
