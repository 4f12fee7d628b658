-- What is asked about many games at once, so that nobody has to read them all.

-- The campaign a game is part of, as its newest state says.
ALTER TABLE game ADD COLUMN campaign TEXT;
CREATE INDEX game_of_campaign ON game (campaign) WHERE campaign IS NOT NULL;
CREATE INDEX game_by_change ON game (changed) WHERE deleted IS NULL;

-- Who sits at a table, as its newest state says. Empty names and the sample table are left out.
CREATE TABLE player (
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    key  TEXT NOT NULL, -- the same for names that are one to people
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- What undo looks at, without the documents between.
CREATE INDEX revision_by_part ON revision (game, position, parts, again, undone, author);
