//! The Tauri shell: a window around the UI.

/// Opens the window and runs until it is closed.
///
/// # Panics
///
/// If there is no display to open it on.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    tauri::Builder::default()
        .run(tauri::generate_context!())
        .expect("the window opens on a display");
}
