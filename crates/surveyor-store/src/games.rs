//! Games: reading, writing, deleting.

use rusqlite::{Connection, Params, Row, Transaction, params};
use serde::Deserialize;
use surveyor_rules::SheetGame;

use crate::across::note;
use crate::clock::{DAY, now};
use crate::colours;
use crate::history::forget_undone;
use crate::parts::Parts;
use crate::sound::check_times;
use crate::{GameDocument, GameId, GuestId, Store, StoreError};

/// How long a deleted game can be had back: thirty days.
pub(crate) const KEPT_DELETED: i64 = 30 * DAY;

/// A game with its place in its history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Which game.
    pub id: GameId,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// When it was changed last, in milliseconds since 1970.
    pub changed: i64,
    /// Grows with every change.
    pub version: i64,
    /// What people entered.
    pub document: GameDocument,
}

impl StoredGame {
    /// When it was played, in milliseconds since 1970: as people say, else when it was begun.
    pub fn played(&self) -> i64 {
        self.document.about.played.unwrap_or(self.created)
    }
}

/// A game whose document cannot be used, and what is known of it all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DamagedGame {
    /// Which game.
    pub id: GameId,
    /// When it was begun, in milliseconds since 1970; `None` if no calendar shows that.
    pub created: Option<i64>,
    /// The names of the newest state that still has some.
    pub players: Vec<String>,
    /// What is wrong, in English.
    pub why: String,
}

/// A game while it is being changed. See `photos.rs` and `lessons.rs` for what else can
/// be kept with the change.
pub struct Draft<'a> {
    /// What will be kept.
    pub document: GameDocument,
    pub(crate) game: GameId,
    /// The guest who changes it.
    pub(crate) by: Option<GuestId>,
    pub(crate) transaction: &'a Transaction<'a>,
}

const SELECT: &str = "
    SELECT game.id, game.created, game.changed, game.version, revision.document, game.deleted
    FROM game LEFT JOIN revision ON revision.game = game.id AND revision.position = game.position";

/// The game of a row; the inner error says what is wrong with its document.
fn read(row: &Row) -> Result<Result<StoredGame, String>, StoreError> {
    let (created, changed) = (row.get(1)?, row.get(2)?);
    let document =
        match document(row.get_ref(4)?.as_bytes_or_null().map_err(rusqlite::Error::from)?) {
            Ok(document) => document,
            Err(why) => return Ok(Err(why)),
        };
    if let Err(why) = check_times(created, changed) {
        return Ok(Err(why.to_string()));
    }
    let Ok(id) = row.get(0) else { return Ok(Err("its id is none".to_owned())) };
    Ok(Ok(StoredGame { id, created, changed, version: row.get(3)?, document }))
}

fn document(text: Option<&[u8]>) -> Result<GameDocument, String> {
    let text = text.ok_or("there is no document")?;
    let mut document: GameDocument =
        serde_json::from_slice(text).map_err(|error| error.to_string())?;
    if document.check().is_err() {
        document.mend();
        document.check().map_err(|why| why.to_string())?;
    }
    Ok(document)
}

/// A game; a deleted one is not there.
pub(crate) fn load(connection: &Connection, id: GameId) -> Result<StoredGame, StoreError> {
    load_where(connection, id, "game.id = ?1 AND game.deleted IS NULL")
}

/// A game, deleted or not.
pub(crate) fn load_any(connection: &Connection, id: GameId) -> Result<StoredGame, StoreError> {
    load_where(connection, id, "game.id = ?1")
}

fn load_where(connection: &Connection, id: GameId, which: &str) -> Result<StoredGame, StoreError> {
    let mut statement = connection.prepare_cached(&format!("{SELECT} WHERE {which}"))?;
    let mut rows = statement.query([id])?;
    read(rows.next()?.ok_or_else(|| StoreError::no_game(id))?)?
        .map_err(|why| StoreError::damaged(id, why))
}

/// The games of a query that can be used.
pub(crate) fn several(
    connection: &Connection,
    which: &str,
    params: impl Params,
) -> Result<Vec<StoredGame>, StoreError> {
    let mut statement = connection.prepare_cached(&format!("{SELECT} WHERE {which}"))?;
    let mut rows = statement.query(params)?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        games.extend(read(row)?.ok());
    }
    Ok(games)
}

/// The first game of a query that can be used and is wanted. Those after it are not read.
pub(crate) fn first(
    connection: &Connection,
    which: &str,
    params: impl Params,
    wanted: impl Fn(&StoredGame) -> bool,
) -> Result<Option<StoredGame>, StoreError> {
    let mut statement = connection.prepare_cached(&format!("{SELECT} WHERE {which}"))?;
    let mut rows = statement.query(params)?;
    while let Some(row) = rows.next()? {
        if let Ok(game) = read(row)?
            && wanted(&game)
        {
            return Ok(Some(game));
        }
    }
    Ok(None)
}

/// A game, sound or damaged, and when it was deleted.
pub(crate) type Found = (Result<StoredGame, DamagedGame>, Option<i64>);

/// Every game of a query.
pub(crate) fn each(connection: &Connection, which: &str) -> Result<Vec<Found>, StoreError> {
    let mut statement = connection.prepare_cached(&format!("{SELECT} WHERE {which}"))?;
    let mut rows = statement.query([])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        let game = match read(row)? {
            Ok(game) => Ok(game),
            Err(why) => {
                // What has no name cannot be asked for, saved or deleted.
                let Ok(id) = row.get(0) else { continue };
                let created = row.get(1)?;
                let created = check_times(created, created).ok().map(|()| created);
                Err(DamagedGame { id, created, players: names(connection, id)?, why })
            }
        };
        games.push((game, row.get(5)?));
    }
    Ok(games)
}

