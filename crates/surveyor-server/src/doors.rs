//! The secrets of the links, exchanged for sessions.

use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use subtle::ConstantTimeEq;
use surveyor_table::{GameId, News, RefusalCode};

use crate::no::No;
use crate::sessions::{Role, Session, Sessions};

/// Bytes of secrets and session names: 144 bits, 24 letters in a link.
const SECRET_BYTES: usize = 18;
/// Wrong secrets an address may send in [`GUESSES_IN`]; then it has to wait.
const GUESSES: usize = 10;
const GUESSES_IN: Duration = Duration::from_secs(60);
/// Photos that guests may add to a game, those of one address and all together, until the host closes it
/// to them, and changes that they may make. All of it is kept, to be undone: far more than an evening
/// needs, and far less than fills a disk or makes a history slow.
const GUESTS_PHOTOS: Most = Most { each: 100, all: 300 };
const GUESTS_CHANGES: Most = Most { each: 2000, all: 5000 };

/// Who may come in, and who did.
pub(crate) struct Doors {
    host: Option<String>,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    /// The game guests may join, and the secret of its link.
    guests: Option<(String, GameId)>,
    /// What guests have left in that game, by their addresses.
    left: HashMap<IpAddr, Left>,
    sessions: Sessions,
    guesses: HashMap<IpAddr, Vec<Instant>>,
}

struct Most {
    each: u32,
    all: u32,
}

#[derive(Default)]
struct Left {
    photos: u32,
    changes: u32,
}

impl Left {
    fn of(&mut self, leaves: Leaves) -> &mut u32 {
        match leaves {
            Leaves::Photo => &mut self.photos,
            Leaves::Change => &mut self.changes,
        }
    }
}

/// Something that stays in a game for good.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Leaves {
    Photo,
    Change,
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
        inside.left.clear();
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

    /// Counts what somebody is about to leave in a game; guests may not go on for ever.
    pub(crate) fn count(&self, role: Role, ip: IpAddr, leaves: Leaves) -> Result<(), No> {
        if role == Role::Host {
            return Ok(());
        }
        let most = match leaves {
            Leaves::Photo => GUESTS_PHOTOS,
            Leaves::Change => GUESTS_CHANGES,
        };
        let mut inside = self.inside();
        let all: u32 = inside.left.values_mut().map(|left| *left.of(leaves)).sum();
        let own = inside.left.entry(ip).or_default().of(leaves);
        if *own >= most.each || all >= most.all {
            let message =
                "guests have changed the game too often, close it to them and open it again";
            return Err(No::new(StatusCode::FORBIDDEN, RefusalCode::HostOnly, message));
        }
        *own += 1;
        Ok(())
    }

    /// Exchanges a secret for the name of a session, unless the browser has one of these already.
    pub(crate) fn join(
        &self,
        secret: &str,
        ip: IpAddr,
        has: &[&str],
    ) -> Result<Option<String>, No> {
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
        if inside.sessions.any(has).is_some_and(|session| session.role == role) {
            return Ok(None);
        }
        let name = random().map_err(No::failed)?;
        inside.sessions.add(name.clone(), role, ip);
        Ok(Some(name))
    }

    /// The session with one of these names.
    pub(crate) fn session(&self, names: &[&str]) -> Option<Arc<Session>> {
        self.inside().sessions.any(names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_fill_no_disk() {
        let game = "00000000-0000-0000-0000-000000000001".parse().expect("an id");
        let (doors, guest) = (Doors::new(true).expect("secrets"), Role::Guest(game));
        let ip = |last: u8| IpAddr::from([10, 0, 0, last]);
        doors.open(game).expect("opens");
        for (leaves, most) in [(Leaves::Photo, GUESTS_PHOTOS), (Leaves::Change, GUESTS_CHANGES)] {
            let leave = |role, last| doors.count(role, ip(last), leaves).is_ok();
            assert!((0..most.each).all(|_| leave(guest, 1)), "{leaves:?}");
            assert!(!leave(guest, 1) && leave(guest, 2), "{leaves:?}: one leaves room for others");
            let more = (2..9).map(|last| (0..most.each).filter(|_| leave(guest, last)).count());
            assert_eq!(more.sum::<usize>() as u32 + 1 + most.each, most.all, "{leaves:?}");
            assert!(leave(Role::Host, 1), "{leaves:?} of the host's");
        }
        doors.open(game).expect("is open already");
        assert!(doors.count(guest, ip(1), Leaves::Photo).is_err());
        doors.close();
        doors.open(game).expect("opens anew");
        assert!(doors.count(guest, ip(1), Leaves::Photo).is_ok());
    }
}
