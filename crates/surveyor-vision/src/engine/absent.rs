//! Stands in for ONNX Runtime where no library of it can be loaded.

use crate::error::LoadError;
use crate::models::Model;
use crate::nets::Four;
use crate::pool::Make;

/// It never is.
pub(super) fn is_there() -> bool {
    false
}

/// Says that the library is missing.
pub(super) fn maker(_: Four<Model>) -> Result<Box<Make>, LoadError> {
    Err(LoadError::LibraryMissing)
}
