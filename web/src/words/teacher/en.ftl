# Wording for reviews and advice.

review-whose = Side
review-looking = Reviewing every decision…
review-before = { $count ->
    [one] 1 review is ahead of yours.
   *[other] { $count } reviews are ahead of yours.
}
review-done = { $done } of { $actions } actions
review-curve = Chance to win: { $side }
review-curve-said = Chance to win, in percent: { $start } at the start, highest { $highest } after action { $highestat }, lowest { $lowest } after action { $lowestat }, { $end } at the end.
review-along = Move along the curve
review-at-start = At the start: { $chance }%
review-at = Action { $number }, { $actor }: { $chance }%
review-fate = luck
review-show = Show on the board
review-rough = The computer hasn't trained on this battle, so these numbers are a rough estimate.
review-parts = What changed the odds
review-part-start = At the start
review-part-own = Decisions: { $side }
review-part-others = Decisions: { $other }
review-part-luck = Luck
review-part-result = Result
review-skill = Each side gains from its own decisions and loses from the other side's. To judge the players' skill, look at the sum of both: { $skill }.
review-decisions = { $mistakes ->
    [0] No mistakes found
    [one] Costliest decision
   *[other] Costliest decisions
}
review-judged = { $judged ->
    [one] 1 decision was judged by what was known at the time.
   *[other] { $judged } decisions were judged by what was known at the time.
}
review-decision = Action { $number }: −{ $cost }%
review-chosen = Played
review-better = Better
review-why = Given what was known at the time, the better choice wins { $better } of 100 battles; the choice made wins { $chosen }.
review-no-luck = No luck involved.
review-again = Try again from here as the { $side }
review-origin = Replayed from action { $number } of an earlier match, unrated.
advice = Advice
advice-best = Best
advice-second = Next best
advice-why = Based on what the { $side } know, the best move wins { $best } of 100 battles, and the next best { $second }.
advice-alone = Nothing else is worth considering.
advice-noted = { $count ->
    [one] Advice used once in this match. Everybody can see this.
   *[other] Advice used { $count } times in this match. Everybody can see this.
}
advice-thinking = Looking for the best move…
advice-here = What was best here?
review-answer = Likely answer: { $answer }
review-advised = { $count ->
    [one] The { $side } used advice once in this match.
   *[other] The { $side } used advice { $count } times in this match.
}
review-taken-back = { $count ->
    [one] The { $side } undid a move once with the other side's consent.
   *[other] The { $side } undid moves { $count } times with the other side's consent.
}
