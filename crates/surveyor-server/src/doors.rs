//! The secrets of the links, exchanged for sessions.

use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Deserialize;
use subtle::ConstantTimeEq;
use surveyor_table::{GameId, News, RefusalCode};

use crate::addresses::Address;
use crate::no::No;
use crate::server::Shared;
use crate::sessions::{Role, Session, Sessions};

/// Bytes of secrets and session names: 144 bits, 24 letters in a link.
const SECRET_BYTES: usize = 18;
/// Wrong secrets an address may send in [`GUESSES_IN`]; then it has to wait.
const GUESSES: usize = 10;
const GUESSES_IN: Duration = Duration::from_secs(60);
const COOKIE: &str = "surveyor-session";

/// Who may come in, and who did.
pub(crate) struct Doors {
    host: Option<String>,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    /// The game guests may join, and the secret of its link.
    guests: Option<(String, GameId)>,
    sessions: Sessions,
    guesses: HashMap<IpAddr, Vec<Instant>>,
}

fn random() -> io::Result<String> {
    let mut bytes = [0; SECRET_BYTES];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

fn same(a: &str, b: &str) -> bool {
    bool::from(a.as_bytes().ct_eq(b.as_bytes()))
}

impl Doors {
    pub(crate) fn new(host: bool) -> io::Result<Doors> {
        let host = if host { Some(random()?) } else { None };
        Ok(Doors { host, inside: Mutex::default() })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn host_secret(&self) -> Option<&str> {
        self.host.as_deref()
    }

    /// Opens a game to guests, with a new link unless it is open already.
    pub(crate) fn open(&self, game: GameId) -> io::Result<()> {
        if self.guests().is_none_or(|(_, open)| open != game) {
            let secret = random()?;
            self.close();
            self.inside().guests = Some((secret, game));
        }
        Ok(())
    }

    /// Sends all guests away.
    pub(crate) fn close(&self) {
        let mut inside = self.inside();
        inside.guests = None;
        inside.sessions.send_guests_away();
    }

    /// A game that is gone is closed to its guests.
    pub(crate) fn hear(&self, news: News) {
        let gone = match news {
            News::Gone { game } => self.guests().is_some_and(|(_, open)| open == game),
            News::AllGone => true,
            _ => false,
        };
        if gone {
            self.close();
        }
    }

    /// The secret for guests and the game they join.
    pub(crate) fn guests(&self) -> Option<(String, GameId)> {
        self.inside().guests.clone()
    }

    /// How many guests are inside.
    pub(crate) fn joined(&self) -> u32 {
        self.inside().sessions.guests() as u32
    }

    /// Whether a session is still valid.
    pub(crate) fn is_inside(&self, role: Role) -> bool {
        match role {
            Role::Host => true,
            Role::Guest(game) => self.guests().is_some_and(|(_, open)| open == game),
        }
    }

    /// Exchanges a secret for the name of a session, unless the browser has one already.
    fn join(&self, secret: &str, ip: IpAddr, has: &HeaderMap) -> Result<Option<String>, No> {
        let mut inside = self.inside();
        inside.guesses.retain(|_, guesses| {
            guesses.retain(|when| when.elapsed() < GUESSES_IN);
            !guesses.is_empty()
        });
        if inside.guesses.get(&ip).is_some_and(|guesses| guesses.len() >= GUESSES) {
            let wait = "too many wrong links from here, wait a minute";
            return Err(No::new(StatusCode::TOO_MANY_REQUESTS, RefusalCode::TooManyGuesses, wait));
        }
        let host = self.host.as_ref().filter(|host| same(host, secret)).map(|_| Role::Host);
        let guest = inside.guests.as_ref().filter(|(guest, _)| same(guest, secret));
        let Some(role) = host.or(guest.map(|(_, game)| Role::Guest(*game))) else {
            inside.guesses.entry(ip).or_default().push(Instant::now());
            let gone = "the link is not valid any more";
            return Err(No::new(StatusCode::FORBIDDEN, RefusalCode::WrongSecret, gone));
        };
        if inside.session(has).is_some_and(|session| session.role == role) {
            return Ok(None);
        }
        let name = random().map_err(|error| No::failed(&error.to_string()))?;
        inside.sessions.add(name.clone(), role, ip);
        Ok(Some(name))
    }
}

impl Inside {
    /// The session that a request's cookie names.
    fn session(&self, headers: &HeaderMap) -> Option<Arc<Session>> {
        let cookies =
            headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut values = cookies.flat_map(|value| value.split(';')).filter_map(|cookie| {
            cookie.trim().strip_prefix(COOKIE).and_then(|rest| rest.strip_prefix('='))
        });
        values.find_map(|value| self.sessions.of(value))
    }
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
    let name = shared.doors.join(&join.secret, address.ip, &headers)?;
    if name.is_some() {
        shared.table.tell(News::Phones);
    }
    let cookie = name.map(|name| format!("{COOKIE}={name}; Path=/; HttpOnly; SameSite=Strict"));
    let cookie = AppendHeaders(cookie.map(|cookie| (header::SET_COOKIE, cookie)));
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// Refuses everyone without a session.
pub(crate) async fn members_only(
    State(shared): State<Arc<Shared>>,
    mut request: Request,
    next: Next,
) -> Result<Response, No> {
    let session = shared.doors.inside().session(request.headers());
    let session = session.ok_or_else(|| {
        No::new(StatusCode::UNAUTHORIZED, RefusalCode::NoSession, "open the link again")
    })?;
    request.extensions_mut().insert(session);
    Ok(next.run(request).await)
}
