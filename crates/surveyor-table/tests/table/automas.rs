//! A solo game with the Automas, told from the first tile to the score; and what a game could have
//! been.

use serde_json::{Value, json};
use surveyor_rules::automa::{Ask, Card, Deed, FootOrder, Level, Side, Symbol};
use surveyor_rules::{City, Tile};
use surveyor_table::{Answer, Edit, GameState, RefusalCode, Request, SoloState};

use crate::common::{CITIES, Player, city};

fn play(game: &GameState) -> &SoloState {
    game.automas.as_ref().and_then(|automas| automas.play.as_ref()).expect("is played")
}

fn card() -> Card {
    Card {
        shared: vec![Symbol::Factory, Symbol::Best],
        automacity: vec![Symbol::New, Symbol::Best],
    }
}

fn deed(told: Value) -> Edit {
    Edit::Tell { deed: serde_json::from_value(told).expect("a deed") }
}

/// The city with its assigned tiles on the next free squares: each touches another.
fn built(solo: &SoloState, side: Side) -> Edit {
    let index = side.city().index();
    let mut city: City = solo.cities[index].parse().expect("a city");
    for tile in &solo.assigned[index] {
        let room = city.empty_squares().first().expect("room");
        city.set(room, Some(*tile));
    }
    Edit::Tell { deed: Deed::Build { side, city } }
}

/// Answers what is asked.
fn answer(solo: &SoloState) -> Edit {
    match solo.ask {
        Ask::AutomacityDoubles => deed(json!({"automacity-doubles": [["S", "F"], ["M", "O"]]})),
        Ask::Hand { seat } => {
            let letters = ["SFMDEBO", "PHSFMDE", "BOPHSFM"][seat.index()];
            let tiles: Vec<String> = letters.chars().map(String::from).collect();
            deed(json!({"hand": {"seat": seat, "tiles": tiles}}))
        }
        Ask::Card { .. } => Edit::DrawCard { card: card() },
        Ask::Assign => {
            let [left, right] = [solo.hands[0][0], solo.hands[0][1]];
            Edit::Tell { deed: Deed::Assign { left, right } }
        }
        Ask::AssignDoubles => {
            deed(json!({"assign-doubles": {"left": ["H", "P"], "right": ["O", "O"]}}))
        }
        Ask::Deal => deed(json!({"deal": {"dealt": ["S", "F", "M"], "assigned": ["O", "P", "H"]}})),
        Ask::Build { side } => built(solo, side),
        Ask::Over => panic!("the game is over"),
    }
}

fn begin(player: &Player, level: Level) -> GameState {
    let game = player.sit(&["Ada"]);
    player.edit(game.id, Edit::PlayWithAutomas { level: Some(level) })
}

fn full() -> Level {
    Level::Full { order: FootOrder::default() }
}

/// Plays until something is asked that is not wanted to be answered.
fn until(player: &Player, mut game: GameState, stop: impl Fn(&SoloState) -> bool) -> GameState {
    while !stop(play(&game)) {
        let next = answer(play(&game));
        game = player.edit(game.id, next);
    }
    game
}

#[test]
fn a_game_with_the_automas_ends_in_the_score_of_any_solo_game() {
    let player = Player::new();
    let game = begin(&player, full());
    let game = until(&player, game, |solo| solo.ask == Ask::Over);
    assert!(game.result.is_final, "all cities are done");
    assert_eq!(game.cities[0].notation, play(&game).cities[0]);
    assert_eq!(game.result.standings.len(), 3);
    let automas = game.automas.as_ref().expect("solo");
    assert!(automas.order_known, "the order is asked once");
    assert_eq!(automas.cards, [card()], "a card seen again is one card");

    // The next game knows the order and the cards.
    let next = player.game(Request::NewGame { like: None });
    let automas = next.automas.expect("solo");
    assert!(automas.play.is_none() && automas.order_known);
    assert_eq!(automas.cards, [card()]);
}

