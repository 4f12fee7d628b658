//! Fair shares: what one address may take of what all need.
//!
//! Shares are taken as permits that move into the work they are for. Whoever hangs up gets them
//! back when the work has ended, not before.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use axum::http::StatusCode;
use surveyor_table::RefusalCode;
use tokio::sync::{OwnedRwLockWriteGuard, OwnedSemaphorePermit, RwLock, Semaphore};
use tokio::time::timeout;

use crate::no::No;

/// Connections from one address: a browser opens six, and several phones may share one.
const CONNECTIONS_EACH: usize = 32;
/// Connections in all, but for those from this machine: nobody else shuts the host out.
const CONNECTIONS: usize = 256;
/// Requests of one address that are carried out at the same time; the others wait.
const CALLS_EACH: usize = 8;
/// Photos and cards of one address that are at work or next in line; the others wait.
const JOBS_EACH: usize = 8;
/// Photos and cards at work at the same time: more would only fight for the cores and the memory.
const JOBS: usize = 2;
/// Kibibytes of photos that one address may have on their way.
const ROOM_EACH: usize = 48 * 1024;
/// Kibibytes of photos on their way in all.
const ROOM: usize = 192 * 1024;
/// What is asked for at once of that room. Whoever asks waits for what is done alone, so few steps are better.
const ROOM_STEP: u32 = 1024;
/// How long somebody waits for room.
const ROOM_PATIENCE: Duration = Duration::from_secs(30);

/// A permit that can be kept as long as the work takes.
pub(crate) type Permit = OwnedSemaphorePermit;

/// What all share, and what each address has of it.
pub(crate) struct Addresses {
    connections: Arc<Semaphore>,
    jobs: Arc<Semaphore>,
    room: Arc<Semaphore>,
    /// Held by a job that is done alone: nothing comes in meanwhile.
    quiet: Arc<RwLock<()>>,
    known: Mutex<HashMap<IpAddr, Weak<Address>>>,
}

/// The shares of one address. Lives while it has a connection or work.
pub(crate) struct Address {
    pub ip: IpAddr,
    connections: Arc<Semaphore>,
    calls: Arc<Semaphore>,
    jobs: Arc<Semaphore>,
    /// One job that is done alone, so that others get in between two of them.
    alone: Arc<Semaphore>,
    room: Arc<Semaphore>,
}

/// A counted connection.
pub(crate) struct Connected {
    pub address: Arc<Address>,
    _own: Permit,
    _all: Option<Permit>,
}

/// The right to have a photo read or a card drawn, once a place is free.
pub(crate) struct Job {
    _address: Arc<Address>,
    _permits: [Permit; 2],
    _alone: Option<(Permit, OwnedRwLockWriteGuard<()>)>,
}

/// Room for the bytes of a photo.
pub(crate) struct Room {
    permits: Option<[Permit; 2]>,
    bytes: usize,
}

fn semaphore(permits: usize) -> Arc<Semaphore> {
    Arc::new(Semaphore::new(permits))
}

async fn wait(semaphore: &Arc<Semaphore>) -> Permit {
    semaphore.clone().acquire_owned().await.expect("never closed")
}

impl Default for Addresses {
    fn default() -> Addresses {
        Addresses {
            connections: semaphore(CONNECTIONS),
            jobs: semaphore(JOBS),
            room: semaphore(ROOM),
            quiet: Arc::default(),
            known: Mutex::default(),
        }
    }
}

impl Addresses {
    /// A place for one more connection, unless there are too many.
    pub(crate) fn connect(&self, ip: IpAddr) -> Option<Connected> {
        let address = self.of(ip);
        let own = address.connections.clone().try_acquire_owned().ok()?;
        let all = if ip.is_loopback() {
            None
        } else {
            Some(self.connections.clone().try_acquire_owned().ok()?)
        };
        Some(Connected { address, _own: own, _all: all })
    }

