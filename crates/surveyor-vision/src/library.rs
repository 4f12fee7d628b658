//! Finding and loading the ONNX Runtime library, once for the whole program.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use ort::environment::Environment;

use crate::error::LoadError;

/// Names the library, ahead of every other place.
const VARIABLE: &str = "ORT_DYLIB_PATH";
/// Where `./dev setup` puts the library, seen from the root of the repository.
const TOOLS: &str = ".tools/onnxruntime";

/// Names the folder of the models, ahead of every other place.
const MODELS_VARIABLE: &str = "SURVEYOR_MODELS";
const MODELS: &str = "models";
const MANIFEST: &str = "manifest.json";

/// The environment must outlive every session, and a second one is refused.
static ENVIRONMENT: Mutex<Option<Environment>> = Mutex::new(None);

/// The library to load: the one named by `ORT_DYLIB_PATH`, else one beside the program or in
/// `lib` next to its folder, else the one that `./dev setup` provides.
pub fn find_library() -> Option<PathBuf> {
    if let Some(named) = env::var_os(VARIABLE).filter(|value| !value.is_empty()) {
        return Some(PathBuf::from(named));
    }
    let name = format!("{}onnxruntime{}", env::consts::DLL_PREFIX, env::consts::DLL_SUFFIX);
    let program = env::current_exe().ok()?;
    let folder = program.parent()?;
    let beside = [folder.join(&name), folder.join("../lib").join(&name)];
    let of_tools = program.ancestors().skip(1).map(|folder| folder.join(TOOLS).join(&name));
    beside.into_iter().chain(of_tools).find(|path| path.is_file())
}

/// The folder of the models: the one named by `SURVEYOR_MODELS`, else `models` beside the program
/// or in a folder above it, as in a checkout.
pub fn find_models() -> Result<PathBuf, LoadError> {
    if let Some(named) = env::var_os(MODELS_VARIABLE).filter(|value| !value.is_empty()) {
        return Ok(PathBuf::from(named));
    }
    let program = env::current_exe().unwrap_or_default();
    program
        .ancestors()
        .skip(1)
        .map(|folder| folder.join(MODELS))
        .find(|models| models.join(MANIFEST).is_file())
        .ok_or_else(|| LoadError::ModelMissing(Path::new(MODELS).join(MANIFEST)))
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
