"""Taking back: freely within a seat's own turn, otherwise if the other side agrees."""

import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core import (
    ARBITER,
    NOBODY,
    WATCHER,
    Action,
    Match,
    News,
    Option,
    Record,
    RecordError,
    Refusal,
    Setup,
    verify_fate,
)
from gonfalon.core.position import unsealed
from tests.core.coin import LEFT, RIGHT, Coin, CoinRules, CoinState
from tests.core.stories import (
    ALL,
    LOOKERS,
    PLAYERS,
    REAL,
    SEEDS,
    begun,
    fixed_fate,
    moment,
    new_match,
    play,
    refused,
    resealed,
)
from tests.examples import few


def table(match: Match[Any]) -> tuple[object, ...]:
    """What lies on the table, and what the rules of repetition remember: everything that taking back restores."""
    kept = msgspec.json.decode(unsealed(match.snapshot()))
    return match.game.whole(match.state), match.to_move, kept["view"], kept["stood"], kept["draw_suggested"]


def in_own_turn(battle: str, seed: int) -> tuple[Match[Any], int, list[tuple[object, ...]]]:
    """A match whose seat to move has just taken two actions of its turn, with the table before each."""
    match, rng = begun(battle), random.Random(seed)
    seat = NOBODY
    tables: list[tuple[object, ...]] = []
    while len(tables) < 2:
        if match.to_move == NOBODY:
            match = begun(battle)
        if match.to_move != seat:
            seat, tables = match.to_move, []
        before, rested, word = table(match), match.number, rng.choice(match.sight(seat).legal)
        match.act(seat, word)
        alone = match.number == rested + 1 and not word.startswith("initiative")
        tables = [*tables, before] if alone and match.to_move == seat else []
    return match, seat, tables


def asked(match: Match[Any], seat: int, number: int) -> None:
    match.act(seat, f"offer take back {number}")


def round_played() -> Match[CoinState]:
    """Left, right and the coin, and left again: actions 1 to 4."""
    match = new_match()
    play(match, "write 3", "write 1", "write 2")
    return match


# Within a seat's own turn


@pytest.mark.parametrize("battle", REAL)
def test_one_after_the_other(battle: str) -> None:
    """A seat that is still to move takes back its own actions, one after the other or both at once; nobody else may."""
    match, seat, (earlier, later) = in_own_turn(battle, seed=5)
    number = match.number
    assert [match.sight(looker).undo for looker in (1 - seat, WATCHER, ARBITER)] == [None, None, None]
    match.act(seat, f"take back {number - 1}")
    assert table(match) == later
    assert match.sight(seat).undo == number - 2
    match.act(seat, f"take back {number - 2}")
    assert table(match) == earlier
    assert (match.number, match.to_move, match.result) == (number + 2, seat, None)
    match, seat, (before, _) = in_own_turn(battle, seed=4)
    match.act(seat, f"take back {match.number - 2}")
    assert table(match) == before


@pytest.mark.parametrize("battle", REAL)
def test_another_choice_can_be_taken_back_as_well(battle: str) -> None:
    """What is done instead counts from its new number; the number of what is gone is no way back."""
    match, seat, (_, before) = in_own_turn(battle, seed=3)
    number, word = match.number, match.steps[-1].entry.word
    match.act(seat, f"take back {number - 1}")
    match.act(seat, word)
    assert match.sight(seat).undo == number + 1
    for verb in ("take back", "offer take back"):
        assert refused(match, seat, f"{verb} {number - 1}").code == "nothing-to-take-back"
    match.act(seat, f"take back {number + 1}")
    assert table(match) == before


def test_taking_back_is_an_action_of_the_record() -> None:
    """It has a number and a word of its own that everybody sees, told in one spelling, and tells no news."""
    match, seat, _ = in_own_turn("navas basic", seed=3)
    number = match.number
    match.act(seat, f"  Take  BACK   {number - 1} ")
    step = match.steps[-1]
    assert (step.entry.number, step.entry.actor) == (number + 1, match.game.seat_name(seat))
    assert {step.entry.word, *step.shown.values()} == {f"take back {number - 1}"}
    assert set(step.shown) == set(LOOKERS)
    assert [step.news.heard_by(looker) for looker in LOOKERS] == [[], [], [], []]


