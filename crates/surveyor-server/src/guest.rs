//! What a guest may do: photograph, correct and look at one game.

use surveyor_table::{Answer, Edit, GameId, GameState, Request};

use crate::doors::Leaves;
use crate::sessions::Role;

impl Role {
    /// Whether somebody may ask this.
    pub(crate) fn may_ask(self, request: &Request) -> bool {
        let Role::Guest(own) = self else { return true };
        match request {
            Request::Game { game }
            | Request::Improve { game, .. }
            | Request::SetCorners { game, .. }
            | Request::Sit { game, .. }
            | Request::Undo { game, .. }
            | Request::Redo { game, .. } => *game == own,
            Request::Edit { game, edit } => *game == own && is_correction(edit),
            _ => false,
        }
    }

    /// Whether somebody may see or change a game.
    pub(crate) fn may_see(self, game: GameId) -> bool {
        match self {
            Role::Host => true,
            Role::Guest(own) => own == game,
        }
    }

    /// An answer without what this role must not see: other games.
    pub(crate) fn trim(self, answer: Answer) -> Answer {
        match answer {
            Answer::Game(game) => Answer::Game(self.trim_game(game)),
            other => other,
        }
    }

    pub(crate) fn trim_game(self, mut game: GameState) -> GameState {
        if let Role::Guest(_) = self {
            game.campaign = None;
        }
        game
    }
}

/// What a request leaves in its game, of those that a guest may ask.
pub(crate) fn leaves(request: &Request) -> Option<Leaves> {
    match request {
        // Another reading of the photo is kept beside the first.
        Request::SetCorners { .. } => Some(Leaves::Photo),
        Request::Edit { .. } | Request::Undo { .. } | Request::Redo { .. } => Some(Leaves::Change),
        _ => None,
    }
}

/// Whether a change corrects a city or a sheet, and leaves the table alone.
fn is_correction(edit: &Edit) -> bool {
    match edit {
        Edit::SetTile { .. }
        | Edit::SetCity { .. }
        | Edit::ConfirmCity { .. }
        | Edit::TurnCity { .. }
        | Edit::ClearCity { .. }
        | Edit::SwapTiles { .. }
        | Edit::SwapCities { .. }
        | Edit::TurnRing { .. }
        | Edit::FlipRing { .. }
        | Edit::SetEntry { .. }
        | Edit::AddStage
        | Edit::RemoveStage => true,
        Edit::AddPlayer { .. }
        | Edit::SeatPlayers { .. }
        | Edit::RemovePlayer { .. }
        | Edit::RenamePlayer { .. }
        | Edit::MovePlayer { .. }
        | Edit::SetAbout { .. }
        | Edit::SetDifficulty { .. }
        | Edit::SetCampaign { .. }
        | Edit::ChooseBonus { .. }
        | Edit::SetToken { .. }
        | Edit::PlayWithAutomas { .. }
        | Edit::Tell { .. }
        | Edit::DrawCard { .. }
        | Edit::FinishSheet { .. } => false,
    }
}
