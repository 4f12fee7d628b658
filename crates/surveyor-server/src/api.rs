//! Requests, photos and pictures.

use std::sync::Arc;

use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use surveyor_rules::Lang;
use surveyor_table::{
    Answer, GameId, GameState, MeState, PeekState, PictureKind, Refusal, Request, ShareRequest,
    Table,
};

use crate::doors::{Member, Role};
use crate::no::No;
use crate::server::{LARGEST_PHOTO, Shared};

/// The longest key of an upload.
const LONGEST_KEY: usize = 64;

/// Runs what takes time away from the threads that listen.
pub(crate) async fn run<T: Send + 'static>(
    shared: &Arc<Shared>,
    work: impl FnOnce(&Table) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, No> {
    let table = shared.table.clone();
    let done = tokio::task::spawn_blocking(move || work(&table)).await;
    Ok(done.map_err(|_| No::failed("the request failed"))??)
}

#[derive(Deserialize)]
pub(crate) struct Speaks {
    lang: Lang,
}

/// `POST /api/ask?lang=de`
pub(crate) async fn ask(
    State(shared): State<Arc<Shared>>,
    Extension(Member { role, .. }): Extension<Member>,
    Query(Speaks { lang }): Query<Speaks>,
    Json(request): Json<Request>,
) -> Result<Json<Answer>, No> {
    if !role.may_ask(&request) {
        return Err(No::host_only());
    }
    run(&shared, move |table| Ok(role.trim(table.ask(request, lang)?))).await.map(Json)
}

/// `GET /api/me`
pub(crate) async fn me(Extension(Member { role, .. }): Extension<Member>) -> Json<MeState> {
    let guest_of = match role {
        Role::Host => None,
        Role::Guest(game) => Some(game),
    };
    Json(MeState { guest_of })
}

#[derive(Deserialize)]
pub(crate) struct PhotoOf {
    game: GameId,
    city: u8,
    lang: Lang,
    /// Made up by the sender, the same when it tries again.
    key: Option<String>,
}

/// `POST /api/photo?game=…&city=0&lang=de&key=…`
pub(crate) async fn photo(
    State(shared): State<Arc<Shared>>,
    Extension(Member { role, photos }): Extension<Member>,
    Query(of): Query<PhotoOf>,
    body: Body,
) -> Result<Json<GameState>, No> {
    let key = of.key.unwrap_or_default();
    if !role.may_see(of.game) || key.len() > LONGEST_KEY {
        return Err(No::host_only());
    }
    let _place = photos.try_acquire().map_err(|_| too_many())?;
    let upload = shared.uploads.of(&key);
    // A photo sent again waits for the first attempt, if that is still at work.
    let mut done = if key.is_empty() { None } else { Some(upload.lock().await) };
    let (game, lang) = (of.game, of.lang);
    let state = if done.as_ref().is_some_and(|done| **done) {
        run(&shared, move |table| table.game(game, lang)).await?
    } else {
        let bytes = receive(&shared, body).await?;
        let _permit = shared.readers.acquire().await.expect("never closed");
        run(&shared, move |table| table.add_photo(game, of.city, &bytes, lang)).await?
    };
    if let Some(done) = &mut done {
        **done = true;
    }
    Ok(Json(role.trim_game(state)))
}

fn too_many() -> No {
    let wait = "wait until your other photos are read";
    No::new(StatusCode::TOO_MANY_REQUESTS, "too-many-photos", wait)
}

/// Takes the bytes of a photo, when there is room for it.
async fn receive(shared: &Shared, body: Body) -> Result<Bytes, No> {
    let too_large = || {
        let message = "the photo is too large or was not sent whole";
        No::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
    };
    // Whoever announces too much need not begin.
    if body.size_hint().lower() > LARGEST_PHOTO as u64 {
        return Err(too_large());
    }
    let _permit = shared.holders.acquire().await.expect("never closed");
    to_bytes(body, LARGEST_PHOTO).await.map_err(|_| too_large())
}

/// `POST /api/peek`
pub(crate) async fn peek(
    State(shared): State<Arc<Shared>>,
    Extension(Member { photos, .. }): Extension<Member>,
    body: Body,
) -> Result<Json<PeekState>, No> {
    let _place = photos.try_acquire().map_err(|_| too_many())?;
    let bytes = receive(&shared, body).await?;
    let _permit = shared.readers.acquire().await.expect("never closed");
    run(&shared, move |table| table.peek(&bytes)).await.map(Json)
}

/// `GET /api/picture/{photo}/{kind}`
pub(crate) async fn picture(
    State(shared): State<Arc<Shared>>,
    Extension(Member { role, .. }): Extension<Member>,
    Path((photo, kind)): Path<(String, String)>,
) -> Result<Response, No> {
    let missing = || No::new(StatusCode::NOT_FOUND, "no-such-photo", "there is no such photo");
    let photo = photo.parse().map_err(|_| missing())?;
    let kind: PictureKind = kind.parse().map_err(|()| missing())?;
    let found = run(&shared, move |table| table.picture(photo, kind)).await;
    let (game, jpeg) = found.map_err(|_| missing())?;
    // What a guest may not see is not there.
    if !role.may_see(game) {
        return Err(missing());
    }
    // A photo never changes: another reading has another name.
    let headers = [
        (header::CONTENT_TYPE, "image/jpeg"),
        (header::CACHE_CONTROL, "private, max-age=31536000, immutable"),
    ];
    Ok((headers, jpeg).into_response())
}

/// `POST /api/share?lang=de`
pub(crate) async fn share(
    State(shared): State<Arc<Shared>>,
    Extension(Member { role, .. }): Extension<Member>,
    Query(Speaks { lang }): Query<Speaks>,
    Json(request): Json<ShareRequest>,
) -> Result<Response, No> {
    if !role.may_see(request.game) {
        return Err(No::host_only());
    }
    let file = run(&shared, move |table| table.share(request, lang)).await?;
    let headers = [
        (header::CONTENT_TYPE, file.media_type.to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}\"", file.name)),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, file.bytes).into_response())
}
