//! How far a result has been told at the table. It is no part of the game: nobody takes it back, and
//! a backup does not hold it.

use rusqlite::params;

use crate::{GameId, Store, StoreError};

impl Store {
    /// The step that was told last; `None` before anybody began.
    pub fn revealed(&self, id: GameId) -> Result<Option<u8>, StoreError> {
        let connection = self.connection();
        let mut statement = connection.prepare_cached("SELECT revealed FROM game WHERE id = ?1")?;
        let mut rows = statement.query([id])?;
        Ok(rows.next()?.ok_or_else(|| StoreError::no_game(id))?.get(0)?)
    }

    /// Tells a result up to this step. What was told stays told.
    pub fn reveal(&self, id: GameId, step: u8) -> Result<(), StoreError> {
        let changed = self.connection().execute(
            "UPDATE game SET revealed = max(coalesce(revealed, 0), ?2) WHERE id = ?1",
            params![id, step],
        )?;
        if changed == 1 { Ok(()) } else { Err(StoreError::no_game(id)) }
    }
}
