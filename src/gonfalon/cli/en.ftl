# The command line's wording, in English. Help starts in lower case, because it stands beside a name.

# Messages from the argument parser, which fills in “%(…)s” and “%s”.
arg-usage = usage:
arg-positionals = arguments
arg-options = options
arg-commands = commands
arg-help = show this help
arg-version = show the version
arg-error = %(prog)s: %(message)s
arg-of = %(argument_name)s: %(message)s
arg-missing = missing: %s
arg-unknown = unknown arguments: %s
arg-ambiguous = %(option)s is ambiguous: it could be %(matches)s
arg-needs-value = expects a value
arg-takes-none = takes no value, but got %r
arg-no-number = %(value)r is not a valid number
arg-choice = %(value)r is not valid. Choose from: %(choices)s
arg-pair = “{ $text }” must have the form NAME=VALUE
arg-clock = “{ $text }” is not a valid clock. For example, write 30+10 for 30 minutes per player, plus 10 seconds per decision
arg-address = “{ $text }” must be a comma-separated list of IP addresses or networks, such as 10.0.0.1,10.0.0.0/8
arg-port = “{ $text }” is not a port number (1 to 65535)
arg-public-url = “{ $text }” must be a URL like https://example.org, with no path or query
arg-postgres = must have the form postgresql://user:password@host/database
arg-redis = must have the form redis://host:6379
arg-share = “{ $text }” must be a number from 0 to 1
arg-count = “{ $text }” must be a whole number of at least 1

# Help.
help-gonfalon = play the great battles of 1187–1212 as board wargames
more-gonfalon =
    The rules printed in the booklets are enforced in full. Anything that only the cards,
    counters or maps show is reconstructed and marked as such; see gonfalon games --sources.
    Use --edition to play with the numbers from your own copy of a game.
    {""}
    Without a command, gonfalon opens the menu.
    New here? Start with: gonfalon learn { $game }, then gonfalon play { $game }
