//! A server: what it holds, what it answers, when it ends.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use surveyor_table::{Change, GameId, PhonesState, Table};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, broadcast};
use tokio::time::Instant;
use tower_http::timeout::TimeoutLayer;

use crate::doors::Doors;
use crate::uploads::Uploads;
use crate::{Ui, api, doors, events, guard, keep, listen, phones, ui};

/// The largest photo that is taken: more than any phone makes.
pub(crate) const LARGEST_PHOTO: usize = 40 * 1024 * 1024;
/// Requests are small; only photos are not.
const LARGEST_REQUEST: usize = 64 * 1024;
/// Photos read at the same time: more would only fight for the cores and the memory.
const READ_AT_ONCE: usize = 2;
/// Photos held in memory at the same time, waiting to be read; the others wait to be sent.
const HELD_AT_ONCE: usize = 8;
/// A request that takes longer than this is given up: whoever sends so slowly has gone.
const PATIENCE: Duration = Duration::from_secs(60);
/// A server that nobody asks anything for so long ends by itself.
const IDLE: Duration = Duration::from_secs(60 * 60);
/// News that a slow listener may fall behind before it misses some; it asks for the game anyway.
const NEWS: usize = 64;

/// Where to listen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Listen {
    /// The port; any free one if 0.
    pub port: u16,
    /// On every network of this machine, not only on the machine itself.
    pub lan: bool,
}

/// A server that is ready to run.
pub struct Server {
    listener: TcpListener,
    shared: Arc<Shared>,
}

/// What every request needs.
pub(crate) struct Shared {
    pub table: Arc<Table>,
    pub ui: Ui,
    pub doors: Doors,
    pub uploads: Uploads,
    /// The names the server is called by, as in the `Host` header; the best for others first.
    pub hosts: Vec<String>,
    pub lan: bool,
    pub readers: Semaphore,
    pub holders: Semaphore,
    pub news: broadcast::Sender<Change>,
    began: Instant,
    /// Seconds after `began` when somebody last asked something.
    last_asked: AtomicU64,
}

impl Shared {
    pub(crate) fn asked(&self) {
        self.last_asked.store(self.began.elapsed().as_secs(), Ordering::Relaxed);
    }

    fn idle(&self) -> Duration {
        let last = Duration::from_secs(self.last_asked.load(Ordering::Relaxed));
        self.began.elapsed().saturating_sub(last)
    }
}

impl Server {
    /// Listens. `host` opens a door for the host as well; without it only guests come in, once a
    /// game is open to them.
    pub async fn bind(table: Arc<Table>, ui: Ui, at: Listen, host: bool) -> io::Result<Server> {
        let ip = if at.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let listener = TcpListener::bind(SocketAddr::from((ip, at.port))).await?;
        let port = listener.local_addr()?.port();
        let mut ips = if at.lan { own_addresses() } else { Vec::new() };
        ips.push(Ipv4Addr::LOCALHOST);
        let mut hosts: Vec<String> = ips.iter().map(|ip| format!("{ip}:{port}")).collect();
        hosts.push(format!("localhost:{port}"));
        let (news, _) = broadcast::channel(NEWS);
        let sender = news.clone();
        // Nobody listening is no failure.
        table.watch(move |change| drop(sender.send(change)));
        let shared = Arc::new(Shared {
            table,
            ui,
            doors: Doors::new(host)?,
            uploads: Uploads::default(),
            hosts,
            lan: at.lan,
            readers: Semaphore::new(READ_AT_ONCE),
            holders: Semaphore::new(HELD_AT_ONCE),
            news,
            began: Instant::now(),
            last_asked: AtomicU64::new(0),
        });
        Ok(Server { listener, shared })
    }

    /// The link that lets the host in, on this machine.
    pub fn host_link(&self) -> Option<String> {
        let port = self.listener.local_addr().ok()?.port();
        Some(format!("http://127.0.0.1:{port}/#s={}", self.shared.doors.host_secret()?))
    }

    /// The addresses it listens on, the best for other devices first.
    pub fn addresses(&self) -> &[String] {
        &self.shared.hosts
    }

    /// Lets guests join a game, and nobody any other.
    pub fn open(&self, game: GameId) -> io::Result<PhonesState> {
        self.shared.doors.open(game)?;
        Ok(phones::state(&self.shared))
    }

    pub(crate) fn shared(&self) -> Arc<Shared> {
        self.shared.clone()
    }

    /// Serves until nobody has asked anything for an hour.
    pub async fn run(self) {
        let app = routes(self.shared.clone());
        let idle = async {
            while self.shared.idle() < IDLE {
                tokio::time::sleep(IDLE - self.shared.idle()).await;
            }
        };
        tokio::select! {
            () = listen::serve(self.listener, app) => {}
            () = idle => {}
        }
    }
}

/// This machine's addresses in its networks, the likeliest home network first.
fn own_addresses() -> Vec<Ipv4Addr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut ips: Vec<Ipv4Addr> = interfaces
        .iter()
        .filter_map(|interface| match interface.ip() {
            IpAddr::V4(ip) if !ip.is_loopback() => Some(ip),
            _ => None,
        })
        .collect();
    // Homes use 192.168, then 10; addresses a device gave itself are the last resort.
    ips.sort_by_key(|ip| match ip.octets() {
        [192, 168, ..] => 0,
        [10, ..] => 1,
        [169, 254, ..] => 3,
        _ => 2,
    });
    ips
}

fn routes(shared: Arc<Shared>) -> Router {
    let small = || DefaultBodyLimit::max(LARGEST_REQUEST);
    let members = Router::new()
        .route("/api/ask", post(api::ask).layer(small()))
        .route("/api/photo", post(api::photo))
        .route("/api/peek", post(api::peek))
        .route("/api/picture/{photo}/{kind}", get(api::picture))
        .route("/api/share", post(api::share).layer(small()))
        .route("/api/backup", get(keep::backup))
        .route("/api/restore", post(keep::restore))
        .route("/api/me", get(api::me))
        .route("/api/phones", post(phones::answer).layer(small()))
        .route("/api/events", get(events::stream))
        .layer(from_fn_with_state(shared.clone(), doors::members_only));
    Router::new()
        .merge(members)
        .route("/api/join", post(doors::join).layer(small()))
        .fallback(ui::file)
        .layer(from_fn_with_state(shared.clone(), guard::own_pages_only))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .with_state(shared)
}

#[cfg(test)]
mod tests {
    use super::*;
    use surveyor_table::Places;

    const MINUTE: Duration = Duration::from_secs(60);

    /// With a paused clock time passes at once when all tasks wait.
    #[tokio::test(start_paused = true)]
    async fn ends_an_hour_after_the_last_request() {
        let folder = tempfile::tempdir().unwrap();
        let table = Arc::new(Table::open(Places::new(folder.path())).unwrap());
        let ui = Ui::new([("/index.html".to_owned(), Vec::new())]).unwrap();
        let server = Server::bind(table, ui, Listen::default(), true).await.unwrap();
        let (shared, began) = (server.shared(), Instant::now());
        tokio::spawn(async move {
            tokio::time::sleep(50 * MINUTE).await;
            shared.asked();
        });
        server.run().await;
        assert_eq!(began.elapsed().as_secs() / 60, 110);
    }
}