def test_talk_between_own_actions_is_no_hindrance() -> None:
    """Talk is nobody's turn: it needs no consent and cannot be taken back itself."""
    match, seat, (before, _) = in_own_turn("navas basic", seed=3)
    number = match.number
    match.act(1 - seat, "offer draw")
    match.act(seat, "decline draw")
    assert match.sight(seat).undo == number - 1
    for talk in (number, number + 1):
        assert refused(match, seat, f"take back {talk}").code == "nothing-to-take-back"
    match.act(seat, f"take back {number - 2}")
    assert table(match) == before


def test_when_nothing_is_undone() -> None:
    """Not before the first action, nor once the turn has passed or fate has answered, nor after the end."""
    match = new_match()
    for words in ([], ["write 3"], ["write 1"]):
        play(match, *words)
        assert [match.sight(seat).undo for seat in LOOKERS] == [None] * 4
    match, seat, _ = in_own_turn("navas basic", seed=3)
    match.act(1 - seat, "resign")
    assert [match.sight(looker).undo for looker in LOOKERS] == [None] * 4


@few(12)
@given(battle=st.sampled_from(REAL), seed=SEEDS)
def test_undo_that_is_shown_is_granted(battle: str, seed: int) -> None:
    """Whenever a seat is shown a number, taking back to it undoes exactly its last action; else it needs consent."""
    match, rng = begun(battle), random.Random(seed)
    while match.to_move != NOBODY and match.number < 40:
        seat, before, number = match.to_move, table(match), match.number
        match.act(seat, rng.choice(match.sight(seat).legal))
        undo = match.sight(seat).undo
        if undo is None and not match.result:
            assert refused(match, seat, f"take back {number}").code == "consent-needed"
        elif undo is not None:
            assert undo == number
            match.act(seat, f"take back {undo}")
            assert table(match) == before
            match.act(seat, rng.choice(match.sight(seat).legal))


# What taking back stands on


def reveals(match: Match[Any], seat: int, action: int, seed: int) -> bool:
    """Whether a seat that takes this action learns more than a state guessed from its view would have told it."""
    game, lines = match.game, []
    guessed = game.guess(game.view(match.state, seat, memory=True)).draw(random.Random(seed))
    for state in (match.state.copy(), guessed):
        assert action in game.rules.legal(state)
        state.news = news = News()
        game.rules.apply(state, action)
        state.news = None
        own = [game.word(state, each) for each in game.rules.legal(state)] if game.rules.to_move(state) == seat else []
        view, said = game.view(state, seat, memory=True), (game.prompt(state, seat), game.position(state, seat))
        lines.append((view, game.rules.to_move(state), own, said, news.heard_by(seat), game.rules.result(state)))
    return lines[0] != lines[1]


@few(16)
@given(battle=st.sampled_from(REAL), seed=SEEDS)
def test_own_actions_reveal_nothing_hidden(battle: str, seed: int) -> None:
    """The ground of free take back: a seat's own action shows it the same in truth and in a guess from its view.

    Unless the game says of an action that it reveals something, and then it is not undone: else one could peek.
    """
    match, rng = begun(battle), random.Random(seed)
    while match.to_move != NOBODY and match.number < 120:
        seat = match.to_move
        action = rng.choice(match.game.rules.legal(match.state))
        word, told = match.game.word(match.state, action), match.game.reveals(match.state, action)
        revealing = reveals(match, seat, action, rng.randrange(2**32))
        match.act(seat, word)
        assert told or not revealing, word
        assert not (revealing and match.sight(seat).undo is not None), word


class AloneRules(CoinRules):
    """Left writes both numbers."""

    def to_move(self, state: CoinState) -> int:
        mover = super().to_move(state)
        return LEFT if mover == RIGHT else mover


class Peeking(Coin):
    """Whoever writes 3 is shown something."""

    rules = AloneRules()

    def reveals(self, state: CoinState, action: Action) -> bool:
        return action == 3


@pytest.mark.parametrize(("word", "undo"), [("write 2", 0), ("write 3", None)])
def test_game_says_which_action_reveals_something(word: str, undo: int | None) -> None:
    """Of two actions in the same position the one that shows something is not undone freely."""
    match = Match(Peeking(), Setup("plain"))
    match.act(LEFT, word)
    assert (match.to_move, match.sight(LEFT).undo) == (LEFT, undo)


