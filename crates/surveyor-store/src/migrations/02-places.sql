-- Which parts of the game a revision changed, one bit each: 0 to 6 the cities by their key, 7 the
-- table. None for a game's first state.
ALTER TABLE revision ADD COLUMN parts INTEGER NOT NULL DEFAULT 0;
-- The guest who made it; null for the device that holds the games.
ALTER TABLE revision ADD COLUMN author TEXT;
-- If it takes a revision back, or makes it again: which.
ALTER TABLE revision ADD COLUMN again INTEGER;
-- If it was taken back: by which revision; -1 once it can no longer be made again.
ALTER TABLE revision ADD COLUMN undone INTEGER;
