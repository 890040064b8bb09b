# The bots in a few words, in French.

bot-greedy = Regarde quelques coups en avant et pèse ce qu'il ne voit pas. Il ne triche jamais.
bot-random = Joue n'importe quel coup permis. Pour un premier essai.
