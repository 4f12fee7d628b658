//! The table itself, and which request does what.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use surveyor_rules::automa::Level;
use surveyor_rules::{CityIndex, Seat, SheetGame};
use surveyor_store::{
    CampaignId, GameDocument, GameId, GuestId, PictureKind, Place, ReadingId, SetAside, Store,
    StoredGame, Travel,
};
use surveyor_vision::{LoadError, Models, Reader};

use crate::state::{Answer, News};
use crate::watch::{Watch, Watchers};
use crate::{
    Caller, Edit, Places, Refusal, Request, campaign, edit, improve, samples, sheet, view,
};

/// Players at a table nobody has sat at before.
const FIRST_TABLE: usize = 4;

/// The games of one device and everything that can be done with them. Threads share it.
pub struct Table {
    pub(crate) store: Store,
    pub(crate) set_aside: Vec<SetAside>,
    pub(crate) samples_elsewhere: bool,
    pub(crate) reader: OnceLock<Result<Reader, LoadError>>,
    /// The same with what was learned, until something else is.
    pub(crate) knowing: Mutex<Option<Reader>>,
    /// How many photos are being read, by the city they become.
    reading: Mutex<HashMap<(GameId, CityIndex), u32>>,
    watchers: Watchers,
    /// Where guests have said that they sit.
    pub(crate) sitting: Mutex<HashMap<GuestId, (GameId, Seat)>>,
}

impl Table {
    /// Opens the games of a folder.
    pub fn open(places: Places) -> Result<Table, Refusal> {
        let (store, set_aside) = Store::open(&places.data)?;
        Ok(Table {
            store,
            set_aside,
            samples_elsewhere: places.samples_elsewhere,
            reader: OnceLock::new(),
            knowing: Mutex::default(),
            reading: Mutex::default(),
            watchers: Watchers::default(),
            sitting: Mutex::default(),
        })
    }

    /// Puts everything into the one database file, at the end of the program. Whoever still asks
    /// for something is refused.
    pub fn close(&self) -> Result<(), Refusal> {
        Ok(self.store.close()?)
    }

    /// The reader, loaded at the first call. Ask early, on a thread of its own, to have it ready.
    pub fn reader(&self) -> Result<&Reader, LoadError> {
        let load = || Reader::load(Models::find()?, None);
        self.reader.get_or_init(load).as_ref().map_err(Clone::clone)
    }

    /// Takes a reader that was loaded elsewhere, unless there is one already.
    pub fn give_reader(&self, reader: Reader) {
        let _ = self.reader.set(Ok(reader));
    }

    /// Calls a function with all news, until what is returned is dropped. It must not ask the table
    /// anything itself.
    #[must_use = "dropping it ends it"]
    pub fn watch(&self, told: impl Fn(News) + Send + 'static) -> Watch {
        self.watchers.add(told)
    }

    /// Tells everyone. What happens at the table itself is told already; whoever lets phones in
    /// tells of them.
    pub fn tell(&self, news: News) {
        self.watchers.tell(news);
    }

    /// Carries out a request.
    pub fn ask(&self, request: Request, caller: impl Into<Caller>) -> Result<Answer, Refusal> {
        let news = request.news();
        let answer = self.answer(request, caller.into());
        if let (Some(news), Ok(_)) = (news, &answer) {
            self.tell(news);
        }
        answer
    }

    fn answer(&self, request: Request, caller: Caller) -> Result<Answer, Refusal> {
        let lang = caller.lang;
        match request {
            Request::Home => Ok(Answer::Home(self.home(lang)?)),
            Request::Improve { game, city } => {
                improve::of_city(&self.store.game(game)?, city, lang).map(Answer::Improvement)
            }
            Request::Statistics => Ok(Answer::Statistics(self.statistics(lang)?)),
            Request::KnownPlayers => Ok(Answer::KnownPlayers {
                names: self.store.known_players()?,
                groups: self.store.groups()?,
            }),
            Request::SetColour { game, seat, colour } => {
                let stored = self.store.game(game)?;
                let name =
                    stored.document.players.get(seat.index()).filter(|name| !name.is_empty());
                let name = name.ok_or_else(|| Refusal::no_player(seat))?;
                self.store.set_colour(game, name, colour)?;
                self.answer_game(stored, caller)
            }
            Request::DeleteGame { game } => {
                self.store.delete(game)?;
                Ok(Answer::Home(self.home(lang)?))
            }
            Request::RestoreGame { game } => {
                self.store.restore(game)?;
                Ok(Answer::Home(self.home(lang)?))
            }
            Request::Bin => self.bin(lang),
            Request::EmptyBin => {
                self.store.empty_bin()?;
                self.bin(lang)
            }
            Request::DeleteEverything => {
                self.store.delete_everything()?;
                self.learned_anew();
                Ok(Answer::Home(self.home(lang)?))
            }
            Request::ForgetCopy => {
                self.forget_copy()?;
                Ok(Answer::Home(self.home(lang)?))
            }
            Request::SetSettings { settings } => {
                self.store.set_settings(&settings)?;
                Ok(Answer::Home(self.home(lang)?))
            }
            Request::Game { game } => self.answer_game(self.store.game(game)?, caller),
            Request::NewGame { like } => self.answer_game(self.new_game(like, None)?, caller),
            Request::NewSheet { sheet } => {
                self.answer_game(self.new_game(None, Some(sheet))?, caller)
            }
            Request::NextCampaignGame { campaign } => {
                self.answer_game(self.next_campaign_game(campaign)?, caller)
            }
            Request::TrySamples => self.answer_game(self.store.create(&samples::game())?, caller),
            Request::AddSample { game, city, sample } => {
                let bytes = samples::photo(sample)?;
                self.add_photo(game, city, &bytes, caller).map(Answer::Game)
            }
            Request::Edit { game, edit } => {
                self.answer_game(self.edit(game, &edit, caller.guest)?, caller)
            }
            Request::SetCorners { game, city, corners } => {
                self.answer_game(self.set_corners(game, city, corners, caller.guest)?, caller)
            }
            Request::Sit { game, seat } => {
                self.sit(game, seat, caller)?;
                self.answer_game(self.store.game(game)?, caller)
            }
            Request::Reveal { game, step } => self.reveal(game, step, caller),
            Request::Undo { game, city } => self.travel(game, Travel::Undo, city, caller),
            Request::Redo { game, city } => self.travel(game, Travel::Redo, city, caller),
        }
    }

