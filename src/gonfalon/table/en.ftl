# What a table says when something cannot be done.

trouble-malformed = Invalid request: { $why }
trouble-ticket-missing = You need an invitation link for this. Open the link you were given.
trouble-ticket-forged = This link isn't valid here. It may have been cut off when it was copied, or it belongs to another server. Ask for it again.
trouble-ticket-expired = This link has expired. Ask for a new one.
trouble-ticket-void = This link has been used or replaced. Ask for a new one.
trouble-ticket-foreign = This link is for another match.
trouble-not-for-watchers = You're watching. Only players can do this.
trouble-only-for-hosts = Only the host can start a match here.
trouble-not-for-hosts = A host link can only hand out seats.
trouble-join-first = This is an invitation. Join the match first.
trouble-only-invited = You already hold this seat. To take a seat, use an invitation link.
trouble-no-such-match = There is no such match on this server.
trouble-no-such-page = Page not found.
trouble-wrong-method = This address doesn't support that request method.
trouble-stale = Something has happened since you looked. Check the board and choose again.
trouble-committed = You have already committed. To change it, withdraw first; everybody will see that you did.
trouble-too-early = Not everybody has committed to their seed yet.
trouble-not-committed-to = This is not what you committed to.
trouble-not-begun = The match hasn't started: not everybody is here yet.
trouble-not-over = You can view the other sides only after the match is over.
trouble-goes-on = The match isn't over. You can ask for a rematch when it is.
trouble-busy = This match is busy. Try again.
trouble-archived = This match is archived. You can view it, but not ask for a rematch. Start a new match.
trouble-review-too-early = The match goes on, and help during a match would not be fair. It can be reviewed when it is over.
trouble-review-undecided = This match was closed without a result, so there is nothing to look back at.
trouble-no-review = This match could not be reviewed. Whoever runs this table can read why in its log; try again in a while.
trouble-teacher-busy = Many are waiting for the teacher at the moment. Try again in a while.
trouble-advice-unfair = Advice is given only in a match against the computer that is not rated, and only to whoever has to decide. After the end everybody can have it.
trouble-nothing-to-decide = Nobody has to decide anything at this moment.
trouble-no-advice = There is no advice at the moment. Whoever runs this table can read why in its log.
trouble-too-long = The request is too large.
trouble-unknown-game = There is no game called “{ $name }” on this server. Choose from: { $offered }.
trouble-unknown-seat = There is no seat called “{ $seat }”. Choose from: { $offered }.
trouble-unknown-bot = There is no bot called “{ $name }” for “{ $seat }”. Choose from: { $offered }.
trouble-no-holiday = You don't have that many holiday days left.
trouble-no-plans = You can plan only in games where nothing is hidden.
trouble-too-many-answers = You can leave at most { $most } answers in advance.
trouble-too-many-matches = You already have { $most } matches in progress. Finish one first.
trouble-too-many-take-backs = You have used undo { $most } times. Somebody else has to act first.
trouble-match-too-long = This match has reached the limit of { $most } actions. Resign or agree to a draw.
trouble-too-much-chat = The chat of this match is full.
trouble-too-often = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
trouble-too-slow = The request timed out.
trouble-broken = Something went wrong on the server. Nothing was lost. Tell the server's owner this error ID: { $name }.
trouble-rules-not-here = This match can't be opened: its rules or cards aren't installed here. The match is saved.
trouble-can-be-played = This match can still be played. To end it, resign or offer a draw.
trouble-store-down = The server can't save anything right now. Nothing is lost. Try again shortly.

# Matches by letters.
trouble-letter-first = The other side has to write first: open their letter, then you can go on.
trouble-letter-too-long = This is too long for a letter.
trouble-letter-unreadable = This letter cannot be read. Perhaps something was cut off or changed on the way: copy all of it once more, or have it sent again.
trouble-letter-other-version = This letter was written by a newer program than this one. Load this page anew and open it again.
trouble-letter-not-here = This letter belongs to a match that is not in this browser. Open it where you play that match.
trouble-letter-rules = This invitation is for rules or cards that this page does not have. Load the page anew; perhaps the other side has to, too.
trouble-letter-hidden = Only battles in which nothing is hidden can be played by letters.
trouble-letter-own = This is a letter of your own. It is the other side that has to open it.
trouble-letter-ahead = A letter is missing: the one before this one has to be opened first. Have it sent again.
trouble-letter-unfitting = This letter does not fit what you have of this match, so nothing was changed. Either it was altered, or one of you has gone on in another browser.
trouble-letter-accepted = Somebody has accepted this invitation already, with another letter. The first one counts; this one was kept, and you are shown both.
trouble-letter-contradicting = You have opened another letter in this place already. Both cannot be true: the first one counts, this one was kept, and you are shown both.
trouble-letter-false-link = This letter does not keep the promise that fate rests on, so its dice cannot be trusted. Nothing was changed. Somebody has altered it, or somebody cheats.
trouble-letter-illegal = This letter does something that the rules do not allow, so nothing was changed.
trouble-record-unreadable = This is no record that can be shown. { $why }
trouble-record-unfinished = The match of this record goes on, so nobody may look at it yet.
trouble-record-rules = The rules or the cards of this record are not here.

goodbye-closing = The server is restarting. Reconnect shortly; your game is safe.
goodbye-unreadable = The server couldn't read the last message.

# The rules as a page.
book-contents = Contents
book-skip = Skip to the rules
book-languages = Languages
book-try = Try it
