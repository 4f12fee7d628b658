//! The table itself, and which request does what.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use surveyor_rules::Lang;
use surveyor_store::{
    CampaignId, GameDocument, GameId, PhotoId, PictureKind, SetAside, Store, StoredGame,
};
use surveyor_vision::{LoadError, Reader, find_models};

use crate::state::{Answer, Change, GameState, HomeState, Notice};
use crate::{
    Edit, Places, Refusal, Request, RestoringState, campaign, edit, samples, statistics, view,
};

/// Players at a table nobody has sat at before.
const FIRST_TABLE: usize = 4;

/// The games of one device and everything that can be done with them. Threads share it.
pub struct Table {
    pub(crate) store: Store,
    set_aside: Vec<SetAside>,
    places: Places,
    reader: OnceLock<Result<Reader, LoadError>>,
    /// Cities whose photo is being read.
    reading: Mutex<HashSet<(GameId, u8)>>,
    watchers: Mutex<Vec<Watcher>>,
    /// How far a restore is, if one is under way.
    restoring: Mutex<Option<RestoringState>>,
}

type Watcher = Box<dyn Fn(Change) + Send>;

impl Table {
    /// Opens the games of a folder.
    pub fn open(places: Places) -> Result<Table, Refusal> {
        let (store, set_aside) = Store::open(&places.data)?;
        Ok(Table {
            store,
            set_aside,
            places,
            reader: OnceLock::new(),
            reading: Mutex::default(),
            watchers: Mutex::default(),
            restoring: Mutex::default(),
        })
    }

    /// Puts everything into the one database file, at the end of the program. Whoever still asks
    /// for something is refused.
    pub fn close(&self) -> Result<(), Refusal> {
        Ok(self.store.close()?)
    }

    /// The reader, loaded at the first call. Ask early, on a thread of its own, to have it ready.
    pub fn reader(&self) -> Result<&Reader, LoadError> {
        let load = || {
            let models = self.places.models.clone().map_or_else(find_models, Ok)?;
            Reader::load(&models, self.places.library.as_deref())
        };
        self.reader.get_or_init(load).as_ref().map_err(Clone::clone)
    }

    /// Calls a function whenever a game has changed or a photo of it is being read. It must not
    /// ask the table anything itself.
    pub fn watch(&self, watcher: impl Fn(Change) + Send + 'static) {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner).push(Box::new(watcher));
    }

    pub(crate) fn tell(&self, game: GameId) {
        for watcher in &*self.watchers.lock().unwrap_or_else(PoisonError::into_inner) {
            watcher(Change { game });
        }
    }

    /// Carries out a request.
    pub fn ask(&self, request: Request, lang: Lang) -> Result<Answer, Refusal> {
        let changed = request.changes();
        let answer = self.answer(request, lang);
        if let (Some(game), Ok(_)) = (changed, &answer) {
            self.tell(game);
        }
        answer
    }

    fn answer(&self, request: Request, lang: Lang) -> Result<Answer, Refusal> {
        match request {
            Request::Home => Ok(Answer::Home(self.home(lang)?)),
            Request::Statistics => {
                Ok(Answer::Statistics(statistics::of_games(&self.store.games()?)))
            }
            Request::Restoring => Ok(Answer::Restoring(self.restoring().unwrap_or_default())),
            Request::DeleteGame { game } => {
                self.store.delete(game)?;
                Ok(Answer::Home(self.home(lang)?))
            }
            Request::RestoreGame { game } => {
                self.store.restore(game)?;
                Ok(Answer::Home(self.home(lang)?))
            }
            Request::DeleteEverything => {
                self.store.delete_everything()?;
                Ok(Answer::Home(self.home(lang)?))
            }
            Request::SetSettings { settings } => {
                self.store.set_settings(&settings)?;
                Ok(Answer::Home(self.home(lang)?))
            }
            Request::Game { game } => self.game(game, lang).map(Answer::Game),
            Request::NewGame { like } => self.answer_game(self.new_game(like)?, lang),
            Request::NextCampaignGame { campaign } => {
                self.answer_game(self.next_campaign_game(campaign)?, lang)
            }
            Request::TrySamples => self.answer_game(self.store.create(&samples::game())?, lang),
            Request::AddSample { game, city, sample } => {
                let bytes = samples::photo(self.places.samples.as_deref(), sample)?;
                self.add_photo(game, city, &bytes, lang).map(Answer::Game)
            }
            Request::Edit { game, edit } => self.answer_game(self.edit(game, &edit)?, lang),
            Request::Undo { game } => self.answer_game(self.store.undo(game)?, lang),
            Request::Redo { game } => self.answer_game(self.store.redo(game)?, lang),
        }
    }

