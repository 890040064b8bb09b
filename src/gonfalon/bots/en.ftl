# The bots in a few words.

bot-greedy = Looks a few moments ahead and weighs what it cannot see. It never cheats.
bot-random = Does anything that is legal. For a first try.
