//! The exact words about the games on score sheets.

use surveyor_rules::rival_cities::{Holdings, Prestige, Rival, Sheet as Rivals};
use surveyor_rules::skylines::{self, Stage, Verdict};
use surveyor_rules::words::{stage, stars};
use surveyor_rules::{Lang, ScoreSheet, SheetGame};

/// The same thing said in every language.
fn said(say: impl Fn(Lang) -> String) -> [String; 3] {
    Lang::ALL.map(say)
}

#[test]
fn rival_cities_say_who_won() {
    let sheet = |ships, trials, alliances, tokens, reached| Rivals {
        hamburg: Holdings { ships, trials, alliances, tokens, ..Holdings::default() },
        altona: Holdings { tokens: 2, ..Holdings::default() },
        prestige: Prestige { side: Some(Rival::Hamburg), stars: 0, reached },
        bell: Some(Rival::Hamburg),
    };
    let words = |sheet: Rivals| said(|lang| sheet.outcome().expect("good").in_words(lang));
    assert_eq!(
        words(sheet(0, 0, 0, 0, true)),
        [
            "Hamburg has won: the prestige marker has reached the city",
            "Hamburg a gagné\u{a0}: le marqueur de prestige a atteint la ville",
            "Hamburg hat gewonnen: Der Prestigemarker hat die Stadt erreicht",
        ]
    );
    assert_eq!(
        words(sheet(0, 3, 0, 0, false)),
        [
            "Hamburg has won with the third trial card",
            "Hamburg a gagné avec la troisième carte procès",
            "Hamburg hat mit der dritten Prozesskarte gewonnen",
        ]
    );
    assert_eq!(
        words(sheet(3, 0, 0, 0, false)),
        [
            "Hamburg has won with three ships more",
            "Hamburg a gagné avec trois navires de plus",
            "Hamburg hat mit drei Schiffen mehr gewonnen",
        ]
    );
    assert_eq!(
        words(sheet(0, 0, 4, 0, false)),
        [
            "Hamburg has won with all four alliances",
            "Hamburg a gagné avec les quatre alliances",
            "Hamburg hat mit allen vier Allianzen gewonnen",
        ]
    );
    assert_eq!(
        words(sheet(0, 0, 0, 3, false)),
        [
            "Hamburg has won with 3 stars to 2",
            "Hamburg a gagné avec 3 étoiles contre 2",
            "Hamburg hat mit 3 zu 2 Sternen gewonnen",
        ]
    );
    assert_eq!(
        words(sheet(0, 0, 0, 2, false)),
        [
            "Hamburg has won with the bell, 2 stars each",
            "Hamburg a gagné grâce à la cloche, 2 étoiles de part et d’autre",
            "Hamburg hat durch die Glocke gewonnen, je 2 Sterne",
        ]
    );
    assert_eq!(said(|lang| stars(lang).into()), ["Stars", "Étoiles", "Sterne"]);
}

#[test]
fn skylines_are_told_step_by_step() {
    let played = Stage {
        electricity: -1,
        water: 0,
        waste: 2,
        happiness: 9,
        overflow: 3,
        employment: -2,
        treasury: 7,
    };
    let sheet = skylines::Sheet { stages: vec![played], pollution: 2, traffic: 1, crime: 0 };
    let words = |lang| {
        let steps = sheet.explain().into_iter().flatten();
        steps.map(|step| step.in_words(lang)).collect::<Vec<_>>()
    };
    assert_eq!(
        words(Lang::English),
        [
            "electricity, water and waste below 0: happiness falls by 1 to 8",
            "beyond 25: 3 more for the overall happiness",
            "overall happiness: 11",
            "employment at -2: pay 2, 5 left",
            "pollution, traffic and crime: 3 off, 8 left",
            "dormitory town",
        ]
    );
    assert_eq!(
        words(Lang::French),
        [
            "électricité, eau et déchets sous 0\u{a0}: la satisfaction baisse de 1 à 8",
            "au-delà de 25\u{a0}: 3 de plus pour la satisfaction globale",
            "satisfaction globale\u{a0}: 11",
            "emploi à -2\u{a0}: payez 2, reste 5",
            "pollution, circulation et criminalité\u{a0}: 3 en moins, reste 8",
            "Ville-dortoir",
        ]
    );
    assert_eq!(
        words(Lang::German),
        [
            "Strom, Wasser und Abfall unter 0: Die Zufriedenheit fällt um 1 auf 8",
            "über 25 hinaus: 3 mehr für die Gesamtzufriedenheit",
            "Gesamtzufriedenheit: 11",
            "Beschäftigung bei -2: 2 zahlen, bleiben 5",
            "Verschmutzung, Verkehr und Kriminalität: 3 weniger, bleiben 8",
            "Schlafstadt",
        ]
    );
    let poor = Stage { treasury: 1, ..played };
    let lost = skylines::Sheet { stages: vec![poor], ..skylines::Sheet::default() };
    let last = lost.explain().pop().and_then(|mut steps| steps.pop()).expect("how it was lost");
    assert_eq!(
        said(|lang| last.in_words(lang)),
        [
            "lost: there is not enough money",
            "perdu\u{a0}: il n’y a pas assez d’argent",
            "verloren: Das Geld reicht nicht",
        ]
    );
    assert_eq!(said(|lang| stage(2, lang)), ["Stage 2", "Étape 2", "Etappe 2"]);
    let verdicts: Vec<&str> =
        Verdict::ALL.iter().map(|verdict| verdict.in_words(Lang::French)).collect();
    assert_eq!(
        verdicts,
        [
            "Ville agonisante",
            "Ville-dortoir",
            "Ville ambitieuse",
            "Ville pressée",
            "Ville modèle",
            "Ville en plein boum",
            "Ville de lumière",
            "Ville paradisiaque",
        ]
    );
    assert_eq!(
        said(|lang| SheetGame::RivalCities.in_words(lang).into()),
        ["Rival Cities", "Les Cités rivales", "Rival Cities"]
    );
}

