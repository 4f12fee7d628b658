//! A server: what it holds, what it answers, when it ends.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use surveyor_table::{News, Table, Watch};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, broadcast};
use tokio::time::Instant;

use crate::addresses::Addresses;
use crate::doors::Doors;
use crate::steady::steady;
use crate::{Ui, api, doors, events, guard, keep, listen, phones, ui};

/// The largest photo that is taken: more than any phone makes.
pub(crate) const LARGEST_PHOTO: usize = 40 * 1024 * 1024;
/// Requests are small; only photos are not.
const LARGEST_REQUEST: usize = 64 * 1024;
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
    /// Somebody asks something: the server goes on at least until that is answered.
    pub(crate) fn asked(self: &Arc<Shared>) -> Asked {
        self.asking.fetch_add(1, Ordering::Relaxed);
        Asked(self.clone())
    }

    fn idle(&self) -> Duration {
        if self.asking.load(Ordering::Relaxed) > 0 {
            return Duration::ZERO;
        }
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
        let doors = Arc::new(Doors::new(host)?);
        let (news, _) = broadcast::channel(NEWS);
        let (sender, hearing) = (news.clone(), doors.clone());
        let watch = table.watch(move |news| {
            hearing.hear(news);
            // Nobody listening is no failure.
            drop(sender.send(news));
        });
        let shared = Arc::new(Shared {
            table,
            ui,
            doors,
            addresses: Arc::default(),
            hosts: names(&ips, port),
            lan: at.lan,
            keepers: Arc::new(Semaphore::new(1)),
            news,
            _watch: watch,
            began: Instant::now(),
            asking: AtomicUsize::new(0),
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
            () = listen::serve(self.listener, app, self.shared.addresses.clone()) => {}
            () = idle => {}
        }
    }
}

/// What the server is called in a `Host` header. Browsers leave out the usual port.
fn names(ips: &[Ipv4Addr], port: u16) -> Vec<String> {
    let port = if port == 80 { String::new() } else { format!(":{port}") };
    let names = ips.iter().map(Ipv4Addr::to_string).chain(["localhost".to_owned()]);
    names.map(|name| name + &port).collect()
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
        .route("/api/copy", get(keep::copy).post(keep::take_copy))
        .route("/api/me", get(api::me))
        .route("/api/phones", post(phones::answer).layer(small()))
        .route("/api/events", get(events::stream))
        .layer(from_fn_with_state(shared.clone(), doors::members_only));
    Router::new()
        .merge(members)
        .route("/api/join", post(doors::join).layer(small()))
        .fallback(ui::file)
        .layer(from_fn_with_state(shared.clone(), guard::own_pages_only))
        .layer(from_fn(steady))
        .with_state(shared)
}

#[cfg(test)]
mod tests {
    use super::*;
    use surveyor_table::Places;

    const MINUTE: Duration = Duration::from_secs(60);

    #[test]
    fn the_usual_port_is_not_named() {
        let ip = [Ipv4Addr::new(192, 168, 0, 7)];
        assert_eq!(names(&ip, 80), ["192.168.0.7", "localhost"]);
        assert_eq!(names(&ip, 4816), ["192.168.0.7:4816", "localhost:4816"]);
    }

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
            // A large photo over a slow network.
            let asked = shared.asked();
            tokio::time::sleep(90 * MINUTE).await;
            drop(asked);
        });
        server.run().await;
        assert_eq!(began.elapsed().as_secs() / 60, 200);
    }
}
