//! The exact words of explanations and warnings.

use surveyor_rules::words::shown_names;
use surveyor_rules::{Building, City, Game, Lang, Mode, Square};

fn city(notation: &str) -> City {
    notation.parse().unwrap_or_else(|error| panic!("{notation}: {error}"))
}

fn shared(cities: &[&str]) -> Game {
    let cities: Vec<City> = cities.iter().map(|notation| city(notation)).collect();
    Game::new(Mode::Shared, &cities).expect("3 to 7 cities")
}

#[test]
fn the_nameless_and_the_automas_are_named() {
    let solo = shown_names(&[String::new()], Lang::French);
    assert_eq!(solo, ["Joueur 1", "Automartin", "Automanon"]);
    let three = shown_names(&["Ann".into(), String::new(), "Cy".into()], Lang::German);
    assert_eq!(three, ["Ann", "Spieler 2", "Cy"]);
}

/// Every reason once, in every language, points and squares with it.
#[test]
fn every_point_is_told_in_three_languages() {
    let game = shared(&["SSSM/FHOO/FPPD/H..O", "FF../..../..../....", "F.../..../..../...."]);
    let told = |lang| {
        let mut lines = Vec::new();
        for city in game.city_indexes() {
            for entry in game.explain(city) {
                let squares: Vec<u8> = entry.squares.into_iter().map(Square::index).collect();
                let reason = entry.reason.in_words(lang);
                lines.push(format!("{} {squares:?} {reason}", entry.points));
            }
        }
        lines
    };
    assert_eq!(
        told(Lang::English),
        [
            "10 [0, 1, 2] line of 3 shops",
            "8 [4, 8] 2 factories, the most: 4 each (provisional)",
            "4 [3, 11] set of 2 taverns: music, drink",
            "6 [6, 7, 15] set of 3 offices",
            "1 [7] office next to a tavern",
            "1 [15] office next to a tavern",
            "8 [9, 10] group of 2 parks",
            "1 [5] house next to a factory",
            "1 [12] house next to a factory",
            "8 [0, 1] 2 factories, the most: 4 each (provisional)",
            "3 [0] 1 factory, second most: 3 points (provisional)",
        ]
    );
    assert_eq!(
        told(Lang::French),
        [
            "10 [0, 1, 2] ligne de 3 commerces",
            "8 [4, 8] 2 usines, majorité\u{a0}: 4 chacune (provisoire)",
            "4 [3, 11] association de 2 auberges\u{a0}: taverne musicale, bistrot",
            "6 [6, 7, 15] ensemble de 3 bureaux",
            "1 [7] bureau adjacent à une auberge",
            "1 [15] bureau adjacent à une auberge",
            "8 [9, 10] groupe de 2 parcs",
            "1 [5] résidence adjacente à une usine",
            "1 [12] résidence adjacente à une usine",
            "8 [0, 1] 2 usines, majorité\u{a0}: 4 chacune (provisoire)",
            "3 [0] 1 usine, seconde place\u{a0}: 3 points (provisoire)",
        ]
    );
    assert_eq!(
        told(Lang::German),
        [
            "10 [0, 1, 2] 3 Läden in gerader Linie",
            "8 [4, 8] 2 Fabriken, die meisten: je 4 (vorläufig)",
            "4 [3, 11] Set aus 2 Gaststätten: Musik, Cocktails",
            "6 [6, 7, 15] Set aus 3 Büros",
            "1 [7] Büro neben einer Gaststätte",
            "1 [15] Büro neben einer Gaststätte",
            "8 [9, 10] Gruppe aus 2 Parks",
            "1 [5] Haus neben einer Fabrik",
            "1 [12] Haus neben einer Fabrik",
            "8 [0, 1] 2 Fabriken, die meisten: je 4 (vorläufig)",
            "3 [0] 1 Fabrik, die zweitmeisten: 3 Punkte (vorläufig)",
        ]
    );
}

