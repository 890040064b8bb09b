# What the terminal says by itself.

# Keys, at the foot of the screen.
key-back = Back
key-begin = Begin
key-change = Change
key-end = End
key-fight = Fight
key-go-on = Go on
key-do-it = Do it
key-help = Keys
key-no-odds = Do it, no more odds
key-note = Remark
key-since = News
key-learn = Learn it
key-leave = Leave
key-lift = Lift the curtain
key-log = Log
key-look = Look at the board
key-menu = Menu
key-no = No
key-on = On
key-quit = Quit
key-resume = Go on with the last match
key-rule = Rule
key-rules = Rules
key-sit-down = Sit down
key-skip-fights = Do not stop at fights
key-space = space
key-start = Start
key-stop = Stop
key-talk = Talk
key-type = Type
key-undo = Undo
key-withdraw = Make fate anew
key-yes = Yes

# Before a match.
which-battle = Which battle?
which-match = Which match?
go-on-with = Go on:
actions-so-far = { $actions } actions so far
a-person = you
battle-facts = { $length }; luck: { $luck }; { $information }
data = data: { $sources }
data-own = all our own
data-share = { $percent } % { $source ->
    [printed] printed
    [reviewed] reviewed
    [inferred] inferred
   *[reconstructed] reconstructed
}
menu-game = Game
menu-against = Against
menu-lead = You lead
against-person = somebody beside you
hint-rating = Rated { $rating } in this battle.
hint-person = Two people share this screen. A curtain falls between their decisions.
hint-both-sides = With two people here, both sides are yours: this only says who you are to each other.
begin = Begin the battle
no-terminal = This needs a terminal: a screen to show the board and keys to play with.
occupied = This match is open in another terminal. Go on there, or close it there first.
how-to-go-on = The match is kept in { $path }
    Go on with: { $command }
no-unfinished = There is no unfinished match in { $folder }.

# At the table.
your-decision = Your decision
thinking = { $name } thinking…
thinking-long = { $name } thinking: { $done } %
thinking-hurry = { $name } thinking: { $done } %, g hurries
to-decide = { $name } to decide
looking-on = Looking on
line-broken = The line is broken; trying again…
nothing-lost = Nothing is lost: play goes on as soon as the table answers.
or-type = or / to type: { $word }
rule = Rule { $rule }
choose-already = Choose already: it stays sealed until it is asked.
left-once = Left: { $word } — u withdraws it.
left-always = Always: { $word } — “/ask me” withdraws it.
undone-refused = Carried out: { $done } of { $all }. “{ $word }” was refused: { $why }
undone-others = Carried out: { $done } of { $all }. Then others acted: look again before “{ $word }”.
typing-help = Typed after /: `one; two` does one thing after the other; `always WORD` gives this answer from now on, and `ask me` ends that.
no-lesson = This game has no lesson.
custom = This is a custom of the table, not a rule of the game.
no-fight = There has been no fight yet.
what-happened = What happened
nothing-yet = Nothing yet.
since-mark = since your last decision
memory = Where everything may be
no-memory = There is nothing to remember here, or you rely on your own memory.
advice = Advice
advice-best = Best: { $word } ({ $chance } %)
advice-second = Next best: { $word } ({ $chance } %)
advice-alone = Nothing else is worth weighing here.
advice-why = By what you know, the best wins { $best } of 100 battles, the next best { $second }.
advice-answer = Likely answer: { $answer }
advice-rough = Nothing was learned about this battle, so this rests on a rough estimate.
advice-thinking = Thinking what would be best…
no-advice = There is no advice here: it is given only against the computer, to whoever has to decide.
legend = Signs and keys
meant = Perhaps: { $words }
nothing-fits = Nothing that you can do begins like this.
odds-on = Odds are shown before you do something that luck decides.
odds-off = Odds are no longer shown; o brings them back.
odds-sweeps = sweeps { $where }
odds-wins = victory: { $side }
bell-on = A bell rings when it is your decision.
bell-off = The bell is silent.
leave-replay = Leave the replay?
assumes-no-special-cards = If nobody uses a special card.
assumes-no-karr = If they do not strike back.
assumes-no-reaction = If nobody reacts.
assumes-no-shot = If nobody shoots before it.
help-line = this line of the list; the letters likewise
help-arrows = walk the list, choose
help-esc = one step back
help-type = type an action: Tab completes, ↑ brings back, Esc gives up
help-rule = the rule of the moment
help-w = what happened since your last decision
help-l = everything that happened
help-c = the last fight again
help-m = where hidden cards may be
help-o = odds before an action, on or off
help-b = a bell when it is your decision, on or off
help-g = let the computer play at once what it likes best so far
help-advice = against the computer: what would be best now, and why
help-u = take back
help-d = offer a draw
help-r = give up
help-t = talk to the others
help-q = stop; the match is kept
just-play = Just play: the list offers what comes next.
too-small = This screen has { $width } columns and { $height } rows, so a part of the board is hidden. { $needed } by 24 show it whole.
hands-victory = This hands the other side the victory at once. Do it?
stop-here = Stop here? The match is kept, and you can go on with it whenever you like.
leave-table = Leave the table? The match goes on, and the same link brings you back.
curtain = It is your decision. The other player looks away now.
over = The battle is over
record-is = The record of this match is { $name }
record-in = in { $folder }
record-later = The record cannot be fetched now. The same link will fetch it later.
fate-honest = Fate was honest: all { $draws } draws follow from what everybody, you too, committed to before the battle, and the record tells what you were told.
fate-unwitnessed = All { $draws } draws follow from what the record says was committed to. This device was not there before the battle, so it cannot vouch for that.
fate-unchecked = The table did not give the record, so fate could not be checked.
fate-forged = Fate was not honest! { $why }
withdrawn = How often fate was made anew because somebody withdrew before the battle: { $count }

