"""The entry point for all input from outside."""

import pytest

from gonfalon.core import FATE, WATCHER, Action, Option, Refusal, Rules, Scenario, Setup
from gonfalon.core.steps import bare
from tests.core.coin import LEFT, RIGHT, Coin, CoinRules, CoinState, CoinView


@pytest.fixture
def coin() -> Coin:
    return Coin()


@pytest.fixture
def state(coin: Coin) -> CoinState:
    return coin.begin(Setup("plain"))


@pytest.mark.parametrize("text", ["write 2", "  write   2 ", "WRITE 2", "Write\t2\n"])
def test_legal_word(coin: Coin, state: CoinState, text: str) -> None:
    """A legal word is accepted in any case and with any spaces."""
    assert coin.word(state, coin.check(state, LEFT, text)) == "write 2"


@pytest.mark.parametrize("text", ["", " ", "write", "write 4", "write ٢", "flip heads", "write 2 2", "\0", "ſwrite 2"])
def test_illegal_word(coin: Coin, state: CoinState, text: str) -> None:
    """Anything else is refused, and the refusal quotes it with single spaces."""
    with pytest.raises(Refusal) as refused:
        coin.check(state, LEFT, text)
    assert refused.value.tried == " ".join(text.split())


@pytest.mark.parametrize("seat", [RIGHT, FATE, WATCHER])
def test_not_your_turn(coin: Coin, state: CoinState, seat: int) -> None:
    """A word that is legal for another seat is refused."""
    with pytest.raises(Refusal):
        coin.check(state, seat, "write 2")


@pytest.mark.parametrize(
    ("setup", "code", "facts"),
    [
        (Setup("odd"), "unknown-scenario", {"name": "odd", "offered": "plain"}),
        (Setup("plain", {"colour": "red"}), "unknown-option", {"name": "colour"}),
        (Setup("plain", {"rounds": "4"}), "unknown-choice", {"name": "rounds", "value": "4", "offered": "3, 1, 9"}),
    ],
)
def test_setup_that_is_not_offered(coin: Coin, setup: Setup, code: str, facts: dict[str, str]) -> None:
    """What cannot be settled is refused by its name, and the refusal tells what there is."""
    with pytest.raises(Refusal) as refused:
        coin.begin(setup)
    refusal = refused.value
    assert (refusal.code, refusal.rule, refusal.tried, refusal.facts) == (code, "-", facts["name"], facts)


# What a game need not say itself


def test_title_of_a_scenario() -> None:
    """A scenario is called by its title, or by its name if it has none or nobody knows it."""
    coin = Coin()
    coin.scenarios = (Scenario("plain"), Scenario("long", "A long evening"))
    assert [coin.title_of(name) for name in ("plain", "long", "odd")] == ["plain", "A long evening", "odd"]


def test_word_is_built_in_steps(coin: Coin) -> None:
    """A word is cut after its spaces; bare of what separates them its steps are shown."""
    assert coin.path("write 2") == ("write ", "2")
    assert coin.path("pass") == ("pass",)
    assert bare(("move ", "B4>", "B3 ", " all")) == ("move", "B4", "B3", " all")


class Wordy(Coin):
    """Its words depend on the position."""

    def word(self, state: CoinState, action: Action) -> str:
        return f"write{state.round} {action} down"


def test_words_of_the_position_are_read(state: CoinState) -> None:
    """A text means what it is the word of in this position."""
    assert Wordy().check(state, LEFT, "write1 3 down") == 3
    assert Wordy().parse(state, "write2 3 down") is None


def test_verb_came_up(state: CoinState) -> None:
    """Of an action a proof counts the verb that it had before it was taken."""
    assert Wordy().came_up(state, 2, CoinState(3, 2, [0, 0], []), []) == ["write1"]


def test_key_is_all_that_is_known() -> None:
    """A seat's key tells apart what it has seen and forgotten, and does not what it never saw."""

    class Forgetful(Coin):
        def view(self, state: CoinState, seat: int, *, memory: bool | None = None) -> CoinView:
            return super().view(state, seat) if memory else CoinView(state.round, state.rounds, [], [])

    coin, states = Forgetful(), [CoinState(3, 1, [0, 0], [number]) for number in (1, 2)]
    assert len({coin.info_key(state, LEFT) for state in states}) == 2
    assert len({coin.info_key(state, RIGHT) for state in states}) == 1
    assert len({coin.whole(state) for state in states}) == 2


def test_rules_that_say_no_more(state: CoinState) -> None:
    """Rules are quiet, think both sides even and compare no positions unless they say otherwise."""

    class Terse(CoinRules):
        is_quiet, estimate, repetition = Rules.is_quiet, Rules.estimate, Rules.repetition

    rules = Terse()
    assert (rules.is_quiet(state), rules.estimate(state, LEFT), rules.repetition(state)) == (True, 0.5, None)
    with pytest.raises(Refusal) as refused:
        rules.apply(state, 99)
    assert (refused.value.code, refused.value.rule, refused.value.tried) == ("not-offered", "-", "99")


def test_refused_action_names_the_rule_of_the_moment(state: CoinState) -> None:
    """Rules that know which of them is asked about name it when they refuse."""

    class Exact(CoinRules):
        def rule_now(self, state: CoinState) -> str:
            return f"C{state.round}.1"

    with pytest.raises(Refusal) as refused:
        Exact().apply(state, 99)
    assert refused.value.rule == "C1.1"


def test_defaults_where_a_computer_plays() -> None:
    """An option may have another default in matches with a bot; what was chosen stands."""
    coin = Coin()
    coin.options = (Option("rounds", ("3", "1"), with_bot="1"), Option("face", ("open", "hidden")))
    assert coin.settle(Setup("plain")).options == {"rounds": "3", "face": "open"}
    assert coin.settle(Setup("plain"), with_bot=True).options == {"rounds": "1", "face": "open"}
    chosen = Setup("plain", {"rounds": "3", "face": "hidden"})
    assert coin.settle(chosen, with_bot=True).options == chosen.options
    assert coin.options[0].default() == "3"
