//! The connection to one file, which threads share.

use std::mem;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};

use crate::StoreError;

/// How long one window waits for another's transaction.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// The games, photos and settings of one data folder. Threads share it; other processes may have
/// the same folder open.
pub struct Store {
    connection: Mutex<Connection>,
}

impl Store {
    /// The store of a file that is open and up to date.
    pub(crate) fn of(connection: Connection) -> Store {
        Store { connection: Mutex::new(connection) }
    }

    /// Ends the use of the file although others still hold the store: what is in the log goes into
    /// the one database file, unless another program has it open. Nothing can be asked after this.
    pub fn close(&self) -> Result<(), StoreError> {
        let file = mem::replace(&mut *self.connection(), Connection::open_in_memory()?);
        file.close().map_err(|(_, error)| error.into())
    }

    /// The connection, for one statement.
    pub(crate) fn connection(&self) -> MutexGuard<'_, Connection> {
        // A panic elsewhere rolled its transaction back: the connection is sound.
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs statements that belong together. Nothing of them is kept if one fails.
    pub(crate) fn transaction<T, E: From<StoreError>>(
        &self,
        run: impl FnOnce(&Transaction) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut connection = self.connection();
        let transaction = connection
            // Immediate: what is read is still true when it is written.
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(StoreError::from)?;
        let result = run(&transaction)?;
        transaction.commit().map_err(StoreError::from)?;
        Ok(result)
    }
}

/// What a look at a file tells: its version, and what is wrong with it.
pub(crate) type Seen = rusqlite::Result<(i64, String)>;

/// Looks at a file. Whether that changes it depends on how it is opened.
pub(crate) fn look(path: &Path, flags: OpenFlags) -> Seen {
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    let version = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let check = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    Ok((version, check))
}
