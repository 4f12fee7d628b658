//! Games of every kind.

use surveyor_export::{Entered, Moment, Played, Token};
use surveyor_rules::{City, Difficulty, Mode};

/// The rulebook's six example cities, round the table as it lists them: two ties.
const RULEBOOK: [&str; 6] = [
    "MDFF/HEFP/SHBP/HHHO",
    "SSSS/HHOM/OPOO/OPHP",
    "MDFF/OEOB/OOOO/SSSS",
    "MDHH/SEOB/SOHH/SFPP",
    "FSFF/PFPP/FBHP/PPHH",
    "MFFF/PPFP/SSMP/HHHF",
];

/// 31 January 2026, 19:16:58 in central Europe.
pub fn at() -> Moment {
    Moment::new(1_769_883_418_000, 60).expect("in range")
}

pub fn entered(mode: Mode, players: &[&str], cities: &[&str]) -> Entered {
    let city = |notation: &&str| -> City {
        let city = notation.parse().or_else(|_| City::automacity(notation));
        city.unwrap_or_else(|error| panic!("{notation}: {error}"))
    };
    Entered {
        id: "b3b1f4de-5f4b-4a3e-9a39-0d7c6d1f5c11".into(),
        at: at(),
        mode,
        players: players.iter().map(|name| (*name).to_owned()).collect(),
        cities: Token::ALL.into_iter().zip(cities.iter().map(city)).collect(),
        location: None,
        comments: None,
    }
}

fn played(mode: Mode, players: &[&str], cities: &[&str]) -> Played {
    Played::new(entered(mode, players, cities)).expect("a game")
}

/// Three friends; the winner is clear.
pub fn three() -> Played {
    let mut game = entered(Mode::Shared, &["Ann", "Bob", "Zoë"], &RULEBOOK[..3]);
    game.location = Some("Café Łódź".into());
    game.comments = Some("First game\nwith the new table".into());
    Played::new(game).expect("a game")
}

/// Six with two ties, one broken by the higher city.
pub fn six() -> Played {
    played(Mode::Shared, &["Ann", "Bob", "Cyril", "Dörte", "Émile", "Fay"], &RULEBOOK)
}

/// Seven with the longest names there are.
pub fn seven() -> Played {
    let names = [
        "Maximiliane-Friederike von Hohenstaufen-",
        "Jean-Baptiste Emmanuel Zorg de la Tour d",
        "Wolfeschlegelsteinhausenbergerdorff Senr",
        "",
        "Ana",
        "Björk Guðmundsdóttir",
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    ];
    let mut cities = RULEBOOK.to_vec();
    cities.push("SSOO/PPHH/FFMD/EBSS");
    played(Mode::Shared, &names, &cities)
}

/// Two share the first place: level in everything, for their other cities are mirrored.
pub fn shared_place() -> Played {
    let cities = ["SSSS/HHOM/OPOO/OPHP", "MFFF/PPFP/SSMP/HHHF", "FFFM/PFPP/PMSS/FHHH"];
    played(Mode::Shared, &["Ann", "Bob", "Cy"], &cities)
}

/// All four share it.
pub fn all_level() -> Played {
    let [a, b] = [RULEBOOK[0], RULEBOOK[1]];
    played(Mode::Shared, &["Ann", "Bob", "Cy", "Dee"], &[a, b, a, b])
}

/// Two players.
pub fn duel() -> Played {
    played(Mode::Duel, &["Ann", "Bob"], &RULEBOOK[1..5])
}

/// One player against the Automas.
pub fn solo() -> Played {
    let level = Difficulty::new(6).expect("a level");
    let cities = [RULEBOOK[0], RULEBOOK[3], "SSSSSFFMDEOOPPPH"];
    played(Mode::Solo(level), &["Ann"], &cities)
}

/// Some squares are empty.
pub fn unfinished() -> Played {
    played(Mode::Shared, &["Ann", "Bob", "Cy"], &[RULEBOOK[1], "MF../PPFP/SS../....", RULEBOOK[0]])
}

/// Names that would be formulas, markup, or letters no font has.
pub fn hostile() -> Played {
    let names = [
        "=HYPERLINK(\"http://x\",\"y\")",
        "<script>alert('1')</script> & \"Bob\"",
        "田中さん",
        "Fox 🦊 & Дмитрий, Γιώργος",
        "+1;-2,@SUM(A1)\u{202e}",
    ];
    played(Mode::Shared, &names, &RULEBOOK[..5])
}

/// All of them by name.
pub fn all() -> Vec<(&'static str, Played)> {
    vec![
        ("three", three()),
        ("six", six()),
        ("seven", seven()),
        ("shared-place", shared_place()),
        ("all-level", all_level()),
        ("duel", duel()),
        ("solo", solo()),
        ("unfinished", unfinished()),
        ("hostile", hostile()),
    ]
}
