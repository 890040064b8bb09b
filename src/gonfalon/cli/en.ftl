# What the command says, in English. Help of commands and arguments begins small: it stands beside a name.

# What the parser of arguments says. “%(…)s” and “%s” are filled in by it.
arg-usage = usage:
arg-positionals = arguments
arg-options = options
arg-commands = commands
arg-help = show this help
arg-version = show the version
arg-error = %(prog)s: %(message)s
arg-of = %(argument_name)s: %(message)s
arg-missing = still needed: %s
arg-unknown = not understood: %s
arg-ambiguous = %(option)s may be any of %(matches)s
arg-needs-value = something must follow
arg-takes-none = nothing may follow, but %r does
arg-no-number = %(value)r is not a number
arg-choice = there is no %(value)r; there is: %(choices)s
arg-pair = “{ $text }” should be like NAME=VALUE
arg-clock = “{ $text }” should be like 30+10: minutes, plus seconds per decision
arg-address = “{ $text }” should be like 10.0.0.1 or 10.0.0.0/8, with commas between
arg-port = “{ $text }” is not a port: a port is a number from 1 to 65535
arg-postgres = this should be like postgresql://user:password@host/database
arg-redis = this should be like redis://host:6379
arg-share = “{ $text }” is not a share: a share is between 0 and 1
arg-count = “{ $text }” is not a number of at least 1

# Help.
help-gonfalon = the great battles of 1187–1212, played to the letter
more-gonfalon =
    Without a command, at a terminal: choose a battle and play.
    A first game: gonfalon learn { $game }, then gonfalon play { $game }
