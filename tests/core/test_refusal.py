"""The answer to an illegal wish."""

import copy
import pickle

from gonfalon.core import Refusal


def test_refusal_carries_data() -> None:
    """A program finds the code, the rule, what was tried, the position, what is legal and the facts."""
    refusal = Refusal("too-far", "N1.3", "move A1>A6 all", "round 1", ("end",), {"steps": 5})
    assert (refusal.code, refusal.rule, refusal.tried, refusal.position) == (
        "too-far",
        "N1.3",
        "move A1>A6 all",
        "round 1",
    )
    assert refusal.legal == ["end"]
    assert refusal.facts == {"steps": 5}


def test_refusal_in_one_line() -> None:
    """Printed, it says code and rule, quotes the input and gives the position if there is one."""
    assert str(Refusal("too-far", "N1.3", "go", "round 1")) == "too-far (N1.3): 'go' | round 1"
    assert repr(Refusal("too-far", "N1.3", "go", "round 1")) == "Refusal('too-far', 'N1.3', 'go')"
    assert str(Refusal("too-far", "N1.3", "go\n")) == "too-far (N1.3): 'go\\n'"


def test_refusal_keeps_its_own_facts() -> None:
    """Changing what was handed in later does not change the refusal."""
    facts: dict[str, str | int] = {"steps": 5}
    legal = ["end"]
    refusal = Refusal("too-far", "N1.3", "go", legal=legal, facts=facts)
    facts["steps"] = 6
    legal.append("go")
    assert (refusal.facts, refusal.legal) == ({"steps": 5}, ["end"])


def test_refusal_travels() -> None:
    """It can be copied and sent to another process whole."""
    refusal = Refusal("too-far", "N1.3", "go", "round 1", ["end"], {"steps": 5})
    for other in (copy.copy(refusal), pickle.loads(pickle.dumps(refusal))):
        assert vars(other) == vars(refusal)