#[test]
fn beginners_play_to_the_end_without_cards() {
    let player = Player::new();
    let game = begin(&player, Level::Beginner);
    let game = until(&player, game, |solo| solo.ask == Ask::Over);
    assert!(game.result.is_final && play(&game).beginner);
}

#[test]
fn a_choice_comes_with_every_candidate_and_why() {
    let player = Player::new();
    let game = begin(&player, full());
    let game = until(&player, game, |solo| solo.taken.len() == 1);
    let taken = &play(&game).taken[0];
    assert_eq!((taken.shared.tile, taken.shared.candidates.len()), (Tile::Factory, 7));
    assert_eq!(taken.shared.why, ["a factory is on offer"]);
    assert_eq!(taken.automacity.candidates.len(), 6, "what is left");
    assert_eq!(taken.automacity.why.len(), 2, "no house in the city, then the best");
    assert_eq!(taken.shared.candidates[0].place.as_deref(), Some("row 1, column 1"));
}

#[test]
fn each_step_is_undone_by_itself() {
    let player = Player::new();
    let game = begin(&player, full());
    let before = until(&player, game, |solo| matches!(solo.ask, Ask::Build { .. }));
    let next = answer(play(&before));
    let after = player.edit(before.id, next);
    assert_ne!(after.cities[0].notation, before.cities[0].notation);
    let undone = player.game(Request::Undo { game: before.id, city: None });
    assert_eq!(
        (play(&undone), &undone.cities[0].notation),
        (play(&before), &before.cities[0].notation)
    );
    assert_eq!(undone.travelled.as_deref(), Some("Undone: turn with the Automas"));
}

#[test]
fn what_cannot_have_happened_is_refused_and_loses_nothing() {
    let player = Player::new();
    let game = begin(&player, full());
    let game = until(&player, game, |solo| matches!(solo.ask, Ask::Build { .. }));
    let build = |notation: &str| Edit::Tell {
        deed: Deed::Build { side: Side::Left, city: notation.parse().expect("a city") },
    };
    let [first, second] = [play(&game).assigned[0][0], play(&game).assigned[0][1]];
    let apart = format!("{first}..{second}/..../..../....");
    assert_eq!(player.refusal(game.id, build(&apart)), RefusalCode::TilesApart);
    assert_eq!(player.refusal(game.id, build("HHHH/..../..../....")), RefusalCode::OtherTiles);
    let cheat = deed(json!({"card": {"card": card(), "shared": "H", "automacity": "H"}}));
    assert_eq!(player.refusal(game.id, cheat), RefusalCode::Failed);
    let not_now = deed(json!({"automacity-doubles": [["S", "F"], ["M", "O"]]}));
    assert_eq!(player.refusal(game.id, not_now), RefusalCode::Failed);
    assert_eq!(play(&player.game(Request::Game { game: game.id })), play(&game));
    let shared = player.sit(&["A", "B", "C"]).id;
    let edit = Edit::PlayWithAutomas { level: Some(Level::Beginner) };
    assert_eq!(player.refusal(shared, edit), RefusalCode::Failed);
}

#[test]
fn a_finished_city_shows_what_it_could_have_been() {
    let player = Player::new();
    let game = player.sit(&["Ann", "Bob", "Cy"]);
    let improve = |at| player.ask(Request::Improve { game: game.id, city: city(at) });
    assert_eq!(improve(0).expect_err("open").code, RefusalCode::Unfinished);
    player.enter(game.id, &CITIES);
    let Ok(Answer::Improvement(found)) = improve(0) else { panic!("an improvement") };
    assert_eq!(found.points, 56);
    let best = found.best.expect("there is a better one");
    assert!(best.points > found.points && !best.changed.is_empty());
    assert!(found.best_words.contains(&best.points.to_string()), "{}", found.best_words);
    assert!(!best.standing.is_empty());
    assert_eq!(improve(3).expect_err("three cities").code, RefusalCode::NoSuchCity);
}