    /// One of a photo's pictures, as JPEG, and the game it belongs to.
    pub fn picture(
        &self,
        photo: ReadingId,
        kind: PictureKind,
    ) -> Result<(GameId, Vec<u8>), Refusal> {
        Ok(self.store.picture(photo, kind)?)
    }

    fn travel(
        &self,
        game: GameId,
        travel: Travel,
        city: Option<CityIndex>,
        caller: Caller,
    ) -> Result<Answer, Refusal> {
        let place = city.map_or(Place::Table, Place::City);
        self.answer_game(self.change_back(game, travel, place, caller.guest)?, caller)
    }

    fn reveal(&self, game: GameId, step: u8, caller: Caller) -> Result<Answer, Refusal> {
        let stored = self.store.game(game)?;
        if !view::is_finished(&stored.document) {
            return Err(Refusal::unfinished());
        }
        self.store.reveal(game, step)?;
        self.answer_game(stored, caller)
    }

    /// The table of an earlier game again. A game nobody has entered anything into is used again,
    /// so that going back and forth leaves no litter.
    fn new_game(
        &self,
        like: Option<GameId>,
        sheet: Option<SheetGame>,
    ) -> Result<StoredGame, Refusal> {
        let like = like.map(|game| self.store.game(game)).transpose()?;
        let sheet = like.as_ref().map_or(sheet, |game| game.document.sheet_game());
        // Those of the sample photos are nobody's friends.
        let like = like.filter(|game| !game.document.sample);
        let last = self.store.last_game(sheet)?;
        let unused = last
            .as_ref()
            .filter(|last| last.document.is_blank() && last.document.campaign.is_none())
            .filter(|last| last.document.about.is_empty());
        let players = like.or(last.clone()).map(|game| game.document.players);
        let players = players.unwrap_or_else(|| match sheet {
            None => vec![String::new(); FIRST_TABLE],
            Some(game) => sheet::nobody(game),
        });
        match unused {
            Some(unused) if unused.document.players == players => Ok(unused.clone()),
            _ => Ok(self.store.create(&match sheet {
                None => GameDocument::new(players),
                Some(game) => GameDocument::on_sheet(game, players),
            })?),
        }
    }

    fn next_campaign_game(&self, campaign: CampaignId) -> Result<StoredGame, Refusal> {
        match campaign::next_game(&self.store.campaign(campaign)?)? {
            campaign::Next::Open(id) => Ok(self.store.game(id)?),
            campaign::Next::New(document) => Ok(self.store.create(&document)?),
        }
    }

    fn edit(
        &self,
        game: GameId,
        change: &Edit,
        by: Option<GuestId>,
    ) -> Result<StoredGame, Refusal> {
        match change {
            Edit::SetDifficulty { .. } | Edit::SetCampaign { .. } => {
                if let Some(part) = self.store.game(game)?.document.campaign {
                    campaign::check_alone(&self.store.campaign(part.id)?)?;
                }
            }
            Edit::ChooseBonus { building: Some(building) } => {
                let before = self.store.game(game)?;
                if let Some(part) = before.document.campaign {
                    let games = self.store.campaign(part.id)?;
                    campaign::check_choice(part, &before, &games, *building)?;
                }
            }
            _ => {}
        }
        let stored = self.change(game, by, |draft| edit::apply(&mut draft.document, change))?;
        self.remember_cards(change)?;
        Ok(stored)
    }

    /// What was told of the Automa cards is not asked again in the next game.
    fn remember_cards(&self, change: &Edit) -> Result<(), Refusal> {
        match change {
            Edit::PlayWithAutomas { level: Some(Level::Full { order }) } => {
                Ok(self.store.see_automa_order(order)?)
            }
            Edit::DrawCard { card } => Ok(self.store.see_automa_card(card)?),
            _ => Ok(()),
        }
    }

    pub(crate) fn reading(&self) -> MutexGuard<'_, HashMap<(GameId, CityIndex), u32>> {
        self.reading.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
