//! Deleted games, for as long as they can be had back.

use crate::changes::{KEPT_DELETED, forget_deleted};
use crate::clock::{DAY, now};
use crate::{DamagedGame, Store, StoreError, StoredGame, colours, games};

/// Deleted by somebody: a shelf of games on their way in has no state, and is nobody's to empty.
const DELETED: &str = "deleted IS NOT NULL AND id IN (SELECT game FROM revision)";

/// A deleted game that can still be had back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletedGame {
    /// The game; a damaged one can be had back too.
    pub game: Result<StoredGame, DamagedGame>,
    /// When it was deleted, in milliseconds since 1970.
    pub deleted: i64,
    /// In how many days it is forgotten; today counts.
    pub days_left: u32,
}

impl Store {
    /// The deleted games, the one deleted last first.
    pub fn bin(&self) -> Result<Vec<DeletedGame>, StoreError> {
        let (connection, now) = (self.connection(), now());
        // A program may run for longer than games are kept.
        forget_deleted(&connection, now)?;
        let which = format!("{DELETED} ORDER BY game.deleted DESC, game.rowid DESC");
        let games = games::each(&connection, &which)?.into_iter().map(|(game, deleted)| {
            let deleted = deleted.unwrap_or(now);
            let left = (deleted + KEPT_DELETED - now).clamp(0, KEPT_DELETED);
            DeletedGame { game, deleted, days_left: (left as u64).div_ceil(DAY as u64) as u32 }
        });
        Ok(games.collect())
    }

    /// How many deleted games can be had back.
    pub fn bin_size(&self) -> Result<u32, StoreError> {
        let query = format!("SELECT count(*) FROM game WHERE {DELETED} AND deleted >= ?1");
        let connection = self.connection();
        let mut statement = connection.prepare_cached(&query)?;
        Ok(statement.query_row([now() - KEPT_DELETED], |row| row.get(0))?)
    }

    /// Forgets the deleted games, and leaves nothing of them in the file.
    pub fn empty_bin(&self) -> Result<(), StoreError> {
        let connection = self.connection();
        connection.execute(&format!("DELETE FROM game WHERE {DELETED}"), [])?;
        colours::forget(&connection)?;
        Ok(connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE);")?)
    }
}
