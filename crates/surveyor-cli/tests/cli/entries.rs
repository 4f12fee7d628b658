//! Objects on standard input: exact errors, and nothing that makes the program panic.

use std::fs;
use std::path::Path;

use surveyor_cli::{answer_automa, answer_sheet};
use surveyor_rules::SheetGame;

fn seed(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/entries").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn message(answer: Result<String, String>) -> String {
    let error: serde_json::Value =
        serde_json::from_str(&answer.expect_err("a bad entry")).expect("JSON");
    error["error"]["message"].as_str().expect("a message").to_owned()
}

#[test]
fn a_bad_sheet_names_the_entry() {
    let sheet = seed("rival-cities");
    let cases = [
        (
            "\"tokens\":3",
            "\"tokens\":-3",
            "hamburg.tokens: invalid value: integer `-3`, expected u8",
        ),
        (
            "\"tokens\":3",
            "\"tokens\":\"3\"",
            "hamburg.tokens: invalid type: string \"3\", expected u8",
        ),
        (
            "\"tokens\":3",
            "\"tokens\":300",
            "hamburg.tokens: invalid value: integer `300`, expected u8",
        ),
        (
            "\"tokens\":3",
            "\"tokens\":11",
            "altona.tokens: 13 in both cities together, but the game has 12",
        ),
        ("\"ships\":4,", "", "hamburg: missing field `ships`"),
        ("\"ships\":4", "\"ship\":4", "hamburg.ship: unknown field `ship`, expected one of"),
        ("\"bell\":\"altona\"", "\"bell\":\"bremen\"", "bell: a city is hamburg or altona"),
        ("\"bell\":\"altona\"", "\"bell\":\"altona\"}{", "trailing characters"),
        ("\"side\":\"hamburg\"", "\"side\":null,\"side\":null", "prestige: duplicate field `side`"),
    ];
    for (entry, instead, expected) in cases {
        let bad = sheet.replacen(entry, instead, 1);
        assert_ne!(bad, sheet, "{entry} is in the sheet");
        let found = message(answer_sheet(SheetGame::RivalCities, bad.as_bytes()));
        assert!(found.starts_with(expected), "{instead}: {found}");
    }
    let sheet = seed("skylines");
    let cases = [
        (
            "\"employment\":-2",
            "\"employment\":1.5",
            "stages[0].employment: invalid type: floating point `1.5`, expected i8",
        ),
        ("\"happiness\":9", "\"happiness\":26", "stages[0].happiness: from -5 to 25, not 26"),
        (
            "\"stages\":[{",
            "\"stages\":[],\"more\":[{",
            "more: unknown field `more`, expected one of",
        ),
    ];
    for (entry, instead, expected) in cases {
        let bad = sheet.replacen(entry, instead, 1);
        let found = message(answer_sheet(SheetGame::Skylines, bad.as_bytes()));
        assert!(found.starts_with(expected), "{instead}: {found}");
    }
}

#[test]
fn a_bad_question_names_the_entry() {
    let question = seed("automa");
    let cases = [
        (
            "\"shared\"",
            "\"mine\"",
            "kind: unknown variant `mine`, expected `shared` or `automacity`",
        ),
        ("..../O.O.", "O.O.", "city: a city has 4 rows joined by '/', this one has 3"),
        ("SSFF/..../", "SSFF/.../", "others[0]: row 2 has 3 spaces, a row has 4"),
        (
            "FFHOM",
            "FFHOMFFHOMFFHOMFF",
            "others[1]: Automacity has at most 16 buildings, this one has 17",
        ),
        (",\"FFHOM\"", "", "others: invalid length 1, expected an array of length 2"),
        ("[\"D\",\"H\",\"S\"]", "[]", "offer: no tile is on offer"),
        ("\"best\"", "\"worst\"", "column[1]: a symbol is one of house, factory, best and new"),
        ("[\"factory\",\"best\"]", "[]", "column: no symbol of the column chooses a tile"),
        ("\"M\",", "\"T\",", "order: D is twice in the order"),
        ("..../O.O./PHP./....", "SSSS/SSSS/SSSS/SSSS", "city: the city has all its 16 buildings"),
    ];
    for (entry, instead, expected) in cases {
        let bad = question.replacen(entry, instead, 1);
        assert_ne!(bad, question, "{entry} is in the question");
        let found = message(answer_automa(bad.as_bytes()));
        assert!(found.starts_with(expected), "{instead}: {found}");
    }
}

/// Every beginning of a good object, and the object with each byte exchanged for others.
#[test]
fn nothing_makes_it_panic() {
    for name in ["automa", "automacity", "rival-cities", "skylines"] {
        let good = seed(name).into_bytes();
        let mut tried: Vec<Vec<u8>> = (0..good.len()).map(|end| good[..end].to_vec()).collect();
        for at in 0..good.len() {
            for byte in *b"\"{}[]09-.,:STFx\0\xff" {
                let mut changed = good.clone();
                changed[at] = byte;
                tried.push(changed);
            }
        }
        let mut good_ones = 0;
        for text in tried {
            let sheets = SheetGame::ALL.map(|game| answer_sheet(game, &text));
            for answer in sheets.into_iter().chain([answer_automa(&text)]) {
                good_ones += usize::from(answer.is_ok());
                let (Ok(answer) | Err(answer)) = answer;
                let _: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
            }
        }
        assert!(good_ones > 0, "some changes of {name} are good, too");
    }
}
