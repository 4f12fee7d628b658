//! Everyone who came in.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use surveyor_rules::Lang;
use surveyor_table::{Caller, GameId, GuestId};
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::no::No;
use crate::uploads::Uploads;

/// Photos and cards one session may have under way.
const JOBS_EACH: usize = 3;
/// Streams of news one session may have open: a page has one, and a reloaded one two.
const STREAMS_EACH: usize = 4;
/// Sessions at one address: phones at the table may share one, and join twice.
const FROM_ONE: usize = 16;
/// Sessions in all.
const FROM_ALL: usize = 64;
/// A session nobody uses for so long ends: the evening is over.
const IDLE: Duration = Duration::from_secs(6 * 60 * 60);

/// What a session may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Everything.
    Host,
    /// Photograph, correct and look at one game.
    Guest(GameId),
}

impl Role {
    fn is_host(self) -> bool {
        self == Role::Host
    }
}

/// Somebody who came in.
pub(crate) struct Session {
    pub role: Role,
    /// A guest's name in the history of the game.
    guest: Option<GuestId>,
    ip: IpAddr,
    pub jobs: Arc<Semaphore>,
    pub streams: Arc<Semaphore>,
    pub uploads: Uploads,
    used: Mutex<Use>,
    /// Whether it has ended, though something of it may still be on its way.
    ended: AtomicBool,
}

#[derive(Clone, Copy)]
struct Use {
    last: Instant,
    /// Whether anything was asked after joining.
    ever: bool,
}

impl Session {
    fn new(role: Role, ip: IpAddr) -> Session {
        Session {
            role,
            guest: (!role.is_host()).then(GuestId::random),
            ip,
            jobs: Arc::new(Semaphore::new(JOBS_EACH)),
            streams: Arc::new(Semaphore::new(STREAMS_EACH)),
            uploads: Uploads::default(),
            used: Mutex::new(Use { last: Instant::now(), ever: false }),
            ended: AtomicBool::new(false),
        }
    }

    /// Whether it goes on. Bodies take their time, and their sender may have been sent away meanwhile: so
    /// this is asked again before anything is carried out.
    pub(crate) fn goes_on(&self) -> bool {
        !self.ended.load(Ordering::Relaxed)
    }

    /// Refuses what comes in too late.
    pub(crate) fn check(&self) -> Result<(), No> {
        if self.goes_on() { Ok(()) } else { Err(No::no_session()) }
    }

    /// As the table knows whoever asks.
    pub(crate) fn caller(&self, lang: Lang) -> Caller {
        Caller { lang, guest: self.guest }
    }

    fn used(&self) -> Use {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a page of it listens to news.
    fn listens(&self) -> bool {
        self.streams.available_permits() < STREAMS_EACH
    }
}

/// The sessions by their secret names.
#[derive(Default)]
pub(crate) struct Sessions(HashMap<String, Arc<Session>>);

impl Sessions {
    /// The session with this name, which somebody uses.
    fn of(&self, name: &str) -> Option<Arc<Session>> {
        let session = self.0.get(name)?.clone();
        *session.used.lock().unwrap_or_else(PoisonError::into_inner) =
            Use { last: Instant::now(), ever: true };
        Some(session)
    }

    /// The first session that has one of these names.
    pub(crate) fn any(&self, names: &[&str]) -> Option<Arc<Session>> {
        names.iter().find_map(|name| self.of(name))
    }

    /// Lets somebody in. Where there are too many from one address, or in all, the one that is
    /// least missed goes: guests never push out the host.
    pub(crate) fn add(&mut self, name: String, role: Role, ip: IpAddr) {
        self.keep_only(|session| session.listens() || session.used().last.elapsed() < IDLE);
        let alike = |session: &Session| session.role.is_host() == role.is_host();
        let mut counts: HashMap<IpAddr, usize> = HashMap::new();
        for session in self.0.values().filter(|session| alike(session)) {
            *counts.entry(session.ip).or_default() += 1;
        }
        let crowded = if counts.get(&ip).is_some_and(|count| *count >= FROM_ONE) {
            Some(ip)
        } else if counts.values().sum::<usize>() >= FROM_ALL {
            counts.into_iter().max_by_key(|(_, count)| *count).map(|(ip, _)| ip)
        } else {
            None
        };
        let missed = |session: &Session| {
            let used = session.used();
            (session.listens(), used.ever, used.last)
        };
        let goes = self
            .0
            .iter()
            .filter(|(_, session)| alike(session) && Some(session.ip) == crowded)
            .min_by_key(|(_, session)| missed(session))
            .map(|(name, _)| name.clone());
        if let Some(gone) = goes.and_then(|name| self.0.remove(&name)) {
            gone.ended.store(true, Ordering::Relaxed);
        }
        self.0.insert(name, Arc::new(Session::new(role, ip)));
    }

    pub(crate) fn send_guests_away(&mut self) {
        self.keep_only(|session| session.role.is_host());
    }

    /// Ends all others.
    fn keep_only(&mut self, stays: impl Fn(&Session) -> bool) {
        self.0.retain(|_, session| {
            let stays = stays(session);
            session.ended.store(!stays, Ordering::Relaxed);
            stays
        });
    }

    pub(crate) fn guests(&self) -> usize {
        self.0.values().filter(|session| !session.role.is_host()).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 0, 7));
    const NEXT: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 0, 8));

    fn guest() -> Role {
        Role::Guest("00000000-0000-0000-0000-000000000001".parse().expect("an id"))
    }

    fn join(sessions: &mut Sessions, name: &str, role: Role, ip: IpAddr) {
        sessions.add(name.to_owned(), role, ip);
    }

    #[test]
    fn whoever_joins_again_and_again_pushes_out_only_those_who_did_nothing() {
        let mut sessions = Sessions::default();
        join(&mut sessions, "host", Role::Host, HOME);
        join(&mut sessions, "ann", guest(), HOME);
        join(&mut sessions, "ben", guest(), NEXT);
        sessions.of("ann").expect("is inside");
        for i in 0..200 {
            join(&mut sessions, &i.to_string(), guest(), HOME);
        }
        for name in ["host", "ann", "ben", "199"] {
            assert!(sessions.of(name).is_some(), "{name}");
        }
        assert_eq!(sessions.guests(), FROM_ONE + 1);
    }

    #[test]
    fn many_addresses_share_what_there_is() {
        let mut sessions = Sessions::default();
        let address = |i: u32| IpAddr::V4(std::net::Ipv4Addr::from(0x0a00_0000 + i));
        for i in 0..300 {
            join(&mut sessions, &i.to_string(), guest(), address(i % 30));
        }
        assert_eq!(sessions.guests(), FROM_ALL);
        join(&mut sessions, "late", guest(), HOME);
        assert!(sessions.of("late").is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn sessions_end_when_nobody_uses_them() {
        let mut sessions = Sessions::default();
        join(&mut sessions, "gone", guest(), HOME);
        join(&mut sessions, "listens", guest(), HOME);
        let stream = sessions.of("listens").expect("is inside").streams.clone();
        let _open = stream.acquire_owned().await.expect("a stream");
        tokio::time::advance(IDLE + Duration::from_secs(1)).await;
        join(&mut sessions, "new", guest(), HOME);
        assert!(sessions.of("gone").is_none());
        assert!(sessions.of("listens").is_some() && sessions.of("new").is_some());
    }
}
