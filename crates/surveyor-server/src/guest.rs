//! What a guest may do: photograph, correct and look at one game.

use surveyor_table::{Answer, Edit, GameId, GameState, Request};

use crate::sessions::Role;

impl Role {
    /// Whether somebody may ask this.
    pub(crate) fn may_ask(self, request: &Request) -> bool {
        let Role::Guest(own) = self else { return true };
        match request {
            Request::Game { game }
            | Request::Improve { game, .. }
            | Request::SetCorners { game, .. }
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

/// Whether a change corrects a city or a sheet, and leaves the table alone.
fn is_correction(edit: &Edit) -> bool {
    match edit {
        Edit::SetTile { .. }
        | Edit::SetCity { .. }
        | Edit::ConfirmCity { .. }
        | Edit::TurnCity { .. }
        | Edit::ClearCity { .. }
        | Edit::SwapCities { .. }
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
