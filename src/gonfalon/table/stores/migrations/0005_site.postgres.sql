-- What a site needs to list matches, find those of a player, rate them and tell people that they are to move. Only those that
-- stay as they are while a match is played are in an index, so a row is still written anew beside the old one without touching any.
ALTER TABLE gonfalon_matches
    -- The defaults are for a process of the previous release that still runs.
    ADD COLUMN created bigint NOT NULL DEFAULT (extract(epoch FROM clock_timestamp()) * 1000)::bigint,
    ADD COLUMN acted   bigint NOT NULL DEFAULT (extract(epoch FROM clock_timestamp()) * 1000)::bigint,
    ADD COLUMN ended   bigint,
    ADD COLUMN turn    text,
    ADD COLUMN rated   boolean NOT NULL DEFAULT false,
    ADD COLUMN seats   jsonb NOT NULL DEFAULT '[]', -- [{"seat": …, "name": …, "bot": …, "subject": …}, …]
    ADD COLUMN request text;

-- A head that is unreadable has no seats. It must not keep everybody else from playing.
CREATE FUNCTION pg_temp.seats_in(head bytea) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
    known jsonb;
BEGIN
    known := convert_from(head, 'UTF8')::jsonb;
    RETURN (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
            'seat', seat, 'name', known -> 'players' -> seat, 'bot', known -> 'bots' -> seat, 'subject', NULL
        ) ORDER BY at), '[]')
        FROM jsonb_array_elements_text(known -> 'seats') WITH ORDINALITY AS all_seats (seat, at)
    );
EXCEPTION WHEN OTHERS THEN
    RETURN '[]';
END
$$;

UPDATE gonfalon_matches AS played
SET created = coalesce((SELECT min(at) FROM gonfalon_log WHERE match = played.id), created),
    acted = coalesce((SELECT max(at) FROM gonfalon_log WHERE match = played.id), acted),
    ended = CASE WHEN over THEN coalesce((SELECT max(at) FROM gonfalon_log WHERE match = played.id), acted) END,
    turn = CASE WHEN NOT over THEN bot END, -- a person's is known with the next action
    seats = pg_temp.seats_in(head);
DROP FUNCTION pg_temp.seats_in;

CREATE INDEX gonfalon_matches_seats ON gonfalon_matches USING gin (seats jsonb_path_ops);
CREATE INDEX gonfalon_matches_in_play ON gonfalon_matches (created) WHERE NOT over;
CREATE UNIQUE INDEX gonfalon_matches_request ON gonfalon_matches (request) WHERE request IS NOT NULL;

-- Whoever reads these deletes them, best in the transaction that does something about them. A sequence is not given in the order
-- of commits, so a reader that only remembered the last one would miss what is committed late.
CREATE TABLE gonfalon_outbox (
    sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind     text NOT NULL,
    match    text COLLATE "C" NOT NULL,
    seat     text,
    number   integer NOT NULL,
    at       bigint NOT NULL
);
