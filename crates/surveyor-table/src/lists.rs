//! Kept games as lists and the first screen show them.

use surveyor_rules::{Lang, MAX_PLAYERS, clean_name};
use surveyor_store::{Colour, DamagedGame, DeletedGame, Play, StoredGame};

use crate::sheet;
use crate::state::{
    CityStatus, DamagedSummary, DeletedSummary, GameSummary, LastCity, LastResultState,
    LastStanding,
};
use crate::view::{is_finished, names, rules_game, status};

/// A game in a list.
pub(crate) fn summary(stored: &StoredGame, lang: Lang) -> GameSummary {
    match &stored.document.play {
        Play::Cities => summary_of_cities(stored, lang),
        Play::Sheet(kept) => sheet::summary(stored, kept, lang),
    }
}

fn summary_of_cities(stored: &StoredGame, lang: Lang) -> GameSummary {
    let document = &stored.document;
    let done = document.cities.iter().filter(|city| status(city) == CityStatus::Done).count();
    let finished = is_finished(document);
    let standings = rules_game(document).standings();
    let names = names(document, lang);
    let first = || standings.players().iter().filter(|player| player.rank == 1 && finished);
    GameSummary {
        id: stored.id,
        sheet: None,
        mode: document.mode(),
        played: stored.played(),
        players: names[..document.players.len()].to_vec(),
        cities: document.cities.len() as u8,
        cities_done: done as u8,
        finished,
        winners: first().map(|player| names[player.seat.index()].clone()).collect(),
        best: first().next().map(|player| player.final_score()),
        headline: None,
        sample: document.sample,
    }
}

/// A result in small.
pub(crate) fn last_result(
    stored: &StoredGame,
    colours: &[Option<Colour>],
    lang: Lang,
) -> LastResultState {
    let document = &stored.document;
    let (game, names) = (rules_game(document), names(document, lang));
    let (score, standings) = (game.score(), game.standings());
    let standings = standings.players().iter().map(|standing| LastStanding {
        name: names[standing.seat.index()].clone(),
        colour: colours.get(standing.seat.index()).copied().flatten(),
        score: standing.final_score(),
        rank: standing.rank,
    });
    let cities = document.cities.iter().zip(score.cities()).map(|(city, score)| LastCity {
        token: city.token,
        notation: city.tiles.to_string(),
        total: score.total(),
    });
    LastResultState { game: stored.id, standings: standings.collect(), cities: cities.collect() }
}

/// A damaged game in a list.
pub(crate) fn damaged(game: DamagedGame) -> DamagedSummary {
    let DamagedGame { id, created, players, why } = game;
    // They come out of a document that nobody has checked.
    let players = players.iter().take(MAX_PLAYERS).map(|name| clean_name(name));
    let players = players.filter(|name| !name.is_empty()).collect();
    DamagedSummary { id, created, players, details: why }
}

/// A deleted game in a list.
pub(crate) fn deleted(game: DeletedGame, lang: Lang) -> DeletedSummary {
    let DeletedGame { game, deleted, days_left } = game;
    let (id, played, players, damaged) = match game {
        Ok(game) => {
            let GameSummary { id, played, players, .. } = summary(&game, lang);
            (id, Some(played), players, false)
        }
        Err(game) => {
            let DamagedSummary { id, created, players, .. } = self::damaged(game);
            (id, created, players, true)
        }
    };
    DeletedSummary { id, played, players, damaged, deleted, days_left }
}
