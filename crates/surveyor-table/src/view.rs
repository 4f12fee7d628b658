//! A kept game as the screens show it.

use surveyor_rules::words::shown_names;
use surveyor_rules::{
    Building, City, CityIndex, Fault, Game, Lang, Severity, Square, Squares, Standing,
};
use surveyor_store::{CityDocument, Colour, GameDocument, Photo, Play, Seen, StoredGame};

use crate::sheet;
use crate::state::{
    CellState, CityState, CityStatus, EntryState, GameState, GameWarning, PhotoState, PlayerState,
    RaceState, ResultState, StandingState, Suspect,
};

/// How many squares a warning points at.
const SUSPECTS: usize = 3;

/// The rules' game of a kept one of *Between Two Cities*.
pub(crate) fn rules_game(document: &GameDocument) -> Game {
    let cities: Vec<City> = document.cities.iter().map(|city| city.tiles).collect();
    Game::new(document.mode(), &cities).expect("a kept game has as many cities as it needs")
}

/// Where a city stands, as far as the document says.
pub(crate) fn status(city: &CityDocument) -> CityStatus {
    if city.is_blank() {
        CityStatus::Empty
    } else if city.tiles == City::EMPTY {
        CityStatus::Unread
    } else if !city.tiles.is_finished() {
        CityStatus::Unfinished
    } else if !city.doubtful.is_empty() {
        CityStatus::Doubts
    } else {
        CityStatus::Done
    }
}

/// Whether every city is done, or the sheet is finished.
pub(crate) fn is_finished(document: &GameDocument) -> bool {
    match &document.play {
        Play::Cities => document.cities.iter().all(|city| status(city) == CityStatus::Done),
        Play::Sheet(kept) => kept.finished,
    }
}

/// The names to show, Automas too.
pub(crate) fn names(document: &GameDocument, lang: Lang) -> Vec<String> {
    match &document.play {
        Play::Cities => shown_names(&document.players, lang),
        Play::Sheet(kept) => sheet::names(&document.players, &kept.sheet, lang),
    }
}

/// A game with everything but its campaign and what can be undone.
pub(crate) fn game(
    stored: &StoredGame,
    photos: &[Option<Photo>],
    colours: &[Option<Colour>],
    lang: Lang,
) -> GameState {
    let document = &stored.document;
    let game = rules_game(document);
    let names = names(document, lang);
    let players = game.seats().map(|seat| PlayerState {
        name: document.players.get(seat.index()).cloned().unwrap_or_default(),
        shown: names[seat.index()].clone(),
        colour: colours.get(seat.index()).copied().flatten(),
        cities: game.cities_of(seat),
        automa: seat.index() >= document.players.len(),
    });
    let cities: Vec<CityState> = game
        .city_indexes()
        .map(|index| {
            city(&game, index, &document.cities[index.index()], &photos[index.index()], lang)
        })
        .collect();
    let warnings = game
        .check()
        .iter()
        .filter(|fault| fault.severity() == Severity::Warning)
        .map(|fault| warning(document, fault, &cities, lang))
        .collect();
    GameState {
        id: stored.id,
        version: stored.version,
        mode: document.mode(),
        created: stored.created,
        played: stored.played(),
        place: document.about.place.clone(),
        note: document.about.note.clone(),
        players: players.collect(),
        result: result(&game, document, &names, lang),
        cities,
        difficulty: document.mode().difficulty(),
        campaign: None,
        automas: None,
        can_undo: false,
        can_redo: false,
        travelled: None,
        warnings,
        sample: document.sample,
        seat: None,
        phones: Vec::new(),
        revealed: None,
    }
}

