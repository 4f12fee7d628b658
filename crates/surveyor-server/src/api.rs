//! Requests, photos and pictures.

use std::sync::Arc;

use axum::body::{Body, HttpBody as _};
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use surveyor_rules::{CityIndex, Lang};
use surveyor_table::{
    Answer, GameId, GameState, MeState, PeekState, PictureKind, Refusal, RefusalCode, Request,
    ShareRequest, Table, takes_much,
};
use tokio_stream::StreamExt as _;

use crate::addresses::{Address, Job, Permit, Room};
use crate::doors::Leaves;
use crate::guest::leaves;
use crate::no::No;
use crate::sessions::{Role, Session};
use crate::shared::Shared;
use crate::steady::{TooSlow, is_too_slow};

/// The largest photo that is taken: more than any phone makes.
const LARGEST_PHOTO: usize = 40 * 1024 * 1024;
/// The longest key of an upload.
const LONGEST_KEY: usize = 64;

/// Carries something out away from the threads that listen, to its end, even if whoever asked for
/// it hangs up. What it takes of the shares is `kept` until then.
pub(crate) async fn run<T: Send + 'static>(
    shared: &Shared,
    kept: impl Send + 'static,
    work: impl FnOnce(&Table) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, No> {
    let table = shared.table.clone();
    let work = move || {
        let _kept = kept;
        work(&table)
    };
    let done = tokio::task::spawn_blocking(work).await;
    Ok(done.map_err(|_| No::failed("the request failed"))??)
}

/// The right to send one more photo, or to have one more card drawn.
fn turn(session: &Session) -> Result<Permit, No> {
    session.jobs.clone().try_acquire_owned().map_err(|_| {
        let wait = "wait until your other photos are read";
        No::new(StatusCode::TOO_MANY_REQUESTS, RefusalCode::TooManyPhotos, wait)
    })
}

#[derive(Deserialize)]
pub(crate) struct Speaks {
    lang: Lang,
}

/// `POST /api/ask?lang=de`
pub(crate) async fn ask(
    State(shared): State<Arc<Shared>>,
    Extension(address): Extension<Arc<Address>>,
    Extension(session): Extension<Arc<Session>>,
    Query(Speaks { lang }): Query<Speaks>,
    Json(request): Json<Request>,
) -> Result<Json<Answer>, No> {
    let role = session.role;
    if !role.may_ask(&request) {
        return Err(No::host_only());
    }
    if let Some(leaves) = leaves(&request) {
        shared.doors.count(role, address.ip, leaves)?;
    }
    let job = if request.reads_a_photo() {
        let turn = turn(&session)?;
        Some((turn, shared.addresses.job(&address, false).await))
    } else {
        None
    };
    let kept = (address.call().await, job);
    session.check()?;
    let caller = session.caller(lang);
    run(&shared, kept, move |table| Ok(role.trim(table.ask(request, caller)?))).await.map(Json)
}

/// `GET /api/me`
pub(crate) async fn me(Extension(session): Extension<Arc<Session>>) -> Json<MeState> {
    let guest_of = match session.role {
        Role::Host => None,
        Role::Guest(game) => Some(game),
    };
    Json(MeState { guest_of })
}

#[derive(Deserialize)]
pub(crate) struct PhotoOf {
    game: GameId,
    city: CityIndex,
    lang: Lang,
    /// Made up by the sender, the same when it tries again.
    key: Option<String>,
}

/// `POST /api/photo?game=…&city=0&lang=de&key=…`
pub(crate) async fn photo(
    State(shared): State<Arc<Shared>>,
    Extension(address): Extension<Arc<Address>>,
    Extension(session): Extension<Arc<Session>>,
    Query(PhotoOf { game, city, lang, key }): Query<PhotoOf>,
    body: Body,
) -> Result<Json<GameState>, No> {
    let role = session.role;
    if !role.may_see(game) {
        return Err(No::host_only());
    }
    if key.as_ref().is_some_and(|key| key.len() > LONGEST_KEY) {
        return Err(No::other(StatusCode::BAD_REQUEST, "the key is too long"));
    }
    let turn = turn(&session)?;
    // A photo sent again waits for the first attempt, if that is still at work.
    let mut upload = match key.filter(|key| !key.is_empty()) {
        Some(key) => Some(session.uploads.of((game, city, key)).lock_owned().await),
        None => None,
    };
    let caller = session.caller(lang);
    let state = if upload.as_ref().is_some_and(|done| **done) {
        run(&shared, address.call().await, move |table| table.game(game, caller)).await?
    } else {
        shared.doors.count(role, address.ip, Leaves::Photo)?;
        let (bytes, kept) = take(&shared, &address, &session, turn, body).await?;
        let work = move |table: &Table| {
            let state = table.add_photo(game, city, &bytes, caller)?;
            // Whether or not anyone still waits for the answer.
            if let Some(done) = &mut upload {
                **done = true;
            }
            Ok(state)
        };
        run(&shared, kept, work).await?
    };
    Ok(Json(role.trim_game(state)))
}

