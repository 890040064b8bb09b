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

goodbye-closing = This table is closing for a moment. Come back shortly; nothing is lost.
goodbye-unreadable = What was said on this line cannot be read.

# The rules as a page.
book-contents = Contents
book-skip = To the rules
book-languages = Languages
book-try = Try it
