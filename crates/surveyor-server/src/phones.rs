//! Letting phones join, and showing how.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::State;
use axum::{Extension, Json};
use surveyor_table::{News, PhonesRequest, PhonesState, Qr, Table};
use tokio::runtime::Runtime;
use tokio::task::AbortHandle;

use crate::no::No;
use crate::server::Shared;
use crate::sessions::{Role, Session};
use crate::{Listen, Server, Ui};

/// The port the app tries first, so that the link stays the same from game to game.
const USUAL_PORT: u16 = 4816;

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
fn carry_out(shared: &Shared, request: PhonesRequest) -> io::Result<()> {
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

/// The phones of the app: a server that runs while a game is open to them.
pub struct Phones {
    runtime: Runtime,
    running: Mutex<Option<Running>>,
}

struct Running {
    shared: Arc<Shared>,
    task: AbortHandle,
}

impl Phones {
    /// Nobody can join yet, and nothing listens.
    pub fn new() -> io::Result<Phones> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .thread_name("phones")
            .build()?;
        Ok(Phones { runtime, running: Mutex::default() })
    }

    /// Carries out what the host asks. `ui` is only needed to open.
    pub fn answer(
        &self,
        table: &Arc<Table>,
        ui: impl FnOnce() -> io::Result<Ui>,
        request: PhonesRequest,
    ) -> io::Result<PhonesState> {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        // It may have ended by itself.
        if running.as_ref().is_some_and(|running| running.task.is_finished()) {
            *running = None;
        }
        if running.is_none() && matches!(request, PhonesRequest::Open { .. }) {
            *running = Some(self.start(table.clone(), ui()?)?);
        }
        if let Some(running) = &*running {
            carry_out(&running.shared, request)?;
        }
        if matches!(request, PhonesRequest::Close)
            && let Some(running) = running.take()
        {
            running.task.abort();
        }
        Ok(running.as_ref().map(|running| state(&running.shared)).unwrap_or_default())
    }

    fn start(&self, table: Arc<Table>, ui: Ui) -> io::Result<Running> {
        let server = self.runtime.block_on(async {
            let usual = Listen { port: USUAL_PORT, lan: true };
            match Server::bind(table.clone(), ui.clone(), usual, false).await {
                Ok(server) => Ok(server),
                Err(_) => Server::bind(table, ui, Listen { port: 0, ..usual }, false).await,
            }
        })?;
        let shared = server.shared();
        let task = self.runtime.spawn(server.run()).abort_handle();
        Ok(Running { shared, task })
    }
}
