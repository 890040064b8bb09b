-- The time that clocks run by: it goes on only while somebody can play. `at` is when it was last written. It begins with the
-- last thing that is known to have happened, so that nobody loses for an outage before this.
CREATE TABLE gonfalon_time (
    single INTEGER PRIMARY KEY DEFAULT 1 CHECK (single),
    played INTEGER NOT NULL,
    at     INTEGER NOT NULL
);
INSERT INTO gonfalon_time (played, at)
SELECT last, last
FROM (SELECT coalesce(max(at), CAST(strftime('%s', 'now') AS INTEGER) * 1000) AS last FROM gonfalon_log);

-- What the clocks said when an action was taken. Before this, `at` was that.
ALTER TABLE gonfalon_log ADD COLUMN played INTEGER;
