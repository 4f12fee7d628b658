//! Reading a file with a limit on its length.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use crate::error::{Kind, ReadError};
use crate::limits::MAX_FILE_BYTES;

/// The bytes of a photo file.
pub fn open(path: &Path) -> Result<Vec<u8>, ReadError> {
    let failed = |error: std::io::Error| {
        ReadError(match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Kind::NotFound,
            ErrorKind::IsADirectory => Kind::Folder,
            kind => Kind::NotOpened(kind),
        })
    };
    // Asked before opening: a pipe without a writer would be waited for forever.
    let metadata = path.metadata().map_err(failed)?;
    if metadata.is_dir() {
        return Err(ReadError(Kind::Folder));
    }
    if !metadata.is_file() {
        return Err(ReadError(Kind::UnknownFormat));
    }
    if metadata.len() > MAX_FILE_BYTES {
        return Err(ReadError(Kind::FileBytes(metadata.len())));
    }
    let mut bytes = Vec::with_capacity(metadata.len() as usize);
    File::open(path)
        .and_then(|file| file.take(MAX_FILE_BYTES).read_to_end(&mut bytes))
        .map_err(failed)?;
    Ok(bytes)
}
