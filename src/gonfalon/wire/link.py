"""The link to a seat, as one person sends it to another.

The ticket stands behind `#`, so that a browser does not send it along to servers that write down addresses.
"""

from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit

PLAY = "/play/"


class Link(NamedTuple):
    table: str
    """The address of the table, without a slash at its end."""
    match: str
    ticket: str

    def __str__(self) -> str:
        return f"{self.table}{PLAY}{self.match}#{self.ticket}"

    @staticmethod
    def read(text: str) -> "Link":
        """Raises ValueError with a sentence for the person who typed it."""
        parts = urlsplit(text.strip())
        before, found, match = parts.path.rpartition(PLAY)
        if parts.scheme not in ("http", "https") or not (parts.netloc and found and match and parts.fragment):
            raise ValueError("This is not a link to a seat. One looks like http://table:1212/play/abc#ticket")
        return Link(urlunsplit((parts.scheme, parts.netloc, before, "", "")), match, parts.fragment)
