//! News as it happens. Whoever looks at what has changed asks for it again.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Sse;
use axum::response::sse::Event;
use surveyor_table::News;
use tokio::sync::broadcast::Receiver;
use tokio::time::{Instant, interval};
use tokio_stream::wrappers::{BroadcastStream, IntervalStream};
use tokio_stream::{Stream, StreamExt as _};

use crate::no::No;
use crate::sessions::{Role, Session};
use crate::shared::Shared;

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
        No::other(StatusCode::TOO_MANY_REQUESTS, message)
    })?;
    let (role, ends) = (session.role, Instant::now() + LONGEST);
    let news = heard(shared.news.subscribe()).map(Some);
    let beats = IntervalStream::new(interval(HEARTBEAT)).map(|_| None);
    let events = news
        .merge(beats)
        .take_while(move |_| Instant::now() < ends && session.goes_on())
        .filter_map(move |news| {
            // Kept as long as the stream.
            let _permit = &permit;
            match news {
                Some(news) => role.may_hear(news).then(|| Event::default().json_data(news)),
                None => Some(Ok(Event::default().comment(""))),
            }
        })
        .map(|event| Ok(event.expect("news are JSON")));
    Ok(Sse::new(events))
}

/// All news; who missed some is told so, to look at everything again.
fn heard(news: Receiver<News>) -> impl Stream<Item = News> {
    BroadcastStream::new(news).map(|news| news.unwrap_or(News::Missed))
}

impl Role {
    fn may_hear(self, news: News) -> bool {
        match news {
            News::Changed { game } | News::Gone { game } => self.may_see(game),
            News::AllGone | News::Missed => true,
            News::Restoring(_) | News::Phones => self == Role::Host,
        }
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
            sender.send(News::Changed { game }).expect("somebody listens");
        }
        drop(sender);
        let heard: Vec<News> = heard(receiver).collect().await;
        assert_eq!(heard, [News::Missed, News::Changed { game }, News::Changed { game }]);
        for role in [Role::Host, Role::Guest(game)] {
            assert!(role.may_hear(News::Missed), "{role:?}");
        }
    }
}
