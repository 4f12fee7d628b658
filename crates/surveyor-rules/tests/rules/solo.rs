//! A solo game with the Automas, from the first tile to the score.

use surveyor_rules::automa::{
    Ask, Card, Deed, FootOrder, Level, Side, Site, Solo, SoloError, Symbol,
};
use surveyor_rules::{City, Difficulty, Seat, Square, Tile};

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

fn tiles<const N: usize>(letters: &str) -> [Tile; N] {
    let tiles: Vec<Tile> =
        letters.chars().map(|letter| Tile::from_letter(letter).expect("a tile")).collect();
    tiles.try_into().expect("as many letters as tiles")
}

fn letters(tiles: &[Tile]) -> String {
    tiles.iter().map(|tile| tile.letter()).collect()
}

fn card() -> Card {
    Card {
        shared: vec![Symbol::Factory, Symbol::Best],
        automacity: vec![Symbol::New, Symbol::Best],
    }
}

fn full() -> Solo {
    Solo::new(Level::Full { order: FootOrder::default() })
}

fn doubles() -> Deed {
    Deed::AutomacityDoubles([tiles("SF"), tiles("MO")])
}

fn hand(of: usize, letters: &str) -> Deed {
    Deed::Hand { seat: seat(of), tiles: tiles(letters) }
}

fn city(solo: &Solo, side: Side) -> City {
    solo.game(Difficulty::EVEN).cities()[side.city().index()]
}

/// The city with its assigned tiles on the next free squares, row by row: each touches another.
fn built(solo: &Solo, side: Side) -> Deed {
    let mut city = city(solo, side);
    for tile in solo.assigned(side) {
        let room = city.empty_squares().first().expect("room");
        city.set(room, Some(*tile));
    }
    Deed::Build { side, city }
}

/// Answers what is asked, whatever it is.
fn answer(solo: &mut Solo) {
    let told = match solo.ask() {
        Ask::AutomacityDoubles => solo.tell(doubles()),
        Ask::Hand { seat: at } => {
            solo.tell(hand(at.index(), ["SFMDEBO", "PHSFMDE", "BOPHSFM"][at.index()]))
        }
        Ask::Card { .. } => solo.draw(card()).map(|_| ()),
        Ask::Assign => {
            let own = solo.hand(seat(0));
            let (left, right) = (own[0], own[1]);
            solo.tell(Deed::Assign { left, right })
        }
        Ask::AssignDoubles => {
            solo.tell(Deed::AssignDoubles { left: tiles("HP"), right: tiles("OO") })
        }
        Ask::Deal => solo.tell(Deed::Deal { dealt: tiles("SFM"), assigned: tiles("OPH") }),
        Ask::Build { side } => solo.tell(built(solo, side)),
        Ask::Over => panic!("the game is over"),
    };
    told.unwrap_or_else(|error| panic!("{:?}: {error}", solo.ask()));
}

/// Plays to the end and lists what was asked, with round and turn.
fn play(solo: &mut Solo) -> Vec<String> {
    let mut asked: Vec<String> = Vec::new();
    while solo.ask() != Ask::Over {
        asked.push(format!("{}.{} {:?}", solo.round(), solo.turn(), solo.ask()));
        answer(solo);
    }
    asked
}

#[test]
fn a_full_game_asks_everything_once_and_ends_with_three_finished_cities() {
    let mut solo = full();
    let asked = play(&mut solo);
    let in_round = |round: u8, what: &str| {
        let of_round = asked.iter().filter(|ask| ask.starts_with(&format!("{round}.")));
        of_round.filter(|ask| ask.contains(what)).count()
    };
    assert_eq!(asked[0], "1.1 AutomacityDoubles");
    for round in [1, 3] {
        assert_eq!(in_round(round, " Hand"), 3, "seven tiles at each seat, once a round");
        assert_eq!(in_round(round, " Card"), 6, "three turns, two Automas");
        assert_eq!(in_round(round, " Assign"), 3);
        assert_eq!(in_round(round, " Build"), 6);
    }
    assert_eq!(in_round(2, " AssignDoubles"), 2);
    assert_eq!(in_round(2, " Build"), 4);
    assert_eq!(asked.len(), 1 + 2 * (3 + 6 + 3 + 6) + 2 + 4);

    let game = solo.game(Difficulty::EVEN);
    assert!(game.is_finished(), "{:?}", game.cities());
    assert_eq!(solo.cards().len(), 1, "a card seen again is one card");
    assert!(!game.standings().players().is_empty());
}