/// The names of the newest state of a game that has some.
fn names(connection: &Connection, id: GameId) -> Result<Vec<String>, StoreError> {
    #[derive(Deserialize)]
    struct Names {
        players: Vec<String>,
    }
    let mut statement = connection
        .prepare_cached("SELECT document FROM revision WHERE game = ?1 ORDER BY position DESC")?;
    let mut rows = statement.query([id])?;
    while let Some(row) = rows.next()? {
        let text = row.get_ref(0)?.as_bytes().map_err(rusqlite::Error::from)?;
        if let Ok(Names { players }) = serde_json::from_slice(text) {
            return Ok(players);
        }
    }
    Ok(Vec::new())
}

impl Store {
    /// Every game that is not deleted, the one changed last first. Damaged ones are not among
    /// them.
    pub fn games(&self) -> Result<Vec<StoredGame>, StoreError> {
        Ok(self.all_games()?.0)
    }

    /// Every game that is not deleted, those that can be used and those that are damaged, the one
    /// changed last first.
    pub fn all_games(&self) -> Result<(Vec<StoredGame>, Vec<DamagedGame>), StoreError> {
        let which = "game.deleted IS NULL ORDER BY game.changed DESC, game.rowid DESC";
        let (mut games, mut damaged) = (Vec::new(), Vec::new());
        for (game, _) in each(&self.connection(), which)? {
            match game {
                Ok(game) => games.push(game),
                Err(game) => damaged.push(game),
            }
        }
        Ok((games, damaged))
    }

    /// One game that is not deleted.
    pub fn game(&self, id: GameId) -> Result<StoredGame, StoreError> {
        load(&self.connection(), id)
    }

    /// Keeps a new game.
    pub fn create(&self, document: &GameDocument) -> Result<StoredGame, StoreError> {
        let (id, now) = (GameId::random(), now());
        self.transaction(|transaction| {
            insert(transaction, id, now, now, document)?;
            load(transaction, id)
        })
    }

    /// Changes a game as it is now, whoever changed it last; `by` is the guest who does. If the
    /// change fails, or changes nothing, the game stays as it was. Changes of the same parts that
    /// were taken back are forgotten.
    pub fn edit<E: From<StoreError>>(
        &self,
        id: GameId,
        by: Option<GuestId>,
        change: impl FnOnce(&mut Draft) -> Result<(), E>,
    ) -> Result<StoredGame, E> {
        self.transaction(|transaction| {
            let before = load(transaction, id)?;
            let mut draft = Draft { document: before.document.clone(), game: id, by, transaction };
            change(&mut draft)?;
            if draft.document == before.document {
                return Ok(before);
            }
            Ok(replace(transaction, before, &draft.document, by)?)
        })
    }

    /// Deletes a game; for thirty days it can be had back.
    pub fn delete(&self, id: GameId) -> Result<(), StoreError> {
        self.set_deleted(id, Some(now()))
    }

    /// Takes a deleted game back.
    pub fn restore(&self, id: GameId) -> Result<(), StoreError> {
        self.set_deleted(id, None)
    }

    fn set_deleted(&self, id: GameId, when: Option<i64>) -> Result<(), StoreError> {
        let changed = self.connection().execute(
            "UPDATE game SET deleted = ?2, version = version + 1 WHERE id = ?1",
            params![id, when],
        )?;
        if changed == 1 { Ok(()) } else { Err(StoreError::no_game(id)) }
    }
}

/// Writes a game that is not there yet, in its first state.
pub(crate) fn insert(
    transaction: &Transaction,
    id: GameId,
    created: i64,
    changed: i64,
    document: &GameDocument,
) -> Result<(), StoreError> {
    transaction.execute(
        "INSERT INTO game (id, created, changed, position, version, sheet)
         VALUES (?1, ?2, ?3, 0, 0, ?4)",
        params![id, created, changed, document.sheet_game().map(SheetGame::key)],
    )?;
    transaction.execute(
        "INSERT INTO revision (game, position, document) VALUES (?1, 0, ?2)",
        params![id, serde_json::to_string(document)?],
    )?;
    note(transaction, id, document)?;
    Ok(colours::give(transaction, id)?)
}

/// Writes the next state of a game that somebody changed.
pub(crate) fn replace(
    transaction: &Transaction,
    before: StoredGame,
    document: &GameDocument,
    by: Option<GuestId>,
) -> Result<StoredGame, StoreError> {
    let parts = Parts::changed(&before.document, document);
    forget_undone(transaction, before.id, parts)?;
    append(transaction, before.id, document, parts, by, None)?;
    load(transaction, before.id)
}

/// Writes the next state of a game, and says its position.
pub(crate) fn append(
    transaction: &Transaction,
    id: GameId,
    document: &GameDocument,
    parts: Parts,
    by: Option<GuestId>,
    again: Option<i64>,
) -> Result<i64, StoreError> {
    let position = transaction.query_row(
        "UPDATE game SET position = position + 1, version = version + 1, changed = ?2
         WHERE id = ?1 RETURNING position",
        params![id, now()],
        |row| row.get(0),
    )?;
    transaction.execute(
        "INSERT INTO revision (game, position, document, parts, author, again)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        params![id, position, serde_json::to_string(document)?, parts.0, by, again],
    )?;
    // A damaged game that is mended has changed in no part that is known.
    if parts == Parts::NONE || parts.has(Parts::TABLE) {
        note(transaction, id, document)?;
        colours::give(transaction, id)?;
    }
    Ok(position)
}

/// Forgets what was deleted long ago.
pub(crate) fn forget_deleted(connection: &Connection, now: i64) -> Result<(), StoreError> {
    connection.execute("DELETE FROM game WHERE deleted < ?1", [now - KEPT_DELETED])?;
    Ok(colours::forget(connection)?)
}
