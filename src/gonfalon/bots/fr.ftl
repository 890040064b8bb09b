# The bots: what they are called, and a sentence about each, in French.

name-page = Page
name-squire = Écuyer
name-sergeant = Sergent
name-knight = Chevalier
name-marshal = Maréchal
name-gonfalonier = Gonfalonier
name-greedy = Ancien ordinateur
name-random = Ordinateur aléatoire

bot-page = Joue le premier coup qui lui vient à l'esprit et oublie ce qu'il a vu. Répond aussitôt. Un bon premier adversaire.
bot-squire = Ardent et un peu pressé. Oublie les cartes. Répond aussitôt.
bot-sergeant = Examine toutes les actions possibles, mais oublie les cartes. Répond aussitôt.
bot-knight = A appris, au fil de milliers de batailles, ce que vaut une position. Répond en un clin d'œil.
bot-marshal = Prévoit plusieurs coups à l'avance, y compris les vôtres, et tient compte de toutes les cartes que vous pourriez avoir. Répond après un instant.
bot-gonfalonier = Réfléchit plus longtemps et plus loin que les autres, n'oublie rien et ne triche jamais. Répond en une seconde ou deux.
bot-greedy = Prévoit quelques coups à l'avance et estime ce qu'il ne voit pas. Ne triche jamais.
bot-random = Joue au hasard parmi les coups légaux. Convient à un premier essai.
