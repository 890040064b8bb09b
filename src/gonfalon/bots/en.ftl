# The bots: what they are called, and a sentence about each.

name-page = Page
name-squire = Squire
name-sergeant = Sergeant
name-knight = Knight
name-banneret = Banneret
name-marshal = Marshal
name-greedy = the former computer
name-random = a careless computer

bot-page = Acts on the first idea that comes and forgets what it has seen. Answers at once: a good first opponent.
bot-squire = Eager, a little hasty, and forgets cards. Answers at once.
bot-sergeant = Considers everything that can be done now, though cards slip its mind. Answers at once.
bot-knight = Has learned from thousands of battles what a position is worth, and trusts its eye. Needs the blink of one.
bot-banneret = Thinks some moves ahead, yours too, with everything that you might hold. Takes a moment.
bot-marshal = Thinks longer and deeper than all others, and forgets nothing. Takes a second or two, and never cheats.
bot-greedy = Looks a few moves ahead and estimates what it can't see. Never cheats.
bot-random = Plays random legal moves. Good for a first try.
