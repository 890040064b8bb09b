"""What is said at a table besides the game itself: resigning, draws, taking back, time."""

import re

RESIGN = "resign"
OFFER = "offer draw"
ACCEPT = "accept draw"
DECLINE = "decline draw"
TAKE_BACK = "take back"
ASK_BACK = "offer take back"
GIVE_BACK = "accept take back"
KEEP = "decline take back"
OUT_OF_TIME = "out of time"
CLOSED = "match closed"

_BY_SEATS = re.compile(
    rf"({RESIGN}|{OFFER}|{ACCEPT}|{DECLINE}|{GIVE_BACK}|{KEEP})|({TAKE_BACK}|{ASK_BACK}) (0|[1-9][0-9]{{0,8}})"
)


def understand(word: str) -> tuple[str, int] | None:
    """What a seat says, with its number; None if the word is not talk but part of the game."""
    found = _BY_SEATS.fullmatch(word.casefold())
    if found is None:
        return None
    return (found[1], 0) if found[1] else (found[2], int(found[3]))