#[test]
fn one_of_a_kind_is_told_as_one() {
    let game = shared(&["S.M./..../..P./...F", "FF../..../..../....", "F.../..../..../...."]);
    let told = |lang| -> Vec<String> {
        let entries = game.explain(game.city_indexes().next().expect("a city"));
        entries.iter().map(|entry| entry.reason.in_words(lang)).collect()
    };
    assert_eq!(
        told(Lang::English),
        [
            "single shop",
            "1 factory, second most: 3 points (provisional)",
            "single tavern: music",
            "single park"
        ]
    );
    assert_eq!(
        told(Lang::French),
        [
            "commerce isolé",
            "1 usine, seconde place\u{a0}: 3 points (provisoire)",
            "auberge seule\u{a0}: taverne musicale",
            "parc seul"
        ]
    );
    assert_eq!(
        told(Lang::German),
        [
            "einzelner Laden",
            "1 Fabrik, die zweitmeisten: 3 Punkte (vorläufig)",
            "einzelne Gaststätte: Musik",
            "einzelner Park"
        ]
    );
}

#[test]
fn the_neighbour_that_matters_is_named() {
    let game = shared(&["OM../HF../..../....", "..../..../..../....", "..../..../..../...."]);
    let entries = game.explain(game.city_indexes().next().expect("a city"));
    let beside: Vec<(Building, Vec<u8>)> = entries
        .iter()
        .filter(|entry| !entry.beside.is_empty())
        .map(|entry| (entry.building, entry.beside.into_iter().map(Square::index).collect()))
        .collect();
    assert_eq!(beside, [(Building::Offices, vec![1]), (Building::Houses, vec![5])]);
}

#[test]
fn houses_name_the_types_they_count() {
    let told = |notation: &str, lang| {
        let game = shared(&[notation, "..../..../..../....", "..../..../..../...."]);
        let entries = game.explain(game.city_indexes().next().expect("a city"));
        let house = entries.iter().find(|entry| entry.building == Building::Houses);
        house.expect("a house").reason.in_words(lang)
    };
    assert_eq!(told("H.../..../..../....", Lang::English), "house without any other type");
    assert_eq!(told("H.P./..../..../....", Lang::English), "house with 1 other type: parks");
    assert_eq!(
        told("H.PS/..../..../....", Lang::English),
        "house with 2 other types: shops, parks"
    );
    assert_eq!(
        told("H.PS/..../..../....", Lang::French),
        "résidence avec 2 autres types\u{a0}: commerces, parcs"
    );
    assert_eq!(told("H.P./..../..../....", Lang::German), "Haus mit 1 anderen Gebäudetyp: Parks");
}

