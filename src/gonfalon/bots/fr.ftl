# The bots in a few words, in French.

bot-greedy = Regarde un peu plus loin et pèse ce qu'il ne peut pas voir. Il ne triche jamais.
bot-random = Fait n'importe quoi de permis. Pour un premier essai.
