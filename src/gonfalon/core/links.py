"""Fate between two who trust nobody else: each seat has a chain of links, and draws need one link of both.

A chain begins with a secret seed, and every link is the SHA-256 of the next one: whoever knows a link can compute all
earlier ones and none of the later. Its tip, the SHA-256 of link 0, is told before play and fixes the whole chain. What
fate draws after decision number d (0: the beginning) comes from a key made of both links d. Whoever decides does not
know the other's link yet, and whoever answers could not choose his. Action numbers only grow, even where something is
taken back, so no link is ever used for two decisions.
"""

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from gonfalon.core.fate import Draws

LENGTH = 2**15
"""Links of a chain: more than any match has actions."""
SIZE = 32
"""Bytes of a seed, a link and a tip."""
_ABOUT = b"gonfalon fate of two 1"


class FalseLink(ValueError):
    """The link does not belong to the chain with this tip."""


class ChainLink(NamedTuple):
    number: int
    value: bytes


class Chain:
    """The chain of one seat, as far as it is known."""

    def __init__(self, values: Sequence[bytes]) -> None:
        self._values = values
        """The tip, then link 0 and those after it."""

    @staticmethod
    def of_seed(seed: bytes) -> "Chain":
        """One's own, of which every link is known."""
        return Chain(_hashed(seed, LENGTH))

    @staticmethod
    def of_tip(tip: bytes, link: ChainLink | None = None) -> "Chain":
        """Another's, up to the deepest link that was revealed. Raises FalseLink if that leads to another tip."""
        if link is None:
            return Chain([tip])
        if len(link.value) != SIZE or not 0 <= link.number < LENGTH:
            raise FalseLink(f"There is no link {link.number} of {len(link.value)} bytes.")
        chain = Chain(_hashed(link.value, link.number + 1))
        if chain.tip != tip:
            raise FalseLink(f"Link {link.number} leads to another tip than the one that was told before play.")
        return chain

    @property
    def tip(self) -> bytes:
        return self._values[0]

    @property
    def deepest(self) -> int:
        """The number of the last link that is known; -1 if only the tip is."""
        return len(self._values) - 2

    def link(self, number: int) -> ChainLink:
        return ChainLink(number, self._values[number + 1])


class FateOfTwo:
    """The draws of a match as far as the chains are known, by seat in the order of the game."""

    def __init__(self, chains: Mapping[str, Chain]) -> None:
        self.chains = dict(chains)

    def is_known(self, decided: int) -> bool:
        """Whether it can draw after this decision."""
        return all(chain.deepest >= decided for chain in self.chains.values())

    def draw(self, number: int, weights: Sequence[int], decided: int) -> int:
        """The index of the weighted outcome that action `number` gets, after decision number `decided`."""
        return Draws(_ABOUT, [chain.link(decided).value for chain in self.chains.values()]).at(number, weights)

    def proof(self, fated: int) -> dict[str, Any]:
        """What a record tells of it: the tips, and the links after which fate has drawn last; -1 if it never has."""
        links = {seat: (fated, chain.link(fated).value.hex()) for seat, chain in self.chains.items() if fated >= 0}
        return {"tips": {seat: chain.tip.hex() for seat, chain in self.chains.items()}, "links": links}


@lru_cache(maxsize=8)
def _hashed(value: bytes, often: int) -> list[bytes]:
    """A value and what comes of it by hashing, the last first."""
    values = [value]
    for _ in range(often):
        values.append(hashlib.sha256(values[-1]).digest())
    values.reverse()
    return values
