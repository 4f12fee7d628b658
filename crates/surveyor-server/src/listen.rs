//! Taking connections, not more than is fair, and none for ever.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::{Extension, Router};
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

use crate::addresses::Addresses;

/// How long a client may take for the head of a request, the first one or the next.
const HEAD_PATIENCE: Duration = Duration::from_secs(10);
/// How long a client may read nothing of an answer.
const READ_PATIENCE: Duration = Duration::from_secs(30);
/// A pause after the system refused a connection, most likely for want of file handles.
const BREATH: Duration = Duration::from_millis(100);

/// Serves connections for ever. Dropping the future ends them all.
pub(crate) async fn serve(listener: TcpListener, app: Router, addresses: Arc<Addresses>) {
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
        let Some(connected) = addresses.connect(peer.ip()) else { continue };
        let app = app.clone().layer(Extension(connected.address.clone()));
        connections.spawn(async move {
            talk(stream, app).await;
            drop(connected);
        });
    }
}

/// Answers one client until it hangs up, or says or reads nothing for too long.
async fn talk(stream: impl AsyncRead + AsyncWrite + Send + 'static, app: Router) {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(READ_PATIENCE));
    let service = TowerToHyperService::new(
        app.map_request(|request: Request<Incoming>| request.map(Body::new)),
    );
    let mut builder = Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_PATIENCE)
        // Nobody needs it, and writing it panics while the clock is before 1970 or past 9999.
        .auto_date_header(false);
    // A client that hangs up or talks rubbish harms only itself.
    let _ = builder.serve_connection(TokioIo::new(Box::pin(stream)), service).await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream, duplex};
    use tokio::time::{Instant, sleep};

    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n";

    /// How long a client is talked to. With a paused clock time passes at once when all wait.
    async fn talked<F: Future<Output = DuplexStream>>(
        client: impl FnOnce(DuplexStream) -> F,
    ) -> u64 {
        let app = Router::new().route("/", get(|| async { vec![7; 1_000_000] }));
        let (near, far) = duplex(1000);
        let began = Instant::now();
        let (_kept, ()) = tokio::join!(client(near), talk(far, app));
        began.elapsed().as_secs()
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_is_held_for_ever() {
        assert_eq!(talked(|silent| async { silent }).await, 10);
        let never_reads = |mut client: DuplexStream| async {
            client.write_all(REQUEST).await.expect("sends");
            client
        };
        assert_eq!(talked(never_reads).await, 30);
        let silent_afterwards = |mut client: DuplexStream| async {
            client.write_all(REQUEST).await.expect("sends");
            client.read_exact(&mut vec![0; 1_000_000]).await.expect("an answer");
            client
        };
        assert!(talked(silent_afterwards).await <= 30);
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_reader_gets_everything() {
        let slow = |mut client: DuplexStream| async {
            client.write_all(REQUEST).await.expect("sends");
            for _ in 0..50 {
                sleep(Duration::from_secs(20)).await;
                client.read_exact(&mut vec![0; 20_000]).await.expect("an answer");
            }
            client
        };
        assert!(talked(slow).await >= 50 * 20);
    }
}
