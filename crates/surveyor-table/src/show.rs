//! A kept game with everything that its screen shows besides: what can be undone, who sits where, what
//! is being read.

use surveyor_rules::{CityIndex, Lang};
use surveyor_store::{GameId, Place, Play, SheetDocument, StoredGame, Travel};

use crate::state::{Answer, CityStatus, GameState, SheetState};
use crate::{Caller, Refusal, RefusalCode, Table, automas, campaign, sheet, travelled, view};

impl Table {
    /// One game of *Between Two Cities* with everything about it.
    pub fn game(&self, game: GameId, caller: impl Into<Caller>) -> Result<GameState, Refusal> {
        self.show(self.store.game(game)?, caller.into())
    }

    /// A game in the state that its screen shows.
    pub(crate) fn answer_game(&self, game: StoredGame, caller: Caller) -> Result<Answer, Refusal> {
        match &game.document.play {
            Play::Cities => self.show(game, caller).map(Answer::Game),
            Play::Sheet(kept) => self.show_sheet(&game, kept, caller).map(Answer::Sheet),
        }
    }

    /// A game on a score sheet, with what can be undone on it.
    fn show_sheet(
        &self,
        game: &StoredGame,
        kept: &SheetDocument,
        caller: Caller,
    ) -> Result<SheetState, Refusal> {
        let mut state = sheet::state(game, kept, caller.lang);
        let travels = self.store.travels(game.id, caller.guest)?;
        state.can_undo = travels.can(Travel::Undo, Place::Table, &game.document);
        state.can_redo = travels.can(Travel::Redo, Place::Table, &game.document);
        state.travelled = self.travelled(game.id, caller.lang);
        Ok(state)
    }

    /// A game of *Between Two Cities* as a screen shows it.
    pub(crate) fn show(&self, game: StoredGame, caller: Caller) -> Result<GameState, Refusal> {
        if let Play::Sheet(_) = game.document.play {
            return Err(Refusal::new(RefusalCode::NoSuchCity, "the game has no cities"));
        }
        let mut photos = Vec::with_capacity(game.document.cities.len());
        for city in &game.document.cities {
            photos.push(match city.photo {
                Some(photo) => self.store.photo(photo)?,
                None => None,
            });
        }
        let colours = self.colours(&game)?;
        let mut state = view::game(&game, &photos, &colours, caller.lang);
        let travels = self.store.travels(game.id, caller.guest)?;
        let can = |travel, place| travels.can(travel, place, &game.document);
        state.can_undo = can(Travel::Undo, Place::Table);
        state.can_redo = can(Travel::Redo, Place::Table);
        for (index, city) in CityIndex::all().zip(&mut state.cities) {
            city.can_undo = can(Travel::Undo, Place::City(index));
            city.can_redo = can(Travel::Redo, Place::City(index));
        }
        self.show_seats(&mut state, caller);
        state.revealed = self.store.revealed(game.id)?;
        state.travelled = self.travelled(game.id, caller.lang);
        if let Some(part) = game.document.campaign {
            state.campaign = Some(campaign::of_game(part, &game, &self.store.campaign(part.id)?));
        }
        if game.document.is_solo() {
            let deck = self.store.automa_deck()?;
            state.automas = Some(Box::new(automas::state(&game.document, deck, caller.lang)));
        }
        let reading = self.reading();
        for (index, city) in CityIndex::all().zip(&mut state.cities) {
            if reading.contains_key(&(game.id, index)) {
                city.status = CityStatus::Reading;
            }
        }
        Ok(state)
    }

    /// If the last change took another back or made it again: which, as a sentence. Where an earlier state is
    /// damaged nobody knows, and the game goes on.
    fn travelled(&self, game: GameId, lang: Lang) -> Option<String> {
        let travelled = self.store.travelled(game).ok().flatten()?;
        Some(travelled::in_words(&travelled, lang))
    }
}
