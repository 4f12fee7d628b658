//! The exact words of errors.

use surveyor_rules::{Building, City, Difficulty, Game, Lang, Mode, Square, Tile};

#[test]
fn bad_notation_names_the_row_and_the_letter() {
    let cases = [
        ("", "a city has 4 rows joined by '/', this one has 1"),
        ("SSSS/SSSS/SSSS", "a city has 4 rows joined by '/', this one has 3"),
        ("SSSS/SSSS/SSSS/SSSS/", "a city has 4 rows joined by '/', this one has 5"),
        ("SSSS/SSS/SSSS/SSSS", "row 2 has 3 spaces, a row has 4"),
        ("SSSS/SSSS/SSSSS/SSSS", "row 3 has 5 spaces, a row has 4"),
        (
            "SSSS/SSXS/SSSS/SSSS",
            "row 2, column 3: 'X' is not a tile; a tile is one of S F M D E B O P H, an empty space \
             is '.'",
        ),
        (
            "SSSS/SSSS/SSSS/SSS\u{e9}",
            "row 4, column 4: 'é' is not a tile; a tile is one of S F M D E B O P H, an empty space \
             is '.'",
        ),
        (
            "T",
            "row 1, column 1: 'T' is not a tile; a tile is one of S F M D E B O P H, an empty space \
             is '.'",
        ),
    ];
    for (notation, message) in cases {
        let error = notation.parse::<City>().expect_err(notation);
        assert_eq!(error.to_string(), message, "{notation}");
    }
}

#[test]
fn bad_automacity_names_the_tile() {
    let cases = [
        ("SSS", "Automacity has 16 buildings, this one has 3"),
        ("SSSSFFFFMDEBOPHHH", "Automacity has 16 buildings, this one has 17"),
        (
            "SSSSFFFFMDEBOPH1",
            "building 16 of Automacity: '1' is not a tile; a tile is one of S F M D E B O P H, an empty \
             space is '.'",
        ),
    ];
    for (letters, message) in cases {
        let error = City::automacity(letters).expect_err(letters);
        assert_eq!(error.to_string(), message, "{letters}");
    }
}

#[test]
fn wrong_counts_say_what_is_needed() {
    let cases = [
        (Mode::Shared, 2, "a shared game needs 3 to 7 cities, one per player; 2 given"),
        (Mode::Shared, 8, "a shared game needs 3 to 7 cities, one per player; 8 given"),
        (Mode::Duel, 3, "a duel needs 4 cities, the first player's two first; 3 given"),
        (
            Mode::Solo(Difficulty::EVEN),
            4,
            "a solo game needs 3 cities: left, right and Automacity; 4 given",
        ),
    ];
    for (mode, given, message) in cases {
        let error = Game::new(mode, &vec![City::EMPTY; given]).expect_err(message);
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn words_that_are_none_are_refused() {
    assert_eq!(
        "X".parse::<Tile>().unwrap_err().to_string(),
        "a tile is one of the letters S F M D E B O P H"
    );
    assert_eq!("e".parse::<Tile>(), Ok(Tile::Food));
    assert_eq!(
        "shop".parse::<Building>().unwrap_err().to_string(),
        "a building type is one of shops, factories, taverns, offices, parks and houses"
    );
    assert_eq!(
        "8".parse::<Difficulty>().unwrap_err().to_string(),
        "the difficulty is a number from 1 to 7"
    );
    assert_eq!("it".parse::<Lang>().unwrap_err().to_string(), "the languages are en, fr and de");
    assert_eq!(
        Square::try_from(16).unwrap_err().to_string(),
        "a square is a number from 0 to 15, not 16"
    );
    assert_eq!(Lang::from_locale("de_AT.UTF-8"), Some(Lang::German));
    assert_eq!(Lang::from_locale("FR-ca"), Some(Lang::French));
    assert_eq!(Lang::from_locale("C.UTF-8"), None);
    assert_eq!("two".parse::<Mode>().unwrap_err().to_string(), "a game is shared, duel or solo");
}
