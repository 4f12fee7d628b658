//! What each change does to a game.

use surveyor_rules::{
    City, CityIndex, MAX_PLAYERS, Mode, Seat, Squares, clean_name, clean_note, name_key,
};
use surveyor_store::{About, CampaignId, CampaignPart, CityDocument, GameDocument};

use crate::ring::{self, Move, city};
use crate::{Edit, Refusal, RefusalCode, automas, sheet};

/// Makes a change, or refuses it and leaves the game as it is.
pub(crate) fn apply(game: &mut GameDocument, edit: &Edit) -> Result<(), Refusal> {
    match edit {
        Edit::AddPlayer { name } => add_player(game, name),
        Edit::SeatPlayers { names } => seat_players(game, names),
        Edit::RemovePlayer { seat } => remove_player(game, *seat),
        Edit::RenamePlayer { seat, name } => rename_player(game, *seat, name),
        Edit::MovePlayer { from, to } => {
            seat(game, *from)?;
            seat(game, *to)?;
            let player = game.players.remove(from.index());
            game.players.insert(to.index(), player);
            Ok(())
        }
        Edit::SetDifficulty { difficulty } => {
            game.difficulty = *difficulty;
            Ok(())
        }
        Edit::SetCampaign { length } => {
            if length.is_some() && !game.is_solo() {
                return Err(Refusal::new(RefusalCode::NoCampaign, "a campaign is played alone"));
            }
            let id = game.campaign.map_or_else(CampaignId::random, |part| part.id);
            let choice = game.campaign.and_then(|part| part.choice);
            game.campaign = length.map(|length| CampaignPart { id, length, choice });
            Ok(())
        }
        Edit::ChooseBonus { building } => match &mut game.campaign {
            Some(part) => {
                part.choice = *building;
                Ok(())
            }
            None => {
                Err(Refusal::new(RefusalCode::NoCampaign, "the game is not part of a campaign"))
            }
        },
        Edit::SetAbout { played, place, note } => {
            let about = About { played: *played, place: clean_name(place), note: clean_note(note) };
            about.check().map_err(|what| Refusal::new(RefusalCode::Failed, what))?;
            game.about = about;
            Ok(())
        }
        Edit::SetToken { city: index, token } => {
            let before = city(game, *index)?.token;
            for city in &mut game.cities {
                if city.token == *token {
                    city.token = before;
                }
            }
            city(game, *index)?.token = *token;
            Ok(())
        }
        Edit::SetTile { city: index, square, tile } => {
            let city = city(game, *index)?;
            city.tiles.set(*square, *tile);
            city.look_at((*square).into());
            Ok(())
        }
        Edit::SetCity { city: index, tiles } => {
            city(game, *index)?.enter(*tiles);
            Ok(())
        }
        Edit::ConfirmCity { city: index } => {
            let city = city(game, *index)?;
            city.look_at(city.doubtful | city.reread);
            Ok(())
        }
        Edit::TurnCity { city: index } => {
            let city = city(game, *index)?;
            city.tiles = city.tiles.turned();
            for squares in [&mut city.checked, &mut city.doubtful, &mut city.reread] {
                *squares = squares.into_iter().map(|at| at.turned()).collect();
            }
            city.turns = (city.turns + 1) % 4;
            Ok(())
        }
        Edit::ClearCity { city: index } => {
            let city = city(game, *index)?;
            *city = CityDocument::empty(city.key, city.token);
            Ok(())
        }
        Edit::SwapCities { first, second } => swap_cities(game, *first, *second),
        Edit::TurnRing { cities } => ring::shift(game, cities, Move::Turn),
        Edit::FlipRing { cities } => ring::shift(game, cities, Move::Flip),
        Edit::SwapTiles { city: index, first, second } => {
            let city = city(game, *index)?;
            let (one, other) = (city.tiles.get(*first), city.tiles.get(*second));
            for (square, tile) in [(*first, other), (*second, one)] {
                city.tiles.set(square, tile);
                city.look_at(square.into());
            }
            Ok(())
        }
        Edit::PlayWithAutomas { level } => automas::play(game, level.clone()),
        Edit::Tell { deed } => automas::tell(game, deed),
        Edit::DrawCard { card } => automas::draw(game, card),
        Edit::SetEntry { entry, value } => sheet::set_entry(game, entry, value),
        Edit::AddStage => sheet::add_stage(game),
        Edit::RemoveStage => sheet::remove_stage(game),
        Edit::FinishSheet { finished } => sheet::finish(game, *finished),
    }
}

