# The bots: what they are called, and a sentence about each, in French.

name-page = Page
name-squire = Écuyer
name-sergeant = Sergent
name-knight = Chevalier
name-banneret = Banneret
name-marshal = Maréchal
name-greedy = l'ordinateur d'avant
name-random = un ordinateur étourdi

bot-page = Fait la première chose qui lui vient et oublie ce qu'il a vu. Répond aussitôt : un bon premier adversaire.
bot-squire = Ardent, un peu pressé, et il oublie les cartes. Répond aussitôt.
bot-sergeant = Examine tout ce qui peut se faire maintenant, mais les cartes lui échappent. Répond aussitôt.
bot-knight = A appris de milliers de batailles ce que vaut une position, et se fie à son œil : un clin d'œil lui suffit.
bot-banneret = Pense plusieurs coups en avant, les vôtres aussi, avec tout ce que vous pourriez tenir. Prend un instant.
bot-marshal = Pense plus longtemps et plus loin que tous, et n'oublie rien. Prend une seconde ou deux, et ne triche jamais.
bot-greedy = Regarde quelques coups en avant et pèse ce qu'il ne voit pas. Il ne triche jamais.
bot-random = Joue n'importe quel coup permis. Pour un premier essai.
