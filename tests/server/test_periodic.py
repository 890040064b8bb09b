"""How a table looks for garbage."""

import gc
from collections.abc import Iterator

import pytest

from gonfalon.server.periodic import EVERYTHING, GarbageCollector


class Knot:
    """Refers to itself, so only the garbage collector frees it."""

    alive = 0

    def __init__(self) -> None:
        self.itself = self
        Knot.alive += 1

    def __del__(self) -> None:
        Knot.alive -= 1


@pytest.fixture
def collector() -> Iterator[GarbageCollector]:
    before = gc.get_threshold()
    Knot.alive = 0
    collector = GarbageCollector()
    collector.begin()
    yield collector
    gc.unfreeze()
    gc.set_threshold(*before)


def test_what_is_replaced_does_not_gather(collector: GarbageCollector) -> None:
    """Python does not look while as much is freed as created. We do, at what is new since the last look."""
    held = [[n] for n in range(50_000)]
    for n in range(50_000):
        held[n] = [n]
    assert len(gc.get_objects(generation=0)) > 40_000
    collector.look()
    assert len(gc.get_objects(generation=0)) < 1_000


def test_garbage_is_freed(collector: GarbageCollector) -> None:
    """New garbage is freed at once. What became garbage long after it was created is found by a look at everything."""
    knots = [Knot() for _ in range(10)]
    Knot()
    assert Knot.alive == 11
    collector.look()
    assert Knot.alive == 10
    knots.clear()
    collector.look()
    assert Knot.alive == 10
    for _ in range(EVERYTHING):
        collector.look()
    assert not Knot.alive
