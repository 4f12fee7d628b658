//! The models: four nets and the manifest that goes with them, checked.

use std::borrow::Cow;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::error::LoadError;
use crate::manifest::{Manifest, NetFile};
use crate::nets::Four;
use crate::resource::named;

/// Names a folder of models, ahead of those that are built in.
const VARIABLE: &str = "SURVEYOR_MODELS";
/// What the folder is called in messages about models that come from none.
const FOLDER: &str = "models";
const MANIFEST: &str = "manifest.json";
/// Longer files are no models of ours; all together have 8 MB.
const MAX_BYTES: u64 = 50_000_000;

/// The files that are built in. A browser fetches them beside the program, after the first screen.
#[cfg(not(target_arch = "wasm32"))]
const BUILT_IN: &[(&str, &[u8])] = &[
    (MANIFEST, include_bytes!("../../../models/manifest.json")),
    ("locate.onnx", include_bytes!("../../../models/locate.onnx")),
    ("refine.onnx", include_bytes!("../../../models/refine.onnx")),
    ("badge.onnx", include_bytes!("../../../models/badge.onnx")),
    ("tile.onnx", include_bytes!("../../../models/tile.onnx")),
];
#[cfg(target_arch = "wasm32")]
const BUILT_IN: &[(&str, &[u8])] = &[];

/// The bytes of a file: built in, or read from elsewhere.
type Bytes = Cow<'static, [u8]>;

/// Four nets and what goes with them.
pub struct Models {
    pub(crate) manifest: Manifest,
    pub(crate) nets: Four<Model>,
}

impl Models {
    /// The models in the folder named by `SURVEYOR_MODELS`, else those that are built in.
    pub fn find() -> Result<Models, LoadError> {
        named(VARIABLE).map_or_else(Models::built_in, |folder| Models::in_folder(&folder))
    }

    /// The models that are built in; in a browser there are none.
    pub fn built_in() -> Result<Models, LoadError> {
        Models::from_files(|name| {
            BUILT_IN.iter().find(|(file, _)| *file == name).map(|(_, bytes)| Cow::Borrowed(*bytes))
        })
    }

    /// The models in a folder.
    pub fn in_folder(folder: &Path) -> Result<Models, LoadError> {
        Models::new(folder, |path| read(path).map(Cow::Owned))
    }

    /// Models from anywhere: asks for `manifest.json` first and then for each file that it names.
    pub fn from_files(mut file: impl FnMut(&str) -> Option<Bytes>) -> Result<Models, LoadError> {
        Models::new(Path::new(FOLDER), |path| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            file(name).ok_or_else(|| LoadError::ModelMissing(path.to_owned()))
        })
    }

    fn new(
        folder: &Path,
        mut read: impl FnMut(&Path) -> Result<Bytes, LoadError>,
    ) -> Result<Models, LoadError> {
        let path = folder.join(MANIFEST);
        let manifest = Manifest::parse(&read(&path)?)
            .map_err(|why| LoadError::ModelDamaged { path: path.clone(), why })?;
        let nets = manifest.nets.each_ref().try_map(|net| {
            let path = folder.join(&net.file);
            let bytes = read(&path)?;
            let model = Model { path, bytes, net: net.clone() };
            let hash: String =
                Sha256::digest(&model.bytes).iter().map(|byte| format!("{byte:02x}")).collect();
            if hash == net.sha256 {
                Ok(model)
            } else {
                Err(model.damaged("its hash is not the manifest's"))
            }
        })?;
        Ok(Models { manifest, nets })
    }
}

fn read(path: &Path) -> Result<Vec<u8>, LoadError> {
    let damaged = |why: String| LoadError::ModelDamaged { path: path.to_owned(), why };
    let failed = |error: std::io::Error| match error.kind() {
        ErrorKind::NotFound => LoadError::ModelMissing(path.to_owned()),
        kind => damaged(kind.to_string()),
    };
    if fs::metadata(path).map_err(failed)?.len() > MAX_BYTES {
        return Err(damaged("it is far too long".into()));
    }
    fs::read(path).map_err(failed)
}

/// A net as its file has it, for an engine to load.
pub(crate) struct Model {
    path: PathBuf,
    pub bytes: Bytes,
    net: NetFile,
}

impl Model {
    /// Side of the pictures that the net takes.
    pub fn side(&self) -> usize {
        self.net.input.side()
    }

    /// Whether the net has the input and the outputs that the manifest says, in this order.
    pub fn check_ports<'a>(
        &self,
        inputs: impl Iterator<Item = &'a str>,
        outputs: impl Iterator<Item = &'a str>,
    ) -> Result<(), LoadError> {
        let NetFile { input, outputs: ports, .. } = &self.net;
        if inputs.eq([&*input.name]) && outputs.eq(ports.iter().map(|port| &*port.name)) {
            Ok(())
        } else {
            Err(self.damaged("it has other inputs or outputs than the manifest says"))
        }
    }

    /// Says that this file is not what it should be.
    pub fn damaged(&self, why: impl Into<String>) -> LoadError {
        LoadError::ModelDamaged { path: self.path.clone(), why: why.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_models_are_built_in() {
        Models::built_in().unwrap_or_else(|error| panic!("{error}"));
    }

    #[test]
    fn a_file_that_nobody_has_is_named() {
        let error = Models::from_files(|_| None).err().expect("there is no file");
        assert_eq!(error.to_string(), "the models are incomplete: models/manifest.json is missing");
    }
}
