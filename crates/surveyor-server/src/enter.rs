//! Coming in with a secret, and being known by a cookie from then on.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use surveyor_table::News;

use crate::addresses::Address;
use crate::no::No;
use crate::shared::Shared;

/// Has the name of a session.
const COOKIE: &str = "surveyor-session";

/// The names of sessions that a request's cookies have.
fn names(headers: &HeaderMap) -> Vec<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let names = cookies.flat_map(|value| value.split(';')).filter_map(|cookie| {
        cookie.trim().strip_prefix(COOKIE).and_then(|rest| rest.strip_prefix('='))
    });
    names.collect()
}

#[derive(Deserialize)]
pub(crate) struct Join {
    secret: String,
}

/// `POST /api/join`: lets in whoever knows a secret.
pub(crate) async fn join(
    State(shared): State<Arc<Shared>>,
    Extension(address): Extension<Arc<Address>>,
    headers: HeaderMap,
    Json(join): Json<Join>,
) -> Result<Response, No> {
    let name = shared.doors.join(&join.secret, address.ip, &names(&headers))?;
    if name.is_some() {
        shared.table.tell(News::Phones);
    }
    let cookie = name.map(|name| format!("{COOKIE}={name}; Path=/; HttpOnly; SameSite=Strict"));
    let cookie = AppendHeaders(cookie.map(|cookie| (header::SET_COOKIE, cookie)));
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// Refuses everyone without a session. What the others ask keeps the server running.
pub(crate) async fn members_only(
    State(shared): State<Arc<Shared>>,
    mut request: Request,
    next: Next,
) -> Result<Response, No> {
    let session = shared.doors.session(&names(request.headers()));
    request.extensions_mut().insert(session.ok_or_else(No::no_session)?);
    // Pages ask these by themselves, whether somebody looks at them or not.
    let by_itself = matches!(request.uri().path(), "/api/phones" | "/api/events");
    let _asked = (!by_itself).then(|| shared.asked());
    Ok(next.run(request).await)
}