help-lang = the language (default: your system's, if it is one of these)
help-game = the game
help-games = list the installed games, and where their data come from
help-rules = show the rules of a game, or a single rule
help-rules-id = a single rule, such as N6.4
more-rules =
    examples:
      gonfalon rules { $game }         the whole page
      gonfalon rules { $game } ID      the rule that a refusal names
help-play = play in this terminal, against the computer or somebody beside you
help-play-game = the game: see `gonfalon games`
help-play-web = play in the browser instead
help-play-scenario = the scenario or variant
help-play-seat = the side that you play
help-play-opponent = `person`, or a bot: { $bots }
help-play-resume = resume a saved match (default: the latest)
more-play =
    examples:
      gonfalon play { $game }                      choose everything on the screen
      gonfalon play { $game } --opponent knight    against the computer
      gonfalon play --resume                   resume your last match
help-learn = learn a game in its lesson: a real battle, with a remark before each step
help-position = begin here: see `gonfalon position`
help-edition = use your own edition file
help-join = join a match at a table across the network, or come back to it
help-join-link = the link that you were given; quote it if your shell needs that
help-join-name = your name at the table (default: you are asked)
more-join =
    example:
      gonfalon join http://table:1212/play/abc#ticket --name Alfonso
help-move = get a link that moves your seat at a table to another device
help-move-link = the link that you joined with on this machine
more-move =
    example:
      gonfalon move http://table:1212/play/abc#ticket
help-replay = step through a recorded match as one seat saw it
help-record = the record
help-replay-seat = a side, `watcher`, or `all` to see everything (default)
help-replay-plain = print it line by line instead of showing a board
help-review = look back at a finished match: the chance to win, what was luck, and what cost most
help-review-seat = a side (default: one side after the other)
help-review-simulations = how long to think about each decision (default %(default)s)
more-review =
    example:
      gonfalon review battle.record
help-verify = prove that a finished record is intact and legal, and that its fate was honest
help-verify-commitment = the table's, which you kept from before play; may be given for each seat
help-verify-contribution = your own, which you kept from before play; may be given for each seat
help-position-of = print the position at one moment of a finished match, to begin new matches from it
help-position-number = after how many actions
more-position-of =
    example:
      gonfalon position battle.record 40 > place.json
      gonfalon play { $game } --position place.json
help-serve = run a table where people play over the network
help-serve-host = the address to listen on (0.0.0.0: all)
help-serve-port = the port to listen on (default %(default)s)
help-serve-archive = show also the matches that were moved there: see `gonfalon table archive`
help-file = the SQLite file to keep matches in
help-postgres = keep matches in PostgreSQL at this URL
help-redis = notify other processes by Redis at this URL
help-proxies = the servers before the table, whose X-Forwarded-For it believes
help-rate = requests a second that one address may make, over ten seconds (default 60; 0: any number)
help-connections = open connections in all (default 20000, or as many as there may be open files)
help-connections-each = open connections from one address (default 100)
help-matches-each = matches in play that one host's ticket may begin (default 200; 0: any number)
help-idle-days = days without an action after which a match is closed (default 180; 0: never)
help-worker = run the bots of a table on PostgreSQL
help-worker-queue = the bots to run (default: all)
help-begin = begin a match at your table, and get a link to each seat
help-begin-scenario = the scenario or variant (default: the first)
help-begin-bot = seat a bot
help-begin-option = an option
help-begin-live = a clock for a live match
help-begin-days = a clock in days per decision
help-begin-holiday = with --days: days of holiday per player
help-table-address = its address (default: on this machine)
help-reissue = take a seat of your match from its holder, and get a link to give it to somebody else
help-reissue-link = the host's link, which `gonfalon begin` printed
help-seat-or-watcher = the seat, or `watcher` for a new link for watchers
more-reissue =
    example:
      gonfalon reissue http://table:1212/play/abc#ticket SEAT
help-table = list, check, close, delete and archive the matches at your table, and give out seats anew
help-table-list = list matches, the latest last
help-table-over = only those that are over, or are not
help-table-json = everything that is known, as lines of JSON
help-table-match = its id: see `gonfalon table list`
help-table-show = show what is known of a match; nothing of its play
help-table-close = end a match without a winner, even one that cannot be opened
help-table-reissue = take a seat from its holder, and get a new link to it
help-table-delete = delete a match for ever, with its log and its chat
help-table-yes = yes, for ever
help-table-archive = move finished matches to a file; `serve --archive FILE` shows them
help-table-archive-file = the archive, an SQLite file
help-table-archive-days = those that ended so many days ago (default %(default)s)
help-table-backup = copy an SQLite file while the table runs
help-table-backup-file = where to; it must not exist
help-table-check = replay every match in play with this version, and say which would break
help-table-files = print the folder of the units and settings that docs/operating.md uses
help-table-notices = print what happened since the last time, as lines of JSON, and forget it
help-fuzz = play random games and check every invariant after every action
help-fuzz-games = the number of games (default %(default)s)
help-fuzz-seed = the random seed (default %(default)s)
help-bench = compare the speed of random play with OpenSpiel's backgammon
help-bench-seconds = seconds per contender (default %(default)s)
help-bench-wheel = the compiled wheel (default: the one in dist/compiled)
help-lab = let bots play many games, and measure: see docs/laboratory.md
more-lab =
    A run keeps its settings and every finished game in a folder. If it was stopped, the same command goes on with it.
help-lab-duel = let two bots play against each other, each pair of games with one seed and the sides swapped
more-lab-duel =
    examples:
      gonfalon lab duel { $game } greedy random --games 200          two hundred games
      gonfalon lab duel { $game } greedy random --sprt 0.5 0.55    stop as soon as it is clear enough
help-lab-ladder = rate bots: neighbours in the list against each other, and each against references
more-lab-ladder =
    example, the weakest first:
      gonfalon lab ladder { $game } random greedy --reference random --games 400 --minutes 50    until it is done
help-lab-study = measure the balance of a battle: one bot against itself
more-lab-study =
    example:
      gonfalon lab study { $game } greedy --games 1000 --minutes 50    at most 50 minutes now
help-lab-bot = a bot: { $bots }; or MODULE:CLASS
help-lab-bots = bots, the weakest first: { $bots }; or MODULE:CLASS
help-lab-reference = a bot that all others meet; the first one stands at 0
help-lab-sprt = stop early: is its true share of points HIGH rather than LOW? Wrong in 5 %% of cases
help-lab-games = the number of games of each pairing (default %(default)s)
help-lab-seed = the seed of the first game (default %(default)s)
help-lab-run = where the run is kept (default: a folder in runs/ that is named for it)
help-lab-minutes = stop after so many minutes; the same command goes on later
help-lab-workers = play on so many processes of this machine, by Ray (default: in this process)
help-lab-address = play on the Ray cluster at this address
help-lab-record = print the record of a game of a run
more-lab-record =
    example:
      gonfalon lab record runs/FOLDER 7 > seven.record
      gonfalon verify seven.record
help-lab-folder = the folder of the run
help-lab-number = the number of the game
help-train = learn from games of the computer against itself what positions are worth: see docs/training.md
more-train =
    example:
      gonfalon lab train { $game } --games 200
    If it was stopped, the same command goes on with it.
help-train-games = the number of games of each battle and generation (default %(default)s)
help-train-generations = how often to play and learn; each uses what the one before has learned (default %(default)s)
help-train-trials = games of each battle between the new and the old, which decide what is kept (default %(default)s)
help-train-seed = the random seed (default %(default)s)
help-train-run = where the run is kept (default: a folder in runs/ that is named for the game)

# Answers.
games-facts = { $length }; luck: { $luck }; { $information }.
games-edition = Edition { $edition }: { $origin }
no-such-rule = There is no rule { $rule }. The rules are { $offered }.
web-no-position = The browser cannot begin from a position. Begin at a table: gonfalon begin GAME --position FILE
no-such-seat = There is no seat “{ $seat }”. Choose one of { $offered }.
replay-goes-on = This match goes on, so nobody may see everything yet. Choose a seat: { $offered }.
review-undecided = This match has no result yet, and help during a match would not be fair. It can be reviewed when it is over.
review-broken = This record cannot be reviewed: its line { $line } is damaged or does not follow the rules.
review-unknown = This match was played with edition { $edition } of { $game }, which is not installed. With the edition's file it can be reviewed: --edition FILE
review-progress = { $done } of { $actions } actions looked at
review-of = { $title }, { $scenario }, reviewed for: { $side }
review-parts = { $start } % at the start, { $own } by own decisions, { $others } by the other side's, { $luck } by luck = { $result } %
review-luck = Luck: { $luck }. Skill, of both sides: { $skill }.
review-rough = Nothing was learned about this edition, so all of this rests on a rough estimate.
review-drawn = { $drawn } of { $positions } positions had too many outcomes to go through; some were drawn.
review-mistakes = { $mistakes ->
    [0] Nothing to reproach: { $judged } decisions were judged by what was known then.
    [one] Of { $judged } decisions, judged by what was known then, this one cost something:
   *[other] Of { $judged } decisions, judged by what was known then, these { $mistakes } cost most:
}
review-mistake = { $rank }. Action { $number }, −{ $cost } %
review-chosen = Chosen: { $told } ({ $word })
review-better = Better: { $told } ({ $word })
review-why = By what was known then it wins with { $better } %, what was chosen with { $chosen } %.
review-odds = By the odds, on average: better: { $better }; chosen: { $chosen }.
review-no-luck = nothing left to luck
review-swept = { $where } swept { $chance } %
review-won = victory of { $side } { $chance } %
review-decimal = { $whole }.{ $tenth }
review-again =
    To see it again: { $replay }
    To have the position before the first of them: { $position }
verify-no-seat = There is no seat “{ $seat }”. Say which with SEAT=, one of { $offered }.
verify-intact = The record is intact: { $actions } actions, all legal.
verify-honest = Fate was honest: all { $draws } draws match the secret that was committed to before play.
verify-more = That nothing else was committed to, you can prove with what you kept: --commitment, --contribution.
verify-forged = Fate is not proved. { $why }
no-such-moment = There is no such moment. Choose one from 0 to { $last }.
position-over = The match was over by then, so no match can begin there.
position-needs-game = Say which game the position belongs to: gonfalon play GAME --position FILE
position-not-json = { $file } is not a position: it is not JSON.
position-empty = { $file } is not a position: it is empty.
begin-links = To take a seat: gonfalon join LINK. A link to a seat is good once, so send each to one person.
looking-for-table = Looking for a table at { $table }…
no-table-there = No table answers at { $table }. Start one with: gonfalon serve
not-an-address = “{ $table }” is not the address of a table. One looks like http://table:1212
not-a-link = This is not a link to a seat. One looks like http://table:1212/play/abc#ticket
table-at = A table at { $address }. Begin a match with: gonfalon begin GAME
table-link = Or in a browser: { $link }
table-link-secret = Who has this link may begin matches here.
port-taken = Something else is already at { $address }. Choose another port: gonfalon serve --port N
port-forbidden = You have no permission to listen at { $address }. Choose another port: gonfalon serve --port N
no-such-host = This machine has no address “{ $host }”. Choose another one: gonfalon serve --host ADDRESS
cannot-listen = A table cannot listen at { $address }: { $why }.
worker-needs-postgres = Workers need a table on PostgreSQL. Name its database with --postgres.
match-closed = The match is over.
match-deleted = The match is deleted.
delete-sure = This cannot be undone. If you are sure, add --yes.
archived = Moved to { $file }: { $matches } matches.
copied = Copied to { $file }.
checked = Matches in play: { $matches }. Of these would break: { $broken }.
keep-only-sqlite = This is for SQLite. For PostgreSQL use pg_dump or pg_basebackup: see docs/operating.md.
keep-no-file = There is no file { $file }.
keep-copy-exists = { $file } is there already.
keep-cannot-copy = { $file } cannot be copied: it is not a whole SQLite file, or the disk is full.
keep-database-unreadable = The database cannot be read: { $why }
keep-database-silent = The database does not answer: { $why }
unreadable = unreadable
fuzz-fault = An invariant was violated: { $fault }
lab-extra = The laboratory needs more packages. Get them with: { $command }
lab-goes-on = { $done } of { $games } games are done. The same command goes on.
lab-kept = Kept in { $folder }
lab-no-pairing = There is nobody to play against. Name two bots, or a reference.
lab-no-game = There is no finished game { $number } in { $folder }.
lab-no-run = There is no run in { $folder }.
lab-no-settings = The games in { $folder } have lost their settings, so nothing can be added to them. Choose another folder with --run.
lab-unreadable-settings = The settings of this run cannot be read: { $why }
lab-other-settings = This folder holds a run with other settings: { $what } was { $before }, now it is { $now }. Choose another folder with --run.
lab-in-use = Another process is at work in { $folder }.
lab-no-ray = Ray cannot be started: { $why }
lab-no-cluster = No Ray cluster answers at { $address }. Its address looks like 10.0.0.1:6379
lab-deadly-game = Workers died { $times } times at game { $number }, so the run stopped there.
lab-games-trouble = The games in { $folder } cannot be used: { $why }.
train-no-features = { $game } has no features to learn from.
train-other-run = { $folder } holds a run with other settings. Choose another folder with --run.
train-none-better = Nothing that was learned won its match, so nothing was kept.
train-kept = What was learned is in { $file }

# What can go wrong with any command.
not-possible = This is not possible: { $why }
not-installed = There is no “{ $wanted }” here. Installed: { $offered }.
none = none
not-a-record = This file is not a record: it is not UTF-8 text.
no-file = There is no file { $file }.
is-folder = { $file } is a folder, not a file.
no-permission = You have no permission to open { $file }.
file-trouble = { $file } cannot be used: { $why }.
stopped = Stopped.
