-- After which action a line of chat was said. Of older lines nobody can tell.
ALTER TABLE gonfalon_lines ADD COLUMN number integer;
