//! The Tauri shell: a window around the UI, and its requests handed on to the table.

mod commands;

use std::sync::{Arc, Mutex};
use std::thread;

use surveyor_server::Phones;
use surveyor_table::{Places, Refusal, RefusalCode, Table, Watch};
use tauri::{App, Manager, RunEvent};

/// The table, or why there is none: the window opens all the same and says so.
type Opened = Result<Arc<Table>, Refusal>;

/// Opens the window and runs until it is closed.
///
/// # Panics
///
/// If there is no display to open it on.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    let builder = tauri::Builder::default();
    #[cfg(desktop)]
    let builder = with_windows(builder);
    builder
        .plugin(tauri_plugin_sharekit::init())
        .setup(|app| {
            let table: Opened = open(app).map(Arc::new);
            if let Ok(table) = table.clone() {
                // The first photo should not wait for the models.
                thread::spawn(move || table.reader().map(|_| ()));
            }
            app.manage(table);
            app.manage(Phones::new()?);
            app.manage(Mutex::<Option<Watch>>::default());
            Ok(())
        })
        .invoke_handler(tauri::generate_handler![
            commands::ask,
            commands::add_photo,
            commands::peek,
            commands::picture,
            commands::share,
            commands::send,
            commands::save,
            commands::backup,
            commands::restore,
            commands::save_copy,
            commands::take_copy,
            commands::phones,
            commands::watch
        ])
        .build(tauri::generate_context!())
        .expect("the window opens on a display")
        .run(|app, event| {
            // The first events come before there is a table.
            if let RunEvent::Exit = event
                && let Some(opened) = app.try_state::<Opened>()
                && let Ok(table) = opened.inner()
            {
                // The process ends without dropping anything. If it fails, the log is read at the
                // next start.
                let _ = table.close();
            }
        });
}

/// What programs with windows do, and apps of a phone do not.
#[cfg(desktop)]
fn with_windows(mut builder: tauri::Builder<tauri::Wry>) -> tauri::Builder<tauri::Wry> {
    // Games in a folder of their own are another app, as far as the user is concerned.
    if Places::named().is_none() {
        builder = builder.plugin(tauri_plugin_single_instance::init(|app, _, _| {
            if let Some(window) = app.get_webview_window("main") {
                // The window may be closing this very moment: then a new one is what is wanted.
                let _ = window.unminimize().and_then(|()| window.set_focus());
            }
        }));
    }
    builder.plugin(tauri_plugin_window_state::Builder::new().build())
}

fn open(app: &App) -> Result<Table, Refusal> {
    let no_folder = |error: tauri::Error| {
        let message = format_args!("there is no folder to keep games in: {error}");
        Refusal::new(RefusalCode::StorageFailed, message)
    };
    let places = match Places::named() {
        Some(places) => places,
        None => Places::new(&app.path().app_data_dir().map_err(no_folder)?),
    };
    Table::open(places)
}
