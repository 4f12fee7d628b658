//! The link's secret, exchanged for a session.

use std::collections::HashSet;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use subtle::ConstantTimeEq;

use crate::Shared;
use crate::api::refused;

/// Bytes of secrets and session names: 256 bits.
const SECRET_BYTES: usize = 32;
/// Wrong secrets that are let pass in [`GUESSES_IN`]; then everyone has to wait.
const GUESSES: usize = 10;
const GUESSES_IN: Duration = Duration::from_secs(60);
const COOKIE: &str = "surveyor-session";

/// Who may ask.
pub(crate) struct Sessions {
    secret: String,
    open: Mutex<HashSet<String>>,
    wrong: Mutex<Vec<Instant>>,
}

fn random() -> io::Result<String> {
    let mut bytes = [0; SECRET_BYTES];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

impl Sessions {
    pub(crate) fn new() -> io::Result<Sessions> {
        Ok(Sessions { secret: random()?, open: Mutex::default(), wrong: Mutex::default() })
    }

    pub(crate) fn secret(&self) -> &str {
        &self.secret
    }

    /// Whether there were too many wrong secrets lately.
    fn is_closed(&self) -> bool {
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        wrong.retain(|when| when.elapsed() < GUESSES_IN);
        wrong.len() >= GUESSES
    }

    fn matches(&self, secret: &str) -> bool {
        let right = bool::from(self.secret.as_bytes().ct_eq(secret.as_bytes()));
        if !right {
            self.wrong.lock().unwrap_or_else(PoisonError::into_inner).push(Instant::now());
        }
        right
    }

    fn is_open(&self, headers: &HeaderMap) -> bool {
        let cookies =
            headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut values = cookies.flat_map(|value| value.split(';')).filter_map(|cookie| {
            cookie.trim().strip_prefix(COOKIE).and_then(|rest| rest.strip_prefix('='))
        });
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        values.any(|value| open.contains(value))
    }
}

#[derive(Deserialize)]
pub(crate) struct Join {
    secret: String,
}

/// `POST /api/join`: lets in whoever knows the secret.
pub(crate) async fn join(State(shared): State<Arc<Shared>>, Json(join): Json<Join>) -> Response {
    let sessions = &shared.sessions;
    if sessions.is_closed() {
        return refused(StatusCode::TOO_MANY_REQUESTS, "too-many-guesses", "wait a minute");
    }
    if !sessions.matches(&join.secret) {
        return refused(StatusCode::FORBIDDEN, "wrong-secret", "the link is not valid any more");
    }
    match random() {
        Ok(name) => {
            let cookie = format!("{COOKIE}={name}; Path=/; HttpOnly; SameSite=Strict");
            sessions.open.lock().unwrap_or_else(PoisonError::into_inner).insert(name);
            (StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response()
        }
        Err(error) => refused(StatusCode::INTERNAL_SERVER_ERROR, "no-random", &error.to_string()),
    }
}

/// Refuses everyone without a session.
pub(crate) async fn members_only(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    if shared.sessions.is_open(request.headers()) {
        next.run(request).await
    } else {
        refused(StatusCode::UNAUTHORIZED, "no-session", "open the link again")
    }
}
