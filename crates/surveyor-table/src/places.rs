//! Where games lie.

use std::path::{Path, PathBuf};

use surveyor_vision::named;

/// Names the folder of the games, ahead of every other place.
const VARIABLE: &str = "SURVEYOR_DATA";
/// The app's name in the system, as in `tauri.conf.json`.
const IDENTIFIER: &str = "app.surveyor.companion";

/// Where games lie.
#[derive(Clone, Debug)]
pub struct Places {
    pub(crate) data: PathBuf,
    /// Whether whoever asks has the sample photos, and adds them like any other.
    pub(crate) samples_elsewhere: bool,
}

impl Places {
    /// Games in this folder.
    pub fn new(data: &Path) -> Places {
        Places { data: data.to_owned(), samples_elsewhere: false }
    }

    /// Games in the folder named by `SURVEYOR_DATA`, if it is set.
    pub fn named() -> Option<Places> {
        named(VARIABLE).map(|data| Places::new(&data))
    }

    /// The same; the sample photos are not among the program's files, but with whoever asks.
    pub fn with_samples_elsewhere(self) -> Places {
        Places { samples_elsewhere: true, ..self }
    }

    /// Games in the folder named by `SURVEYOR_DATA`, else where the app keeps them. `None` if the
    /// user has no folder for data.
    pub fn of_user() -> Option<Places> {
        Places::named().or_else(|| Some(Places::new(&dirs::data_dir()?.join(IDENTIFIER))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_is_named_as_the_app() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tauri.conf.json");
        let text = std::fs::read_to_string(path).expect("the app's configuration");
        let config: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(config["identifier"], IDENTIFIER);
    }
}
