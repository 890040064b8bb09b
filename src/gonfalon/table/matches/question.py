"""What a bot is asked."""

import msgspec

from gonfalon.core import Sight


class Question(msgspec.Struct, frozen=True):
    """`sight` was taken with a perfect memory; game, rules and digest say what the match belongs to."""

    match: str
    game: str
    rules: int
    digest: str
    bot: str
    seat: int
    sight: Sight
