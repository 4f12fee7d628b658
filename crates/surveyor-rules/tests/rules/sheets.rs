//! The games on score sheets: worked examples, and everything else against the literal version.

use std::fmt::Debug;

use crate::oracle;
use crate::table::{Row, rows};
use proptest::prelude::*;
use surveyor_rules::rival_cities::{self, Holdings, Prestige, Rival, Stars};
use surveyor_rules::skylines::{self, Loss, Stage};
use surveyor_rules::{EntryFault, SheetGame};

const NONE: &str = "-";

fn holdings(row: &Row, column: usize) -> Holdings {
    let cells: Vec<String> = row.list(column);
    let number = |i: usize| cells[i].parse().unwrap_or_else(|error| panic!("{error} in {row}"));
    Holdings {
        ship_stars: number(0),
        ships: number(1),
        ship21: cells[2] == "true",
        trials: number(3),
        trial_stars: number(4),
        alliances: number(5),
        tokens: number(6),
    }
}

/// A city, `-` for none.
fn rival(text: &str) -> Option<Rival> {
    (text != NONE).then(|| text.parse().expect("a city"))
}

fn rival_sheet(row: &Row, bell: Option<Rival>) -> rival_cities::Sheet {
    let prestige: Vec<String> = row.list(2);
    let prestige = Prestige {
        side: rival(&prestige[0]),
        stars: prestige[1].parse().expect("a number"),
        reached: prestige[2] == "true",
    };
    rival_cities::Sheet { hamburg: holdings(row, 0), altona: holdings(row, 1), prestige, bell }
}

fn lower(key: impl Debug) -> String {
    format!("{key:?}").to_lowercase()
}

fn told(faults: &[EntryFault]) -> String {
    faults.iter().map(EntryFault::to_string).collect::<Vec<_>>().join("; ")
}

#[test]
fn rival_cities() {
    for row in rows("rival-cities.tsv") {
        let sheet = rival_sheet(&row, rival(row.text(3)));
        let outcome = sheet.outcome().unwrap_or_else(|faults| panic!("{} in {row}", told(&faults)));
        for (column, found) in [(4, outcome.hamburg), (5, outcome.altona)] {
            let Stars { ships, trials, prestige, tokens, total } = found;
            let found = vec![ships, trials, prestige, tokens, total];
            assert_eq!(found, row.list::<u16>(column), "{row}");
        }
        assert_eq!(outcome.winner.key(), row.text(6), "{row}");
        assert_eq!(lower(outcome.by), row.text(7), "{row}");
    }
}

#[test]
fn what_the_box_of_rival_cities_cannot_hold() {
    for row in rows("rival-cities-faults.tsv") {
        let faults = rival_sheet(&row, None).outcome().expect_err(row.text(3));
        assert_eq!(told(&faults), row.text(3), "{row}");
    }
}

fn stages(row: &Row) -> Vec<Stage> {
    let stage = |text: &str| {
        let cells: Vec<i16> =
            text.split_whitespace().map(|cell| cell.parse().expect("a number")).collect();
        Stage {
            electricity: cells[0] as i8,
            water: cells[1] as i8,
            waste: cells[2] as i8,
            happiness: cells[3] as i8,
            overflow: cells[4] as u8,
            employment: cells[5] as i8,
            treasury: cells[6] as u16,
        }
    };
    row.text(0).split('|').map(stage).collect()
}