fn city(
    game: &Game,
    index: CityIndex,
    document: &CityDocument,
    photo: &Option<Photo>,
    lang: Lang,
) -> CityState {
    let score = game.score().cities()[index.index()];
    let entries = game.explain(index).into_iter().map(|entry| EntryState {
        building: entry.building,
        squares: entry.squares,
        beside: entry.beside,
        points: entry.points,
        why: entry.reason.in_words(lang),
    });
    let automacity = game.is_automacity(index);
    let tiles = &document.tiles;
    CityState {
        token: document.token,
        owners: game.owners(index).collect(),
        automacity,
        status: status(document),
        cells: cells(document, photo.as_ref().and_then(|photo| photo.seen.as_ref())),
        notation: tiles.to_string(),
        doubts: document.doubtful,
        reread: document.reread,
        photo: photo.as_ref().zip(document.photo).map(|(photo, id)| PhotoState {
            id,
            picture: photo.picture,
            width: photo.width,
            height: photo.height,
            corners: photo.seen.as_ref().map(|seen| seen.corners),
            turns: document.turns,
            warnings: photo.seen.as_ref().map(|seen| seen.warnings.clone()).unwrap_or_default(),
        }),
        points: Building::ALL.map(|building| score.of(building)),
        adjustment: score.adjustment(),
        total: score.total(),
        provisional: !game.is_finished(),
        entries: entries.collect(),
        can_undo: false,
        can_redo: false,
    }
}

fn cells(document: &CityDocument, seen: Option<&Seen>) -> Vec<CellState> {
    let mut cells: Vec<CellState> = Square::all()
        .map(|square| CellState {
            tile: document.tiles.get(square),
            confidence: None,
            alternatives: Vec::new(),
            checked: document.checked.contains(square),
        })
        .collect();
    let Some(seen) = seen else { return cells };
    for (read, at) in Square::all().enumerate() {
        // What was read has turned with the city since.
        let now = (0..document.turns).fold(at, |square, _| square.turned());
        let cell = &mut cells[usize::from(now.index())];
        cell.confidence = Some(seen.confidence[read]);
        cell.alternatives.clone_from(&seen.alternatives[read]);
    }
    cells
}

/// What a city is called: by its token; Automacity by its name.
pub(crate) fn city_name(document: &GameDocument, city: CityIndex, lang: Lang) -> String {
    if document.mode().is_automacity(city) {
        return lang.terms().automacity.into();
    }
    document.cities[city.index()].token.city_in_words(lang)
}

fn warning(
    document: &GameDocument,
    fault: &Fault,
    cities: &[CityState],
    lang: Lang,
) -> GameWarning {
    let mut suspects: Vec<(bool, f32, Suspect)> = Vec::new();
    for (index, squares) in fault.places() {
        // Of two cities alike, no square is more suspicious than another.
        if squares == Squares::ALL {
            suspects.push((false, 0.0, Suspect { city: index, square: Square::FIRST }));
            continue;
        }
        for square in squares {
            let cell = &cities[index.index()].cells[usize::from(square.index())];
            let suspect = Suspect { city: index, square };
            suspects.push((cell.checked, cell.confidence.unwrap_or(1.0), suspect));
        }
    }
    suspects.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
    GameWarning {
        code: fault.kind(),
        words: fault.in_words_with_names(lang, |city| city_name(document, city, lang)),
        suspects: suspects.into_iter().map(|(_, _, suspect)| suspect).take(SUSPECTS).collect(),
    }
}

fn result(game: &Game, document: &GameDocument, names: &[String], lang: Lang) -> ResultState {
    let not_done = |city: &CityIndex| status(&document.cities[city.index()]) != CityStatus::Done;
    let missing: Vec<CityIndex> = game.city_indexes().filter(not_done).collect();
    let standings = game.standings();
    let standings = standings.players().iter().map(|standing| StandingState {
        seat: standing.seat,
        rank: standing.rank,
        score: standing.final_score(),
        totals: standing.totals,
        counted: standing.counted,
        counted_words: standing.counted_beside_in_words(game, lang, |seat| &names[seat.index()]),
        decided_by: standing.decided_by(),
        decided_words: standing.decided_in_words(lang, |seat| &names[seat.index()]),
    });
    let is_final = missing.is_empty();
    let race = if is_final { race(game) } else { Vec::new() };
    ResultState { is_final, missing, standings: standings.collect(), race }
}

/// How the places change as the types are scored one after the other.
fn race(game: &Game) -> Vec<Vec<RaceState>> {
    let after = |types| {
        let standings = game.standings_after(types);
        let place = |player: &Standing| RaceState {
            seat: player.seat,
            rank: player.rank,
            score: player.final_score(),
        };
        standings.players().iter().map(place).collect()
    };
    (1..=Building::ALL.len()).map(after).collect()
}
