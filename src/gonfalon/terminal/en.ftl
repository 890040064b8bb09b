# The terminal client's own wording.

# Keys, at the foot of the screen.
key-back = Back
key-begin = Start
key-change = Change
key-end = End
key-fight = Fight
key-go-on = Continue
key-do-it = Confirm
key-help = Help
key-no-odds = Confirm and hide odds from now on
key-note = Hint
key-since = Recap
key-learn = Lesson
key-leave = Leave
key-lift = I'm ready
key-log = Log
key-look = View board
key-menu = Menu
key-no = No
key-on = Forward
key-quit = Quit
key-resume = Resume last match
key-rule = Rule
key-rules = Rules
key-sit-down = Join
key-skip-fights = Skip fights
key-space = space
key-start = Start
key-stop = Quit
key-talk = Chat
key-type = Type
key-undo = Undo
key-withdraw = Redraw the shuffle seed
key-yes = Yes

# Before a match.
which-battle = Which battle?
which-match = Which match?
go-on-with = Resume:
actions-so-far = actions so far: { $actions }
a-person = you
battle-facts = { $length }; randomness: { $luck }; { $information }
data = Names and numbers: { $sources }.
data-own = all original
data-share = { $percent }% { $source ->
    [printed] from the printed game
    [reviewed] from reviews
    [inferred] inferred
   *[reconstructed] reconstructed by us
}
menu-game = Game
menu-against = Opponent
menu-lead = Your side
against-person = another player on this device
hint-rating = Rated { $rating } in this battle.
hint-person = Two players share this screen. It is hidden between their turns.
hint-both-sides = You both play on this device, so this only decides which side is yours.
begin = Start battle
no-terminal = Gonfalon needs an interactive terminal. To play in the browser: gonfalon play --web
occupied = This match is open in another terminal. Continue there, or close it first.
how-to-go-on = Match saved in { $path }
    Resume with: { $command }
no-unfinished = No unfinished match in { $folder }.

# At the table.
your-decision = Your move
thinking = { $name } is thinking…
thinking-long = { $name } is thinking: { $done }%
thinking-hurry = { $name } is thinking: { $done }% (press g to hurry)
to-decide = { $name } to move
looking-on = Watching
line-broken = Connection lost. Reconnecting…
nothing-lost = Your game is safe. Play continues when the server answers.
or-type = or press / and type: { $word }
rule = Rule { $rule }
choose-already = You can choose now. Your choice stays hidden until it is needed.
left-once = Prepared: { $word } (press u to withdraw it)
left-always = Always: { $word } (type “/ask me” to stop)
undone-refused = Carried out { $done } of { $all } actions. “{ $word }” was refused: { $why }
undone-others = Carried out { $done } of { $all } actions; then somebody else acted. Check the board before you continue with “{ $word }”.
typing-help = After /, type `one; two` for several actions, `always WORD` to always answer this way, or `ask me` to stop that.
no-lesson = This game has no lesson.
custom = This is a house rule, not a rule of the game.
no-fight = No fights yet.
what-happened = What happened
nothing-yet = Nothing yet.
since-mark = since your last move
memory = Where hidden cards may be
no-memory = Nothing is hidden in this game, or the memory aid is off.
advice = Advice
advice-best = Best: { $word } ({ $chance }%)
advice-second = Next best: { $word } ({ $chance }%)
advice-alone = Nothing else is worth considering.
advice-why = Based on what you know, the best move wins { $best } of 100 battles; the next best, { $second }.
advice-answer = Likely answer: { $answer }
advice-rough = The computer hasn't trained on this battle, so these numbers are a rough estimate.
advice-thinking = Looking for the best move…
no-advice = No advice here. You can get it only on your own move, in a match against the computer.
legend = Symbols and keys
meant = Did you mean: { $words }
nothing-fits = No legal action starts with that.
odds-on = Odds on: they're shown before any action that depends on luck.
odds-off = Odds off. Press o to show them again.
odds-percent = { $number }%
odds-sweeps = wipes out { $where }
odds-wins = victory: { $side }
bell-on = Bell on: rings when it's your move.
bell-off = Bell off.
leave-replay = Leave the replay?
assumes-no-special-cards = Assumes that nobody uses a special card.
assumes-no-karr = Assumes that they don't strike back.
assumes-no-reaction = Assumes that nobody reacts.
assumes-no-shot = Assumes that nobody fires first.
help-line = choose this line (letters work too)
help-arrows = move through the list and choose
help-esc = go back one step
help-type = type an action (Tab completes, ↑ recalls, Esc cancels)
help-rule = the rule that applies now
help-w = recap since your last move
help-l = full log
help-c = show the last fight again
help-m = where hidden cards may be
help-o = odds before an action: on/off
help-b = bell on your move: on/off
help-g = make the computer play its best move so far
help-advice = against the computer: the best move now, and why
help-u = undo
help-d = offer a draw
help-r = resign
help-t = chat
help-x = hide or show the other players' chat
help-q = quit; the match is saved
just-play = Just play. The list shows what you can do.
too-small = Your terminal is { $width } × { $height }, so part of the board is hidden. You need at least { $needed } × 24.
caution = { $told } Do it anyway?
hands-victory = This loses the game immediately. Do it anyway?
stop-here = Quit? The match is saved, and you can resume it at any time.
leave-table = Leave? The match continues, and the same link brings you back.
curtain = Your move. Other player, please look away.
over = The battle is over
record-is = Match record: { $name }
record-in = in { $folder }
record-later = The match record isn't available right now. Use the same link to get it later.
fate-honest = Fair play verified: all { $draws } random draws match what everybody, including you, committed to before the match, and the record matches what you were shown.
fate-unwitnessed = All { $draws } random draws match the commitments in the record. This device wasn't in the match when the commitments were made, so it can't vouch for them.
fate-unchecked = The server didn't provide the match record, so the random draws couldn't be checked.
fate-forged = Fair play check failed. { $why }
withdrawn = Times a player had the seed redrawn before the match: { $count }

