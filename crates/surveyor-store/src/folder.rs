//! Databases in a folder of the file system, which other programs may have open too.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::Path;

use rusqlite::{ErrorCode, OpenFlags};
use tempfile::TempDir;

use crate::StoreError;
use crate::connection::{self, Seen};

/// Makes the folder, and waits until no other program opens it. The lock ends with the file, or the
/// program.
pub(crate) fn enter(folder: &Path) -> io::Result<File> {
    fs::create_dir_all(folder)?;
    let file = File::create(folder.join("surveyor.lock"))?;
    match file.lock() {
        // Systems without such locks run one program at a time.
        Err(error) if error.kind() != io::ErrorKind::Unsupported => Err(error),
        _ => Ok(file),
    }
}

/// Looks at a file without changing it. One that is not there is as good as new.
pub(crate) fn look(path: &Path) -> Result<Seen, StoreError> {
    if !path.exists() {
        return Ok(Ok((0, "ok".to_owned())));
    }
    match connection::look(path, OpenFlags::SQLITE_OPEN_READ_ONLY) {
        // A change was cut short, and what the file says is known only when it is taken back.
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::ReadOnly) => {
            let copy = copy(path).map_err(StoreError::folder)?;
            let file = copy.path().join(path.file_name().unwrap_or_default());
            Ok(connection::look(&file, OpenFlags::SQLITE_OPEN_READ_WRITE))
        }
        seen => Ok(seen),
    }
}

/// A copy of a database with its journal, for as long as it is held.
fn copy(path: &Path) -> io::Result<TempDir> {
    let (folder, name) = (path.parent().unwrap_or(path), path.file_name().unwrap_or_default());
    let copy = tempfile::tempdir_in(folder)?;
    for end in ["", "-journal", "-wal"] {
        let mut name: OsString = name.to_owned();
        name.push(end);
        match fs::copy(folder.join(&name), copy.path().join(&name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(copy)
}
