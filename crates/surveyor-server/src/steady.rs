//! Ends bodies that come in slower than anyone would wait for, however long they are.

use std::fmt;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use hyper::body::{Frame, SizeHint};
use tokio::time::{Instant, Sleep, sleep_until};

/// In each such time
const WINDOW: Duration = Duration::from_secs(20);
/// so many bytes have to come, or the rest of the body: a tenth of what the slowest network brings.
const LEAST: usize = 8 * 1024;

/// Watches over the bodies of all requests.
pub(crate) async fn steady(request: Request, next: Next) -> Response {
    next.run(request.map(|body| Body::new(Steady::new(body)))).await
}

/// Too little came in for too long.
#[derive(Debug)]
pub(crate) struct TooSlow;

impl fmt::Display for TooSlow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the request came in too slowly")
    }
}

impl std::error::Error for TooSlow {}

/// Whether an error of a body is one of ours.
pub(crate) fn is_too_slow(error: &(dyn std::error::Error + 'static)) -> bool {
    error.is::<TooSlow>() || error.source().is_some_and(is_too_slow)
}

struct Steady {
    body: Body,
    /// Bytes of this window.
    received: usize,
    ends: Pin<Box<Sleep>>,
    /// When the last bytes were handed over. Until more are asked for none can come: that time is
    /// not the sender's.
    handed: Option<Instant>,
}

impl Steady {
    fn new(body: Body) -> Steady {
        let ends = Box::pin(sleep_until(Instant::now() + WINDOW));
        Steady { body, received: 0, ends, handed: None }
    }
}

impl HttpBody for Steady {
    type Data = Bytes;
    type Error = Box<dyn std::error::Error + Send + Sync>;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        let now = Instant::now();
        if let Some(handed) = self.handed.take() {
            let ends = self.ends.deadline() + (now - handed);
            self.ends.as_mut().reset(ends);
        }
        let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) else {
            ready!(self.ends.as_mut().poll(context));
            return Poll::Ready(Some(Err(TooSlow.into())));
        };
        if let Some(Ok(frame)) = &frame {
            self.received += frame.data_ref().map_or(0, Bytes::len);
        }
        if self.received >= LEAST {
            self.received = 0;
            self.ends.as_mut().reset(now + WINDOW);
        }
        self.handed = Some(now);
        Poll::Ready(frame.map(|frame| frame.map_err(Into::into)))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;
    use tokio_stream::StreamExt as _;

    /// Sends this many bytes every so many seconds, and says what came of it after how long.
    async fn send(bytes: usize, times: usize, every: u64) -> (Result<usize, bool>, u64) {
        let part = vec![7_u8; bytes];
        let parts = tokio_stream::iter(std::iter::repeat_n(part, times))
            .throttle(Duration::from_secs(every))
            .map(Ok::<_, TooSlow>);
        let began = Instant::now();
        let body = Body::new(Steady::new(Body::from_stream(parts)));
        let received = to_bytes(body, usize::MAX).await;
        let received = received.map(|bytes| bytes.len()).map_err(|error| is_too_slow(&error));
        (received, began.elapsed().as_secs())
    }

    #[tokio::test(start_paused = true)]
    async fn progress_counts_not_duration() {
        let (received, took) = send(10_000, 100, 10).await;
        assert_eq!(received, Ok(1_000_000));
        assert!(took > 900, "{took}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_trickle_ends() {
        assert_eq!(send(100, 1_000, 5).await, (Err(true), 20));
        assert_eq!(send(100_000, 3, 60).await, (Err(true), 20));
    }

    #[tokio::test(start_paused = true)]
    async fn time_in_which_nobody_reads_is_not_the_senders() {
        let parts = tokio_stream::iter([vec![1_u8; 10], vec![2; 10]]).map(Ok::<_, TooSlow>);
        let body = Body::new(Steady::new(Body::from_stream(parts)));
        let mut parts = body.into_data_stream();
        assert!(parts.next().await.is_some_and(|part| part.is_ok()));
        tokio::time::sleep(WINDOW * 3).await;
        assert!(parts.next().await.is_some_and(|part| part.is_ok()));
        assert!(parts.next().await.is_none());
    }
}