def revealed_initiative() -> Match[Any]:
    """Las Navas with both cards for the initiative turned up, and the Christians, who chose last, to begin."""
    match = begun("navas basic")
    hands = match.sight(ARBITER).view.hands
    match.act(LEFT, f"initiative {hands['muslim'].cards[0]}")
    for card in hands["christian"].cards:
        tried = Match.follow(match.record(), match.game)
        tried.act(RIGHT, f"initiative {card}")
        if tried.to_move == RIGHT:
            match.act(RIGHT, f"initiative {card}")
            return match
    raise AssertionError("this fate lets the Muslims begin, whatever the Christians choose")


def test_revealed_initiative_needs_consent() -> None:
    """N4.1: a seat that has seen the other's initiative card chooses its own again only if the other agrees; nor by way
    of an action after it, which alone can be taken back freely."""
    match = revealed_initiative()
    chosen = match.number - 1
    assert match.sight(RIGHT).undo is None
    assert refused(match, RIGHT, f"take back {chosen}").code == "consent-needed"
    match.act(RIGHT, match.sight(RIGHT).legal[0])
    assert match.sight(RIGHT).undo == chosen + 1
    assert refused(match, RIGHT, f"take back {chosen}").code == "consent-needed"


# Refused


@pytest.mark.parametrize(("seat", "number"), [(LEFT, 0), (RIGHT, 1), (LEFT, 3)])
def test_consent_is_needed(seat: int, number: int) -> None:
    """Once the other or fate has acted, or the turn is over, nobody takes back alone."""
    refusal = refused(round_played(), seat, f"Take back  {number}")
    assert (refusal.code, refusal.tried, refusal.rule) == ("consent-needed", f"take back {number}", "-")
    assert refusal.position.startswith("round 2 score ")


@pytest.mark.parametrize("verb", ["take back", "offer take back"])
@pytest.mark.parametrize(
    ("seat", "number"),
    [(LEFT, 1), (LEFT, 2), (LEFT, 4), (LEFT, 5), (LEFT, 999999999), (RIGHT, 0), (RIGHT, 2), (RIGHT, 3), (RIGHT, 4)],
)
def test_only_to_own_decisions(verb: str, seat: int, number: int) -> None:
    """One goes back to a decision of one's own: not of the other's, not of fate's, not of the future."""
    refusal = refused(round_played(), seat, f"{verb} {number}")
    assert (refusal.code, refusal.tried, refusal.rule) == ("nothing-to-take-back", f"{verb} {number}", "-")


@pytest.mark.parametrize("seat", [LEFT, RIGHT])
def test_one_asks_at_a_time(seat: int) -> None:
    """While somebody asks to take back, nobody else asks, nor the same seat again."""
    match = round_played()
    asked(match, LEFT, 3)
    number = (0, 1)[seat]
    refusal = refused(match, seat, f"offer take back {number}")
    assert (refusal.code, refusal.tried, refusal.rule) == ("already-asked-back", f"offer take back {number}", "-")
    assert match.asked_back == (LEFT, 3)


@pytest.mark.parametrize("word", ["accept take back", "decline take back"])
def test_only_what_was_asked_is_answered(word: str) -> None:
    """Not where nobody asks, not by the seat that asks, and an offered draw is another matter."""
    match = round_played()
    refusal = refused(match, RIGHT, word)
    assert (refusal.code, refusal.tried, refusal.rule) == ("nothing-asked-back", word, "-")
    match.act(LEFT, "offer draw")
    assert refused(match, RIGHT, word).code == "nothing-asked-back"
    match.act(RIGHT, "decline draw")
    asked(match, LEFT, 0)
    assert refused(match, LEFT, word).code == "nothing-asked-back"
    assert refused(match, RIGHT, word.replace("take back", "draw")).code == "no-draw-offered"


# By consent


def test_asking_is_seen_by_all() -> None:
    """Everybody sees who asks and how far back; the seat to move stays to move and nothing else happens."""
    match = round_played()
    before = table(match)
    asked(match, LEFT, 0)
    assert (match.number, match.to_move, match.asked_back) == (5, RIGHT, (LEFT, 0))
    assert [match.sight(seat).asked_back for seat in LOOKERS] == [("left", 0)] * 4
    assert table(match) == before


