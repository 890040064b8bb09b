# What the page says when it looks back at a match or gives advice.

review-whose = Whose side
review-looking = Every decision is looked at …
review-before = { $count ->
    [one] One other review comes first.
   *[other] { $count } other reviews come first.
}
review-done = { $done } of { $actions } actions
review-curve = Chance to win: { $side }
review-curve-said = The chance to win, in percent: { $start } at the start, at most { $highest } after action { $highestat }, at least { $lowest } after action { $lowestat }, { $end } at the end.
review-along = Along the curve
review-at-start = At the start: { $chance } %
review-at = Action { $number }, { $actor }: { $chance } %
review-fate = fate
review-show = Show it on the board
review-rough = Nothing was learned about this battle, so all of this rests on a rough estimate.
review-parts = What moved it
review-part-start = At the start
review-part-own = Decisions: { $side }
review-part-others = Decisions: { $other }
review-part-luck = Luck
review-part-result = Result
review-skill = Whoever acts usually gains, and the other gains it back; so look at both together: { $skill }.
review-decisions = { $mistakes ->
    [0] Nothing to reproach
    [one] What cost most
   *[other] What cost most
}
review-judged = { $judged ->
    [one] One decision was judged, by what was known then.
   *[other] { $judged } decisions were judged, each by what was known then.
}
review-decision = Action { $number }: −{ $cost } %
review-chosen = Done
review-better = Better
review-why = By what was known then, the better one wins { $better } of 100 battles, what was done { $chosen }.
review-odds = On the average: { $odds }
review-no-luck = No luck in it.
review-swept = { $where } swept { $chance } %
review-won = victory of { $side } { $chance } %
review-again = Try again from here as { $side }
review-origin = Tried again from action { $number } of an earlier match, not rated.
advice = Advice
advice-best = Best
advice-second = Next best
advice-why = The best wins { $best } of 100 battles for { $side } by what they know, the next best { $second }.
advice-alone = Nothing else is worth weighing here.
advice-noted = { $count ->
    [one] Asked for advice once in this match; the match says so.
   *[other] Asked for advice { $count } times in this match; the match says so.
}
advice-thinking = Thinking …
advice-here = What was best here?
review-answer = Then likely: { $answer }
review-advised = { $count ->
    [one] { $side } asked for advice once in this match.
   *[other] { $side } asked for advice { $count } times in this match.
}
