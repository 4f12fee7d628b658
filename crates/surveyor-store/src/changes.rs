//! Games: keeping, changing, deleting.

use rusqlite::{Connection, Transaction, params};
use surveyor_rules::{SheetGame, name_key};

use crate::clock::{DAY, now};
use crate::colours;
use crate::games::load;
use crate::parts::Parts;
use crate::{Draft, GameDocument, GameId, GuestId, Store, StoreError, StoredGame};

/// How long a deleted game can be had back: thirty days.
pub(crate) const KEPT_DELETED: i64 = 30 * DAY;

impl Store {
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

/// What was taken back in these parts cannot be made again after another change to them.
fn forget_undone(transaction: &Transaction, game: GameId, parts: Parts) -> Result<(), StoreError> {
    transaction.execute(
        "UPDATE revision SET undone = -1 WHERE game = ?1 AND undone > 0 AND parts & ?2 <> 0",
        params![game, parts.0],
    )?;
    Ok(())
}

/// Notes what is asked about many games of one that has a new state.
pub(crate) fn note(
    connection: &Connection,
    id: GameId,
    document: &GameDocument,
) -> rusqlite::Result<()> {
    connection.execute(
        "UPDATE game SET campaign = ?2 WHERE id = ?1",
        params![id, document.campaign.map(|part| part.id)],
    )?;
    connection.execute("DELETE FROM player WHERE game = ?1", [id])?;
    let players: &[String] = if document.sample { &[] } else { &document.players };
    let named = (0..).zip(players).filter(|(_, name)| !name.is_empty());
    for (seat, name) in named {
        connection.execute(
            "INSERT INTO player (game, seat, name, key) VALUES (?1, ?2, ?3, ?4)",
            params![id, seat, name, name_key(name)],
        )?;
    }
    Ok(())
}
