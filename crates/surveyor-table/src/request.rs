//! Everything a person can ask of the table, one request an action.

use serde::Deserialize;
use surveyor_rules::{CityIndex, Seat, SheetGame};
use surveyor_store::{CampaignId, Colour, GameId, Settings};
use ts_rs::TS;

use crate::{Edit, News};

/// A wish of the user. Each is answered with the state it leads to.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Request {
    /// What the first screen shows.
    Home,
    /// One game with everything about it.
    Game {
        /// Which.
        game: GameId,
    },
    /// What one city of a finished game could have been.
    Improve {
        /// The game.
        game: GameId,
        /// The city.
        #[ts(type = "number")]
        city: CityIndex,
    },
    /// Games and averages of every player.
    Statistics,
    /// The names of earlier games, to offer them to whoever types one, and who played together.
    KnownPlayers,
    /// Gives a player a colour, here and at every other table. Whoever has it at this table gets the
    /// one that becomes free.
    SetColour {
        /// The game.
        game: GameId,
        /// Whose, from 0; somebody with a name.
        #[ts(type = "number")]
        seat: Seat,
        /// The colour.
        colour: Colour,
    },
    /// A new game of *Between Two Cities*, or like another one; one that nobody has entered anything
    /// into yet is used again.
    NewGame {
        /// The same game, played by the same people; if `null` by those of the last one.
        #[serde(default)]
        #[ts(optional)]
        like: Option<GameId>,
    },
    /// A new game that is kept on a sheet, played by the people of the last one.
    NewSheet {
        /// Which.
        #[ts(type = "SheetGame")]
        sheet: SheetGame,
    },
    /// A solo game in the campaign of this one, with the same difficulty.
    NextCampaignGame {
        /// The campaign.
        campaign: CampaignId,
    },
    /// A game with the sample players, for the sample photos.
    TrySamples,
    /// Reads a sample photo as if it had been taken.
    AddSample {
        /// The game.
        game: GameId,
        /// The city it becomes.
        #[ts(type = "number")]
        city: CityIndex,
        /// Which of the four, from 0.
        sample: u8,
    },
    /// Reads the photo of a city again, inside these corners.
    SetCorners {
        /// The game.
        game: GameId,
        /// The city.
        #[ts(type = "number")]
        city: CityIndex,
        /// In pixels of the city's photo as kept, clockwise, beginning anywhere.
        corners: [[f64; 2]; 4],
    },
    /// Whoever asks says where they sit: their cities are offered to them first. Only phones that
    /// have joined say so; a seat is taken over by the last who does.
    Sit {
        /// The game.
        game: GameId,
        /// Whose seat it is, from 0; `null` to leave it.
        #[ts(type = "number | null")]
        seat: Option<Seat>,
    },
    /// Puts a game away; it can be had back.
    DeleteGame {
        /// Which.
        game: GameId,
    },
    /// Takes a deleted game back.
    RestoreGame {
        /// Which.
        game: GameId,
    },
    /// The deleted games that can be had back.
    Bin,
    /// Forgets the deleted games.
    EmptyBin,
    /// Forgets everything: games, photos, settings, how the tiles look.
    DeleteEverything,
    /// Forgets how the tiles of this copy of the game look.
    ForgetCopy,
    /// Changes the settings.
    SetSettings {
        /// All of them, as they shall be.
        settings: Settings,
    },
    /// Tells a finished result up to this step, to everyone who looks. Which steps there are is the
    /// pages' business; what was told stays told.
    Reveal {
        /// The game.
        game: GameId,
        /// The step.
        step: u8,
    },
    /// A change to one game. All of these can be undone.
    Edit {
        /// The game.
        game: GameId,
        /// The change.
        edit: Edit,
    },
    /// Takes the last change of one place back, and nothing that was done elsewhere. A guest takes
    /// back only what this guest has done.
    Undo {
        /// The game.
        game: GameId,
        /// The city whose last change it is; `null` for one of the table: players, tokens, how the
        /// game is played.
        #[ts(type = "number | null")]
        city: Option<CityIndex>,
    },
    /// Makes a change again that was taken back there.
    Redo {
        /// The game.
        game: GameId,
        /// The city, or `null` for the table.
        #[ts(type = "number | null")]
        city: Option<CityIndex>,
    },
}

impl Request {
    /// Whether a photo is decoded and read for it, which takes time and memory.
    pub fn reads_a_photo(&self) -> bool {
        matches!(self, Request::AddSample { .. } | Request::SetCorners { .. })
    }

    /// What everyone has to be told once it is carried out.
    pub(crate) fn news(&self) -> Option<News> {
        match self {
            Request::Edit { game, .. }
            | Request::Undo { game, .. }
            | Request::Redo { game, .. }
            | Request::SetCorners { game, .. }
            | Request::SetColour { game, .. }
            | Request::Sit { game, .. }
            | Request::Reveal { game, .. }
            | Request::RestoreGame { game } => Some(News::Changed { game: *game }),
            Request::DeleteGame { game } => Some(News::Gone { game: *game }),
            Request::DeleteEverything => Some(News::AllGone),
            // Adding a photo tells by itself, when it begins and when it is done.
            _ => None,
        }
    }
}

/// What the host can ask about phones at the table. Carried out by whoever can listen: the app or
/// the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum PhonesRequest {
    /// How it stands.
    Look,
    /// Lets phones join a game.
    Open {
        /// The game.
        game: GameId,
    },
    /// Sends the phones away.
    Close,
}
