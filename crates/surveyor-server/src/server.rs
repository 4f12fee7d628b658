//! A server: where it listens, what it answers, when it ends.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use surveyor_table::Table;
use tokio::net::TcpListener;

use crate::shared::Shared;
use crate::steady::steady;
use crate::{Ui, api, enter, events, guard, invite, keep, listen, pages};

/// Requests are small; only photos are not.
const LARGEST_REQUEST: usize = 64 * 1024;
/// A server that nobody asks anything for so long ends by itself.
const IDLE: Duration = Duration::from_secs(60 * 60);
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

impl Server {
    /// Listens. `host` opens a door for the host as well; without it only guests come in, once a
    /// game is open to them.
    pub async fn bind(table: Arc<Table>, ui: Ui, at: Listen, host: bool) -> io::Result<Server> {
        let ip = if at.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let listener = TcpListener::bind(SocketAddr::from((ip, at.port))).await?;
        let port = listener.local_addr()?.port();
        let mut ips = if at.lan { own_addresses() } else { Vec::new() };
        ips.push(Ipv4Addr::LOCALHOST);
        let shared = Shared::new(table, ui, host, names(&ips, port), at.lan)?;
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
        .route("/api/phones", post(invite::answer).layer(small()))
        .route("/api/events", get(events::stream))
        .layer(from_fn_with_state(shared.clone(), enter::members_only));
    Router::new()
        .merge(members)
        .route("/api/join", post(enter::join).layer(small()))
        .fallback(pages::file)
        .layer(from_fn_with_state(shared.clone(), guard::own_pages_only))
        .layer(from_fn(steady))
        .with_state(shared)
}

#[cfg(test)]
mod tests {
    use super::*;
    use surveyor_table::Places;
    use tokio::time::Instant;

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
