//! What a server holds, and every request needs.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use surveyor_table::{News, Table, Watch};
use tokio::sync::{Semaphore, broadcast};
use tokio::time::Instant;

use crate::Ui;
use crate::addresses::Addresses;
use crate::doors::Doors;

/// News that a slow listener may fall behind before it misses some; it asks for the game anyway.
const NEWS: usize = 64;

/// What every request needs.
pub(crate) struct Shared {
    pub table: Arc<Table>,
    pub ui: Ui,
    pub doors: Arc<Doors>,
    pub addresses: Arc<Addresses>,
    /// The names the server is called by, as in the `Host` header; the best for others first.
    pub hosts: Vec<String>,
    pub lan: bool,
    /// One backup is written or restored at a time.
    pub keepers: Arc<Semaphore>,
    pub news: broadcast::Sender<News>,
    _watch: Watch,
    began: Instant,
    /// Requests that are being answered.
    asking: AtomicUsize,
    /// Seconds after `began` when the last one was.
    last_asked: AtomicU64,
}

/// A request that is being answered.
pub(crate) struct Asked(Arc<Shared>);

impl Drop for Asked {
    fn drop(&mut self) {
        self.0.last_asked.store(self.0.began.elapsed().as_secs(), Ordering::Relaxed);
        self.0.asking.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Shared {
    /// Begins to hear the table's news. `host` opens a door for the host as well.
    pub(crate) fn new(
        table: Arc<Table>,
        ui: Ui,
        host: bool,
        hosts: Vec<String>,
        lan: bool,
    ) -> io::Result<Arc<Shared>> {
        let doors = Arc::new(Doors::new(host)?);
        let (news, _) = broadcast::channel(NEWS);
        let (sender, hearing) = (news.clone(), doors.clone());
        let watch = table.watch(move |news| {
            hearing.hear(news);
            // Nobody listening is no failure.
            drop(sender.send(news));
        });
        Ok(Arc::new(Shared {
            table,
            ui,
            doors,
            addresses: Arc::default(),
            hosts,
            lan,
            keepers: Arc::new(Semaphore::new(1)),
            news,
            _watch: watch,
            began: Instant::now(),
            asking: AtomicUsize::new(0),
            last_asked: AtomicU64::new(0),
        }))
    }

    /// Somebody asks something: the server goes on at least until that is answered.
    pub(crate) fn asked(self: &Arc<Shared>) -> Asked {
        self.asking.fetch_add(1, Ordering::Relaxed);
        Asked(self.clone())
    }

    /// How long nobody has asked anything.
    pub(crate) fn idle(&self) -> Duration {
        if self.asking.load(Ordering::Relaxed) > 0 {
            return Duration::ZERO;
        }
        let last = Duration::from_secs(self.last_asked.load(Ordering::Relaxed));
        self.began.elapsed().saturating_sub(last)
    }
}
