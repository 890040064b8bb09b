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
    snapshot   BLOB
);

CREATE INDEX gonfalon_matches_deadline ON gonfalon_matches (deadline) WHERE NOT over AND deadline IS NOT NULL;
CREATE INDEX gonfalon_matches_bot ON gonfalon_matches (id) WHERE NOT over AND bot IS NOT NULL;

CREATE TABLE gonfalon_log (
    match  TEXT NOT NULL REFERENCES gonfalon_matches,
    number INTEGER NOT NULL,
    actor  TEXT NOT NULL,
    word   TEXT NOT NULL,
    client TEXT NOT NULL,
    at     INTEGER NOT NULL,
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
    PRIMARY KEY (match, line),
    UNIQUE (match, client, serial)
) WITHOUT ROWID;

CREATE TABLE gonfalon_proof (
    process TEXT PRIMARY KEY NOT NULL,
    token   TEXT NOT NULL,
    at      TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);
