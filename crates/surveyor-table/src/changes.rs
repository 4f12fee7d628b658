//! Every change to a game that a person can make; `edit.rs` makes it.

use serde::Deserialize;
use serde_json::Value;
use surveyor_rules::automa::{Card, Deed, Level};
use surveyor_rules::{
    Building, CampaignLength, City, CityIndex, Difficulty, Seat, Square, Tile, Token,
};
use ts_rs::TS;

/// A change to a game.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
#[serde(tag = "edit", rename_all = "kebab-case")]
pub enum Edit {
    /// One more player, after the last.
    AddPlayer {
        /// The name; may be empty.
        name: String,
    },
    /// These people sit at the table, and nobody else.
    SeatPlayers {
        /// Their names, clockwise; a name may be empty.
        names: Vec<String>,
    },
    /// A player leaves the table.
    RemovePlayer {
        /// Which, from 0.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Gives a player a name.
    RenamePlayer {
        /// Which, from 0.
        #[ts(type = "number")]
        seat: Seat,
        /// The name; may be empty.
        name: String,
    },
    /// A player takes another place; those between move up. Cities stay where they are.
    MovePlayer {
        /// From this seat
        #[ts(type = "number")]
        from: Seat,
        /// to this one.
        #[ts(type = "number")]
        to: Seat,
    },
    /// The difficulty of a solo game.
    SetDifficulty {
        /// 1 to 7.
        #[ts(type = "number")]
        difficulty: Difficulty,
    },
    /// Makes a solo game the first of a campaign, or an ordinary one.
    SetCampaign {
        /// How long the campaign is; `null` for none.
        length: Option<CampaignLength>,
    },
    /// The building type that counts again in the campaign.
    ChooseBonus {
        /// The type, or `null` to choose later.
        #[ts(type = "Building | null")]
        building: Option<Building>,
    },
    /// When and where the game was played, and what people wish to remember of it.
    SetAbout {
        /// In milliseconds since 1970; `null` for when it was begun.
        #[ts(type = "number | null")]
        played: Option<i64>,
        /// The place; may be empty.
        place: String,
        /// The note; may be empty, and may have several lines.
        note: String,
    },
    /// Gives a city a token; the city that had it gets this one's.
    SetToken {
        /// The city.
        #[ts(type = "number")]
        city: CityIndex,
        /// The token.
        #[ts(type = "Token")]
        token: Token,
    },
    /// What lies on a square. Also says that somebody looked.
    SetTile {
        /// The city.
        #[ts(type = "number")]
        city: CityIndex,
        /// The square.
        #[ts(type = "number")]
        square: Square,
        /// The tile, or `null` for none.
        #[ts(type = "Tile | null")]
        tile: Option<Tile>,
    },
    /// A whole city in notation: `SSSS/HHOM/OPOO/OPHP`.
    SetCity {
        /// The city.
        #[ts(type = "number")]
        city: CityIndex,
        /// Its tiles.
        #[ts(type = "string")]
        tiles: City,
    },
    /// Somebody looked at every doubtful square and found it right.
    ConfirmCity {
        /// The city.
        #[ts(type = "number")]
        city: CityIndex,
    },
    /// A quarter turn clockwise, photo and tiles together.
    TurnCity {
        /// The city.
        #[ts(type = "number")]
        city: CityIndex,
    },
    /// Removes tiles and photo of a city.
    ClearCity {
        /// The city.
        #[ts(type = "number")]
        city: CityIndex,
    },
    /// Moves the tiles and photos of these cities on by one place, clockwise round the table: the
    /// photo of the table was begun at another seat.
    TurnRing {
        /// The cities, in any order.
        #[ts(type = "number[]")]
        cities: Vec<CityIndex>,
    },
    /// Lays the tiles and photos of these cities the other way round the table; the first stays.
    FlipRing {
        /// The cities, in any order.
        #[ts(type = "number[]")]
        cities: Vec<CityIndex>,
    },
    /// Swaps the tiles of two squares.
    SwapTiles {
        /// The city.
        #[ts(type = "number")]
        city: CityIndex,
        /// One
        #[ts(type = "number")]
        first: Square,
        /// and the other.
        #[ts(type = "number")]
        second: Square,
    },
    /// The Automas play from the first tile on, or not any more.
    PlayWithAutomas {
        /// How; `null` for a game of which only the end is entered.
        level: Option<Level>,
    },
    /// What happened in a game with the Automas, but for their cards.
    Tell {
        /// What.
        deed: Deed,
    },
    /// The Automa whose turn it is draws a card.
    DrawCard {
        /// The card.
        card: Card,
    },
    /// One entry of a score sheet.
    SetEntry {
        /// By its name: `hamburg.tokens`, `stages[0].water`.
        entry: String,
        /// What it is now.
        #[ts(type = "number | boolean | string | null")]
        value: Value,
    },
    /// The next stage of *Cities: Skylines* begins, as the last one has left the tracks.
    AddStage,
    /// The last stage was none.
    RemoveStage,
    /// Nothing more is to be entered on a sheet, or something is after all.
    FinishSheet {
        /// Whether it is finished.
        finished: bool,
    },
    /// Swaps the tiles and photos of two cities: the photo was another city's.
    SwapCities {
        /// One
        #[ts(type = "number")]
        first: CityIndex,
        /// and the other.
        #[ts(type = "number")]
        second: CityIndex,
    },
}
