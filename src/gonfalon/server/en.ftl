# A server's error messages.

trouble-malformed = Invalid request: { $why }
trouble-ticket-missing = You need an invitation link for this. Open the link you were given.
trouble-ticket-forged = This link isn't valid here. It may have been cut off when it was copied, or it may belong to another server. Ask the sender for the link again.
trouble-ticket-expired = This link has expired. Ask for a new one.
trouble-ticket-void = This link has been used or replaced. Ask for a new one.
trouble-ticket-foreign = This link is for another match. Open the link for this match.
trouble-not-for-watchers = You're watching. Only players can do this.
trouble-only-for-hosts = Only the host can start a match here. Ask the host to invite you.
trouble-not-for-hosts = You can't play or watch with a host link. Open a seat link or the spectator link instead.
trouble-join-first = This is an invitation. Join the match first.
trouble-only-invited = You already hold this seat. To take another seat, use an invitation link for that seat.
trouble-blocked = The owner of this server has blocked your address.
trouble-not-open = This server has no open seats: only its owner can start matches here. Ask the owner for an invitation.
trouble-server-full = Too many matches are in progress on this server. Try again later.
trouble-seat-gone = This seat is no longer free. Choose another.
trouble-too-many-open-seats = There are too many open seats right now. Take an open seat, or try again later.
trouble-no-such-match = There is no such match on this server. Check the link.
trouble-no-such-page = Page not found. Check the address.
trouble-wrong-method = This address doesn't support that request method.
trouble-stale = The match has changed since you last looked. Check the board and choose again.
trouble-committed = You have already committed to a seed. To change it, withdraw your commitment first; everybody will see the withdrawal.
trouble-too-early = Not everybody has committed to a seed yet. Wait until everybody has.
trouble-not-committed-to = This is not the seed that you committed to. Send the seed that belongs to your commitment.
trouble-not-begun = The match hasn't started: not everybody is here yet.
trouble-not-over = You can view the other sides only after the match is over.
trouble-goes-on = The match isn't over. You can ask for a rematch only after a match.
trouble-busy = Another request for this match is in progress. Try again.
trouble-archived = This match is archived. You can view it, but you can't ask for a rematch. Start a new match.
trouble-review-too-early = The match isn't over, and help during a match would be unfair. You can review it once it's over.
trouble-review-undecided = This match was closed without a result, so there is nothing to review.
trouble-no-review = The review failed. Try again later. The server's owner can find the reason in the log.
trouble-teacher-busy = Too many people want a review or advice right now. Try again later.
trouble-advice-unfair = During a match, you can get advice only on your own move, in an unrated match against the computer. After the match, everybody can get advice.
trouble-nothing-to-decide = It's nobody's move right now.
trouble-no-advice = No advice is available right now. The server's owner can find the reason in the log.
trouble-too-long = The request is too large. Send less data.
trouble-unknown-game = There is no game called “{ $name }” on this server. Choose from: { $offered }.
trouble-unknown-seat = There is no seat called “{ $seat }”. Choose from: { $offered }.
trouble-unknown-bot = There is no bot called “{ $name }” for “{ $seat }”. Choose from: { $offered }.
trouble-no-plans = You can plan ahead only in games where nothing is hidden.
trouble-too-many-answers = You can give at most { $most } answers in advance.
trouble-too-many-matches = You already have { $most } matches in progress. Finish one first.
trouble-too-many-today = Too many new matches from your network today. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
trouble-no-undo = Undo is turned off for this match.
trouble-too-many-take-backs = You have used undo { $most } times. Somebody else has to act before you can use it again.
trouble-match-too-long = This match has reached the limit of { $most } actions. Resign or agree to a draw.
trouble-too-much-chat = The chat of this match is full, so you can't send more messages.
trouble-too-often = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
trouble-too-slow = The request timed out. Try again.
trouble-broken = Something went wrong on the server. Nothing was lost. Give the server's owner this error ID: { $name }.
trouble-rules-not-here = This match can't be opened: its rules or cards aren't installed here. The match is saved. Ask the server's owner to install them.
trouble-can-be-played = This match can still be played. To end it, resign or offer a draw.
trouble-store-down = The server can't save anything right now. Nothing is lost. Try again shortly.

# Matches by letter.
trouble-letter-first = The other side has to write first. To continue, open their letter.
trouble-letter-too-long = This text is too long for a letter. Paste only the letter or its link.
trouble-letter-unreadable = This letter can't be read. Part of it may be missing or changed. Copy the whole letter again, or ask for it again.
trouble-letter-other-version = This letter comes from a newer version of Gonfalon. Reload this page and open the letter again.
trouble-letter-not-here = This letter belongs to a match that isn't in this browser. Open it in the browser where you play that match.
trouble-letter-rules = This page doesn't have the rules or cards for this invitation. Reload the page; your opponent may have to reload too.
trouble-letter-hidden = You can play by letter only in battles where nothing is hidden.
trouble-letter-own = This is your own letter. The other side has to open it.
trouble-letter-ahead = A letter is missing. Open the previous letter first, or ask for it again.
trouble-letter-unfitting = This letter doesn't fit your copy of the match, so nothing was changed. Either the letter was altered, or one of you has played on in another browser.
trouble-letter-accepted = Somebody has already accepted this invitation with another letter. The first one counts. This one was saved, and you can see both.
trouble-letter-contradicting = You have already opened a different letter for this move. The first one counts. This one was saved, and you can see both.
trouble-letter-false-link = Fair play check failed: the dice in this letter don't match what was promised before the match. Nothing was changed. Somebody has altered the letter or is cheating.
trouble-letter-illegal = This letter contains an illegal action, so nothing was changed.
trouble-record-unreadable = This match record can't be used. { $why }
trouble-record-unfinished = The match in this record isn't over, so it can't be shown yet.
trouble-record-rules = The rules or cards of this record aren't installed here.
trouble-record-set = This match started from a position in another match. Use the other match's record.

goodbye-closing = The server is restarting. Reconnect shortly; your game is safe.
goodbye-unreadable = The server couldn't read the last message. Reconnect and try again.

# The rules as a page.
book-contents = Contents
book-skip = Skip to the rules
book-languages = Languages
book-try = Try it
