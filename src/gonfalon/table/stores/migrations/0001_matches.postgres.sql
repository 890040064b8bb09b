-- Every action writes its match's row anew. Each page keeps room for that: a new row beside the old one touches no index,
-- unless a deadline or a bot changes. Long snapshots leave the row by themselves and are then written only when they change.
CREATE TABLE gonfalon_matches (
    id         text COLLATE "C" PRIMARY KEY,
    version    integer NOT NULL,
    number     integer NOT NULL,
    over       boolean NOT NULL,
    deadline   bigint,
    bot        text,
    waited_for boolean NOT NULL DEFAULT true, -- does a person wait for the bot?
    head       bytea   NOT NULL,
    clock      bytea   NOT NULL,
    snapshot   bytea
) WITH (fillfactor = 70);

CREATE INDEX gonfalon_matches_deadline ON gonfalon_matches (deadline) WHERE NOT over AND deadline IS NOT NULL;
CREATE INDEX gonfalon_matches_bot ON gonfalon_matches (id) WHERE NOT over AND bot IS NOT NULL;

CREATE TABLE gonfalon_log (
    match  text COLLATE "C" NOT NULL REFERENCES gonfalon_matches,
    number integer NOT NULL,
    actor  text    NOT NULL,
    word   text    NOT NULL,
    client text    NOT NULL,
    at     bigint  NOT NULL,
    PRIMARY KEY (match, number)
);

CREATE TABLE gonfalon_lines (
    match  text COLLATE "C" NOT NULL REFERENCES gonfalon_matches,
    line   integer NOT NULL,
    seat   text    NOT NULL,
    text   text    NOT NULL,
    at     bigint  NOT NULL,
    client text    NOT NULL,
    serial bigint  NOT NULL,
    PRIMARY KEY (match, line),
    UNIQUE (match, client, serial)
);

CREATE TABLE gonfalon_proof (
    process text PRIMARY KEY,
    token   text        NOT NULL,
    at      timestamptz NOT NULL DEFAULT now()
);