    fn of(&self, ip: IpAddr) -> Arc<Address> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(address) = known.get(&ip).and_then(Weak::upgrade) {
            return address;
        }
        known.retain(|_, address| address.strong_count() > 0);
        let address = Arc::new(Address {
            ip,
            connections: semaphore(CONNECTIONS_EACH),
            calls: semaphore(CALLS_EACH),
            jobs: semaphore(JOBS_EACH),
            alone: semaphore(1),
            room: semaphore(ROOM_EACH),
        });
        known.insert(ip, Arc::downgrade(&address));
        address
    }

    /// Waits until one more photo can be read or card be drawn; what takes much memory is done
    /// alone. Of some pictures it is only known how much by how far the program grows: what others
    /// send would be counted as theirs.
    pub(crate) async fn job(&self, address: &Arc<Address>, alone: bool) -> Job {
        let own = wait(&address.jobs).await;
        let only = if alone { Some(wait(&address.alone).await) } else { None };
        let places = if alone { JOBS as u32 } else { 1 };
        let all = self.jobs.clone().acquire_many_owned(places).await.expect("never closed");
        let alone = match only {
            Some(only) => Some((only, self.quiet.clone().write_owned().await)),
            None => None,
        };
        Job { _address: address.clone(), _permits: [own, all], _alone: alone }
    }

    /// Makes room for this many bytes in all.
    pub(crate) async fn grow(
        &self,
        address: &Address,
        room: &mut Room,
        bytes: usize,
    ) -> Result<(), No> {
        while room.bytes < bytes {
            // Not held while waiting for room, which may be taken by whoever waits for quiet.
            drop(self.quiet.read().await);
            let both = async {
                let take = |room: &Arc<Semaphore>| room.clone().acquire_many_owned(ROOM_STEP);
                let own = take(&address.room).await.expect("never closed");
                [own, take(&self.room).await.expect("never closed")]
            };
            let [own, all] = timeout(ROOM_PATIENCE, both).await.map_err(|_| busy())?;
            match &mut room.permits {
                Some([held, held_of_all]) => {
                    held.merge(own);
                    held_of_all.merge(all);
                }
                none => *none = Some([own, all]),
            }
            room.bytes += ROOM_STEP as usize * 1024;
        }
        Ok(())
    }
}

fn busy() -> No {
    No::new(StatusCode::SERVICE_UNAVAILABLE, RefusalCode::Busy, "too many photos are on their way")
}

impl Address {
    /// Waits until one more request can be carried out.
    pub(crate) async fn call(&self) -> Permit {
        wait(&self.calls).await
    }
}

impl Room {
    pub(crate) const NONE: Room = Room { permits: None, bytes: 0 };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crowd_of_addresses_leaves_the_host_a_place() {
        let all = Addresses::default();
        let crowd = (0..20).flat_map(|last| [IpAddr::from([10, 0, 0, last]); CONNECTIONS_EACH]);
        let held: Vec<Connected> = crowd.filter_map(|ip| all.connect(ip)).collect();
        assert_eq!(held.len(), CONNECTIONS);
        assert!(all.connect(IpAddr::from([127, 0, 0, 1])).is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn nothing_comes_in_while_a_photo_is_read_alone() {
        let all = Addresses::default();
        let address = all.of(IpAddr::from([192, 168, 0, 7]));
        let mut room = Room::NONE;
        for alone in [false, true] {
            let job = all.job(&address, alone).await;
            let more = room.bytes + 1;
            let grown = timeout(Duration::from_secs(1), all.grow(&address, &mut room, more)).await;
            assert_eq!(grown.is_err(), alone);
            drop(job);
            assert!(all.grow(&address, &mut room, more).await.is_ok(), "and then it does");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn photos_that_are_read_alone_stand_in_line_one_an_address() {
        let all = Arc::new(Addresses::default());
        let [greedy, honest] = [7, 8].map(|last| all.of(IpAddr::from([192, 168, 0, last])));
        let first = all.job(&greedy, true).await;
        for _ in 0..3 {
            let (all, greedy) = (all.clone(), greedy.clone());
            tokio::spawn(async move {
                let _job = all.job(&greedy, true).await;
                tokio::time::sleep(Duration::from_secs(60)).await;
            });
        }
        tokio::task::yield_now().await;
        let waits = timeout(Duration::from_secs(1), all.job(&honest, false));
        let (job, ()) = tokio::join!(waits, async { drop(first) });
        assert!(job.is_ok(), "the next one is another's");
    }
}