@pytest.mark.parametrize(
    ("seat", "number", "mover"), [(LEFT, 3, LEFT), (RIGHT, 1, RIGHT), (LEFT, 0, LEFT)], ids=["last", "right", "first"]
)
def test_granted(seat: int, number: int, mover: int) -> None:
    """With consent one goes back over the other's actions and fate's to any own decision, and is to move."""
    tables = {}
    match = new_match()
    for word in ("write 3", "write 1", "write 2"):
        tables[match.number] = table(match)
        play(match, word)
    asked(match, seat, number)
    match.act(1 - seat, "accept take back")
    assert table(match) == tables[number]
    assert (match.number, match.to_move, match.asked_back) == (6, mover, None)
    assert match.sight(seat).asked_back is None


def test_declined() -> None:
    """The other may say no: nothing happens, and one may ask again."""
    match = round_played()
    before = table(match)
    asked(match, LEFT, 0)
    match.act(RIGHT, "decline take back")
    assert (table(match), match.asked_back, match.number) == (before, None, 6)
    asked(match, RIGHT, 1)
    assert match.asked_back == (RIGHT, 1)


def test_lapses_when_the_other_plays_on() -> None:
    """To play on is to decline, and a slip is not."""
    match = round_played()
    asked(match, LEFT, 3)
    assert refused(match, RIGHT, "write 9").code == "no"
    match.act(RIGHT, "write 1")
    assert match.asked_back is None
    assert refused(match, RIGHT, "accept take back").code == "nothing-asked-back"


def test_stands_while_the_asker_plays_on() -> None:
    """The seat that asks may play on meanwhile, and so may fate; if it is granted, all of that is taken back too."""
    match = new_match()
    play(match, "write 3")
    before = table(match)
    play(match, "write 1", "write 2")
    asked(match, RIGHT, 1)
    match.act(RIGHT, "write 3")
    assert (match.steps[-1].entry.actor, match.asked_back) == ("fate", (RIGHT, 1))
    match.act(LEFT, "accept take back")
    assert table(match) == before


def test_lapses_when_the_other_takes_back() -> None:
    """If the other seat goes back within its own turn, it plays on, and so declines."""
    match, seat, _ = in_own_turn("navas basic", seed=3)
    decided = [step.entry.number for step in match.steps if step.entry.actor == match.game.seat_name(1 - seat)]
    asked(match, 1 - seat, decided[-1] - 1)
    match.act(seat, f"take back {match.sight(seat).undo}")
    assert match.asked_back is None


def test_own_question_is_settled_by_taking_back_freely() -> None:
    """A seat that asked for something it could take back freely, and does so, has no open request."""
    match, seat, (before, _) = in_own_turn("navas basic", seed=3)
    number = match.number
    asked(match, seat, number - 2)
    match.act(seat, f"take back {number - 2}")
    assert (table(match), match.asked_back) == (before, None)


def test_offered_draw_goes_with_the_position() -> None:
    """An offer of a draw was made for a position that is gone."""
    match = round_played()
    match.act(LEFT, "offer draw")
    asked(match, LEFT, 3)
    assert (match.draw_offered_by, match.asked_back) == (LEFT, (LEFT, 3))
    match.act(RIGHT, "accept take back")
    assert match.draw_offered_by is None


def test_fate_draws_anew() -> None:
    """After taking back, fate draws at the new number and does not repeat what was seen."""
    match, fate, faces = new_match(), fixed_fate(), {}
    for _ in range(8):
        rested = match.number
        play(match, "write 3", "write 1")
        flip = match.steps[-1].entry
        faces[flip.number] = flip.word
        asked(match, LEFT, rested)
        match.act(RIGHT, "accept take back")
    assert list(faces) == [3 + 5 * again for again in range(8)]
    assert faces == {number: ("flip heads", "flip tails")[fate.draw(number, [2, 1])] for number in faces}
    assert set(faces.values()) == {"flip heads", "flip tails"}


def repeated() -> Match[CoinState]:
    """Two rounds without a point, so that a draw is suggested after the second: actions 1 to 6."""
    match = Match(Coin(), Setup("plain", {"rounds": "9"}))
    play(match, *["write 1", "write 1", "flip heads"] * 2)
    assert match.draw_suggested
    return match


def test_repetition_is_taken_back_too() -> None:
    """A position that was only reached in what is taken back has never been."""
    match = repeated()
    asked(match, LEFT, 0)
    match.act(RIGHT, "accept take back")
    play(match, "write 2", "write 2", "flip tails")
    assert not match.sight(LEFT).draw_suggested
    play(match, "write 2", "write 2", "flip tails")
    assert match.sight(LEFT).draw_suggested


# The record