fn seat(game: &GameDocument, at: Seat) -> Result<usize, Refusal> {
    let index = at.index();
    if index < game.players.len() { Ok(index) } else { Err(Refusal::no_player(at)) }
}

/// A name fit for the table: clean, and unlike the others.
fn fit_name(name: &str, others: &[&String]) -> Result<String, Refusal> {
    let name = clean_name(name);
    let taken = |other: &&String| name_key(other) == name_key(&name);
    if !name.is_empty() && others.iter().any(taken) {
        return Err(Refusal::new(
            RefusalCode::NameTaken,
            format_args!("{name} sits at the table already"),
        ));
    }
    Ok(name)
}

fn add_player(game: &mut GameDocument, name: &str) -> Result<(), Refusal> {
    if game.players.len() >= *game.seats().end() {
        return Err(table_full(game));
    }
    let name = fit_name(name, &game.players.iter().collect::<Vec<_>>())?;
    game.players.push(name);
    settle(game);
    Ok(())
}

fn seat_players(game: &mut GameDocument, names: &[String]) -> Result<(), Refusal> {
    if names.len() > *game.seats().end() {
        return Err(table_full(game));
    }
    if names.len() < *game.seats().start() {
        return Err(table_empty(game));
    }
    let mut players: Vec<String> = Vec::with_capacity(names.len());
    for name in names {
        let name = fit_name(name, &players.iter().collect::<Vec<_>>())?;
        players.push(name);
    }
    game.players = players;
    settle(game);
    Ok(())
}

fn table_full(game: &GameDocument) -> Refusal {
    let most = *game.seats().end();
    Refusal::new(RefusalCode::TableFull, format_args!("there is room for {most} players"))
}

fn table_empty(game: &GameDocument) -> Refusal {
    let fewest = *game.seats().start();
    Refusal::new(RefusalCode::TableEmpty, format_args!("it takes {fewest} to play"))
}

/// Makes room for as many cities as a photo shows, where nobody has said yet who plays: the number of
/// seats was a guess.
pub(crate) fn seat_more(game: &mut GameDocument, cities: usize) {
    let guessed = game.players.iter().all(String::is_empty) && game.is_blank();
    if guessed && game.mode() == Mode::Shared {
        while game.players.len() < cities.min(MAX_PLAYERS) {
            game.players.push(String::new());
        }
        settle(game);
    }
}

fn rename_player(game: &mut GameDocument, at: Seat, name: &str) -> Result<(), Refusal> {
    let at = seat(game, at)?;
    let others: Vec<&String> =
        game.players.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, name)| name).collect();
    game.players[at] = fit_name(name, &others)?;
    Ok(())
}

/// Of the two cities beside the player the one that is still blank goes, else the left one.
fn remove_player(game: &mut GameDocument, at: Seat) -> Result<(), Refusal> {
    let at = seat(game, at)?;
    if game.players.len() <= *game.seats().start() {
        return Err(table_empty(game));
    }
    let shared = |game: &GameDocument| game.mode() == Mode::Shared && !game.cities.is_empty();
    let was_shared = shared(game);
    game.players.remove(at);
    if was_shared && shared(game) {
        let right = (at + game.cities.len() - 1) % game.cities.len();
        let blank = |city: usize| game.cities[city].is_blank();
        let gone = if !blank(at) && blank(right) { right } else { at };
        game.cities.remove(gone);
    }
    settle(game);
    Ok(())
}

/// As many cities as the players need; a campaign only for one.
fn settle(game: &mut GameDocument) {
    game.fit_cities();
    if !game.is_solo() {
        game.campaign = None;
        game.automas = None;
    }
}

fn swap_cities(
    game: &mut GameDocument,
    first: CityIndex,
    second: CityIndex,
) -> Result<(), Refusal> {
    let (one, other) = (city(game, first)?.clone(), city(game, second)?.clone());
    // Tokens stay where they lie on the table.
    *city(game, first)? = one.holding(&other);
    *city(game, second)? = other.holding(&one);
    Ok(())
}

/// Puts what was read on a city.
pub(crate) fn take_reading(city: &mut CityDocument, tiles: City, doubtful: Squares) {
    city.tiles = tiles;
    // An empty square asks to be looked at by being empty.
    city.doubtful = doubtful - tiles.empty_squares();
    city.checked = Squares::NONE;
    city.reread = Squares::NONE;
    city.turns = 0;
}