#[test]
fn beginners_only_deal() {
    let mut solo = Solo::new(Level::Beginner);
    let asked = play(&mut solo);
    assert_eq!(asked.iter().filter(|ask| ask.contains("Deal")).count(), 6);
    assert_eq!(asked.iter().filter(|ask| ask.contains("Hand")).count(), 0);
    assert!(solo.game(Difficulty::EVEN).is_finished());
}

#[test]
fn hands_go_left_in_the_first_round_and_right_in_the_third() {
    let mut solo = full();
    let hands = |solo: &Solo| [0, 1, 2].map(|of| letters(solo.hand(seat(of))));
    while solo.turn() == 1 {
        answer(&mut solo);
    }
    // Your first two, S and F, were assigned.
    assert_eq!(hands(&solo)[1], "MDEBO", "your five are now at the left Automa");
    assert_eq!(solo.hand(seat(0)).len(), 5);
    let from_right = hands(&solo)[0].clone();
    assert!(from_right.chars().all(|letter| "BOPHSFM".contains(letter)), "{from_right}");

    while solo.round() < 3 || solo.turn() == 1 {
        answer(&mut solo);
    }
    assert_eq!(hands(&solo)[2], "MDEBO", "your five are now at the right Automa");
}

/// What the first Automa puts into Automacity counts for the second; what it assigns to the
/// shared city does not lie there yet.
#[test]
fn the_second_automa_sees_automacity_grow() {
    let mut solo = full();
    for deed in [doubles(), hand(0, "SSSSSSS"), hand(1, "FFPHHHH"), hand(2, "FFPHHHH")] {
        solo.tell(deed).expect("in order");
    }
    let first = solo.draw(card()).expect("a card").clone();
    assert_eq!(
        (first.seat, first.shared, first.automacity),
        (seat(1), Tile::Factory, Tile::Factory)
    );
    let cities = solo.game(Difficulty::EVEN);
    assert_eq!(cities.cities()[0], City::EMPTY, "only assigned");
    assert_eq!(cities.cities()[2].letters(), "SFMOF...........");
    let second = solo.draw(card()).expect("a card").clone();
    let seen = Site::automacity(cities.cities()[2], [City::EMPTY; 2]);
    assert_eq!(second.why[1].values[0], seen.value(Tile::Factory).expect("room"));
    assert_eq!(solo.assigned(Side::Left), [Tile::Factory]);
    assert_eq!(solo.assigned(Side::Right), [Tile::Factory]);
    assert_eq!(solo.taken().len(), 2);
}

