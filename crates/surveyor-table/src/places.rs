//! Where games, models and sample photos lie.

use std::env;
use std::path::{Path, PathBuf};

/// Names the folder of the games, ahead of every other place.
const VARIABLE: &str = "SURVEYOR_DATA";
/// The app's name in the system, as in `tauri.conf.json`.
const IDENTIFIER: &str = "app.surveyor.companion";

/// Where things lie.
#[derive(Clone, Debug)]
pub struct Places {
    pub(crate) data: PathBuf,
    pub(crate) models: Option<PathBuf>,
    pub(crate) library: Option<PathBuf>,
    pub(crate) samples: Option<PathBuf>,
}

impl Places {
    /// Games in this folder; models, ONNX Runtime and sample photos where they are found.
    pub fn new(data: &Path) -> Places {
        Places { data: data.to_owned(), models: None, library: None, samples: None }
    }

    /// Games in the folder named by `SURVEYOR_DATA`, if it is set.
    pub fn named() -> Option<Places> {
        let named = env::var_os(VARIABLE).filter(|value| !value.is_empty())?;
        Some(Places::new(Path::new(&named)))
    }

    /// Games in the folder named by `SURVEYOR_DATA`, else where the app keeps them. `None` if the
    /// user has no folder for data.
    pub fn of_user() -> Option<Places> {
        Places::named().or_else(|| Some(Places::new(&dirs::data_dir()?.join(IDENTIFIER))))
    }

    /// With the models, the ONNX Runtime library and the sample photos of an installed app, as far
    /// as they are there.
    pub fn with_resources(self, models: PathBuf, library: PathBuf, samples: PathBuf) -> Places {
        let there = |path: PathBuf| path.exists().then_some(path);
        let (models, library, samples) = (there(models), there(library), there(samples));
        Places { models, library, samples, ..self }
    }
}
