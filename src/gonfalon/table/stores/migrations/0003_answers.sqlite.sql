-- Answers that seats have left in advance, and how often one was left or withdrawn. They have columns of their own because
-- nothing that others can see may change with them: not the version, nor the log.
ALTER TABLE gonfalon_matches ADD COLUMN answers BLOB NOT NULL DEFAULT x'';
ALTER TABLE gonfalon_matches ADD COLUMN sealed INTEGER NOT NULL DEFAULT 0;
