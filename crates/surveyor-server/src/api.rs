//! Requests, photos and pictures.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use surveyor_rules::Lang;
use surveyor_table::{PictureKind, Refusal, Request, Table};

use crate::Shared;

/// An answer that says no, with a code for the UI.
pub(crate) fn refused(status: StatusCode, code: &str, message: &str) -> Response {
    let refusal = Refusal { code: code.to_owned(), message: message.to_owned() };
    (status, Json(refusal)).into_response()
}

/// Runs what takes time away from the threads that listen.
async fn work<T: Serialize + Send + 'static>(
    shared: &Arc<Shared>,
    run: impl FnOnce(&Table) -> Result<T, Refusal> + Send + 'static,
) -> Response {
    let table = shared.table.clone();
    match tokio::task::spawn_blocking(move || run(&table)).await {
        Ok(Ok(answer)) => Json(answer).into_response(),
        Ok(Err(refusal)) => (StatusCode::UNPROCESSABLE_ENTITY, Json(refusal)).into_response(),
        Err(_) => refused(StatusCode::INTERNAL_SERVER_ERROR, "failed", "the request failed"),
    }
}

#[derive(Deserialize)]
pub(crate) struct Speaks {
    lang: Lang,
}

/// `POST /api/ask?lang=de`
pub(crate) async fn ask(
    State(shared): State<Arc<Shared>>,
    Query(Speaks { lang }): Query<Speaks>,
    Json(request): Json<Request>,
) -> Response {
    work(&shared, move |table| table.ask(request, lang)).await
}

#[derive(Deserialize)]
pub(crate) struct PhotoOf {
    game: String,
    city: u8,
    lang: Lang,
}

/// `POST /api/photo?game=…&city=0&lang=de`
pub(crate) async fn photo(
    State(shared): State<Arc<Shared>>,
    Query(of): Query<PhotoOf>,
    bytes: Bytes,
) -> Response {
    let Ok(game) = of.game.parse() else {
        return refused(StatusCode::UNPROCESSABLE_ENTITY, "no-such-game", "there is no such game");
    };
    let Ok(_permit) = shared.readers.acquire().await else { unreachable!("never closed") };
    work(&shared, move |table| table.add_photo(game, of.city, &bytes, of.lang)).await
}

/// `POST /api/peek`
pub(crate) async fn peek(State(shared): State<Arc<Shared>>, bytes: Bytes) -> Response {
    let Ok(_permit) = shared.readers.acquire().await else { unreachable!("never closed") };
    work(&shared, move |table| table.peek(&bytes)).await
}

/// `GET /api/picture/{photo}/{kind}`
pub(crate) async fn picture(
    State(shared): State<Arc<Shared>>,
    Path((photo, kind)): Path<(String, String)>,
) -> Response {
    let (Ok(photo), Ok(kind)) = (photo.parse(), kind.parse::<PictureKind>()) else {
        return refused(StatusCode::NOT_FOUND, "no-such-photo", "there is no such photo");
    };
    let table = shared.table.clone();
    match tokio::task::spawn_blocking(move || table.picture(photo, kind)).await {
        Ok(Ok(jpeg)) => {
            // A photo never changes: another reading has another name.
            let headers = [
                (header::CONTENT_TYPE, "image/jpeg"),
                (header::CACHE_CONTROL, "private, max-age=31536000, immutable"),
            ];
            (headers, jpeg).into_response()
        }
        Ok(Err(refusal)) => (StatusCode::NOT_FOUND, Json(refusal)).into_response(),
        Err(_) => refused(StatusCode::INTERNAL_SERVER_ERROR, "failed", "the request failed"),
    }
}
