//! Games and their history.

use rusqlite::{Connection, Row, Transaction, params};
use serde::Deserialize;

use crate::open::now;
use crate::sound::check_times;
use crate::{GameDocument, GameId, Store, StoreError};

/// How long a deleted game can be had back: thirty days.
pub(crate) const KEPT_DELETED: i64 = 30 * 24 * 3600 * 1000;

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
    /// Whether there is a change to take back.
    pub can_undo: bool,
    /// Whether there is one to make again.
    pub can_redo: bool,
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

/// A game while it is being changed. See `photos.rs` for what else can be kept with the change.
pub struct Draft<'a> {
    /// What will be kept.
    pub document: GameDocument,
    pub(crate) game: GameId,
    pub(crate) transaction: &'a Transaction<'a>,
}

const SELECT: &str = "
    SELECT game.id, game.created, game.changed, game.version, game.position, revision.document,
           EXISTS (SELECT 1 FROM revision later
                   WHERE later.game = game.id AND later.position > game.position)
    FROM game LEFT JOIN revision ON revision.game = game.id AND revision.position = game.position";

/// The game of a row; the inner error says what is wrong with its document.
fn read(row: &Row) -> Result<Result<StoredGame, String>, StoreError> {
    let (created, changed) = (row.get(1)?, row.get(2)?);
    let document =
        match document(row.get_ref(5)?.as_bytes_or_null().map_err(rusqlite::Error::from)?) {
            Ok(document) => document,
            Err(why) => return Ok(Err(why)),
        };
    if let Err(why) = check_times(created, changed) {
        return Ok(Err(why.to_string()));
    }
    Ok(Ok(StoredGame {
        id: row.get(0)?,
        created,
        changed,
        version: row.get(3)?,
        document,
        can_undo: row.get::<_, i64>(4)? > 0,
        can_redo: row.get(6)?,
    }))
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

pub(crate) fn load(connection: &Connection, id: GameId) -> Result<StoredGame, StoreError> {
    let mut statement = connection.prepare_cached(&format!("{SELECT} WHERE game.id = ?1"))?;
    let mut rows = statement.query([id])?;
    read(rows.next()?.ok_or_else(|| StoreError::no_game(id))?)?
        .map_err(|why| StoreError::damaged(id, why))
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
        let connection = self.connection();
        let mut statement = connection.prepare_cached(&format!(
            "{SELECT} WHERE game.deleted IS NULL ORDER BY game.changed DESC, game.rowid DESC"
        ))?;
        let mut rows = statement.query([])?;
        let (mut games, mut damaged) = (Vec::new(), Vec::new());
        while let Some(row) = rows.next()? {
            match read(row)? {
                Ok(game) => games.push(game),
                Err(why) => {
                    let (id, created) = (row.get(0)?, row.get(1)?);
                    let created = check_times(created, created).ok().map(|()| created);
                    let players = names(&connection, id)?;
                    damaged.push(DamagedGame { id, created, players, why });
                }
            }
        }
        Ok((games, damaged))
    }

    /// One game, deleted or not.
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

    /// Changes a game as it is now, whoever changed it last. If the change fails, or changes
    /// nothing, the game stays as it was. Changes that were taken back are forgotten.
    pub fn edit<E: From<StoreError>>(
        &self,
        id: GameId,
        change: impl FnOnce(&mut Draft) -> Result<(), E>,
    ) -> Result<StoredGame, E> {
        self.transaction(|transaction| {
            let before = load(transaction, id)?;
            let mut draft = Draft { document: before.document.clone(), game: id, transaction };
            change(&mut draft)?;
            if draft.document == before.document {
                return Ok(before);
            }
            append(transaction, id, &draft.document).map_err(E::from)
        })
    }

    /// Takes the last change back; nothing happens if there is none.
    pub fn undo(&self, id: GameId) -> Result<StoredGame, StoreError> {
        self.travel(id, -1)
    }

    /// Makes the change again that was taken back last; nothing happens if there is none.
    pub fn redo(&self, id: GameId) -> Result<StoredGame, StoreError> {
        self.travel(id, 1)
    }

    fn travel(&self, id: GameId, steps: i64) -> Result<StoredGame, StoreError> {
        self.transaction(|transaction| {
            transaction.execute(
                "UPDATE game SET position = position + ?2, version = version + 1, changed = ?3
                 WHERE id = ?1 AND EXISTS (SELECT 1 FROM revision
                     WHERE revision.game = ?1 AND revision.position = game.position + ?2)",
                params![id, steps, now()],
            )?;
            load(transaction, id)
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
        "INSERT INTO game (id, created, changed, position, version) VALUES (?1, ?2, ?3, 0, 0)",
        params![id, created, changed],
    )?;
    transaction.execute(
        "INSERT INTO revision (game, position, document) VALUES (?1, 0, ?2)",
        params![id, serde_json::to_string(document)?],
    )?;
    Ok(())
}

/// Writes the next state of a game.
pub(crate) fn append(
    transaction: &Transaction,
    id: GameId,
    document: &GameDocument,
) -> Result<StoredGame, StoreError> {
    transaction.execute(
        "DELETE FROM revision WHERE game = ?1
         AND position > (SELECT position FROM game WHERE id = ?1)",
        [id],
    )?;
    transaction.execute(
        "UPDATE game SET position = position + 1, version = version + 1, changed = ?2
         WHERE id = ?1",
        params![id, now()],
    )?;
    transaction.execute(
        "INSERT INTO revision (game, position, document)
         SELECT id, position, ?2 FROM game WHERE id = ?1",
        params![id, serde_json::to_string(document)?],
    )?;
    load(transaction, id)
}

/// Forgets what was deleted long ago.
pub(crate) fn forget_deleted(connection: &Connection, now: i64) -> Result<(), StoreError> {
    connection.execute("DELETE FROM game WHERE deleted < ?1", [now - KEPT_DELETED])?;
    Ok(())
}
