# The bots: their names, and a short description of each.

name-page = Page
name-squire = Squire
name-sergeant = Sergeant
name-knight = Knight
name-marshal = Marshal
name-gonfalonier = Gonfalonier
name-greedy = Old computer
name-random = Random computer

bot-page = Plays the first move it thinks of and forgets which cards it has seen. Moves at once. A good first opponent.
bot-squire = Plays eagerly and a little hastily. Forgets which cards it has seen. Moves at once.
bot-sergeant = Considers every action it can take now, but forgets which cards it has seen. Moves at once.
bot-knight = Has learned from thousands of battles how good a position is. Moves almost at once.
bot-marshal = Thinks a few moves ahead, including yours, and considers every card you may hold. Takes a moment to move.
bot-gonfalonier = Thinks longer and further ahead than the other bots, and forgets nothing. Takes a second or two to move. Never cheats.
bot-greedy = Looks a few moves ahead and estimates what it can't see. Never cheats.
bot-random = Plays random legal moves. Good for a first match.
