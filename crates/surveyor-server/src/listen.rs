//! Taking connections, not more than is fair.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::{Extension, Router};
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tower::ServiceExt as _;

/// Connections from one address: a browser opens six, and several phones may share one.
const FROM_ONE: usize = 32;
/// Connections in all.
const FROM_ALL: usize = 256;
/// How long a client may take for the head of a request.
const HEAD_PATIENCE: Duration = Duration::from_secs(10);
/// A pause after the system refused a connection, most likely for want of file handles.
const BREATH: Duration = Duration::from_millis(100);

/// Who is at the other end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub IpAddr);

/// How many connections each address has.
#[derive(Clone, Default)]
struct Census(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// One counted connection.
struct Place(Census, IpAddr);

impl Census {
    /// A place for one more connection from an address, unless there are too many.
    fn place(&self, ip: IpAddr) -> Option<Place> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = counts.values().sum();
        let count = counts.entry(ip).or_default();
        if *count >= FROM_ONE || all >= FROM_ALL {
            return None;
        }
        *count += 1;
        Some(Place(self.clone(), ip))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.1);
            }
        }
    }
}

/// Serves connections for ever. Dropping the future ends them all.
pub(crate) async fn serve(listener: TcpListener, app: Router) {
    let census = Census::default();
    let mut connections = tokio::task::JoinSet::new();
    loop {
        // What has ended is forgotten.
        while connections.try_join_next().is_some() {}
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(_) => {
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        // One too many is hung up on.
        let Some(place) = census.place(peer.ip()) else { continue };
        let app = app.clone().layer(Extension(Peer(peer.ip())));
        connections.spawn(async move {
            let service = TowerToHyperService::new(
                app.map_request(|request: Request<Incoming>| request.map(Body::new)),
            );
            let mut builder = Builder::new(TokioExecutor::new());
            builder.http1().timer(TokioTimer::new()).header_read_timeout(HEAD_PATIENCE);
            // A client that hangs up or talks rubbish harms only itself.
            let _ = builder.serve_connection(TokioIo::new(stream), service).await;
            drop(place);
        });
    }
}
