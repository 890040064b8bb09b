"""Runs on Ray; `scripts/laboratory` plays one on a cluster."""

from contextlib import closing
from math import inf

import pytest

from gonfalon.lab.runs.on_ray import on_ray
from gonfalon.lab.runs.planned import CannotRun, battle_of


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:99999"])
def test_nobody_at_the_address(address: str) -> None:
    """A cluster that does not answer is told in a sentence, at once."""
    with (
        pytest.raises(CannotRun) as told,
        closing(on_ray(address)(battle_of("saladin", {}), [], inf)) as arriving,
    ):
        next(arriving)
    assert told.value.code == "no-cluster"
