//! The reader, and what can go wrong with it and with a photo.

use std::io::Write;
use std::path::Path;
use std::sync::OnceLock;

use surveyor_vision::{
    CopyError, Engine, KnownCopy, LoadError, Models, ReadError, ReadErrorCode, Reader,
};

use crate::error::InputError;
use crate::options::PhotoArgs;

/// The reader, with what was learned of a copy of the game.
pub(crate) fn knowing(how: &PhotoArgs) -> Result<Reader, InputError> {
    let reader = reader(how)?;
    let Some(path) = &how.copy else { return Ok(reader.clone()) };
    let missing =
        || InputError::new("bad-copy", format!("{}: there is no such file", path.display()));
    let failed = |error| copy_error(path, &error);
    let known = KnownCopy::load(path).map_err(failed)?.ok_or_else(missing)?;
    reader.understands(&known).map_err(failed)?;
    Ok(reader.knowing(known))
}

/// The reader, loaded when the first photo comes: most games are typed or read all at once.
pub(crate) fn reader(how: &PhotoArgs) -> Result<&'static Reader, InputError> {
    static READER: OnceLock<Result<Reader, InputError>> = OnceLock::new();
    let load = || -> Result<Reader, LoadError> {
        Reader::load(Models::find()?, Some(how.engine.unwrap_or_else(fastest)))
    };
    let failed =
        |error: LoadError| InputError::new(ReadErrorCode::ReaderFailed.key(), error.to_string());
    READER.get_or_init(|| load().map_err(failed)).as_ref().map_err(InputError::clone)
}

/// The fastest engine. Whoever waits longer than they need is told why.
fn fastest() -> Engine {
    let engine = Engine::fastest();
    if engine == Engine::Rten {
        let why = "the ONNX Runtime library is not there";
        let _ = writeln!(anstream::stderr(), "warning: {why}: photos take twice as long to read");
    }
    engine
}

pub(crate) fn input_error(error: &ReadError) -> InputError {
    InputError::new(error.code().key(), error.to_string())
}

pub(crate) fn copy_error(path: &Path, error: &CopyError) -> InputError {
    InputError::new(error.code(), format!("{}: {error}", path.display()))
}
