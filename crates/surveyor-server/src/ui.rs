//! The built UI, held in memory: no path of a request ever reaches the disk.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use surveyor_table::{Resource, named};

use crate::no::No;
use crate::server::Shared;

/// Names the folder of the built UI, ahead of every other place.
const VARIABLE: &str = "SURVEYOR_UI";
const PAGES: Resource = Resource { packaged: "ui", in_checkout: "ui/dist", file: "index.html" };
const FIRST_PAGE: &str = "/index.html";

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
}

fn media_type(address: &str) -> &'static str {
    match address.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    }
}

/// Everything that is no request: a file of the UI, or nothing.
pub(crate) async fn file(State(shared): State<Arc<Shared>>, method: Method, uri: Uri) -> Response {
    let path = if uri.path() == "/" { FIRST_PAGE } else { uri.path() };
    match shared.ui.0.get(path) {
        Some(bytes) if method == Method::GET || method == Method::HEAD => {
            // Built files carry a hash in their name; the page that names them must be asked for.
            let keep = if path.starts_with("/assets/") {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            };
            let headers = [(header::CONTENT_TYPE, media_type(path)), (header::CACHE_CONTROL, keep)];
            (headers, bytes.clone()).into_response()
        }
        Some(_) => No::other(StatusCode::METHOD_NOT_ALLOWED, "files are only read").into_response(),
        None => No::other(StatusCode::NOT_FOUND, "there is nothing here").into_response(),
    }
}
