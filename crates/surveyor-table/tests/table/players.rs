//! Who sits at the table.

use surveyor_rules::Lang;
use surveyor_store::Colour;
use surveyor_table::{Answer, Edit, GameState, RefusalCode, Request};

use crate::common::{CITIES, Player, city, seat, shown};

#[test]
fn the_same_state_in_the_language_that_asks() {
    let player = Player::new();
    let id = player.game(Request::NewGame { like: None }).id;
    let ask = |lang| match player.table.ask(Request::Game { game: id }, lang) {
        Ok(Answer::Game(game)) => game.players[1].shown.clone(),
        other => panic!("expected a game, got {other:?}"),
    };
    assert_eq!(Lang::ALL.map(ask), ["Player 2", "Joueur 2", "Spieler 2"]);
}

#[test]
fn players_come_go_and_move() {
    let player = Player::new();
    let game = player.sit(&["Ann", "Ben", "Cem", "Dora"]);
    let id = game.id;
    let game = player.edit(id, Edit::MovePlayer { from: seat(3), to: seat(1) });
    assert_eq!(shown(&game), ["Ann", "Dora", "Ben", "Cem"]);
    assert_eq!(game.cities[1].owners, [1, 2].map(seat));
    for name in [" ANN ", "Ann\u{200b}", "A n n", "Ａｎｎ", "\u{202e}Ann"] {
        assert_eq!(
            player.refusal(id, Edit::AddPlayer { name: name.into() }),
            RefusalCode::NameTaken
        );
    }
    let campaign = Edit::SetCampaign { length: Some(surveyor_rules::CampaignLength::Three) };
    assert_eq!(player.refusal(id, campaign), RefusalCode::NoCampaign);
    assert_eq!(
        player.refusal(id, Edit::MovePlayer { from: seat(0), to: seat(4) }),
        RefusalCode::NoSuchPlayer
    );
    for name in ["E", "F", "G"] {
        player.edit(id, Edit::AddPlayer { name: name.into() });
    }
    assert_eq!(player.refusal(id, Edit::AddPlayer { name: String::new() }), RefusalCode::TableFull);
    let long = Edit::RenamePlayer { seat: seat(6), name: format!("\u{7} {}\n", "x".repeat(99)) };
    assert_eq!(player.edit(id, long).players[6].name, "x".repeat(40));
    let mut game = player.game(Request::Game { game: id });
    assert_eq!(game.cities.len(), 7);
    for left in (1..7).rev() {
        game = player.edit(id, Edit::RemovePlayer { seat: seat(0) });
        let cities = [0, 3, 4, 3, 4, 5, 6][left];
        assert_eq!(game.cities.len(), cities, "{left} players");
    }
    assert_eq!(game.mode.key(), "solo");
    assert_eq!(player.refusal(id, Edit::RemovePlayer { seat: seat(0) }), RefusalCode::TableEmpty);
}

#[test]
fn a_player_who_leaves_takes_the_blank_city_along() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem", "Dora"]).id;
    player.edit(id, Edit::SetCity { city: city(1), tiles: CITIES[0].parse().expect("a city") });
    // Ben sits between city 1, which is entered, and city 0, which is not.
    let game = player.edit(id, Edit::RemovePlayer { seat: seat(1) });
    assert_eq!(game.cities.len(), 3);
    assert_eq!(game.cities[0].notation, CITIES[0]);
    let game = player.game(Request::Undo { game: id, city: None });
    assert_eq!((game.cities.len(), game.players.len()), (4, 4));
}

#[test]
fn new_games_reuse_the_table_but_leave_no_litter() {
    let player = Player::new();
    let first = player.sit(&["Ann", "Ben", "Cem"]);
    assert_eq!(
        player.game(Request::NewGame { like: None }).id,
        first.id,
        "nothing was entered yet"
    );
    player.enter(first.id, &CITIES);
    let second = player.game(Request::NewGame { like: None });
    assert_ne!(second.id, first.id);
    assert_eq!(shown(&second), ["Ann", "Ben", "Cem"]);
    assert_eq!(player.known_players(), ["Ann", "Ben", "Cem"]);
    assert_eq!(player.home().games.len(), 2);
    player.edit(second.id, Edit::RenamePlayer { seat: seat(0), name: "Zoe".into() });
    player.enter(second.id, &CITIES);
    let third = player.game(Request::NewGame { like: Some(first.id) });
    assert_eq!(shown(&third), ["Ann", "Ben", "Cem"], "the table of an older game");
}

#[test]
fn those_who_played_together_sit_down_with_one_tap() {
    let player = Player::new();
    let first = player.sit(&["Ann", "Ben", "Cem", "Dora"]).id;
    player.enter(first, &CITIES[..1]);
    let groups = match player.ask(Request::KnownPlayers) {
        Ok(Answer::KnownPlayers { groups, .. }) => groups,
        other => panic!("expected groups, got {other:?}"),
    };
    assert_eq!(groups, [["Ann", "Ben", "Cem", "Dora"]]);
    let game = player.sit(&["Emil"]).id;
    let seated = player.edit(game, Edit::SeatPlayers { names: groups[0].clone() });
    assert_eq!(shown(&seated), ["Ann", "Ben", "Cem", "Dora"]);
    assert_eq!(seated.cities.len(), 4);
    let undone = player.game(Request::Undo { game, city: None });
    assert_eq!(undone.travelled.as_deref(), Some("Undone: players"));
    assert_eq!(undone.players[0].shown, "Emil");
    let seat = |names: &[&str]| Edit::SeatPlayers {
        names: names.iter().map(|name| (*name).to_owned()).collect(),
    };
    assert_eq!(player.refusal(game, seat(&[])), RefusalCode::TableEmpty);
    assert_eq!(player.refusal(game, seat(&["a"; 8])), RefusalCode::TableFull);
    assert_eq!(player.refusal(game, seat(&["Ann", "ANN"])), RefusalCode::NameTaken);
    assert_eq!(player.game(Request::Game { game }).players[0].shown, "Emil");
}

#[test]
fn players_have_colours_wherever_they_are_shown() {
    let player = Player::new();
    let game = player.sit(&["Ann", "Ben", ""]).id;
    player.enter(game, &CITIES);
    let colours = |game: &GameState| -> Vec<Option<Colour>> {
        game.players.iter().map(|player| player.colour).collect()
    };
    let [ann, ben] = [0, 1].map(|seat| colours(&player.game(Request::Game { game }))[seat]);
    assert!(ann.is_some() && ben.is_some() && ann != ben);
    let set = |place, colour| Request::SetColour { game, seat: seat(place), colour };
    let changed = player.game(set(0, Colour::Pink));
    assert_eq!(colours(&changed), [Some(Colour::Pink), ben, None]);
    assert_eq!(player.statistics().players[0].colour, Some(Colour::Pink));
    let last = player.home().last.expect("a result");
    let row = last.standings.iter().find(|row| row.name == "Ann").expect("Ann");
    assert_eq!(row.colour, Some(Colour::Pink));
    for place in [2, 5] {
        let refused = player.ask(set(place, Colour::Red)).expect_err("nobody has a name there");
        assert_eq!(refused.code, RefusalCode::NoSuchPlayer);
    }
    let sample = player.game(Request::TrySamples);
    assert_eq!(colours(&sample), [None; 4], "they are nobody's friends");
}
