-- How far the result has been told at the table, in steps; null before anybody began.
ALTER TABLE game ADD COLUMN revealed INTEGER;
