-- The colour of everybody who sits at some table, by what is the same for names that are one to people.
CREATE TABLE colour (
    key    TEXT PRIMARY KEY,
    colour TEXT NOT NULL
) STRICT, WITHOUT ROWID;
