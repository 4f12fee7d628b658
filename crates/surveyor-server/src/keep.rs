//! All games out and in, and what was learned of their tiles, for the host.

use std::io;
use std::sync::Arc;

use axum::body::{Body, HttpBody as _};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use surveyor_table::{LARGEST_COPY, Refusal, RefusalCode, Restored};
use tokio::io::AsyncWriteExt as _;
use tokio_stream::StreamExt as _;
use tokio_util::io::ReaderStream;

use crate::addresses::Permit;
use crate::api::{not_whole, run};
use crate::no::No;
use crate::sessions::{Role, Session};
use crate::shared::Shared;

/// The largest backup that is taken over HTTP.
const LARGEST_BACKUP: u64 = 2 << 30;

/// The host, and no second backup beside this one.
async fn alone(shared: &Shared, session: &Session) -> Result<Permit, No> {
    if session.role != Role::Host {
        return Err(No::host_only());
    }
    Ok(shared.keepers.clone().acquire_owned().await.expect("never closed"))
}

/// A file for whoever asked. The page names it, by the day where the user is.
fn attachment(media_type: &'static str, body: impl IntoResponse) -> Response {
    let headers = [
        (header::CONTENT_TYPE, media_type),
        (header::CONTENT_DISPOSITION, "attachment"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, body).into_response()
}

/// `GET /api/backup`: written to the disk first, so that memory stays small.
pub(crate) async fn backup(
    State(shared): State<Arc<Shared>>,
    Extension(session): Extension<Arc<Session>>,
) -> Result<Response, No> {
    let kept = alone(&shared, &session).await?;
    let file = run(&shared, kept, |table| {
        let not_saved = |error: io::Error| {
            let message = format_args!("the backup cannot be written: {error}");
            Refusal::new(RefusalCode::NotSaved, message)
        };
        let mut file = tempfile::tempfile().map_err(not_saved)?;
        table.backup(&mut file)?;
        io::Seek::rewind(&mut file).map_err(not_saved)?;
        Ok(file)
    })
    .await?;
    let body = Body::from_stream(ReaderStream::new(tokio::fs::File::from_std(file)));
    Ok(attachment("application/zip", body))
}

/// `GET /api/copy`: how the tiles of this copy of the game look, as a file.
pub(crate) async fn copy(
    State(shared): State<Arc<Shared>>,
    Extension(session): Extension<Arc<Session>>,
) -> Result<Response, No> {
    let kept = alone(&shared, &session).await?;
    let bytes = run(&shared, kept, |table| table.save_copy()).await?;
    Ok(attachment("application/octet-stream", bytes))
}

/// `POST /api/copy`: takes such a file in, and answers from how many cities this copy is known.
pub(crate) async fn take_copy(
    State(shared): State<Arc<Shared>>,
    Extension(session): Extension<Arc<Session>>,
    body: Body,
) -> Result<Json<u32>, No> {
    let kept = alone(&shared, &session).await?;
    // One byte more than there can be shows that it is something else.
    let longest = LARGEST_COPY + 1;
    let mut bytes = Vec::new();
    let mut parts = body.into_data_stream();
    while let Some(part) = parts.next().await {
        let part = part.map_err(not_whole)?;
        bytes.extend(part.iter().take(longest - bytes.len()));
        if bytes.len() == longest {
            break;
        }
    }
    run(&shared, kept, move |table| table.take_copy(&bytes)).await.map(Json)
}

/// `POST /api/restore`
pub(crate) async fn restore(
    State(shared): State<Arc<Shared>>,
    Extension(session): Extension<Arc<Session>>,
    body: Body,
) -> Result<Json<Restored>, No> {
    let kept = alone(&shared, &session).await?;
    let too_large = || {
        No::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            RefusalCode::TooLarge,
            "the backup is too large to be sent",
        )
    };
    if body.size_hint().lower() > LARGEST_BACKUP {
        return Err(too_large());
    }
    let mut file = tokio::fs::File::from_std(tempfile::tempfile().map_err(No::failed)?);
    let (mut parts, mut received) = (body.into_data_stream(), 0);
    while let Some(part) = parts.next().await {
        let part = part.map_err(not_whole)?;
        received += part.len() as u64;
        if received > LARGEST_BACKUP {
            return Err(too_large());
        }
        file.write_all(&part).await.map_err(No::failed)?;
    }
    file.flush().await.map_err(No::failed)?;
    let file = file.into_std().await;
    run(&shared, kept, move |table| table.restore(file)).await.map(Json)
}
