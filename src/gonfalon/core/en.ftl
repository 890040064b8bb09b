# Wording that all games share.

refusal-match-over = This match is over.
refusal-draw-already-offered = A draw offer is already pending.
refusal-no-draw-offered = Nobody has offered you a draw.
refusal-consent-needed = You can't undo this without the other side's consent, because somebody else has acted or your turn is over. Ask the other side.
refusal-nothing-to-take-back = You have nothing to undo.
refusal-already-asked-back = An undo request is already pending.
refusal-nothing-asked-back = Nobody has asked you for an undo.
refusal-already-asked = You're being asked this question right now. Answer it directly.
refusal-no-such-question = This game has no question called “{ $question }”.
refusal-no-such-answer = You haven't answered this question in advance, so there is no answer to withdraw.
refusal-unknown-seat = There is no seat called “{ $seat }”. Choose from: { $offered }.
refusal-unusable-name = The name for { $seat } is not valid. Use plain text on one line, with single spaces.
refusal-unknown-scenario = There is no scenario called “{ $name }”. Choose from: { $offered }.
refusal-unknown-option = There is no option called “{ $name }”.
refusal-unknown-choice = “{ $value }” is not valid for “{ $name }”. Choose from: { $offered }.
refusal-unusable-position = This position can't be played: { $fault }.
refusal-over-there = The match was already over after this action, so you can't start a new match from here. Choose an earlier action.

result-resigned = { $winner ->
    [nobody] One side resigned.
   *[other] Victory: { $winner }. Their enemies resigned.
}
result-resigned-by = Victory: { $winner }. { $loser } resigned.
result-draw-agreed = The players agreed on a draw.
result-closed = The match was closed without a winner.
result-out-of-time = { $winner ->
    [nobody] A side ran out of time.
   *[other] Victory: { $winner }. Their enemies ran out of time.
}
result-out-of-time-by = Victory: { $winner }. { $loser } ran out of time.
