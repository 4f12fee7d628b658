//! What a finished game could have been.

use surveyor_rules::words::{improved_standing, shown_names};
use surveyor_rules::{City, CityIndex, Game, Lang, Square, Squares};
use surveyor_store::{Play, StoredGame};

use crate::Refusal;
use crate::state::{CouldBeState, ImprovementState};
use crate::view::{is_finished, rules_game};

/// The best exchange and the best arrangement of a city, the others as they are.
pub(crate) fn of_city(
    stored: &StoredGame,
    index: CityIndex,
    lang: Lang,
) -> Result<ImprovementState, Refusal> {
    let document = &stored.document;
    if document.play != Play::Cities || index.index() >= document.cities.len() {
        return Err(Refusal::no_city(index));
    }
    if !is_finished(document) {
        return Err(Refusal::unfinished());
    }
    let game = rules_game(document);
    let names = shown_names(&document.players, lang);
    let found = game.improve(index).expect("every city of a finished game is");
    let could_be = |city: City, points: i16, words: String| {
        let then = game.with_city(index, city);
        CouldBeState {
            cells: Square::all().map(|square| city.get(square)).collect(),
            changed: changed(&game, index, &city),
            points,
            words,
            standing: improved_standing(&game, &then, lang, |seat| names[seat.index()].clone()),
        }
    };
    let swap = found.swap.filter(|swap| swap.points > found.points).map(|swap| {
        let mut city = game.cities()[index.index()];
        let [first, second] = swap.squares.map(|square| city.get(square));
        city.set(swap.squares[0], second);
        city.set(swap.squares[1], first);
        could_be(city, swap.points, found.swap_in_words(lang))
    });
    let best = (found.best.points > found.points)
        .then(|| could_be(found.best.city, found.best.points, found.best_in_words(lang)));
    Ok(ImprovementState {
        game: stored.id,
        city: index,
        points: found.points,
        swap,
        swap_words: found.swap_in_words(lang),
        best,
        best_words: found.best_in_words(lang),
    })
}

/// Where another tile lies than in the game.
fn changed(game: &Game, index: CityIndex, city: &City) -> Squares {
    let lies = &game.cities()[index.index()];
    Square::all().filter(|square| lies.get(*square) != city.get(*square)).collect()
}
