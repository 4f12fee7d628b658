//! The files of the UI, as browsers ask for them.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::no::No;
use crate::shared::Shared;
use crate::ui::FIRST_PAGE;

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
    match shared.ui.file(path) {
        Some(bytes) if method == Method::GET || method == Method::HEAD => {
            // Built files carry a hash in their name; the page that names them must be asked for.
            let keep = if path.starts_with("/assets/") {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            };
            let headers = [(header::CONTENT_TYPE, media_type(path)), (header::CACHE_CONTROL, keep)];
            (headers, bytes).into_response()
        }
        Some(_) => No::other(StatusCode::METHOD_NOT_ALLOWED, "files are only read").into_response(),
        None => No::other(StatusCode::NOT_FOUND, "there is nothing here").into_response(),
    }
}