#[test]
fn players_are_told_what_counted_and_what_decided() {
    let told = |game: &Game, lang| -> Vec<String> {
        let names = ["Ann", "Ben", "Cem"];
        let name = |seat: surveyor_rules::Seat| names[seat.index()];
        let sentence = |player: &surveyor_rules::Standing| {
            let counted = player.counted_in_words(game.mode(), lang);
            let decided = player.decided_in_words(lang, name).unwrap_or("last".into());
            format!("{}. {}: {counted}; {decided}", player.rank, name(player.seat))
        };
        game.standings().players().iter().map(sentence).collect()
    };
    let game = shared(&["SS../..../..../....", "S.../..../..../....", "P.../..../..../...."]);
    assert_eq!(
        told(&game, Lang::English),
        [
            "1. Ben: city 2 counts, the lower of 2 and 5; tied with Ann at 2, ahead with more \
             shops in both cities, 3 to 2",
            "2. Ann: city 3 counts, the lower of 5 and 2; tied with Cem at 2, ahead on the \
             higher-scoring city, 5 to 2",
            "3. Cem: both cities score 2; last",
        ]
    );
    assert_eq!(
        told(&game, Lang::French)[..2],
        [
            "1. Ben: la ville 2 compte\u{a0}: le plus petit score entre 2 et 5; à égalité avec \
             Ann à 2, devant grâce au nombre de commerces dans ses deux villes, 3 contre 2",
            "2. Ann: la ville 3 compte\u{a0}: le plus petit score entre 5 et 2; à égalité avec \
             Cem à 2, devant grâce au score de sa seconde ville, 5 contre 2",
        ]
    );
    assert_eq!(
        told(&game, Lang::German)[..2],
        [
            "1. Ben: Stadt 2 zählt, der niedrigere Punktestand von 2 und 5; Gleichstand mit Ann \
             bei 2, vorn durch mehr Läden in beiden Städten, 3 zu 2",
            "2. Ann: Stadt 3 zählt, der niedrigere Punktestand von 5 und 2; Gleichstand mit Cem \
             bei 2, vorn durch die Stadt mit dem höheren Punktestand, 5 zu 2",
        ]
    );
    let duel = Game::new(
        Mode::Duel,
        &["SS..", "S...", "S...", "...."].map(|row| city(&format!("{row}/..../..../...."))),
    )
    .expect("four cities");
    assert_eq!(
        told(&duel, Lang::English),
        ["1. Ann: 5 + 2; ahead of Ben, 7 to 2", "2. Ben: 2 + 0; last"]
    );
    let level = shared(&["S.../..../..../...."; 3]);
    assert_eq!(
        told(&level, Lang::English)[2],
        "1. Cem: both cities score 2; tied with Ben in every respect"
    );
}

#[test]
fn one_check_reports_every_fault() {
    let cities = [
        "MMMM/MMMM/SSSS/SSS.",
        "SSSS/HHOM/OPOO/OPHP",
        "SSSS/HHOM/OPOO/OPHP",
        "..../..../..../....",
        "SSSS/HHOP/OPOO/..HP",
        "SSSS/HHOP/OPOO/SSHP",
        "SSSS/HHOP/OPOO/SFHP",
    ];
    let faults = shared(&cities).check();
    let told: Vec<String> = faults.iter().map(|fault| fault.in_words(Lang::English)).collect();
    assert_eq!(
        told,
        [
            "city 1 has an empty space in row 4, column 4",
            "city 4 is missing",
            "city 5 has 2 empty spaces",
            "30 shops, but the box holds only 24: a tile was probably misread",
            "10 music taverns, but the box holds only 7: a tile was probably misread",
            "cities 2 and 3 are identical: was one entered twice?",
        ]
    );
    let codes: Vec<_> = faults.iter().map(|fault| (fault.kind().key(), fault.severity())).collect();
    use surveyor_rules::Severity::{Unfinished, Warning};
    assert_eq!(
        codes,
        [
            ("empty-squares", Unfinished),
            ("empty-squares", Unfinished),
            ("empty-squares", Unfinished),
            ("too-many", Warning),
            ("too-many", Warning),
            ("same-city", Warning),
        ]
    );
    let music = &faults[4];
    let places: Vec<(usize, u8)> =
        music.places().iter().map(|(city, squares)| (city.index(), squares.len())).collect();
    assert_eq!(places, [(0, 8), (1, 1), (2, 1)]);
    assert_eq!(
        music.in_words(Lang::German),
        "10 Gaststätten mit Musik, aber die Box enthält nur 7: Wahrscheinlich wurde ein Plättchen \
         falsch erkannt"
    );
    assert_eq!(faults[0].in_words(Lang::French), "la ville 1 a une case vide, rangée 4, colonne 4");
}

#[test]
fn a_finished_game_from_the_box_has_no_faults() {
    let game = shared(&["SSSS/HHOM/OPOO/OPHP", "MFFF/PPFP/SSMP/HHHF", "MDFF/HEFP/SHBP/HHHO"]);
    assert_eq!(game.check(), []);
    assert!(game.is_finished());
}