#[test]
fn what_cannot_have_happened_changes_nothing() {
    let mut solo = full();
    let refused = |solo: &mut Solo, deed: Deed, error: SoloError, text: &str| {
        let before = solo.clone();
        assert_eq!(solo.tell(deed), Err(error));
        assert_eq!(error.to_string(), text);
        assert_eq!(*solo, before, "{text}");
    };
    let ask = Ask::AutomacityDoubles;
    let text = "not now: the duplex tiles of automacity come next";
    refused(&mut solo, hand(0, "SFMDEBO"), SoloError::NotAsked(ask), text);
    answer(&mut solo);
    answer(&mut solo);
    let known = SoloError::Known(seat(0));
    refused(&mut solo, hand(0, "SFMDEBO"), known, "the tiles of seat 1 are known");
    let known = SoloError::Known(seat(5));
    refused(&mut solo, hand(5, "SFMDEBO"), known, "the tiles of seat 6 are known");
    while solo.ask() != Ask::Assign {
        answer(&mut solo);
    }
    let both = Deed::Assign { left: Tile::Shop, right: Tile::Shop };
    let error = SoloError::NotOnOffer(Tile::Shop);
    refused(&mut solo, both, error, "there is no S at the seat");
    answer(&mut solo);

    let build =
        |notation: &str| Deed::Build { side: Side::Left, city: notation.parse().expect("a city") };
    let text = "the city needs its old tiles and those assigned to it, no others";
    refused(&mut solo, build("SS../..../..../...."), SoloError::OtherTiles, text);
    let text = "every tile has to touch another";
    refused(&mut solo, build("F.S./..../..../...."), SoloError::Apart, text);
    solo.tell(build("..../..../..FS/....")).expect("anywhere on the grid");
    assert_eq!(solo.ask(), Ask::Build { side: Side::Right });
    assert!(solo.tell(build("..../..../..FS/....")).is_err(), "nothing is left to place");
    answer(&mut solo);
    while solo.ask() != (Ask::Build { side: Side::Left }) {
        answer(&mut solo);
    }
    let [first, second] = [0, 1].map(|i| solo.assigned(Side::Left)[i]);
    let turned = format!("F.../S.../{first}{second}../....");
    let text = "tiles that lay in the city have moved";
    refused(&mut solo, build(&turned), SoloError::Moved, text);
    solo.tell(build(&format!("FS../{first}{second}../..../...."))).expect("moved as a whole");

    while solo.ask() != Ask::AssignDoubles {
        answer(&mut solo);
    }
    answer(&mut solo);
    let mut split = city(&solo, Side::Left);
    split.set(Square::new(6).expect("a square"), Some(Tile::House));
    split.set(Square::new(8).expect("a square"), Some(Tile::Park));
    assert_eq!(split.occupied().len(), 8, "{split}");
    let split = Deed::Build { side: Side::Left, city: split };
    let text = "the two halves of a duplex tile have to touch";
    refused(&mut solo, split, SoloError::SplitDouble, text);

    let mut over = Solo::new(Level::Beginner);
    play(&mut over);
    refused(&mut over, doubles(), SoloError::NotAsked(Ask::Over), "not now: the game is over");
}

#[test]
fn a_card_that_chooses_nothing_is_refused() {
    let mut solo = full();
    while !matches!(solo.ask(), Ask::Card { .. }) {
        answer(&mut solo);
    }
    let before = solo.clone();
    let empty = Card { shared: vec![Symbol::New], automacity: vec![Symbol::Best] };
    let error = solo.draw(empty).expect_err("no house lies in the city");
    assert_eq!(error.to_string(), "no symbol of the column chooses a tile");
    assert_eq!(solo, before);
}

#[cfg(feature = "serde")]
mod kept {
    use super::*;

    /// At every step of a game, what is kept opens as the same game.
    #[test]
    fn a_game_is_kept_as_what_was_told() {
        for mut solo in [full(), Solo::new(Level::Beginner)] {
            while solo.ask() != Ask::Over {
                let text = serde_json::to_string(&solo).expect("JSON");
                assert_eq!(serde_json::from_str::<Solo>(&text).expect("the same"), solo);
                answer(&mut solo);
            }
            let text = serde_json::to_string(&solo).expect("JSON");
            assert!(text.len() < 8192, "{} bytes", text.len());
        }
    }

    #[test]
    fn a_game_that_cannot_have_happened_does_not_open() {
        let mut solo = full();
        answer(&mut solo);
        let text = serde_json::to_string(&solo).expect("JSON");
        let twice = text.replace("}]}", r#"},{"automacity-doubles":[["S","F"],["M","O"]]}]}"#);
        assert_ne!(twice, text);
        let error = serde_json::from_str::<Solo>(&twice).expect_err("told twice");
        assert!(error.to_string().contains("the tiles of seat 1 come next"), "{error}");
    }
}
