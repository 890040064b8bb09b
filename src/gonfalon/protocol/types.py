"""Constrains the strings and numbers in messages, and declares what many messages share."""

from typing import Annotated

import msgspec
from msgspec import Meta

from gonfalon.core.refusal import NO_RULE

SUBPROTOCOL = "gonfalon"
"""Of WebSockets. Where no header can be set, offer also "gonfalon.ticket." followed by the ticket."""
Milliseconds = int
ClientId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}\Z", description="random, chosen once by the client")]
SecretId = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_.:-]{16,64}\Z",
        description="the client id, random; whoever knows it and the invitation could repeat the request",
    ),
]
CONTROLS = r"\x00-\x1f\x7f-\x9f"
HIDING = (
    r"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff"
    r"\uffa0\ufff9-\ufffb"
    "\U000e0000-\U000e0fff"  # as they are: the languages have no common way to write them in a pattern
)
"""Characters without a picture: those that turn the direction of writing, and those that hide or part other text."""
JOINERS = r"\u200c\u200d"
"""Some scripts and emoji need them, always between two that can be seen."""
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=rf"^[^{HIDING}{JOINERS}]*\Z",
        description="the player's name, as shown to others",
    ),
]
Contribution = Annotated[
    str,
    Meta(pattern=r"^(?:[0-9a-f]{2}){16,64}\Z", description="16 to 64 random bytes in hexadecimal, mixed into fate"),
]
Commitment = Annotated[
    str, Meta(pattern=r"^[0-9a-f]{64}\Z", description="the SHA-256 of the bytes of a contribution, in hexadecimal")
]
PRINTABLE = r"^[^\x00-\x1f\x7f]+\Z"
Word = Annotated[str, Meta(max_length=200, pattern=PRINTABLE, description="an action of the game, or talk")]
_SEEN = f"[^{CONTROLS}{HIDING}{JOINERS}]+"
Text = Annotated[str, Meta(max_length=500, pattern=rf"^{_SEEN}(?:[{JOINERS}]{_SEEN})*\Z")]
Tag = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}\Z")]
Subject = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:@-]{1,64}\Z", description="a site's own id of a person")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
MOST_WORDS = 200
MOST_ORDERS = 96
MOST_GLANCES = 60
LONGEST_RECORD = 256 * 1024
"""Characters of a record to start from."""
Order = Annotated[list[Word], Meta(min_length=1, max_length=4)]


class Live(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """`bank` seconds for the whole match, plus `increment` seconds after each of a player's turns."""

    bank: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Correspondence(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="correspondence"):
    """`days` for each decision."""

    days: Annotated[int, Meta(ge=1, le=60)]


class Trouble(msgspec.Struct, frozen=True):
    """The request was not carried out and changed nothing. `code` is stable, `text` is for people.

    A refusal by the rules also has the rule, the position and what would be legal, as far as the seat may know.
    """

    code: str
    text: str
    rule: str = NO_RULE
    tried: str = ""
    position: str = ""
    legal: list[str] = []
    number: int | None = None


class Done(msgspec.Struct, frozen=True):
    """The request was carried out, now or before; `number` is the last action that resulted from it.

    For Act, `done` is how many of the words were carried out, and `refused` says why the next one was refused, if it
    was. A repeated request gets `done` again, but not `refused`.
    """

    match: str
    number: int
    done: int = 0
    refused: Trouble | None = None
