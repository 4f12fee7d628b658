-- What photos have taught about how the tiles of this copy of the game look, the latest last.
CREATE TABLE lesson (
    id    TEXT PRIMARY KEY, -- the reading, or one of another device
    tiles TEXT NOT NULL,    -- the finished city in notation, as it lies in the reading
    look  BLOB NOT NULL,    -- what the reader made of it
    place INTEGER NOT NULL  -- grows from lesson to lesson
) STRICT;
