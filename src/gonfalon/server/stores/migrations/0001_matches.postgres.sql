-- Every action writes its match's row anew. Each page keeps room for that: a new row beside the old one touches no index,
-- unless a deadline or a bot changes; whatever else is in an index stays as it is while a match is played. Long snapshots
-- leave the row by themselves and are then written only when they change.
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
    snapshot   bytea,
    result     bytea, -- how it ended stays known when nothing can open its rules any more
    -- Answers that seats have left in advance, and how often one was left or withdrawn. They have columns of their own
    -- because nothing that others can see may change with them: not the version, nor the log.
    answers    bytea   NOT NULL,
    sealed     integer NOT NULL,
    -- What a site needs to list matches, find those of a player, rate them and tell people that they are to move.
    created    bigint  NOT NULL,
    acted      bigint  NOT NULL,
    ended      bigint,
    turn       text,
    rated      boolean NOT NULL,
    seats      jsonb   NOT NULL, -- [{"seat": …, "name": …, "bot": …, "subject": …}, …]
    request    text,
    host       text    NOT NULL -- who began it, so that nobody has too many in play
) WITH (fillfactor = 70);

CREATE INDEX gonfalon_matches_deadline ON gonfalon_matches (deadline) WHERE NOT over AND deadline IS NOT NULL;
CREATE INDEX gonfalon_matches_bot ON gonfalon_matches (id) WHERE NOT over AND bot IS NOT NULL;
CREATE INDEX gonfalon_matches_seats ON gonfalon_matches USING gin (seats jsonb_path_ops);
CREATE INDEX gonfalon_matches_in_play ON gonfalon_matches (created) WHERE NOT over;
CREATE INDEX gonfalon_matches_host ON gonfalon_matches (host) WHERE NOT over;
CREATE UNIQUE INDEX gonfalon_matches_request ON gonfalon_matches (request) WHERE request IS NOT NULL;

CREATE TABLE gonfalon_log (
    match  text COLLATE "C" NOT NULL REFERENCES gonfalon_matches,
    number integer NOT NULL,
    actor  text    NOT NULL,
    word   text    NOT NULL,
    client text    NOT NULL,
    at     bigint  NOT NULL,
    played bigint  NOT NULL, -- what the clocks said then
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
    number integer NOT NULL, -- of the last action then
    PRIMARY KEY (match, line),
    UNIQUE (match, client, serial)
);

-- The time that clocks run by: it goes on only while somebody can play. `at` is when it was last written.
CREATE TABLE gonfalon_time (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    played bigint NOT NULL,
    at     bigint NOT NULL
);
INSERT INTO gonfalon_time (played, at)
SELECT last, last FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS last) AS now;

-- Whoever reads these deletes them, best in the transaction that does something about them. A sequence is not given in
-- the order of commits, so a reader that only remembered the last one would miss what is committed late.
CREATE TABLE gonfalon_outbox (
    sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind     text NOT NULL,
    match    text COLLATE "C" NOT NULL,
    seat     text,
    number   integer NOT NULL,
    at       bigint NOT NULL
);

-- Seats that anybody may take while their hosts are here, one for each visitor.
CREATE TABLE gonfalon_open_seats (
    match   text COLLATE "C" PRIMARY KEY REFERENCES gonfalon_matches,
    seat    text NOT NULL,
    visitor text COLLATE "C" NOT NULL UNIQUE,
    host    text NOT NULL,
    posted  bigint NOT NULL,
    seen    bigint NOT NULL
);

-- Addresses to which the owner has closed the server.
CREATE TABLE gonfalon_blocked (address text COLLATE "C" PRIMARY KEY);

CREATE TABLE gonfalon_proof (
    process text PRIMARY KEY,
    token   text        NOT NULL,
    at      timestamptz NOT NULL DEFAULT now()
);