#[test]
fn skylines() {
    for row in rows("skylines.tsv") {
        let end: Vec<u8> = row.list(1);
        let sheet = skylines::Sheet {
            stages: stages(&row),
            pollution: end[0],
            traffic: end[1],
            crime: end[2],
        };
        let outcome = sheet.outcome().unwrap_or_else(|faults| panic!("{} in {row}", told(&faults)));
        let found: Vec<String> = outcome
            .stages
            .iter()
            .map(|stage| format!("{} {} {}", stage.happiness, stage.overall, stage.pay))
            .collect();
        assert_eq!(found.join("|"), row.text(2), "{row}");
        assert_eq!(outcome.overall, row.parse::<i16>(3), "{row}");
        let shown = |value: Option<String>| value.unwrap_or_else(|| NONE.into());
        assert_eq!(shown(outcome.final_points.map(|points| points.to_string())), row.text(4));
        assert_eq!(shown(outcome.verdict.map(|verdict| format!("{verdict:?}"))), row.text(5));
        let lost =
            outcome.lost.zip(outcome.lost_in).map(|(loss, stage)| format!("{loss:?} {stage}"));
        assert_eq!(shown(lost), row.text(6), "{row}");
    }
}

#[test]
fn what_the_tracks_of_skylines_cannot_hold() {
    let stage = |happiness, employment| Stage { happiness, employment, ..Stage::default() };
    let cases = [
        (vec![], "stages: from 1 to 4, not 0"),
        (vec![Stage::default(); 5], "stages: from 1 to 4, not 5"),
        (vec![stage(26, 0)], "stages[0].happiness: from -5 to 25, not 26"),
        (vec![stage(0, 0), stage(-6, 0)], "stages[1].happiness: from -5 to 25, not -6"),
        (vec![stage(0, -6)], "stages[0].employment: from -5 to 5, not -6"),
        (
            vec![stage(127, 6)],
            "stages[0].happiness: from -5 to 25, not 127; stages[0].employment: from -5 to 5, not 6",
        ),
    ];
    for (stages, message) in cases {
        let sheet = skylines::Sheet { stages, ..skylines::Sheet::default() };
        assert_eq!(told(&sheet.outcome().expect_err(message)), message);
        assert!(sheet.explain().is_empty(), "{message}");
    }
}

#[test]
fn games_are_named() {
    for game in SheetGame::ALL {
        assert_eq!(game.to_string().parse(), Ok(game));
    }
    let error = "chess".parse::<SheetGame>().expect_err("no such sheet");
    assert_eq!(error.to_string(), "the games with a sheet are rival-cities and skylines");
}

fn any_holdings() -> impl Strategy<Value = Holdings> {
    (0..20_u8, 0..6_u8, any::<bool>(), 0..4_u8, 0..9_u8, 0..5_u8, 0..7_u8).prop_map(
        |(ship_stars, ships, ship21, trials, trial_stars, alliances, tokens)| Holdings {
            ship_stars,
            ships,
            ship21,
            trials,
            trial_stars,
            alliances,
            tokens,
        },
    )
}

fn any_rival() -> impl Strategy<Value = Rival> {
    prop::sample::select(Rival::ALL.to_vec())
}

