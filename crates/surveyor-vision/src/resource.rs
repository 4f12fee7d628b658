//! Finding what comes with the program: library, pages, sample photos.
//!
//! Only folders are looked into that belong to the program: its own, its package's, and the checkout
//! it was built in. The folders above it may belong to anyone.

use std::env;
use std::path::{Path, PathBuf};

/// The package's folder in `lib` has the name of the app, as in `tauri.conf.json`.
const PACKAGE: &str = "Surveyor";
/// The root of the repository that this was built from.
const CHECKOUT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
/// Where Cargo put the program.
const BUILT_IN: &str = env!("SURVEYOR_BUILT_IN");

/// A folder that comes with the program.
#[derive(Clone, Copy, Debug)]
pub struct Resource {
    /// The folder beside the program or in its package.
    pub packaged: &'static str,
    /// The folder seen from the root of the repository.
    pub in_checkout: &'static str,
    /// A file that has to be in it.
    pub file: &'static str,
}

impl Resource {
    /// Where the folder is, if it is anywhere. A program that still lies where it was built takes
    /// the checkout's: copies beside it may be old.
    pub fn find(&self) -> Option<PathBuf> {
        let program = env::current_exe().ok()?;
        self.find_for(program.parent()?)
    }

    fn find_for(&self, folder: &Path) -> Option<PathBuf> {
        let built_here =
            Path::new(BUILT_IN).canonicalize().is_ok_and(|built_in| folder.starts_with(built_in));
        let in_checkout = built_here.then(|| Path::new(CHECKOUT).join(self.in_checkout));
        let packages = packages(folder).map(|package| package.join(self.packaged));
        in_checkout.into_iter().chain(packages).find(|place| place.join(self.file).is_file())
    }
}

/// The folders with what was packed with a program, as Tauri's packages have them.
fn packages(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let linux = folder.ends_with("usr/bin").then(|| folder.join("../lib").join(PACKAGE));
    let mac = folder.ends_with("Contents/MacOS").then(|| folder.join("../Resources"));
    [Some(folder.to_owned()), linux, mac].into_iter().flatten()
}

/// The path that a variable of the environment names, ahead of every other place.
pub fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const MODELS: Resource =
        Resource { packaged: "models", in_checkout: "models", file: "manifest.json" };

    /// A folder with these models in it.
    fn planted(name: &str, models: &[&str]) -> PathBuf {
        let root = env::temp_dir().join(format!("surveyor-{name}-{}", std::process::id()));
        for folder in models {
            let folder = root.join(folder);
            fs::create_dir_all(&folder).expect("a folder");
            fs::write(folder.join("manifest.json"), "{}").expect("a file");
        }
        root
    }

    #[test]
    fn folders_above_the_program_are_not_looked_into() {
        let root =
            planted("above", &["models", "a/models", "a/lib/models", "a/lib/Surveyor/models"]);
        assert_eq!(MODELS.find_for(&root.join("a/b")), None);
        assert_eq!(MODELS.find_for(&root.join("a/target/debug")), None);
        fs::remove_dir_all(root).expect("removed");
    }

    #[test]
    fn packages_have_their_folder() {
        let root = planted("package", &["usr/lib/Surveyor/models", "own/models"]);
        let found = MODELS.find_for(&root.join("usr/bin"));
        assert_eq!(found, None, "there is no such folder yet");
        fs::create_dir_all(root.join("usr/bin")).expect("a folder");
        let found = MODELS.find_for(&root.join("usr/bin")).expect("in the package");
        assert_eq!(
            found.canonicalize().ok(),
            root.join("usr/lib/Surveyor/models").canonicalize().ok()
        );
        assert_eq!(MODELS.find_for(&root.join("own")), Some(root.join("own/models")));
        fs::remove_dir_all(root).expect("removed");
    }

    #[test]
    fn the_package_is_named_as_the_app() {
        let path = Path::new(CHECKOUT).join("tauri.conf.json");
        let text = fs::read_to_string(path).expect("the app's configuration");
        let config: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(config["productName"], PACKAGE);
    }

    #[test]
    fn a_program_where_it_was_built_finds_the_checkout() {
        // This test is such a program.
        let found = MODELS.find().expect("the models of the checkout");
        assert_eq!(found, Path::new(CHECKOUT).join("models"));
    }
}
