//! Who of those with a phone sits where. It is known as long as the program runs.

use std::collections::HashMap;
use std::sync::{MutexGuard, PoisonError};

use surveyor_rules::Seat;
use surveyor_store::{GameId, GuestId};

use crate::{Caller, GameState, Refusal, Table};

impl Table {
    /// A guest takes a seat, and whoever had it before gets up. The host sits nowhere: the device
    /// that holds the games serves everyone.
    pub(crate) fn sit(
        &self,
        game: GameId,
        seat: Option<Seat>,
        caller: Caller,
    ) -> Result<(), Refusal> {
        let players = self.store.game(game)?.document.players.len();
        if let Some(seat) = seat.filter(|seat| seat.index() >= players) {
            return Err(Refusal::no_player(seat));
        }
        let Some(guest) = caller.guest else { return Ok(()) };
        let mut sitting = self.sitting();
        sitting.retain(|other, (of, at)| *other != guest && (*of != game || Some(*at) != seat));
        if let Some(seat) = seat {
            sitting.insert(guest, (game, seat));
        }
        Ok(())
    }

    /// All guests have been sent away.
    pub fn guests_left(&self) {
        self.sitting().clear();
    }

    /// Tells a game's state who sits where.
    pub(crate) fn show_seats(&self, state: &mut GameState, caller: Caller) {
        let sitting = self.sitting();
        let here = sitting.iter().filter(|(_, (game, seat))| {
            *game == state.id && state.players.get(seat.index()).is_some_and(|one| !one.automa)
        });
        state.phones = here.map(|(_, (_, seat))| *seat).collect();
        state.phones.sort();
        let own = caller.guest.and_then(|guest| sitting.get(&guest));
        state.seat = own.map(|(_, seat)| *seat).filter(|seat| state.phones.contains(seat));
    }

    fn sitting(&self) -> MutexGuard<'_, HashMap<GuestId, (GameId, Seat)>> {
        self.sitting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
