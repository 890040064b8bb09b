-- How a match ended stays known when nothing can open its rules any more. Those that ended before this get theirs later.
ALTER TABLE gonfalon_matches ADD COLUMN result BLOB;

CREATE INDEX gonfalon_matches_without_result ON gonfalon_matches (id) WHERE over AND result IS NULL;
