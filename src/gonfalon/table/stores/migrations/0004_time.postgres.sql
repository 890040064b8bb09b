-- The time that clocks run by: it goes on only while somebody can play. `at` is when it was last written. It begins with the
-- last thing that is known to have happened, so that nobody loses for an outage before this.
CREATE TABLE gonfalon_time (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    played bigint NOT NULL,
    at     bigint NOT NULL
);
INSERT INTO gonfalon_time (played, at)
SELECT last, last
FROM (SELECT coalesce(max(at), (extract(epoch FROM clock_timestamp()) * 1000)::bigint) AS last FROM gonfalon_log) AS known;

-- What the clocks said when an action was taken. Before this, `at` was that.
ALTER TABLE gonfalon_log ADD COLUMN played bigint;
