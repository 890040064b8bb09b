"""A small dose of what `scripts/abuse --flood` does: a flood from one address does not disturb those at others."""

from pathlib import Path

import pytest

from tests.table.attacks.flood import Flooding
from tests.table.attacks.friends import comes_in, played_meanwhile, silent_lines
from tests.table.attacks.trial import host, usual_table
from tests.table.honesty.victims import Match

SECONDS = 4
MANY_TIMES, ALLOWANCE = 5, 20.0
"""How much longer, and milliseconds more: on a busy machine a dose is too small to tell less than that apart. Without
limits it was twenty times."""


@pytest.mark.full
@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_friends_do_not_notice_a_flood(store: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Their answers take about as long as while the same attackers are busy elsewhere, and none fails."""
    arguments: tuple[str, ...] = ()
    if store == "postgres":
        database, redis = request.getfixturevalue("fresh_database"), request.getfixturevalue("fresh_redis")
        arguments = ("--postgres", database, "--redis", redis)
    with usual_table(tmp_path / "attacked", *arguments) as attacked, usual_table(tmp_path / "idle") as idle:
        victim = Match(attacked.port, host())
        victim.play(10)
        seat = victim.tickets[0], victim.id
        # Calm before and after it: how busy the machine is with other things changes from one second to the next.
        before, _ = played_meanwhile(attacked.port, host, lambda: Flooding(idle.port, "all", SECONDS, *seat))
        flooded, fate = played_meanwhile(attacked.port, host, lambda: Flooding(attacked.port, "all", SECONDS, *seat))
        after, _ = played_meanwhile(attacked.port, host, lambda: Flooding(idle.port, "all", SECONDS, *seat))
        assert before.failed == flooded.failed == after.failed == []
        calm = max(before.median, after.median)
        assert flooded.median < MANY_TIMES * calm + ALLOWANCE, (flooded.median, calm, fate)
        lines = silent_lines(attacked.port, 1_500)
        assert max(comes_in(attacked.port) for _ in range(5)) < 5_000
        for line in lines:
            line.close()
        assert "Traceback" not in attacked.log.read_text()
