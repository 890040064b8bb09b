# What a table says when something cannot be done.

trouble-malformed = This request cannot be read: { $why }
trouble-ticket-missing = A ticket is needed here: it is part of the link that you were given.
trouble-ticket-forged = This ticket is not one of ours. Perhaps the link was cut: ask for it again.
trouble-ticket-expired = This ticket is no longer valid. Ask for a new link.
trouble-ticket-foreign = This ticket is for another match.
trouble-not-for-watchers = You are looking on. Only players can do this.
trouble-only-for-hosts = Only the host of this table can begin a match.
trouble-no-such-match = There is no such match at this table.
trouble-no-such-page = There is nothing here.
trouble-wrong-method = This cannot be done here.
trouble-stale = Something has happened since: look again and decide anew.
trouble-seat-taken = Somebody sits here already.
trouble-not-begun = The match has not begun: not everybody is here yet.
trouble-not-over = The match goes on, so nobody may look through other eyes yet.
trouble-busy = Too many things happen in this match at once. Try again.
trouble-too-long = This is too long.
trouble-unknown-game = There is no game called “{ $name }” at this table. There is: { $offered }.
trouble-unknown-seat = There is no seat called “{ $seat }”. There is: { $offered }.
trouble-unknown-bot = There is no bot called “{ $name }” for “{ $seat }”. There is: { $offered }.
trouble-no-holiday = You have no such holiday left.
trouble-no-plans = Plans are only for games where nothing is hidden.
trouble-too-many-answers = You cannot leave more than { $most } answers in advance.
trouble-too-much-chat = So much has been said in this match that nothing can be added.
trouble-broken = Something is broken at this table. Nothing was lost; the owner will find it in the log.
trouble-rules-not-here = The rules or the cards of this match are not installed here, so it cannot be opened. It is kept; nothing is lost.
trouble-store-down = The table cannot write anything down at the moment. Try again shortly; nothing is lost.

goodbye-closing = This table is closing for a moment. Come back shortly; nothing is lost.
goodbye-only-told = Nothing is said on this line; it only tells.
