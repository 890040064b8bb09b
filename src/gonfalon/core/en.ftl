# What every game says alike.

refusal-match-over = This match is over.
refusal-draw-already-offered = A draw has been offered already.
refusal-no-draw-offered = Nobody has offered you a draw.
refusal-consent-needed = Others have acted since, or your turn is over: the other side must agree to take this back.
refusal-nothing-to-take-back = There is no decision of yours to take back to.
refusal-already-asked-back = Somebody asks to take back already.
refusal-nothing-asked-back = Nobody has asked you to take anything back.
refusal-already-asked = You are being asked this now: just answer.
refusal-no-such-question = Nobody is ever asked “{ $question }” in this game.
refusal-no-such-answer = You have left no answer to this question.
refusal-unknown-seat = There is no seat called “{ $seat }”. There is: { $offered }.
refusal-unusable-name = A name is plain text in one line, with single spaces. The one for { $seat } is not.
refusal-unknown-scenario = There is no scenario called “{ $name }”. There is: { $offered }.
refusal-unknown-option = There is no option called “{ $name }”.
refusal-unknown-choice = “{ $name }” can be { $offered }, not “{ $value }”.
refusal-unusable-position = This position cannot be played. { $why ->
    [no-view] It is not written as this game writes positions.
    [not-everything] It does not show the whole table as the arbiter sees it.
    [other-setup] It belongs to another scenario or to other options.
    [unknown-piece] It names { $fault }, which this edition does not have.
    [over] The game is over there.
   *[impossible] It cannot come up in this game ({ $fault }).
}

result-resigned = { $winner ->
    [nobody] A side gave up.
   *[other] Victory: { $winner }. Their enemies gave up.
}
result-resigned-by = Victory: { $winner }. { $loser } gave up.
result-draw-agreed = The players agreed on a draw.
result-closed = The match was closed, and nobody has won it.
result-out-of-time = { $winner ->
    [nobody] A side ran out of time.
   *[other] Victory: { $winner }. Their enemies ran out of time.
}
result-out-of-time-by = Victory: { $winner }. { $loser } ran out of time.
