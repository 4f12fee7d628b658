//! The same UI and the same requests as in the app, over HTTP.
//!
//! Nobody gets in without the secret of the link, and only pages served from here may ask: see
//! `guard.rs` and `session.rs`.

mod api;
mod guard;
mod session;
mod ui;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use axum::{Router, extract::DefaultBodyLimit};
use surveyor_table::Table;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

use crate::session::Sessions;
pub use crate::ui::{Ui, find_ui};

/// The largest photo that is taken: more than any phone makes.
const LARGEST_PHOTO: usize = 40 * 1024 * 1024;
/// Requests are small; only photos are not.
const LARGEST_REQUEST: usize = 64 * 1024;
/// Photos read at the same time: more would only fight for the cores and the memory.
const READ_AT_ONCE: usize = 2;

/// A server that is ready to run.
pub struct Server {
    listener: TcpListener,
    app: Router,
    link: String,
}

/// What every request needs.
struct Shared {
    table: Arc<Table>,
    ui: Ui,
    sessions: Sessions,
    /// The names the server is called by, as in the `Host` header.
    hosts: Vec<String>,
    readers: Semaphore,
}

impl Server {
    /// Listens on this machine only, on a port of choice or any free one.
    pub async fn bind(table: Arc<Table>, ui: Ui, port: u16) -> io::Result<Server> {
        let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await?;
        let port = listener.local_addr()?.port();
        let hosts = vec![format!("127.0.0.1:{port}"), format!("localhost:{port}")];
        let sessions = Sessions::new()?;
        let link = format!("http://{}/#s={}", hosts[0], sessions.secret());
        let readers = Semaphore::new(READ_AT_ONCE);
        let shared = Arc::new(Shared { table, ui, sessions, hosts, readers });
        Ok(Server { listener, app: routes(shared), link })
    }

    /// The link that lets its bearer in.
    pub fn link(&self) -> &str {
        &self.link
    }

    /// Serves until the task is dropped.
    pub async fn run(self) -> io::Result<()> {
        axum::serve(self.listener, self.app).await
    }
}

fn routes(shared: Arc<Shared>) -> Router {
    let members = Router::new()
        .route("/api/ask", post(api::ask).layer(DefaultBodyLimit::max(LARGEST_REQUEST)))
        .route("/api/photo", post(api::photo).layer(DefaultBodyLimit::max(LARGEST_PHOTO)))
        .route("/api/peek", post(api::peek).layer(DefaultBodyLimit::max(LARGEST_PHOTO)))
        .route("/api/picture/{photo}/{kind}", get(api::picture))
        .layer(from_fn_with_state(shared.clone(), session::members_only));
    Router::new()
        .merge(members)
        .route("/api/join", post(session::join).layer(DefaultBodyLimit::max(LARGEST_REQUEST)))
        .fallback(ui::file)
        .layer(from_fn_with_state(shared.clone(), guard::own_pages_only))
        .with_state(shared)
}
