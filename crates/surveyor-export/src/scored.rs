//! A scored game as programs get it: the one form in JSON, wherever it is asked for. `FORMAT.md`
//! beside this crate describes every field.

use serde::Serialize;
use surveyor_rules::{
    Building, CampaignGame, CityIndex, Decider, Difficulty, Fault, FaultKind, Game, Lang, Mode,
    Squares, Standing, Token,
};

/// A scored game. Sentences in it are English: they are for programs.
///
/// ```
/// # let played = surveyor_export::doc_example();
/// let names = ["Ann", "Bob", "Cy"].map(str::to_owned);
/// let scored = surveyor_export::Scored::new(played.game(), &names, None);
/// assert_eq!(serde_json::to_value(scored)?["cities"][0]["total"], 56);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Serialize)]
pub struct Scored {
    mode: Mode,
    #[serde(skip_serializing_if = "Option::is_none")]
    difficulty: Option<Difficulty>,
    pub(crate) cities: Vec<City>,
    pub(crate) players: Vec<Player>,
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

#[derive(Debug, Serialize)]
pub(crate) struct City {
    /// Only there in a game that is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) token: Option<Token>,
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

#[derive(Debug, Serialize)]
struct Entry {
    r#type: Building,
    cells: Squares,
    points: u8,
    rule: String,
}

#[derive(Debug, Serialize)]
pub(crate) struct Player {
    name: String,
    /// What people entered; only there in a game that is kept, if another name is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) entered: Option<String>,
    /// Only there for an Automa.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    automa: bool,
    cities: [CityIndex; 2],
    r#final: i16,
    rank: u8,
    decided_by: Decider,
}

#[derive(Debug, Serialize)]
struct Campaign {
    city: CityIndex,
    base: i16,
    bonus: i16,
    points: i16,
    won: bool,
}

#[derive(Debug, Serialize)]
struct Warning {
    code: FaultKind,
    message: String,
    places: Vec<Place>,
}

#[derive(Debug, Serialize)]
struct Place {
    city: CityIndex,
    cells: Squares,
}

impl Scored {
    /// Scores a game whose players, Automas too, have these names.
    pub fn new(game: &Game, names: &[String], campaign: Option<&CampaignGame>) -> Scored {
        let standings = game.standings();
        let people = game.mode().people(game.cities().len());
        Scored {
            mode: game.mode(),
            difficulty: game.mode().difficulty(),
            cities: cities(game),
            players: game
                .seats()
                .filter_map(|seat| standings.of(seat))
                .zip(names)
                .map(|(standing, name)| player(standing, name, people))
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
            City {
                token: None,
                city: game.mode().write_city(index, city),
                shops: points.of(Building::Shops),
                factories: points.of(Building::Factories),
                taverns: points.of(Building::Taverns),
                offices: points.of(Building::Offices),
                parks: points.of(Building::Parks),
                houses: points.of(Building::Houses),
                adjustment: game.is_automacity(index).then(|| points.adjustment()),
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

fn player(standing: &Standing, name: &str, people: usize) -> Player {
    Player {
        name: name.to_owned(),
        entered: None,
        automa: standing.seat.index() >= people,
        cities: standing.cities,
        r#final: standing.final_score(),
        rank: standing.rank,
        decided_by: standing.decided_by(),
    }
}

fn warning(fault: &Fault) -> Warning {
    Warning {
        code: fault.kind(),
        message: fault.in_words(Lang::English),
        places: fault.places().into_iter().map(|(city, cells)| Place { city, cells }).collect(),
    }
}