    /// One of a photo's pictures, as JPEG, and the game it belongs to.
    pub fn picture(&self, photo: PhotoId, kind: PictureKind) -> Result<(GameId, Vec<u8>), Refusal> {
        Ok(self.store.picture(photo, kind)?)
    }

    /// One game with everything about it.
    pub fn game(&self, game: GameId, lang: Lang) -> Result<GameState, Refusal> {
        self.show(self.store.game(game)?, lang)
    }

    fn answer_game(&self, game: StoredGame, lang: Lang) -> Result<Answer, Refusal> {
        self.show(game, lang).map(Answer::Game)
    }

    /// A game as a screen shows it.
    pub(crate) fn show(&self, game: StoredGame, lang: Lang) -> Result<GameState, Refusal> {
        let games = self.store.games()?;
        let mut photos = Vec::with_capacity(game.document.cities.len());
        for city in &game.document.cities {
            photos.push(match city.photo {
                Some(photo) => self.store.photo(photo)?,
                None => None,
            });
        }
        let mut state = view::game(&game, &photos, lang);
        state.campaign = campaign::of_game(&game, &games);
        state.known_players = statistics::known_players(&games);
        for city in self.reading().iter().filter(|(of, _)| *of == game.id).map(|(_, city)| *city) {
            if let Some(city) = state.cities.get_mut(usize::from(city)) {
                city.status = crate::CityStatus::Reading;
            }
        }
        Ok(state)
    }

    fn home(&self, lang: Lang) -> Result<HomeState, Refusal> {
        let (games, damaged) = self.store.all_games()?;
        Ok(HomeState {
            damaged: damaged.into_iter().map(view::damaged).collect(),
            settings: self.store.settings()?,
            games: games.iter().map(|game| view::summary(game, lang)).collect(),
            notices: self.notices(),
            known_players: statistics::known_players(&games),
            samples: samples::count(self.places.samples.as_deref()),
        })
    }

    fn notices(&self) -> Vec<Notice> {
        let files = self.set_aside.iter().map(|file| Notice {
            code: if file.newer { "database-newer" } else { "database-damaged" },
            details: file.path.display().to_string(),
        });
        let reader = match self.reader.get() {
            Some(Err(error)) => Some(Notice { code: "no-reader", details: error.to_string() }),
            _ => None,
        };
        files.chain(reader).collect()
    }

    /// The table of an earlier game again. A game nobody has entered anything into is used again,
    /// so that going back and forth leaves no litter.
    fn new_game(&self, like: Option<GameId>) -> Result<StoredGame, Refusal> {
        let like = like.map(|game| self.store.game(game)).transpose()?;
        let last = self.store.games()?.into_iter().find(|game| !game.document.sample);
        let unused = last
            .as_ref()
            .filter(|last| last.document.is_blank() && last.document.campaign.is_none());
        let players = like.or(last.clone()).map(|game| game.document.players);
        let players = players.unwrap_or_else(|| vec![String::new(); FIRST_TABLE]);
        match unused {
            Some(unused) if unused.document.players == players => Ok(unused.clone()),
            _ => Ok(self.store.create(&GameDocument::new(players))?),
        }
    }

    fn next_campaign_game(&self, campaign: CampaignId) -> Result<StoredGame, Refusal> {
        let games = self.store.games()?;
        match campaign::next_game(campaign, &games)? {
            campaign::Next::Open(id) => Ok(self.store.game(id)?),
            campaign::Next::New(document) => Ok(self.store.create(&document)?),
        }
    }

    fn edit(&self, game: GameId, change: &Edit) -> Result<StoredGame, Refusal> {
        match change {
            Edit::SetCorners { city, corners } => self.set_corners(game, *city, *corners),
            Edit::SetDifficulty { .. } | Edit::SetCampaign { .. } => {
                campaign::check_alone(&self.store.game(game)?, &self.store.games()?)?;
                self.store.edit(game, |draft| edit::apply(&mut draft.document, change))
            }
            Edit::ChooseBonus { building: Some(building) } => {
                let before = self.store.game(game)?;
                campaign::check_choice(&before, &self.store.games()?, *building)?;
                self.store.edit(game, |draft| edit::apply(&mut draft.document, change))
            }
            change => self.store.edit(game, |draft| edit::apply(&mut draft.document, change)),
        }
    }

    pub(crate) fn restoring(&self) -> MutexGuard<'_, Option<RestoringState>> {
        self.restoring.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn reading(&self) -> MutexGuard<'_, HashSet<(GameId, u8)>> {
        self.reading.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
