//! `surveyor serve`

#[cfg(all(target_os = "linux", target_env = "gnu"))]
use std::env;
use std::io::{self, Write};
#[cfg(all(target_os = "linux", target_env = "gnu"))]
use std::process::Command;
use std::sync::Arc;
use std::thread;

use surveyor_server::{Listen, Server, Ui, find_ui};
use surveyor_table::{Places, Table};

use crate::error::{Failure, fail};

/// Serve the app's pages, for this machine or for phones at the table
#[derive(Debug, clap::Args)]
#[command(after_help = SERVE_HELP)]
pub(crate) struct ServeArgs {
    /// The port to listen on [default: any free one]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    port: u16,

    /// Listen on the local network too, so that phones can join a game
    #[arg(long)]
    lan: bool,
}

const SERVE_HELP: &str = "\
Prints the link to open in a browser; only those who have the link get in. Phones join by the QR
code that a game's page shows. Games are those of the app on this machine; SURVEYOR_DATA names
another folder for them. Ends with Ctrl-C, or after an hour without a request.";

const NO_UI: &str =
    "the pages are not built yet: run ./dev setup, or npm ci and npm run build in ui";

pub(crate) fn run(args: &ServeArgs) -> Result<(), Failure> {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    give_memory_back();
    serve(args).or_else(fail)
}

fn serve(args: &ServeArgs) -> Result<(), String> {
    let folder = find_ui().ok_or(NO_UI)?;
    let ui = Ui::load(&folder).map_err(|error| format!("{NO_UI} ({error})"))?;
    let places = Places::of_user().ok_or("there is no home folder to keep games in")?;
    let table = Arc::new(Table::open(places).map_err(|refusal| refusal.to_string())?);
    // The first photo should not wait for the models.
    let warm = table.clone();
    thread::spawn(move || warm.reader().map(|_| ()));
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let served = runtime.block_on(async {
        let at = Listen { port: args.port, lan: args.lan };
        let server = Server::bind(table.clone(), ui, at, true)
            .await
            .map_err(|error| format!("cannot listen on port {}: {error}", args.port))?;
        let end = end().map_err(|error| error.to_string())?;
        eprintln!("listening on {}", server.addresses().join(", "));
        println!("{}", server.host_link().unwrap_or_default());
        io::stdout().flush().map_err(|error| error.to_string())?;
        tokio::select! {
            () = server.run() => eprintln!("nobody has asked anything for an hour: good night"),
            () = end => {}
        }
        Ok(())
    });
    // Photos that are being read are given up; a change that is being written is not.
    table.close().map_err(|refusal| refusal.to_string())?;
    runtime.shutdown_background();
    served
}

/// Makes the allocator give large buffers back to the system, by starting the program once more.
///
/// Whenever glibc has freed a buffer it serves others of that size, up to 32 MB, from heaps that it
/// keeps: after a row of large photos the server held 279 MB instead of 234. Only a size that was
/// named before the program began stays as it is; this is what glibc begins with.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn give_memory_back() {
    use std::os::unix::process::CommandExt as _;
    const VARIABLE: &str = "MALLOC_MMAP_THRESHOLD_";
    const BYTES: &str = "131072";
    if env::var_os(VARIABLE).is_some() {
        return;
    }
    if let Ok(program) = env::current_exe() {
        // Returns only if it fails; then the server needs more memory, and works.
        let _ = Command::new(program).args(env::args_os().skip(1)).env(VARIABLE, BYTES).exec();
    }
}

/// Waits until the user or the system ends the program; listens for it from the call on.
#[cfg(unix)]
fn end() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Waits until the user ends the program; listens for it from the call on.
#[cfg(windows)]
fn end() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
