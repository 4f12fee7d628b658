//! What is said when models are missing or damaged.

use std::path::{Path, PathBuf};

use surveyor_vision::{Engine, LoadError, Models, Reader};

fn models() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models")
}

fn load(models: &Path) -> LoadError {
    Models::in_folder(models).err().expect("the models are spoilt")
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
fn a_changed_model_is_found_out() {
    let folder = copy_of_models("changed");
    let path = folder.join("badge.onnx");
    let mut bytes = std::fs::read(&path).expect("a model");
    *bytes.last_mut().expect("not empty") ^= 1;
    std::fs::write(&path, bytes).expect("written");
    let error = load(&folder);
    assert!(matches!(error, LoadError::ModelDamaged { .. }), "{error}");
    let expected =
        format!("the model file {} is damaged: its hash is not the manifest's", path.display());
    assert_eq!(error.to_string(), expected);
}

#[test]
fn a_missing_model_is_named() {
    let folder = copy_of_models("missing");
    std::fs::remove_file(folder.join("tile.onnx")).expect("removed");
    let error = load(&folder);
    assert_eq!(error, LoadError::ModelMissing(folder.join("tile.onnx")));
}

#[test]
fn labels_in_another_order_are_refused() {
    let folder = copy_of_models("labels");
    let path = folder.join("manifest.json");
    let text = std::fs::read_to_string(&path).expect("a manifest");
    std::fs::write(&path, text.replacen("\"S\"", "\"X\"", 1)).expect("written");
    let error = load(&folder);
    assert!(matches!(error, LoadError::ModelDamaged { .. }), "{error}");
    assert!(error.to_string().ends_with("its labels are in another order"), "{error}");
}

#[test]
fn a_net_with_other_outputs_is_refused_by_every_engine() {
    let folder = copy_of_models("outputs");
    let path = folder.join("manifest.json");
    let text = std::fs::read_to_string(&path).expect("a manifest");
    std::fs::write(&path, text.replacen("\"heat\"", "\"hot\"", 1)).expect("written");
    for engine in Engine::ALL {
        let models = Models::in_folder(&folder).expect("the hashes are right");
        let error = Reader::load(models, Some(engine)).err().expect("another name");
        let expected = format!(
            "the model file {} is damaged: it has other inputs or outputs than the manifest says",
            folder.join("locate.onnx").display()
        );
        assert_eq!(error.to_string(), expected, "{engine}");
    }
}