# What people say besides the game.
say-to-others = say to the others
not-said = That was not said. { $why }
offers-draw = { $who } offer a draw. Do you agree?
asks-back = { $who } ask to take back their last decision. Do you agree?
offer-draw = Offer the other side a draw?
give-up = Give up this battle?
nothing-to-undo = There is no decision of yours to take back.
ask-leave = Your last decision cannot be taken back without leave. Ask the other side for it?
wait-for-line = Wait until the line is whole again.
wait-for-turn = Wait until it is your decision.
have-offered = You have offered a draw.
have-asked-back = You have asked to take back your last decision.
draw-suggested = The armies stand as before: d offers a draw.
talk-offer-draw = I offer a draw.
talk-decline-draw = no draw.
talk-take-back = I take that back.
talk-offer-take-back = may I take back my last decision?
talk-accept-take-back = yes, take it back.
talk-decline-take-back = no, it stays.

# Sitting down at a table elsewhere.
will-lead = You will lead: { $side }
which-name = What shall the others call you?
begins-by-itself = The battle begins by itself as soon as everybody is here.
may-leave = You may leave meanwhile; the same link brings you back.
seat-empty = not here yet
stranger = a stranger
no-answer = The table does not answer. Is the link right, and does { $table } run?
no-answer-now = The table does not answer. Nothing is lost: try again.
no-table = Something answers there, but not as a table does. Is the link right?
not-a-link = This is not a link to a seat. One looks like http://table:1212/play/abc#ticket
no-link = This link has signs in it that no link has. Was it copied whole?
other-rules = This match is played by version { $theirs } of the rules of { $game }; here is version { $ours }. Both need the same version of Gonfalon.
other-edition = This match is played with the edition { $theirs } of { $game }, which is not the one installed here ({ $ours }). Both need the same.
rules-not-there = The table cannot open this match: its rules or its cards are not installed there any more. It is kept, and waits; nothing is lost.
over-rules-not-there = This match is over, and its rules or its cards are not installed at the table any more. Its record is kept here: { $path }

# Replaying.
replay = Replay
replay-at = { $number } of { $last }
replay-start = Before the battle
replay-of = { $title }, { $scenario }, as seen by { $looker }
bot-failed = The computer could not decide and so chance chose for it. Its package is at fault, not the game.
