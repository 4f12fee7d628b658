//! The app's own server, for phones at the table.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use surveyor_table::{PhonesRequest, PhonesState, Table};
use tokio::runtime::Runtime;
use tokio::task::AbortHandle;

use crate::invite::{carry_out, state};
use crate::shared::Shared;
use crate::{Listen, Server, Ui};

/// The port the app tries first, so that the link stays the same from game to game.
const USUAL_PORT: u16 = 4816;

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