/// A photo that has come in and may be read now, and what it takes of the shares until it is.
async fn take(
    shared: &Shared,
    address: &Arc<Address>,
    session: &Session,
    turn: Permit,
    body: Body,
) -> Result<(Vec<u8>, (Permit, Room, Job)), No> {
    let (bytes, room) = receive(shared, address, body).await?;
    // Looking at the head of a large file takes its time.
    let look = move || (takes_much(&bytes), bytes);
    let looked = tokio::task::spawn_blocking(look).await;
    let (much, bytes) = looked.map_err(|_| No::failed("the photo could not be looked at"))?;
    let job = shared.addresses.job(address, much).await;
    session.check()?;
    Ok((bytes, (turn, room, job)))
}

/// Takes the bytes of a photo, as there is room for them.
async fn receive(shared: &Shared, address: &Address, body: Body) -> Result<(Vec<u8>, Room), No> {
    let too_large =
        || No::new(StatusCode::PAYLOAD_TOO_LARGE, RefusalCode::TooLarge, "the photo is too large");
    // Whoever announces too much need not begin.
    if body.size_hint().lower() > LARGEST_PHOTO as u64 {
        return Err(too_large());
    }
    let (mut parts, mut bytes, mut room) = (body.into_data_stream(), Vec::new(), Room::NONE);
    while let Some(part) = parts.next().await {
        let part = part.map_err(not_whole)?;
        if bytes.len() + part.len() > LARGEST_PHOTO {
            return Err(too_large());
        }
        shared.addresses.grow(address, &mut room, bytes.len() + part.len()).await?;
        bytes.extend_from_slice(&part);
    }
    Ok((bytes, room))
}

/// A body that did not come to its end.
pub(crate) fn not_whole(error: axum::Error) -> No {
    if is_too_slow(&error) {
        No::new(StatusCode::REQUEST_TIMEOUT, RefusalCode::TooSlow, TooSlow)
    } else {
        No::other(StatusCode::BAD_REQUEST, "the request was not sent whole")
    }
}

#[derive(Deserialize)]
pub(crate) struct PeekFor {
    game: GameId,
}

/// `POST /api/peek?game=…`
pub(crate) async fn peek(
    State(shared): State<Arc<Shared>>,
    Extension(address): Extension<Arc<Address>>,
    Extension(session): Extension<Arc<Session>>,
    Query(PeekFor { game }): Query<PeekFor>,
    body: Body,
) -> Result<Json<PeekState>, No> {
    if !session.role.may_see(game) {
        return Err(No::host_only());
    }
    let (bytes, kept) = take(&shared, &address, &session, turn(&session)?, body).await?;
    run(&shared, kept, move |table| table.peek(game, &bytes)).await.map(Json)
}

/// `GET /api/picture/{photo}/{kind}`
pub(crate) async fn picture(
    State(shared): State<Arc<Shared>>,
    Extension(address): Extension<Arc<Address>>,
    Extension(session): Extension<Arc<Session>>,
    Path((photo, kind)): Path<(String, String)>,
) -> Result<Response, No> {
    let missing =
        || No::new(StatusCode::NOT_FOUND, RefusalCode::NoSuchPhoto, "there is no such photo");
    let photo = photo.parse().map_err(|_| missing())?;
    let kind: PictureKind = kind.parse().map_err(|()| missing())?;
    let call = address.call().await;
    let found = run(&shared, call, move |table| table.picture(photo, kind)).await;
    let (game, jpeg) = found.map_err(|_| missing())?;
    // What a guest may not see is not there.
    if !session.role.may_see(game) {
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
    Extension(address): Extension<Arc<Address>>,
    Extension(session): Extension<Arc<Session>>,
    Query(Speaks { lang }): Query<Speaks>,
    Json(request): Json<ShareRequest>,
) -> Result<Response, No> {
    if !session.role.may_see(request.game) {
        return Err(No::host_only());
    }
    let kept = (turn(&session)?, shared.addresses.job(&address, false).await);
    session.check()?;
    let file = run(&shared, kept, move |table| table.share(request, lang)).await?;
    let headers = [
        (header::CONTENT_TYPE, file.media_type.to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}\"", file.name)),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, file.bytes).into_response())
}