# Chat, draw offers, undo and resigning.
say-to-others = write a message
muted = The other players' chat is hidden. Press x to show it again.
not-muted = The other players' chat is shown.
not-said = Message not sent. { $why }
offers-draw = The { $who } offer a draw. Accept?
asks-back = The { $who } ask to undo their last move. Allow it?
offer-draw = Offer a draw?
give-up = Resign this match?
nothing-to-undo = You have nothing to undo.
ask-leave = You need the other side's consent to undo this. Ask for it?
wait-for-line = Wait until the connection is back.
wait-for-turn = Wait until it's your move.
have-offered = Draw offered. Waiting for an answer.
have-asked-back = Undo requested. Waiting for an answer.
draw-suggested = This position has come up before. Press d to offer a draw.
talk-offer-draw = I offer a draw.
talk-decline-draw = No, I'll play on.
talk-take-back = I've undone that.
talk-offer-take-back = May I undo my last move?
talk-accept-take-back = Yes, go ahead.
talk-decline-take-back = No, it stands.

# Joining a match on a server.
will-lead = Your side: { $side }
which-name = What's your name?
begins-by-itself = The match starts automatically when everybody is here.
may-leave = You can leave in the meantime; the same link brings you back.
seat-empty = not here yet
stranger = guest
no-answer = The server isn't answering. Check the link, and make sure that a server is running at { $table }.
no-answer-now = The server isn't answering. Your game is safe. Try again.
no-table = There is no Gonfalon server at this address. Check the link.
not-a-link = This isn't an invitation link. Example: http://example.org:1212/play/abc#ticket
no-link = This link contains invalid characters. Did you copy all of it?
other-rules = This match uses version { $theirs } of the { $game } rules; you have version { $ours }. Install the same version of Gonfalon as the server.
other-edition = This match uses edition { $theirs } of { $game }; you have { $ours }. Install the same edition.
rules-not-there = The server can't open this match: its rules or cards are no longer installed there. The match is saved.
over-rules-not-there = This match is over, and its rules or cards are no longer installed on the server. Its record is saved here: { $path }

# Replaying.
replay = Replay
replay-at = { $number } of { $last }
replay-start = Before the battle
replay-of = { $title }, { $scenario }, seen by: { $looker }
bot-failed = The computer player failed, so a random move was made. The fault is in the bot's package, not in the game.
