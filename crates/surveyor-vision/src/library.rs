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
/// `./dev setup` fetches the library, packages have it beside the models.
const LIBRARY: Resource = Resource { packaged: "", in_checkout: ".tools/onnxruntime", file: FILE };

/// Names the folder of the models, ahead of every other place.
const MODELS_VARIABLE: &str = "SURVEYOR_MODELS";
const MODELS: Resource =
    Resource { packaged: "models", in_checkout: "models", file: "manifest.json" };

/// The environment must outlive every session, and a second one is refused.
static ENVIRONMENT: Mutex<Option<Environment>> = Mutex::new(None);

/// The library to load: the one named by `ORT_DYLIB_PATH`, else the one that comes with the program.
pub(crate) fn find_library() -> Option<PathBuf> {
    named(VARIABLE).or_else(|| Some(LIBRARY.find()?.join(FILE)))
}

/// The folder of the models: the one named by `SURVEYOR_MODELS`, else the one that comes with the
/// program.
pub fn find_models() -> Result<PathBuf, LoadError> {
    named(MODELS_VARIABLE)
        .or_else(|| MODELS.find())
        .ok_or_else(|| LoadError::ModelMissing(Path::new(MODELS.packaged).join(MODELS.file)))
}

/// Loads the library unless one is loaded already.
pub(crate) fn environment(library: Option<&Path>) -> Result<Environment, LoadError> {
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
