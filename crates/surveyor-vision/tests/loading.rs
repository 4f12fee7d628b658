//! What is said when the library or the models are missing or damaged. No test of this program
//! loads a good library: there is only one for a whole program.

use std::path::{Path, PathBuf};

use surveyor_vision::{LoadError, Reader};

fn models() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models")
}

fn load(models: &Path, library: &Path) -> LoadError {
    Reader::load(models, Some(library)).err().expect("there is no library")
}

/// A copy of the models to spoil.
fn copy_of_models(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder");
    for file in ["manifest.json", "locate.onnx", "refine.onnx", "badge.onnx", "tile.onnx"] {
        std::fs::copy(models().join(file), folder.join(file)).expect("a model");
    }
    folder
}

#[test]
fn a_missing_library_says_what_to_do() {
    let error = load(&models(), Path::new("/nowhere/libonnxruntime.so"));
    assert_eq!(error, LoadError::LibraryMissing);
    assert_eq!(
        error.to_string(),
        "photos cannot be read without the ONNX Runtime library: run ./dev setup, or set \
         ORT_DYLIB_PATH to libonnxruntime"
    );
}

#[test]
fn a_file_that_is_no_library_is_refused() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("libtext.so");
    std::fs::write(&path, "no library").expect("a file");
    let error = load(&models(), &path);
    assert!(matches!(error, LoadError::LibraryUnusable { .. }), "{error}");
}

#[test]
fn a_changed_model_is_found_out() {
    let folder = copy_of_models("changed");
    let path = folder.join("badge.onnx");
    let mut bytes = std::fs::read(&path).expect("a model");
    *bytes.last_mut().expect("not empty") ^= 1;
    std::fs::write(&path, bytes).expect("written");
    let error = load(&folder, Path::new("unused"));
    assert!(matches!(error, LoadError::ModelDamaged { .. }), "{error}");
    let expected =
        format!("the model file {} is damaged: its hash is not the manifest's", path.display());
    assert_eq!(error.to_string(), expected);
}

#[test]
fn a_missing_model_is_named() {
    let folder = copy_of_models("missing");
    std::fs::remove_file(folder.join("tile.onnx")).expect("removed");
    let error = load(&folder, Path::new("unused"));
    assert_eq!(error, LoadError::ModelMissing(folder.join("tile.onnx")));
}

#[test]
fn labels_in_another_order_are_refused() {
    let folder = copy_of_models("labels");
    let path = folder.join("manifest.json");
    let text = std::fs::read_to_string(&path).expect("a manifest");
    std::fs::write(&path, text.replacen("\"S\"", "\"X\"", 1)).expect("written");
    let error = load(&folder, Path::new("unused"));
    assert!(matches!(error, LoadError::ModelDamaged { .. }), "{error}");
    assert!(error.to_string().ends_with("its labels are in another order"), "{error}");
}
