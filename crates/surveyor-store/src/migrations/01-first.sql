-- A game. `position` is the revision that counts: undo moves it back, redo forth.
CREATE TABLE game (
    id       TEXT PRIMARY KEY,
    created  INTEGER NOT NULL, -- milliseconds since 1970, as are the two below
    changed  INTEGER NOT NULL,
    deleted  INTEGER,          -- null unless deleted
    position INTEGER NOT NULL,
    version  INTEGER NOT NULL  -- grows with every change, undo and redo too
) STRICT;

-- Every state the game was in, up to the last change that was not taken back.
CREATE TABLE revision (
    game     TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    position INTEGER NOT NULL,
    document TEXT NOT NULL, -- JSON
    PRIMARY KEY (game, position)
) STRICT, WITHOUT ROWID;

-- A photo as taken, scaled down to drag corners on.
CREATE TABLE picture (
    id     INTEGER PRIMARY KEY,
    game   TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    width  INTEGER NOT NULL,
    height INTEGER NOT NULL,
    jpeg   BLOB NOT NULL
) STRICT;
CREATE INDEX picture_of_game ON picture (game);

-- What was read from it; with other corners, something else.
CREATE TABLE reading (
    id      TEXT PRIMARY KEY,
    picture INTEGER NOT NULL REFERENCES picture ON DELETE CASCADE,
    seen    TEXT,  -- JSON; null if no city was found
    city    BLOB   -- the straightened city as JPEG; null if none was found
) STRICT;
CREATE INDEX reading_of_picture ON reading (picture);

CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
