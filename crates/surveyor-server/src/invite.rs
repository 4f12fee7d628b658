//! Letting phones join, and showing how.

use std::io;
use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use surveyor_table::{News, PhonesRequest, PhonesState, Qr};

use crate::no::No;
use crate::sessions::{Role, Session};
use crate::shared::Shared;

/// How it stands.
pub(crate) fn state(shared: &Shared) -> PhonesState {
    let Some((secret, game)) = shared.doors.guests() else { return PhonesState::default() };
    let local = |host: &&String| host.starts_with("127.") || host.starts_with("localhost");
    let (nearby, away): (Vec<_>, Vec<_>) = shared.hosts.iter().partition(local);
    let hosts = if away.is_empty() { nearby } else { away };
    let links: Vec<String> =
        hosts.into_iter().map(|host| format!("http://{host}/#s={secret}")).collect();
    let code = Qr::new(&links[0]).expect("a link is short enough for a QR code");
    PhonesState {
        game: Some(game),
        qr: code.svg(),
        links,
        reachable: shared.lan,
        joined: shared.doors.joined(),
    }
}

/// Opens or closes the table. Guests of another game are sent away, and told so.
pub(crate) fn carry_out(shared: &Shared, request: PhonesRequest) -> io::Result<()> {
    let before = shared.doors.guests();
    match request {
        PhonesRequest::Look => {}
        PhonesRequest::Open { game } => shared.doors.open(game)?,
        PhonesRequest::Close => shared.doors.close(),
    }
    let open = shared.doors.guests().map(|(_, game)| game);
    if before.is_some_and(|(_, game)| open != Some(game)) {
        shared.table.guests_left();
        // Their streams end with the next news: this is it.
        shared.table.tell(News::Phones);
    }
    Ok(())
}

/// `POST /api/phones`: the host opens or closes the table.
pub(crate) async fn answer(
    State(shared): State<Arc<Shared>>,
    Extension(session): Extension<Arc<Session>>,
    Json(request): Json<PhonesRequest>,
) -> Result<Json<PhonesState>, No> {
    if session.role != Role::Host {
        return Err(No::host_only());
    }
    carry_out(&shared, request).map_err(No::failed)?;
    Ok(Json(state(&shared)))
}
