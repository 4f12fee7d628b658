//! Games as they are kept: reading them, whole and damaged.

use rusqlite::{Connection, Params, Row, Transaction};
use serde::Deserialize;

use crate::sound::check_times;
use crate::{GameDocument, GameId, GuestId, Store, StoreError};

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
}
