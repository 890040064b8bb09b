CREATE TABLE gonfalon_matches (
    id         TEXT PRIMARY KEY NOT NULL,
    version    INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    over       INTEGER NOT NULL,
    deadline   INTEGER,
    bot        TEXT,
    waited_for INTEGER NOT NULL DEFAULT TRUE, -- does a person wait for the bot?
    head       BLOB NOT NULL,
    clock      BLOB NOT NULL,
    snapshot   BLOB,
    result     BLOB, -- how it ended stays known when nothing can open its rules any more
    -- Answers that seats have left in advance, and how often one was left or withdrawn. They have columns of their own
    -- because nothing that others can see may change with them: not the version, nor the log.
    answers    BLOB NOT NULL,
    sealed     INTEGER NOT NULL,
    -- What a site needs to list matches, find those of a player, rate them and tell people that they are to move.
    created    INTEGER NOT NULL,
    acted      INTEGER NOT NULL,
    ended      INTEGER,
    turn       TEXT,
    rated      INTEGER NOT NULL,
    seats      TEXT NOT NULL, -- [{"seat": …, "name": …, "bot": …, "subject": …}, …]
    request    TEXT,
    host       TEXT NOT NULL -- who began it, so that nobody has too many in play
);

CREATE INDEX gonfalon_matches_deadline ON gonfalon_matches (deadline) WHERE NOT over AND deadline IS NOT NULL;
CREATE INDEX gonfalon_matches_bot ON gonfalon_matches (id) WHERE NOT over AND bot IS NOT NULL;
CREATE INDEX gonfalon_matches_in_play ON gonfalon_matches (created) WHERE NOT over;
CREATE INDEX gonfalon_matches_host ON gonfalon_matches (host) WHERE NOT over;
CREATE UNIQUE INDEX gonfalon_matches_request ON gonfalon_matches (request) WHERE request IS NOT NULL;

CREATE TABLE gonfalon_log (
    match  TEXT NOT NULL REFERENCES gonfalon_matches,
    number INTEGER NOT NULL,
    actor  TEXT NOT NULL,
    word   TEXT NOT NULL,
    client TEXT NOT NULL,
    at     INTEGER NOT NULL,
    played INTEGER NOT NULL, -- what the clocks said then
    PRIMARY KEY (match, number)
) WITHOUT ROWID;

CREATE TABLE gonfalon_lines (
    match  TEXT NOT NULL REFERENCES gonfalon_matches,
    line   INTEGER NOT NULL,
    seat   TEXT NOT NULL,
    text   TEXT NOT NULL,
    at     INTEGER NOT NULL,
    client TEXT NOT NULL,
    serial INTEGER NOT NULL,
    number INTEGER NOT NULL, -- of the last action then
    PRIMARY KEY (match, line),
    UNIQUE (match, client, serial)
) WITHOUT ROWID;

-- The time that clocks run by: it goes on only while somebody can play. `at` is when it was last written.
CREATE TABLE gonfalon_time (
    single INTEGER PRIMARY KEY DEFAULT 1 CHECK (single),
    played INTEGER NOT NULL,
    at     INTEGER NOT NULL
);
INSERT INTO gonfalon_time (played, at)
SELECT last, last FROM (SELECT CAST(strftime('%s', 'now') AS INTEGER) * 1000 AS last);

-- Whoever reads these deletes them, best in the transaction that does something about them.
CREATE TABLE gonfalon_outbox (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    kind     TEXT NOT NULL,
    match    TEXT NOT NULL,
    seat     TEXT,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL
);

-- Seats that anybody may take while their hosts are here, one for each visitor.
CREATE TABLE gonfalon_open_seats (
    match   TEXT PRIMARY KEY REFERENCES gonfalon_matches,
    seat    TEXT NOT NULL,
    visitor TEXT NOT NULL UNIQUE,
    host    TEXT NOT NULL,
    posted  INTEGER NOT NULL,
    seen    INTEGER NOT NULL
);

-- Addresses to which the owner has closed the server.
CREATE TABLE gonfalon_blocked (address TEXT PRIMARY KEY);

CREATE TABLE gonfalon_proof (
    process TEXT PRIMARY KEY NOT NULL,
    token   TEXT NOT NULL,
    at      TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);
