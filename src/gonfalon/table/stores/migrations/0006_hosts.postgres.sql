-- Who began a match, as a digest of the ticket, so that nobody has too many in play. Older matches count for nobody.
ALTER TABLE gonfalon_matches ADD COLUMN host text NOT NULL DEFAULT '';
CREATE INDEX gonfalon_matches_host ON gonfalon_matches (host) WHERE NOT over;
