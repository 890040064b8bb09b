-- How a match ended stays known when nothing can open its rules any more.
ALTER TABLE gonfalon_matches ADD COLUMN result BLOB;
