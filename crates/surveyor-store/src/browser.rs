//! Databases in the private file system of a browser's page, in place of `folder.rs`: it has no
//! folders, and whoever opens it holds all of it.

use std::io;
use std::path::Path;

use rusqlite::OpenFlags;

use crate::StoreError;
use crate::connection::{self, Seen};

/// Nobody else can be there.
pub(crate) fn enter(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Looks at a file, and makes it if it is not there. A change that was cut short is taken back: there
/// is no other program that may want the file as it is.
pub(crate) fn look(path: &Path) -> Result<Seen, StoreError> {
    Ok(connection::look(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE))
}
