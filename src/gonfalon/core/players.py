"""Who sits where, by name. A name goes into the record, so it must be one line of plain text."""

import re
from collections.abc import Mapping, Sequence

from gonfalon.core.refusal import NO_RULE, Refusal

# Listed explicitly, because a character's category can differ between Python versions: no control characters, no line
# separators, no marks that change the direction of writing, no surrogates.
_WORD = r"[^\x00-\x20\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]+"
_NAME = re.compile(f"{_WORD}(?: {_WORD})*")


def check_players(players: Mapping[str, str], seats: Sequence[str]) -> None:
    for seat, name in players.items():
        if seat not in seats:
            raise Refusal("unknown-seat", NO_RULE, seat, facts={"seat": seat, "offered": ", ".join(seats)})
        if not _NAME.fullmatch(name):
            raise Refusal("unusable-name", NO_RULE, name, facts={"seat": seat})
