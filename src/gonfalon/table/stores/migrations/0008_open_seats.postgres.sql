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