def wish(match: Match[Any], rng: random.Random) -> tuple[int, str]:
    """Something that might be said at a lively table, more often than not allowed."""
    seat, game = rng.choice([LEFT, RIGHT]), match.game
    if rng.random() < 0.6:
        return match.to_move, game.word(match.state, rng.choice(game.rules.legal(match.state)))
    undo = match.sight(match.to_move).undo
    if undo is not None and rng.random() < 0.4:
        return match.to_move, f"take back {undo}"
    number = max(0, match.number - rng.randint(0, 9))
    answers = ["accept take back", "accept take back", "decline take back"] if match.asked_back else []
    talk = [f"take back {number}", f"offer take back {number}", f"offer take back {number}", "offer draw"]
    return seat, rng.choice([*talk, "decline draw", *answers * 3])


def lively(battle: str, seed: int, words: int) -> tuple[Match[Any], dict[int, tuple[object, ...]]]:
    """A match with much taking back, and what lay on the table at each number; every law of it is watched."""
    match, rng = begun(battle), random.Random(seed)
    tables = {match.number: table(match)}
    for _ in range(words):
        if match.to_move == NOBODY:
            break
        seat, word = wish(match, rng)
        before, number, asked_back = moment(match), match.number, match.asked_back
        try:
            match.act(seat, word)
        except Refusal:
            assert moment(match) == before
            continue
        assert match.number > number
        if word.startswith("take back"):
            assert table(match) == tables[int(word.split()[-1])]
        elif word == "accept take back":
            assert asked_back is not None
            assert table(match) == tables[asked_back[1]]
        tables[match.number] = table(match)
    return match, tables


@few(20)
@given(battle=st.sampled_from(ALL), seed=SEEDS)
def test_record_with_taking_back_is_followed(battle: str, seed: int) -> None:
    """The record of such a match is read back whole, leads through the same moments to the same, and is proved."""
    match, tables = lively(battle, seed, words=35)
    assert [step.entry.number for step in match.steps] == list(range(1, match.number + 1))
    record = match.record(with_secret=True)
    read = Record.parse(record.text(), unfinished=True)
    assert read == record
    assert moment(Match.follow(read, match.game)) == moment(match)
    for number in list(tables)[:: max(1, len(tables) // 5)]:
        assert table(Match.follow(read, match.game, until=number)) == tables[number]
    if not match.result:
        match.act(LEFT, "resign")
    record = Record.parse(match.record().text())
    assert verify_fate(record, match.game) == sum(entry.actor == "fate" for entry in record.entries)


@few(8)
@given(battle=st.sampled_from(ALL), seed=SEEDS)
def test_such_a_match_is_resumed(battle: str, seed: int) -> None:
    """The keeper can resume such a match as if nothing had happened, taking back included."""
    match, _ = lively(battle, seed, words=30)
    again = Match.resume(Record.parse(match.record(with_secret=True).text(), unfinished=True), match.game)
    assert moment(again) == moment(match)
    rng = random.Random(seed)
    for _ in range(20):
        if match.to_move == NOBODY:
            break
        seat, word = wish(match, rng)
        try:
            match.act(seat, word)
        except Refusal:
            refused(again, seat, word)
        else:
            again.act(seat, word)
    assert moment(again) == moment(match)
    assert again.record() == match.record()


def test_record_reads_like_the_table_talked() -> None:
    """What was taken back stays in the record, with the words that took it back."""
    match = Match(Coin(), Setup("plain", {"rounds": "1"}), PLAYERS)
    play(match, "write 1")
    asked(match, LEFT, 0)
    match.act(RIGHT, "Accept  take back")
    play(match, "write 3", "write 1", "flip heads")
    assert [f"{entry.actor} {entry.word}" for entry in match.record().entries] == [
        "left write 1",
        "left offer take back 0",
        "right accept take back",
        "left write 3",
        "right write 1",
        "fate flip heads",
    ]
    assert Match.follow(Record.parse(match.record().text()), Coin()).result == match.result


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("right accept take back", "left accept take back"),
        ("left offer take back 0", "left take back 0"),
        ("left offer take back 0", "left offer take back 1"),
        ("left offer take back 0", "right offer take back 0"),
        ("left offer take back 0", "fate offer take back 0"),
    ],
)
def test_false_taking_back_in_a_record(old: str, new: str) -> None:
    """A record in which somebody takes back what may not be taken back is refused at that line."""
    match = Match(Coin(), Setup("plain", {"rounds": "1"}))
    play(match, "write 1")
    asked(match, LEFT, 0)
    match.act(RIGHT, "accept take back")
    text = resealed(match.record().text(), old, new)
    line = next(number for number, line in enumerate(text.splitlines(), start=1) if new in line)
    with pytest.raises(RecordError) as refusal:
        Match.follow(Record.parse(text, unfinished=True), Coin())
    assert refusal.value.line == line


