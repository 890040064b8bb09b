"""The odds of a combat before it begins, from what its owner knows."""

import random
from collections import defaultdict

from gonfalon.core.forecast import Bar, Chart, Forecast, Summand, Summary
from gonfalon.games.navas.actions import ATTACK, CHARGE, KIND, SHOOT, origin_of, pick, slots_of, target_of
from gonfalon.games.navas.combat import SHOT_DAMAGE, may_answer_with_karr
from gonfalon.games.navas.courses import Combat, Course, courses, loss, play_out
from gonfalon.games.navas.guess import NavasGuess
from gonfalon.games.navas.pieces import SIDES, Pieces
from gonfalon.games.navas.play import legal
from gonfalon.games.navas.special import triggers
from gonfalon.games.navas.state import CHARGE as CHARGING
from gonfalon.games.navas.state import STANDARD, Fight, State
from gonfalon.games.navas.view import NavasView
from gonfalon.games.navas.words import parse


def forecast(pieces: Pieces, view: NavasView, word: str) -> Forecast | None:
    """For a shot, an attack or a charge that is legal now; None for anything else."""
    s = NavasGuess(pieces, view).draw(random.Random(0))  # what is read from it is the same in all
    action = parse(s, word)
    if action is None or action & KIND not in (SHOOT, ATTACK, CHARGE) or action not in legal(s):
        return None
    return _of_shot(s, action) if action & KIND == SHOOT else _of_combat(s, view, action)


def _of_shot(s: State, action: int) -> Forecast:
    hit = loss(s, target_of(action), SHOT_DAMAGE[s.asked])
    _, winner = play_out(s, action, ())
    sure = [Course(1.0, [Combat("arrows", [], [], [hit])], winner)]
    return Forecast([_chart("arrows", sure, 0)], [_summary(sure)])


def _of_combat(s: State, view: NavasView, action: int) -> Forecast:
    origin = origin_of(action)
    kind = CHARGING if action & KIND == CHARGE else STANDARD
    fight = Fight(kind, s.asked, origin, target_of(action), pick(s.units[origin], slots_of(action)))
    assumes = ["no-special-cards"] if triggers(s, fight) else []
    plain = courses(s, view, action)
    chart = _chart("card", plain, 0)
    if not may_answer_with_karr(s, fight):
        return Forecast([chart], [_summary(plain)], assumes)
    # The Muslims have yet to say whether they strike back, so both are told.
    answered = courses(s, view, action, karr=True)
    return Forecast([chart, *_counters(answered)], [_summary(plain, "no-karr"), _summary(answered, "karr")], assumes)


def _counters(answered: list[Course]) -> list[Chart]:
    """The second combat after each card of the first that lets it come about."""
    second = [course for course in answered if len(course.combats) > 1]
    firsts = dict.fromkeys(course.combats[0].card for course in second)
    return [
        _chart("counter", [course for course in second if course.combats[0].card == card], 1, after=card)
        for card in firsts
    ]


def _chart(about: str, found: list[Course], at: int, after: str = "") -> Chart:
    """Of these courses' first or second combat: a bar for each card that decides it."""
    chances: defaultdict[str, float] = defaultdict(float)
    for course in found:
        chances[course.combats[at].card] += course.chance / sum(each.chance for each in found)
    example = {course.combats[at].card: course for course in found}
    bars = [_bar(chances[card], course.combats[at], course.winner) for card, course in example.items()]
    return Chart(about, bars, after=after)


def _bar(chance: float, combat: Combat, winner: str | None) -> Bar:
    sums = {"attack": combat.attack, "defence": combat.defence}
    return Bar(
        combat.card,
        chance,
        {each.zone: each.power for each in combat.losses},
        {half: [Summand(*term) for term in terms] for half, terms in sums.items() if terms},
        [each.zone for each in combat.losses if each.swept],
        winner,
    )


def _summary(found: list[Course], when: str = "") -> Summary:
    losses = dict.fromkeys(SIDES, 0.0)
    sweeps: dict[str, dict[str, float]] = {}
    wins: dict[str, float] = {}
    for chance, combats, winner in found:
        for each in [each for combat in combats for each in combat.losses]:
            losses[each.side] += chance * each.power
            if each.swept:
                places = sweeps.setdefault(each.side, {})
                places[each.zone] = places.get(each.zone, 0.0) + chance
        if winner:
            wins[winner] = wins.get(winner, 0.0) + chance
    return Summary(when, {"power": losses}, sweeps=sweeps, wins=wins)
