//! Compiles the configuration and the capabilities into the app.

use tauri_build::{AppManifest, Attributes, try_build};

const COMMANDS: [&str; 13] = [
    "ask",
    "add_photo",
    "peek",
    "picture",
    "share",
    "send",
    "save",
    "backup",
    "restore",
    "save_copy",
    "take_copy",
    "phones",
    "watch",
];

fn main() {
    // The sources are not where Tauri looks by itself; without this the app has no capabilities.
    let attributes = Attributes::new()
        .capabilities_path_pattern("./src-tauri/capabilities/**/*.json")
        // Named here, a command is refused unless a capability allows it.
        .app_manifest(AppManifest::new().commands(&COMMANDS));
    if let Err(error) = try_build(attributes) {
        panic!("the app's configuration does not compile: {error:#}");
    }
}
