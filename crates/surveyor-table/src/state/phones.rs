//! What is shown of phones at the table, and to them.

use serde::Serialize;
use surveyor_store::GameId;
use ts_rs::TS;

/// Who is asking, over HTTP. In the app's own window it is always the host.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MeState {
    /// The only game a guest may see; `null` for the host.
    pub guest_of: Option<GameId>,
}

/// Whether phones can join, and how.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct PhonesState {
    /// The game they join; `null` while nobody can.
    pub game: Option<GameId>,
    /// What the phones open: contains the secret. The first is the best guess.
    pub links: Vec<String>,
    /// The first link as a QR code, an SVG picture.
    pub qr: String,
    /// Whether other devices can reach the links: only if the network was asked for.
    pub reachable: bool,
    /// How many phones have joined.
    pub joined: u32,
}
