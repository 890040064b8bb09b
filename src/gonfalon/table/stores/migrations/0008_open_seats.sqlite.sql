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