#[test]
fn a_tally_says_what_every_face_shows() {
    let rivals = Rivals {
        hamburg: Holdings { ships: 2, ship21: true, ship_stars: 4, ..Holdings::default() },
        altona: Holdings { tokens: 5, ..Holdings::default() },
        prestige: Prestige { side: Some(Rival::Altona), stars: 2, reached: false },
        bell: None,
    };
    let tally = ScoreSheet::RivalCities(rivals).tally(Lang::French);
    assert_eq!(tally.headline.as_deref(), Some("Altona a gagné avec 7 étoiles contre 6"));
    assert_eq!(tally.columns, ["Hamburg", "Altona"]);
    let rows: Vec<_> = tally.rows.iter().map(|row| (row.name.as_str(), &row.cells[..])).collect();
    let counted: [(&str, &[u16]); 6] = [
        ("Navires", &[4, 0]),
        ("Navire 21", &[2, 0]),
        ("Procès", &[0, 0]),
        ("Prestige", &[0, 2]),
        ("Jetons étoile", &[0, 5]),
        ("Étoiles", &[6, 7]),
    ];
    assert_eq!(rows, counted);
    let shares = [0, 1].map(|seat| tally.share(seat).expect("one each"));
    assert_eq!(shares.map(|share| (share.score, share.won)), [(Some(6), false), (Some(7), true)]);

    let won = Rivals { hamburg: Holdings { trials: 3, ..Holdings::default() }, ..rivals };
    let tally = ScoreSheet::RivalCities(won).tally(Lang::English);
    assert!(tally.at_once);
    assert_eq!(tally.share(0).map(|share| (share.score, share.won)), Some((None, true)));

    let level = ScoreSheet::RivalCities(Rivals::default()).tally(Lang::English);
    assert_eq!((level.headline, level.shares.len(), level.faults.len()), (None, 0, 1));
}

#[test]
fn a_town_tells_its_stages_and_all_share_its_score() {
    let mut town = skylines::Sheet::begun();
    town.stages[0] = Stage { happiness: 12, water: -1, employment: 2, ..town.stages[0] };
    town.stages.push(town.next_stage().expect("not lost"));
    assert_eq!((town.stages[1].happiness, town.stages[1].treasury), (11, 10));
    town.crime = 3;
    let tally = ScoreSheet::Skylines(town.clone()).tally(Lang::English);
    assert_eq!(tally.headline.as_deref(), Some("Ambitious town"));
    let titles: Vec<_> = tally.parts.iter().map(|part| part.title.as_str()).collect();
    assert_eq!(titles, ["Stage 1", "Stage 2", ""]);
    assert_eq!(tally.parts[2].lines, ["pollution, traffic and crime: 3 off, 18 left"]);
    for seat in 0..4 {
        assert_eq!(tally.share(seat).and_then(|share| share.score), Some(18), "seat {seat}");
    }

    town.stages[1].treasury = 1;
    let lost = ScoreSheet::Skylines(town).tally(Lang::English);
    assert_eq!((lost.at_once, lost.parts.len()), (true, 2), "nothing is taken off at the end");
    assert_eq!(lost.headline.as_deref(), Some("Lost: there is not enough money"));
}