group-play = play
group-online = online
group-records = records
group-operate = operate
group-develop = develop
help-lang = language (default: your system's language if available, otherwise English)
help-game = a game (see `gonfalon games`)
help-games = list the installed games and battles
help-games-sources = also show where each game's data comes from
help-rules = show the rules of a game, or a single rule
help-rules-id = a single rule, such as N6.4
more-rules =
    examples:
      gonfalon rules { $game }         the whole page
      gonfalon rules { $game } ID      one rule, such as a rule named in an error
help-play = play in the terminal, against the computer or another player
help-play-game = a game (see `gonfalon games`)
help-play-web = play in the browser instead
help-play-scenario = the scenario or variant
help-play-seat = the side you play
help-play-opponent = who plays the other side: `person`, or a bot: { $bots }
help-play-resume = resume a saved match (default: the latest)
more-play =
    examples:
      gonfalon play { $game }                      choose the options on screen
      gonfalon play { $game } --opponent knight    against the computer
      gonfalon play --resume                   resume your last match
help-learn = play a guided lesson: a short real battle with hints
help-from = start from a point in this record of a finished match (use with --at)
help-at = start after the action with this number (use with --from)
help-edition = use your own edition file instead of the built-in one
help-join = join or rejoin an online match
help-join-link = your invitation link, in quotes
help-join-name = your player name (if omitted, Gonfalon asks)
more-join =
    example:
      gonfalon join http://example.org:1212/play/abc#ticket --name Alfonso
help-move = print a link that moves your seat to another device
help-move-link = the link that you used to join the match
more-move =
    example:
      gonfalon move http://example.org:1212/play/abc#ticket
help-replay = step through a recorded match
help-record = a match record file
help-replay-seat = whose view to show: a side, `watcher` or `all` (default)
help-replay-plain = print plain text instead of a board
help-review = review a finished match: luck, skill and your costliest decisions
help-review-seat = the side to review (default: each side in turn)
help-review-simulations = how many simulations to run for each decision (default %(default)s)
more-review =
    example:
      gonfalon review battle.record
help-verify = check that a finished match is intact and legal, and that its random draws are fair
help-verify-commitment = a commitment (the server's or a seat's) that you saved before play (repeatable)
help-verify-contribution = a seat's contribution that you saved before play (repeatable)
help-serve = run a game server
help-serve-host = the address to listen on (use 0.0.0.0 for all IPv4 addresses, :: to include IPv6)
help-serve-port = the port to listen on (default %(default)s)
help-serve-public-url = the URL to use in links (such as https://example.org) if players reach the server through a proxy, tunnel or container
help-serve-open = let visitors start matches and take open seats without an invitation
help-serve-archive = also serve the matches archived in this file
help-file = the SQLite file that stores the matches
help-postgres = the URL of the PostgreSQL database that stores the matches
help-redis = the URL of the Redis server that carries notices between server processes
help-proxies = comma-separated addresses or networks of trusted reverse proxies, whose X-Forwarded-For header gives the client's address
help-rate = maximum requests per second per address, averaged over 10 s (default 60; 0: unlimited)
help-connections = maximum open connections (default 20000, or fewer if the system's limit on open files is lower)
help-connections-each = maximum open connections per address (default 100)
help-matches-each = maximum matches in progress per host link or, on an open server, per visitor's address (default 200; 0: unlimited)
help-matches-daily = maximum matches, including rematches, that one address can create per day without the host link (default 100; 0: unlimited)
help-matches-open = maximum matches in progress that visitors have created, in total (default 10000; 0: unlimited)
help-idle-days = close matches after this many days without an action (default 180; 0: never)
help-worker = run the bots for a server that uses PostgreSQL
help-worker-queue = the queue to serve (default: all queues)
help-begin = create an online match and print a link for each seat
help-begin-scenario = the scenario or variant (default: the first)
help-begin-bot = let this bot play this seat (repeatable)
help-begin-option = set a game option (repeatable)
help-begin-live = live clock; for example, 30+10 means 30 minutes per player, plus 10 seconds per decision
help-begin-days = correspondence clock: days per decision
help-begin-no-undo = turn off undo for this match
help-server-address = the server's address (default: this machine)
help-reissue = print a new link for a seat in your match; the old link stops working
help-reissue-link = the host link, from the last line printed by `gonfalon begin`
help-seat-or-watcher = the seat, or `watcher` for a new spectator link
more-reissue =
    example:
      gonfalon reissue http://example.org:1212/play/abc#ticket SEAT
help-server = manage the matches on your server
help-server-list = list matches, most recent last
help-server-over = list only finished matches (--no-over: only unfinished matches)
help-server-json = print all details as JSON Lines
help-server-match = the match's id (see `gonfalon server list`)
help-server-show = show the players and status of a match, but no moves
help-server-close = end a match without a winner (also works for a match that can't be opened)
help-server-reissue = print a new link for a seat; the old link stops working
help-server-block = block an IP address (for IPv6, its whole /64 network)
help-server-unblock = unblock an address
help-server-blocked = list the blocked addresses
help-server-address-of = the IP address, as shown in the log
help-server-rename = rename a player, for example to replace an offensive name
help-server-seat = the player's seat
help-server-name = the new name
help-server-delete = permanently delete a match, its log and its chat
help-server-yes = confirm the deletion
help-server-archive = move finished matches to an archive file (see `serve --archive`)
help-server-archive-file = the archive file (SQLite)
help-server-archive-days = archive only matches that ended at least this many days ago (default %(default)s)
help-server-backup = back up the SQLite file while the server is running
help-server-backup-file = the backup file, which must not exist yet
help-server-check = replay every match in progress with this version and report the matches that would break
help-server-link = print the host link, which lets you create matches in a browser
help-server-files = print the path of the folder that holds the systemd and nginx files (see docs/operating.md)
help-server-notices = print new server events as JSON Lines, then delete these events
help-fuzz = play random games and check every invariant after every action
help-fuzz-games = the number of games (default %(default)s)
help-fuzz-seed = the random seed (default %(default)s)
help-bench = measure the speed of random play and compare it with OpenSpiel's backgammon
help-bench-seconds = seconds per engine (default %(default)s)
help-bench-wheel = the compiled wheel (default: the wheel in dist/compiled)
help-lab = let bots play many games and measure the results
more-lab =
    A run keeps its settings and every finished game in a folder. To resume a stopped run, repeat the same command.
help-lab-duel = play two bots against each other, in pairs of games with the same seed and swapped sides
more-lab-duel =
    examples:
      gonfalon lab duel { $game } knight squire --games 200        two hundred games
      gonfalon lab duel { $game } knight squire --sprt 0.5 0.58    stop as soon as the result is clear
help-lab-ladder = rate bots by playing neighbours in the list against each other, and every bot against the references
more-lab-ladder =
    example, weakest bot first:
      gonfalon lab ladder { $game } page squire knight --reference squire --games 400 --minutes 50    stops after 50 minutes; repeat to resume
help-lab-study = measure the balance of a battle by playing one bot against itself
more-lab-study =
    example:
      gonfalon lab study { $game } knight --games 1000 --minutes 50    stops after 50 minutes; repeat to resume
help-lab-battle = a scenario listed by `gonfalon games`, or GAME-SCENARIO
help-lab-bot = a bot: { $bots }; or MODULE:CLASS
help-lab-bots = bots, weakest first: { $bots }; or MODULE:CLASS
help-lab-reference = a bot that all other bots play against; the first reference is rated 0 (repeatable)
help-lab-sprt = stop early once it is clear whether the true score is LOW or HIGH, with a 5%% error rate
help-lab-games = games per pairing (default %(default)s)
help-lab-seed = the seed of the first game (default %(default)s)
help-lab-run = the folder for the run (default: a folder in runs/, named automatically)
help-lab-minutes = stop after this many minutes; repeat the command to resume
help-lab-workers = play in this many processes on this machine (default: in the command's own process)
help-lab-address = play on the Ray cluster at this address
help-lab-record = print the match record of one game of a run
more-lab-record =
    example:
      gonfalon lab record runs/FOLDER 7 > seven.record
      gonfalon verify seven.record
help-lab-folder = the folder of the run
help-lab-number = the number of the game
help-train = learn from self-play what positions are worth (see docs/training.md)
more-train =
    example:
      gonfalon lab train { $game } --games 200
    To resume a stopped run, repeat the same command.
help-train-games = games per battle and generation (default %(default)s)
help-train-generations = how many rounds of play and learning; each round starts from the values of the previous round (default %(default)s)
help-train-trials = games per battle to compare the new values with the old ones (default %(default)s)
help-train-seed = the random seed (default %(default)s)
help-train-run = the folder for the run (default: a folder in runs/, named after the game)
help-tune = fit the constants of a game's script by playing two scripts against each other (see docs/laboratory.md)
more-tune =
    example:
      gonfalon lab tune BATTLE --games 4000 --minutes 50    stops after 50 minutes; repeat to resume
help-tune-games = games to fit the constants (default %(default)s)
help-tune-trials = maximum games to compare the new constants with the old ones (default %(default)s)

# Answers.
games-facts = { $length }; randomness: { $luck }; { $information }.
games-edition = Edition { $edition }: { $origin }
no-such-rule = There is no rule { $rule }. Choose from: { $offered }.
web-no-from = A match in the browser can't start from a record. Create an online match instead: gonfalon begin GAME --from RECORD --at NUMBER
no-such-seat = There is no seat “{ $seat }”. Choose from: { $offered }.
replay-goes-on = This match isn't over, so you can view it from one side only. Choose a seat: { $offered }.
review-undecided = This match has no result yet, and help during a match would be unfair. You can review it once it's over.
review-broken = Can't review this record: line { $line } is damaged or breaks the rules. Try another copy of the file.
review-unknown = This match was played with edition { $edition } of { $game }, which isn't installed. To review it, pass the edition's file: --edition FILE
review-progress = Reviewed { $done } of { $actions } actions
review-of = { $title }, { $scenario }, review for: { $side }
review-parts = Chance to win: { $start }% at the start, { $own } from this side's decisions, { $others } from the other side's, { $luck } from luck = { $result }%
review-luck = Luck: { $luck }. Combined skill of both sides: { $skill }.
review-rough = The computer hasn't trained on this edition, so these numbers are a rough estimate.
review-drawn = In { $drawn } of { $positions } positions, there were too many outcomes to check all of them, so a sample was used.
review-mistakes = { $mistakes ->
    [0] Decisions judged by what was known at the time: { $judged }. No mistakes found.
    [one] Decisions judged by what was known at the time: { $judged }. One was a mistake:
   *[other] Decisions judged by what was known at the time: { $judged }. These { $mistakes } mistakes cost the most:
}
review-mistake = { $rank }. Action { $number }, −{ $cost }%
review-chosen = Played: { $told } ({ $word })
review-better = Better: { $told } ({ $word })
review-why = Given what was known at the time, the better choice wins { $better } of 100 battles; the choice made wins { $chosen }.
review-odds-better = Odds of the better choice: { $odds }
review-odds-chosen = Odds of the choice made: { $odds }
review-no-luck = no luck involved
review-percent = { $number }%
review-again =
    To watch the match again: { $replay }
    To play on from just before the costliest decision: { $play }
verify-no-seat = There is no seat “{ $seat }”. Write SEAT=VALUE, where SEAT is one of: { $offered }.
verify-intact = The record is intact: { $actions } actions, all legal.
verify-honest = Fair play verified: all { $draws } random draws match the commitments made before play.
verify-more = To make sure that nobody has replaced the commitments, use --commitment and --contribution to pass those that you saved before play.
verify-forged = Fair play check failed. { $why }
no-such-moment = The match has no action with this number. Choose a number from 0 to { $last }.
from-and-at = Use --from and --at together: gonfalon play --from RECORD --at NUMBER
from-another = This record is from another battle: { $game }, { $scenario }. Name that battle, or choose another record.
begin-links = To join: gonfalon join LINK, or open the link in a browser. Each seat link works once, so send it to one person only.
begin-host = If a link gets lost, replace it: gonfalon reissue '{ $link }' SEAT
begin-foreign-key = The server at { $table } doesn't know this computer's key. Run the command on the server's computer, as the server's user and with the server's GONFALON_HOME and GONFALON_KEYS.
no-server-key = There is no readable server key in { $folder }. Run the command as the server's user, with the server's GONFALON_HOME and GONFALON_KEYS.
looking-for-table = Connecting to { $table }…
no-table-there = No server is running at { $table }. Start one with: gonfalon serve
not-an-address = “{ $table }” is not a server address. Example: http://example.org:1212
not-a-link = This isn't an invitation link. Example: http://example.org:1212/play/abc#ticket
playing-at =
    Playing at { $address }
    Press Ctrl+C to stop; your matches are saved.
table-at = Server running at { $address }. Create a match with: gonfalon begin GAME --server { $address }
table-also-at = Other addresses: { $addresses }
table-link = To create a match in a browser, open this link: { $link }
table-link-secret = Keep this link private: anyone who has it can create matches here.
table-local = Only this computer can reach this address. To let other computers connect: gonfalon serve --host 0.0.0.0
table-no-network = Only this computer can reach this address, because Gonfalon found no network address. Connect the computer to a network, or specify its address: --public-url http://ADDRESS:PORT
table-blocked = Can't reach { $address }, even from this computer. Check that your firewall allows this port.
port-taken = { $address } is already in use. Choose another port: gonfalon serve --port N
port-forbidden = You don't have permission to use { $address }. Choose another port: gonfalon serve --port N
no-such-host = This computer has no address “{ $host }”. Choose another address: gonfalon serve --host ADDRESS
cannot-listen = Can't listen on { $address }: { $why }. Choose another address with --host, or another port with --port.
worker-needs-postgres = Workers need a server that uses PostgreSQL. Name its database with --postgres.
match-closed = Match closed.
address-blocked = { $address } is blocked. This takes effect within seconds, even on a running server.
address-unblocked = { $address } is no longer blocked.
player-renamed = Player renamed.
match-deleted = Match deleted.
delete-sure = This can't be undone. To confirm, add --yes.
archived = Matches archived to { $file }: { $matches }.
copied = Backed up to { $file }.
checked = Matches in progress: { $matches }. Would break: { $broken }.
keep-no-address = “{ $address }” is not an IP address. Example: 203.0.113.7
keep-only-sqlite = This command works with SQLite only. For PostgreSQL, use pg_dump or pg_basebackup: see docs/operating.md.
keep-no-file = File not found: { $file }. Check the path.
keep-copy-exists = { $file } already exists. Choose another file name.
keep-cannot-copy = Can't copy { $file }: it isn't a complete SQLite file, or the disk is full. Check the file and the free disk space.
keep-database-unreadable = Can't read the database: { $why }
keep-database-silent = The database isn't responding: { $why }
unreadable = unreadable
fuzz-fault = An invariant was violated: { $fault }
lab-extra = This command needs additional packages. Install them with: { $command }
lab-no-report = To get a report with plots, install additional packages: { $command }
lab-goes-on = Finished games: { $done } of { $games }. To resume the run, repeat the same command.
lab-kept = Saved in { $folder }
lab-no-pairing = No bot has an opponent. Name at least two bots, or add a reference bot with --reference.
lab-no-game = There is no finished game { $number } in { $folder }. Choose another number.
lab-no-run = There is no run in { $folder }. Choose another folder.
lab-no-settings = The settings of the games in { $folder } are missing, so no games can be added. Choose another folder with --run.
lab-unreadable-settings = Can't read the settings of this run: { $why }
lab-other-settings = This folder holds a run with different settings. { $what }: { $before } in the folder, { $now } in this command. Choose another folder with --run.
lab-in-use = Another process is using { $folder }. Wait until that process has finished, or choose another folder.
lab-worker-died = A process stopped unexpectedly during a game. To resume the run, repeat the same command.
lab-no-cluster = No Ray cluster is running at { $address }. Start one, or give another address, such as 10.0.0.1:6379
lab-deadly-game = The run stopped, because worker processes crashed { $times } times while playing game { $number }.
lab-games-trouble = Can't read the games in { $folder }: { $why }. Choose another folder.
train-no-features = Bots can't learn { $game }, because this game has no features to learn from.
train-other-run = { $folder } holds a run with different settings. Choose another folder with --run.
train-none-better = Nothing was saved, because none of the new values beat the old values.
train-kept = The learned values are saved in { $file }
tune-no-script = Nothing to fit: { $game } has no script.
tune-goes-on = The fit isn't finished. To resume it, repeat the same command. Folder: { $folder }
tune-kept = The constants are saved in { $file }

# Errors that any command can report.
not-possible = Not allowed: { $why }
not-installed = “{ $wanted }” is not installed. Installed: { $offered }.
none = none
not-a-record = This file isn't a match record, because it isn't UTF-8 text. Choose another file.
no-file = File not found: { $file }. Check the path.
is-folder = { $file } is a folder, not a file. Name a file.
no-permission = You don't have permission to use { $file }.
file-trouble = Can't use { $file }: { $why }. Check the file and try again.
stopped = Stopped.
