"""What the players' pages say where the booklets are silent, doubtful or easily misread."""

import re
from functools import cache

from gonfalon.core import registry

SAID = [
    ("navas", "N2.1", "only 3-3 serves both sides alike"),
    ("navas", "N2.1", "the same nine numbers"),
    ("navas", "N3.1", "three in each of the eighteen zones. *(ruling)*"),
    ("navas", "N3.2", "could just as well belong in A5"),
    ("navas", "N3.2", "*(inferred)*"),
    ("navas", "N3.3", "printed, reviewed, inferred or reconstructed"),
    ("navas", "N4.3", "*exhausted*: it can neither attack nor rally again in this turn, but it can move"),
    ("navas", "N5.5", "The order of the turns stays as it was. *(ruling)*"),
    ("navas", "N6.1", "*combat action*"),
    ("navas", "N6.1", "two combat actions, at most one of them with arrows"),
    ("navas", "N8.3", "the zone from which the charge came. *(ruling)*"),
    ("navas", "N8.3", "Christian or lies beyond the edge of the board. *(ruling)*"),
    ("navas", "N10.2", "Lopez de Haro and of Sancho VII do nothing once their leader has fallen"),
    ("navas", "N10.2", "whenever in the attack they are used. *(ruling)*"),
    ("navas", "N10.2", "their own fall may be the very thing that calls for the card. *(ruling)*"),
    ("navas", "N10.2", "version 1"),
    ("saladin", "S2.4", "We have softened the booklet's *must*"),
    ("saladin", "S3.4", "Uncontrolled Charge, which its example does not show. *(ruling)*"),
    ("saladin", "S3.5", "A Leader who is Ordered does not act again in that turn. *(ruling)*"),
    ("saladin", "S3.6", "asks only the Banner under attack"),
    ("saladin", "S3.6", "Richard's card"),
    ("saladin", "S5.3", "traces of two symbols"),
    ("saladin", "S6.5", "no fire could ever be fed. *(ruling)*"),
    ("sword", "H1.2", "2218 but not 2318 for Alfonso in 1718"),
    ("sword", "H1.5", "so here we may be wrong"),
    ("sword", "H2.6", "that he has eleven, one for each hex named, is a *(ruling)*"),
    ("sword", "H3.4", "so one that only stood may still be named. *(ruling)*"),
    ("sword", "H5.2", "Straight into another such hex it costs 2 more in all. *(ruling)*"),
    ("sword", "H11.7", "no step brings one nearer to 1702 if it is then nearer than its hex of set-up. *(ruling)*"),
    ("sword", "H12.2", "only then do the Muslims get their 10. *(ruling)*"),
    ("sword", "H12.4", "an option that we suggest for play over a network"),
    ("sword", "H3.5", "from the last hex it was in"),
    ("sword", "H3.6", "a commander whose own banner is gone adds nothing to the initiative. *(ruling)*"),
    ("sword", "H4.1", "of what is left to it, if it is Tired"),
    ("sword", "H4.5", "if the first has stopped in its way. *(ruling, all of it)*"),
    ("sword", "H5.3", "even Cl and Il only keep their facing"),
    ("sword", "H6.5", "A crossbow may even if it has left its hex; who has fired in D2 may not. *(ruling)*"),
    ("sword", "H7.4", "A shot of D2 does not count as such in a melee"),
    ("sword", "H8.2", "The wheel comes before a hex, never after the last. *(ruling)*"),
    ("sword", "H8.3", "The −2 holds as long as it takes part. *(ruling)*"),
    ("sword", "H8.4", "Who charged back is Tired when all is over, the last élan too"),
    ("sword", "H8.4", "who takes the hex of one that slipped away faces the way it went. *(ruling)*"),
    ("sword", "H9.1", "a Christian unit that goes back over 1702 has won"),
    ("sword", "H11.3", "A move in D1 enters only the hex where it ends. *(ruling)*"),
    ("sword", "H11.5", "They turn for nothing, do not rest"),
    ("sword", "H12.3", "both are told that they may agree on a draw. *(ruling)*"),
]
SECTIONS = [
    ("navas", "Summary", "Two combat actions a turn, at most one of them with arrows."),
    ("saladin", "Arsuf: the Banners", "an upper bound"),
    ("saladin", "Hattin: the Banners", "an upper bound"),
    ("saladin", "Hattin: the Banners", "Who faces whom is only partly printed"),
    ("saladin", "Arsuf: the followers' cards", "printed for Sulayman alone"),
    ("saladin", "Hattin: the followers' cards", "printed for Sulayman at Arsuf alone"),
    ("saladin", "Arsuf: Lusignan's card", "number of dice reconstructed and doubtful"),
    ("saladin", "Arsuf: the knights' cards", "name printed"),
    ("saladin", "Example E3", "says nothing of the price"),
    ("sword", "How to read this page", "It is *a* game of this battle, not the publisher's."),
    ("sword", "H14 Doubts that we settled", "We read two heights above the plain."),
]


@cache
def page(game: str) -> str:
    return registry.find(game).rules_page()


def section(game: str, heading: str) -> str:
    """What stands under one heading, up to the next."""
    found = re.search(rf"^#+ {re.escape(heading)}$(.*?)(?=^#|\Z)", page(game), re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]
