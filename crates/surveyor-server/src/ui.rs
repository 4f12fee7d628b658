//! The built UI, held in memory: no path of a request ever reaches the disk.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use axum::body::Bytes;
use surveyor_table::{Resource, named};

/// Names the folder of the built UI, ahead of every other place.
const VARIABLE: &str = "SURVEYOR_UI";
const PAGES: Resource = Resource { packaged: "ui", in_checkout: "ui/dist", file: "index.html" };
pub(crate) const FIRST_PAGE: &str = "/index.html";

/// The files of the built UI by their path in the address.
#[derive(Clone)]
pub struct Ui(Arc<HashMap<String, Bytes>>);

/// The folder of the built UI: the one named by `SURVEYOR_UI`, else the one that comes with the
/// program.
pub fn find_ui() -> Option<PathBuf> {
    named(VARIABLE).or_else(|| PAGES.find())
}

impl Ui {
    /// The files given by their path, as in `/index.html`.
    pub fn new(files: impl IntoIterator<Item = (String, Vec<u8>)>) -> io::Result<Ui> {
        let files: HashMap<_, _> =
            files.into_iter().map(|(path, bytes)| (path, Bytes::from(bytes))).collect();
        if files.contains_key(FIRST_PAGE) {
            Ok(Ui(Arc::new(files)))
        } else {
            Err(io::Error::new(io::ErrorKind::NotFound, "there is no index.html"))
        }
    }

    /// Loads the files of a folder.
    pub fn load(folder: &Path) -> io::Result<Ui> {
        let mut files = Vec::new();
        let mut folders = vec![(folder.to_owned(), String::new())];
        while let Some((folder, address)) = folders.pop() {
            for entry in fs::read_dir(folder)? {
                let entry = entry?;
                let address = format!("{address}/{}", entry.file_name().to_string_lossy());
                if entry.file_type()?.is_dir() {
                    folders.push((entry.path(), address));
                } else {
                    files.push((address, fs::read(entry.path())?));
                }
            }
        }
        Ui::new(files)
    }

    /// The file of this path.
    pub(crate) fn file(&self, path: &str) -> Option<Bytes> {
        self.0.get(path).cloned()
    }
}
