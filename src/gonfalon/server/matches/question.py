"""What a bot is asked."""

import msgspec

from gonfalon.core import Sight


class Question(msgspec.Struct, frozen=True):
    """`sight` was taken with a perfect memory; game, rules and digest say what the match belongs to. `seed` is for the
    bot's chance: the same question always gets the same answer, whichever instance of the bot is asked."""

    match: str
    game: str
    rules: int
    digest: str
    bot: str
    seat: int
    sight: Sight
    seed: str = ""