fn any_stage() -> impl Strategy<Value = Stage> {
    (-4..5_i8, -4..5_i8, -4..5_i8, -5..=25_i8, 0..4_u8, -5..=5_i8, 0..9_u16).prop_map(
        |(electricity, water, waste, happiness, overflow, employment, treasury)| Stage {
            electricity,
            water,
            waste,
            happiness,
            overflow,
            employment,
            treasury,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn rival_cities_are_counted_literally(
        hamburg in any_holdings(),
        altona in any_holdings(),
        side in prop::option::of(any_rival()),
        (stars, reached) in (0..5_u8, prop::bool::weighted(0.1)),
        bell in prop::option::of(any_rival()),
    ) {
        let prestige = Prestige { side, stars, reached };
        let sheet = rival_cities::Sheet { hamburg, altona, prestige, bell };
        let literal = |rival: Rival| {
            let Holdings { ship_stars, ships, ship21, trial_stars, tokens, .. } = *sheet.of(rival);
            let prestige = if side == Some(rival) { stars } else { 0 };
            oracle::sheets::stars(ship_stars, ships, ship21, trial_stars, prestige, tokens)
        };
        let won_at_once = |own: &Holdings, other: &Holdings, rival: Rival| {
            (reached && side == Some(rival))
                || own.trials > 2
                || i32::from(own.ships) - i32::from(other.ships) > 2
                || own.alliances == 4
        };
        let by_hamburg = won_at_once(&hamburg, &altona, Rival::Hamburg);
        let by_altona = won_at_once(&altona, &hamburg, Rival::Altona);
        match sheet.outcome() {
            Ok(outcome) => {
                prop_assert!(!(by_hamburg && by_altona), "only one can win at once");
                prop_assert_eq!(u32::from(outcome.hamburg.total), literal(Rival::Hamburg));
                prop_assert_eq!(u32::from(outcome.altona.total), literal(Rival::Altona));
                prop_assert_eq!(outcome.by.is_instant(), by_hamburg || by_altona);
                let red_leads = literal(Rival::Hamburg) > literal(Rival::Altona);
                let level = literal(Rival::Hamburg) == literal(Rival::Altona);
                let red = by_hamburg
                    || !by_altona && (red_leads || level && bell == Some(Rival::Hamburg));
                prop_assert_eq!(outcome.winner == Rival::Hamburg, red);
            }
            Err(faults) => {
                let too_many = hamburg.ships + altona.ships > 10
                    || hamburg.trials + altona.trials > 7
                    || hamburg.alliances + altona.alliances > 4
                    || hamburg.tokens + altona.tokens > 12;
                let bad = |own: &Holdings| {
                    let printed = i32::from(own.ships) - i32::from(own.ship21);
                    printed < 0
                        || i32::from(own.ship_stars) > 5 * printed
                        || own.trials == 0 && own.trial_stars > 0
                };
                let twice = hamburg.ship21 && altona.ship21;
                let nowhere = reached && side.is_none();
                let open = literal(Rival::Hamburg) == literal(Rival::Altona) && bell.is_none();
                prop_assert!(
                    too_many || bad(&hamburg) || bad(&altona) || twice || nowhere || open
                        || by_hamburg && by_altona,
                    "{}", told(&faults)
                );
            }
        }
    }

    #[test]
    fn skylines_are_counted_literally(
        stages in prop::collection::vec(any_stage(), 1..=4),
        (pollution, traffic, crime) in (0..9_u8, 0..9_u8, 0..9_u8),
    ) {
        let sheet = skylines::Sheet { stages: stages.clone(), pollution, traffic, crime };
        let outcome = sheet.outcome().expect("the tracks hold it");
        let mut overall = 0;
        let mut lost = None;
        for (number, stage) in (1..).zip(&stages) {
            let tracks = [stage.electricity, stage.water, stage.waste].map(i32::from);
            let (happiness, then, paid) = oracle::sheets::stage(
                tracks,
                stage.happiness.into(),
                stage.overflow.into(),
                stage.employment.into(),
                stage.treasury.into(),
                overall,
            );
            overall = then;
            let found = outcome.stages[number - 1];
            prop_assert_eq!((i32::from(found.happiness), i32::from(found.overall)), (happiness, then));
            prop_assert_eq!(i32::from(found.pay), i32::from(stage.employment).abs());
            lost = if happiness < -4 {
                Some(Loss::Happiness)
            } else if overall < -9 {
                Some(Loss::Overall)
            } else if paid.is_none() {
                Some(Loss::Money)
            } else {
                None
            };
            if lost.is_some() {
                prop_assert_eq!(outcome.stages.len(), number);
                prop_assert_eq!(outcome.lost_in.map(usize::from), Some(number));
                break;
            }
        }
        prop_assert_eq!(outcome.lost, lost);
        if lost.is_none() {
            let left = overall - i32::from(pollution) - i32::from(traffic) - i32::from(crime);
            prop_assert_eq!(outcome.final_points.map(i32::from), Some(left));
            let verdict = outcome.verdict.expect("a game that is not lost");
            prop_assert_eq!(format!("{verdict:?}"), oracle::sheets::verdict(left));
        }
        prop_assert_eq!(outcome.final_points.is_some(), lost.is_none());
        prop_assert_eq!(sheet.explain().len(), outcome.stages.len() + 1);
    }
}
