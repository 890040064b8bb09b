-- What a site needs to list matches, find those of a player, rate them and tell people that they are to move.
ALTER TABLE gonfalon_matches ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
ALTER TABLE gonfalon_matches ADD COLUMN acted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE gonfalon_matches ADD COLUMN ended INTEGER;
ALTER TABLE gonfalon_matches ADD COLUMN turn TEXT;
ALTER TABLE gonfalon_matches ADD COLUMN rated INTEGER NOT NULL DEFAULT FALSE;
ALTER TABLE gonfalon_matches ADD COLUMN seats TEXT NOT NULL DEFAULT '[]'; -- [{"seat": …, "name": …, "bot": …, "subject": …}, …]
ALTER TABLE gonfalon_matches ADD COLUMN request TEXT;

-- A person's turn is known with the next action.
UPDATE gonfalon_matches
SET created = coalesce((SELECT min(at) FROM gonfalon_log WHERE match = id), CAST(strftime('%s', 'now') AS INTEGER) * 1000),
    acted = coalesce((SELECT max(at) FROM gonfalon_log WHERE match = id), CAST(strftime('%s', 'now') AS INTEGER) * 1000),
    turn = CASE WHEN NOT over THEN bot END;
UPDATE gonfalon_matches SET ended = acted WHERE over;

-- A head that is unreadable has no seats. It must not keep everybody else from playing.
UPDATE gonfalon_matches
SET seats = (
    SELECT json_group_array(json_object(
        'seat', seat.value,
        'name', json_extract(CAST(head AS TEXT), '$.players."' || seat.value || '"'),
        'bot', json_extract(CAST(head AS TEXT), '$.bots."' || seat.value || '"'),
        'subject', NULL
    ))
    FROM json_each(CAST(head AS TEXT), '$.seats') AS seat
)
WHERE CASE WHEN json_valid(CAST(head AS TEXT)) THEN json_type(CAST(head AS TEXT), '$.seats') = 'array' END;

CREATE INDEX gonfalon_matches_in_play ON gonfalon_matches (created) WHERE NOT over;
CREATE UNIQUE INDEX gonfalon_matches_request ON gonfalon_matches (request) WHERE request IS NOT NULL;

-- Whoever reads these deletes them, best in the transaction that does something about them.
CREATE TABLE gonfalon_outbox (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    kind     TEXT NOT NULL,
    match    TEXT NOT NULL,
    seat     TEXT,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL
);
