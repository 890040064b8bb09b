# What a table says when something cannot be done.

trouble-malformed = This request cannot be read: { $why }
trouble-ticket-missing = A ticket is needed here: it is part of the link that you were given.
trouble-ticket-forged = This ticket is not one of ours. Perhaps the link was cut: ask for it again.
trouble-ticket-expired = This ticket is no longer valid. Ask for a new link.
trouble-ticket-void = This link was used already, or another was given out instead. Ask for a new one.
trouble-ticket-foreign = This ticket is for another match.
trouble-not-for-watchers = You are looking on. Only players can do this.
trouble-only-for-hosts = Only the host of this table can begin a match.
trouble-not-for-hosts = This ticket is only for giving out seats.
trouble-join-first = This is an invitation. Take the seat first.
trouble-only-invited = You have this seat already. Only an invitation can be used to take one.
trouble-no-such-match = There is no such match at this table.
trouble-no-such-page = There is nothing here.
trouble-wrong-method = This cannot be done here.
trouble-stale = Something has happened since: look again and decide anew.
trouble-committed = You have committed yourself already. Withdraw first, if you must; everybody sees it.
trouble-too-early = Not everybody has committed to their part of fate yet.
trouble-not-committed-to = This is not what you have committed yourself to.
trouble-not-begun = The match has not begun: not everybody is here yet.
trouble-not-over = The match goes on, so nobody may look through other eyes yet.
trouble-goes-on = The match goes on. You can play again when it is over.
trouble-busy = Too many things happen in this match at once. Try again.
trouble-archived = This match lies in the archive: it can be read, but not asked to be played again. Begin a new one.
trouble-review-too-early = The match goes on, and help during a match would not be fair. It can be reviewed when it is over.
trouble-review-undecided = This match was closed without a result, so there is nothing to look back at.
trouble-no-review = This match could not be reviewed. Whoever runs this table can read why in its log; try again in a while.
trouble-teacher-busy = Many are waiting for the teacher at the moment. Try again in a while.
trouble-advice-unfair = Advice is given only in a match against the computer that is not rated, and only to whoever has to decide. After the end everybody can have it.
trouble-nothing-to-decide = Nobody has to decide anything at this moment.
trouble-no-advice = There is no advice at the moment. Whoever runs this table can read why in its log.
trouble-too-long = This is too long.
trouble-unknown-game = There is no game called “{ $name }” at this table. There is: { $offered }.
trouble-unknown-seat = There is no seat called “{ $seat }”. There is: { $offered }.
trouble-unknown-bot = There is no bot called “{ $name }” for “{ $seat }”. There is: { $offered }.
trouble-no-holiday = You have no such holiday left.
trouble-no-plans = Plans are only for games where nothing is hidden.
trouble-too-many-answers = You cannot leave more than { $most } answers in advance.
trouble-too-many-matches = You have { $most } matches in play, and cannot begin more. End some first.
trouble-too-many-take-backs = You have taken back { $most } times. Now somebody else has to act first.
trouble-match-too-long = This match has grown to { $most } actions and can only be ended: resign, or agree on a draw.
trouble-too-much-chat = So much has been said in this match that nothing can be added.
trouble-too-often = Too many requests have come from you. Come back in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
trouble-too-slow = This request took too long to arrive.
trouble-broken = Something is broken at this table. Nothing was lost; the owner will find it in the log as { $name }.
trouble-rules-not-here = The rules or the cards of this match are not installed here, so it cannot be opened. It is kept; nothing is lost.
trouble-can-be-played = This match can be played here, so it ends by its rules: resign, or offer a draw.
trouble-store-down = The table cannot write anything down at the moment. Try again shortly; nothing is lost.

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

goodbye-closing = This table is closing for a moment. Come back shortly; nothing is lost.
goodbye-unreadable = What was said on this line cannot be read.

# The rules as a page.
book-contents = Contents
book-skip = To the rules
book-languages = Languages
book-try = Try it