def test_old_news_is_not_unheard() -> None:
    """What was told stays told: taking back changes the table, not what was heard."""
    match = new_match()
    play(match, "write 3")
    heard = match.heard(LEFT)
    asked(match, LEFT, 0)
    match.act(RIGHT, "accept take back")
    assert match.heard(LEFT) == heard
    assert [step.entry.word for step in match.steps_after(1)] == ["offer take back 0", "accept take back"]


# Long matches


class CountingRules(CoinRules):
    """Counts what is done."""

    applied = 0

    def do(self, state: CoinState, action: int) -> None:
        self.applied += 1
        super().do(state, action)


class LongCoin(Coin):
    """Coin over hundreds of rounds."""

    options = (Option("rounds", ("700", "20")),)

    def __init__(self) -> None:
        self.rules: CountingRules = CountingRules()


def long_match(actions: int) -> tuple[Match[CoinState], LongCoin, dict[int, tuple[object, ...]]]:
    """A long match, and what lay on the table before each decision of left's."""
    game, rng = LongCoin(), random.Random(1)
    match = Match(game, Setup("plain", {"rounds": "700"}), fate=fixed_fate())
    tables = {}
    while match.number < actions:
        if match.to_move == LEFT:
            tables[match.number] = table(match)
        match.act(match.to_move, rng.choice(match.sight(match.to_move).legal))
    return match, game, tables


def test_going_back_again_and_again_replays_little() -> None:
    """Wherever a match of 2,000 actions is taken back to, at most 32 are applied again, and all is as it was.

    Checkpoints of what was taken back are forgotten, those before it serve again, and new ones are made.
    """
    match, game, tables = long_match(2000)
    rng = random.Random(2)
    for _ in range(25):
        while match.to_move != LEFT or rng.random() < 0.95:
            if match.to_move == LEFT:
                tables[match.number] = table(match)
            match.act(match.to_move, rng.choice(match.sight(match.to_move).legal))
        number = ask_some_way_back(match, rng)
        game.rules.applied = 0
        match.act(RIGHT, "accept take back")
        assert game.rules.applied <= 32
        assert table(match) == tables[number]
    assert Match.follow(match.record(), game).snapshot() == match.snapshot()


def ask_some_way_back(match: Match[Any], rng: random.Random) -> int:
    """Let left ask to go back to a decision that still counts; its number."""
    while match.asked_back is None:
        with suppress(Refusal):
            asked(match, LEFT, match.number - rng.choice([1, rng.randint(1, 200), rng.randint(1, match.number)]))
    return match.asked_back[1]


TIED, AHEAD = ["write 1", "write 1", "flip heads"], ["write 2", "write 1", "flip heads"]


@pytest.mark.parametrize(("last", "after", "suggested"), [(TIED, AHEAD, True), (AHEAD, TIED, False)])
def test_checkpoint_keeps_the_suggestion(last: list[str], after: list[str], suggested: bool) -> None:
    """Taken back to just after a checkpoint, a draw is suggested if it was then, whatever has come since."""
    match = Match(LongCoin(), Setup("plain", {"rounds": "700"}))
    play(match, *TIED * 20, *last, *after)
    assert (match.number, match.draw_suggested) == (66, not suggested)
    asked(match, RIGHT, 64)
    match.act(LEFT, "accept take back")
    assert match.draw_suggested == suggested


@pytest.mark.parametrize(("seat", "number"), [(RIGHT, 4), (LEFT, 3), (RIGHT, 1), (LEFT, 0)])
def test_suggestion_goes_with_what_is_taken_back(seat: int, number: int) -> None:
    """A draw suggested in a position that is taken back is no longer suggested, whoever is to move then."""
    match = repeated()
    asked(match, seat, number)
    match.act(1 - seat, "accept take back")
    assert not any(match.sight(looker).draw_suggested for looker in LOOKERS)
    assert b'"draw_suggested":false' in match.snapshot()
