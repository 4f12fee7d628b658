//! The result as programs get it.

use serde::Serialize;
use surveyor_rules::{
    Building, CampaignGame, CityIndex, Decider, Difficulty, Fault, Game, Lang, Mode, Severity,
    Squares, Standing,
};

/// A scored game.
#[derive(Serialize)]
pub(crate) struct Report<'a> {
    mode: Mode,
    #[serde(skip_serializing_if = "Option::is_none")]
    difficulty: Option<Difficulty>,
    cities: Vec<City>,
    players: Vec<Player<'a>>,
    /// What the game brings to a campaign; only there when a bonus was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    campaign: Option<Campaign>,
    /// Only there while a city is unfinished.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    provisional: bool,
    /// Only there when something is unfinished or smells of a misread.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<Warning>,
}

#[derive(Serialize)]
struct City {
    city: String,
    shops: u8,
    factories: u8,
    taverns: u8,
    offices: u8,
    parks: u8,
    houses: u8,
    /// What the difficulty adds; only Automacity has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    adjustment: Option<i8>,
    total: i16,
    explain: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    r#type: Building,
    cells: Squares,
    points: u8,
    rule: String,
}

#[derive(Serialize)]
struct Player<'a> {
    name: &'a str,
    cities: [CityIndex; 2],
    r#final: i16,
    rank: u8,
    decided_by: Decider,
}

#[derive(Serialize)]
struct Campaign {
    city: CityIndex,
    base: i16,
    bonus: i16,
    points: i16,
    won: bool,
}

#[derive(Serialize)]
struct Warning {
    code: &'static str,
    message: String,
    places: Vec<Place>,
}

#[derive(Serialize)]
struct Place {
    city: CityIndex,
    cells: Squares,
}

impl<'a> Report<'a> {
    /// Scores a game whose players have these names.
    pub(crate) fn new(
        game: &Game,
        names: &'a [String],
        campaign: Option<&CampaignGame>,
    ) -> Report<'a> {
        let standings = game.standings();
        Report {
            mode: game.mode(),
            difficulty: game.mode().difficulty(),
            cities: cities(game),
            players: game
                .seats()
                .filter_map(|seat| standings.of(seat))
                .map(|standing| player(standing, names))
                .collect(),
            campaign: campaign.map(|part| Campaign {
                city: part.city,
                base: part.base,
                bonus: part.bonus,
                points: part.points(),
                won: part.won,
            }),
            provisional: !game.is_finished(),
            warnings: game.check().iter().map(warning).collect(),
        }
    }
}

fn cities(game: &Game) -> Vec<City> {
    let score = game.score();
    game.city_indexes()
        .map(|index| {
            let city = &game.cities()[index.index()];
            let points = &score.cities()[index.index()];
            let automacity = game.is_automacity(index);
            City {
                city: if automacity { city.letters() } else { city.to_string() },
                shops: points.of(Building::Shops),
                factories: points.of(Building::Factories),
                taverns: points.of(Building::Taverns),
                offices: points.of(Building::Offices),
                parks: points.of(Building::Parks),
                houses: points.of(Building::Houses),
                adjustment: automacity.then(|| points.adjustment()),
                total: points.total(),
                explain: game.explain(index).iter().map(entry).collect(),
            }
        })
        .collect()
}

fn entry(entry: &surveyor_rules::Entry) -> Entry {
    Entry {
        r#type: entry.building,
        cells: entry.squares,
        points: entry.points,
        rule: entry.reason.in_words(Lang::English),
    }
}

fn player<'a>(standing: &Standing, names: &'a [String]) -> Player<'a> {
    Player {
        name: &names[standing.seat.index()],
        cities: standing.cities,
        r#final: standing.final_score(),
        rank: standing.rank,
        decided_by: standing.decided_by(),
    }
}

fn warning(fault: &Fault) -> Warning {
    debug_assert!(fault.severity() < Severity::Error, "a game has the right number of cities");
    Warning {
        code: fault.code(),
        message: fault.in_words(Lang::English),
        places: fault.places().into_iter().map(|(city, cells)| Place { city, cells }).collect(),
    }
}
