# The bots: their names, and a short description of each.

name-page = Page
name-squire = Squire
name-sergeant = Sergeant
name-knight = Knight
name-marshal = Marshal
name-gonfalonier = Gonfalonier
name-greedy = Old computer
name-random = Random computer

bot-page = Plays the first move it thinks of and forgets what it has seen. Moves at once. A good first opponent.
bot-squire = Eager and a little hasty. Forgets cards. Moves at once.
bot-sergeant = Considers every action it can take now, but forgets cards. Moves at once.
bot-knight = Has learned from thousands of battles what a position is worth. Moves almost at once.
bot-marshal = Thinks a few moves ahead, yours included, and allows for every card you may hold. Takes a moment.
bot-gonfalonier = Thinks longer and deeper than the others, and forgets nothing. Takes a second or two, and never cheats.
bot-greedy = Looks a few moves ahead and estimates what it can't see. Never cheats.
bot-random = Plays random legal moves. Good for a first try.
