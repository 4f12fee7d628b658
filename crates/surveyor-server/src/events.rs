//! News as it happens: which game has changed. Whoever looks at it asks for it again.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use surveyor_table::Change;
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::{Stream, StreamExt as _};

use crate::doors::{Member, Role};
use crate::server::Shared;

/// Something is sent at least this often, so that both ends notice when the other is gone.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// `GET /api/events`
pub(crate) async fn stream(
    State(shared): State<Arc<Shared>>,
    Extension(Member { role, .. }): Extension<Member>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let news = BroadcastStream::new(shared.news.subscribe());
    let doors = shared.clone();
    let events = news
        // The stream of a guest who was sent away ends with the next news.
        .take_while(move |_| doors.doors.is_inside(role))
        .filter_map(move |change| match (change, role) {
            (Ok(change), role) => role.may_see(change.game).then_some(change),
            // Who missed some news gets one more, to ask again.
            (Err(_), Role::Guest(game)) => Some(Change { game }),
            (Err(_), Role::Host) => None,
        })
        .map(|change| Ok(Event::default().json_data(change).expect("a change is JSON")));
    Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT))
}
