# The bots: what they are called, and a sentence about each, in French.

name-page = Page
name-squire = Écuyer
name-sergeant = Sergent
name-knight = Chevalier
name-marshal = Maréchal
name-gonfalonier = Gonfalonier
name-greedy = Ancien ordinateur
name-random = Ordinateur aléatoire

bot-page = Joue la première idée qui lui vient et oublie ce qu'il a vu. Répond aussitôt : un bon premier adversaire.
bot-squire = Ardent, un peu pressé, et oublie les cartes. Répond aussitôt.
bot-sergeant = Examine toutes les actions possibles, mais oublie les cartes. Répond aussitôt.
bot-knight = A appris de milliers de batailles ce que vaut une position. Répond en un clin d'œil.
bot-marshal = Réfléchit plusieurs coups à l'avance, les vôtres compris, et tient compte de chaque carte que vous pourriez avoir. Prend un instant.
bot-gonfalonier = Réfléchit plus longtemps et plus loin que les autres, et n'oublie rien. Prend une seconde ou deux, et ne triche jamais.
bot-greedy = Regarde quelques coups à l'avance et estime ce qu'il ne voit pas. Ne triche jamais.
bot-random = Joue des coups légaux au hasard. Bien pour un premier essai.
