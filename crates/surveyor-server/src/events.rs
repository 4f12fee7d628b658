//! News as it happens: which game has changed. Whoever looks at it asks for it again.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Sse;
use axum::response::sse::Event;
use surveyor_table::Change;
use tokio::sync::broadcast::Receiver;
use tokio::time::{Instant, interval};
use tokio_stream::wrappers::{BroadcastStream, IntervalStream};
use tokio_stream::{Stream, StreamExt as _};

use crate::no::No;
use crate::server::Shared;
use crate::sessions::{Role, Session};

/// Something is sent at least this often, so that both ends notice when the other is gone.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// A stream ends after this, whether somebody reads it or not; browsers open another by themselves.
const LONGEST: Duration = Duration::from_secs(30 * 60);

/// `GET /api/events`
pub(crate) async fn stream(
    State(shared): State<Arc<Shared>>,
    Extension(session): Extension<Arc<Session>>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, No> {
    let permit = session.streams.clone().try_acquire_owned().map_err(|_| {
        let message = "this page listens too often already";
        No::new(StatusCode::TOO_MANY_REQUESTS, "too-many-streams", message)
    })?;
    let (role, ends) = (session.role, Instant::now() + LONGEST);
    let news = changes(shared.news.subscribe()).map(Some);
    let beats = IntervalStream::new(interval(HEARTBEAT)).map(|_| None);
    let events = news
        .merge(beats)
        .take_while(move |_| Instant::now() < ends && shared.doors.is_inside(role))
        .filter_map(move |change| {
            // Kept as long as the stream.
            let _permit = &permit;
            match change {
                Some(change) => role.may_hear(change).then(|| Event::default().json_data(change)),
                None => Some(Ok(Event::default().comment(""))),
            }
        })
        .map(|event| Ok(event.expect("a change is JSON")));
    Ok(Sse::new(events))
}

/// Every change; who missed some is told to look at everything again.
fn changes(news: Receiver<Change>) -> impl Stream<Item = Change> {
    BroadcastStream::new(news).map(|change| change.unwrap_or(Change::ANY))
}

impl Role {
    fn may_hear(self, change: Change) -> bool {
        change.game.is_none_or(|game| self.may_see(game))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::broadcast::channel;

    #[tokio::test]
    async fn who_falls_behind_is_told_to_look_at_everything() {
        let game = "00000000-0000-0000-0000-000000000001".parse().expect("an id");
        let (sender, receiver) = channel(2);
        for _ in 0..5 {
            sender.send(Change::of(game)).expect("somebody listens");
        }
        drop(sender);
        let heard: Vec<Change> = changes(receiver).collect().await;
        assert_eq!(heard, [Change::ANY, Change::of(game), Change::of(game)]);
        for role in [Role::Host, Role::Guest(game)] {
            assert!(role.may_hear(Change::ANY), "{role:?}");
        }
    }
}
