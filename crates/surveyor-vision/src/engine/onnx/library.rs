//! Finding and loading the ONNX Runtime library, once for the whole program.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use ort::environment::Environment;

use crate::error::LoadError;
use crate::resource::{Resource, named};

/// Names the library, ahead of every other place.
const VARIABLE: &str = "ORT_DYLIB_PATH";
const FILE: &str = if cfg!(windows) {
    "onnxruntime.dll"
} else if cfg!(target_vendor = "apple") {
    "libonnxruntime.dylib"
} else {
    "libonnxruntime.so"
};
/// `./dev setup` fetches the library, packages have it beside their other files.
const LIBRARY: Resource = Resource { packaged: "", in_checkout: ".tools/onnxruntime", file: FILE };

/// The environment must outlive every session, and a second one is refused.
static ENVIRONMENT: Mutex<Option<Environment>> = Mutex::new(None);

/// The library to load: the one named by `ORT_DYLIB_PATH`, else the one that comes with the program.
fn find_library() -> Option<PathBuf> {
    named(VARIABLE).or_else(|| Some(LIBRARY.find()?.join(FILE)))
}

/// Loads the library in this place, else the one that is found, unless one is loaded already.
pub(super) fn environment(library: Option<&Path>) -> Result<Environment, LoadError> {
    let mut loaded = ENVIRONMENT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(environment) = &*loaded {
        return Ok(environment.clone());
    }
    let path =
        library.map(Path::to_owned).or_else(find_library).ok_or(LoadError::LibraryMissing)?;
    if !path.is_file() {
        return Err(LoadError::LibraryMissing);
    }
    let unusable = |why: String| LoadError::LibraryUnusable { path: path.clone(), why };
    // Relative paths would be looked for beside the program.
    let absolute = path.canonicalize().map_err(|error| unusable(error.to_string()))?;
    let builder = ort::init_from(absolute).map_err(|error| unusable(error.to_string()))?;
    let environment = builder
        .with_name("surveyor")
        .with_telemetry(false)
        .build()
        .map_err(|error| unusable(error.to_string()))?;
    *loaded = Some(environment.clone());
    Ok(environment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_library_says_what_to_do() {
        let error =
            environment(Some(Path::new("/nowhere/libonnxruntime.so"))).expect_err("missing");
        assert_eq!(error, LoadError::LibraryMissing);
        assert_eq!(
            error.to_string(),
            "the ONNX Runtime library is not there: run ./dev setup, set ORT_DYLIB_PATH to \
             libonnxruntime, or take the engine rten"
        );
    }

    #[test]
    fn a_file_that_is_no_library_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("libtext.so");
        std::fs::write(&path, "no library").expect("a file");
        let error = environment(Some(&path)).expect_err("text");
        assert!(matches!(error, LoadError::LibraryUnusable { .. }), "{error}");
    }
}
