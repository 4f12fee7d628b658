-- The game whose score sheet a game is kept on; null for Between Two Cities.
ALTER TABLE game ADD COLUMN sheet TEXT;
