//! English.

use super::{Decision, Terms, chosen, count, only_square};
use crate::{
    Building, CampaignGame, Decider, Difficulty, FactoryRank, Fault, Mode, Reason, Squares,
    Standing, Tile, Token,
};

pub(super) const TERMS: Terms = Terms {
    city: "City",
    left_city: "Left city",
    right_city: "Right city",
    automacity: "Automacity",
    player: "Player",
    two_players: "Two players",
    solo: "Solo",
    difficulty: "Difficulty",
    total: "Total",
    standings: "Standings",
    points_by_type: "Points by building type",
    provisional: "Provisional: not every city is finished",
    empty: "Empty",
    tavern: "Tavern",
    colon: ": ",
    semicolon: "; ",
};

pub(super) fn building(building: Building) -> &'static str {
    match building {
        Building::Shops => "Shops",
        Building::Factories => "Factories",
        Building::Taverns => "Taverns",
        Building::Offices => "Offices",
        Building::Parks => "Parks",
        Building::Houses => "Houses",
    }
}

/// Inside a sentence.
fn lower(building: Building) -> &'static str {
    building.key()
}

pub(super) fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Shop => "shop",
        Tile::Factory => "factory",
        Tile::Music => "music",
        Tile::Drink => "drink",
        Tile::Food => "food",
        Tile::Bed => "bed",
        Tile::Office => "office",
        Tile::Park => "park",
        Tile::House => "house",
    }
}

pub(super) fn letter(tile: Tile) -> char {
    tile.letter()
}

pub(super) fn token(token: Token) -> &'static str {
    match token {
        Token::Arch => "Arch",
        Token::Bridge => "Bridge",
        Token::Dome => "Dome",
        Token::Lighthouse => "Lighthouse",
        Token::Obelisk => "Obelisk",
        Token::Tower => "Tower",
        Token::Windmill => "Windmill",
    }
}

/// The city with this landmark.
pub(super) fn city_of(token: &str) -> String {
    format!("{token} city")
}

pub(super) fn solo(level: Difficulty) -> String {
    format!("{}, difficulty {level}", TERMS.solo)
}

fn tiles(tile: Tile) -> &'static str {
    match tile {
        Tile::Music => "music taverns",
        Tile::Drink => "drink taverns",
        Tile::Food => "food taverns",
        Tile::Bed => "bed taverns",
        other => lower(other.building()),
    }
}

pub(super) fn reason(reason: &Reason) -> String {
    match reason {
        Reason::ShopLine { length: 1 } => "single shop".into(),
        Reason::ShopLine { length } => format!("line of {length} shops"),
        Reason::Factories { count, rank, provisional } => {
            let factories = if *count == 1 { "factory" } else { "factories" };
            let rank_text = match rank {
                FactoryRank::Most => ", the most",
                FactoryRank::Second => ", second most",
                FactoryRank::Fewer => "",
            };
            let provisional = if *provisional { " (provisional)" } else { "" };
            let each = if *count == 1 { "points" } else { "each" };
            format!("{count} {factories}{rank_text}: {} {each}{provisional}", rank.each())
        }
        Reason::TavernSet { kinds } => {
            let named = chosen(&Tile::TAVERNS, kinds, tile);
            match count(kinds) {
                1 => format!("single tavern: {named}"),
                n => format!("set of {n} taverns: {named}"),
            }
        }
        Reason::OfficeSet { size: 1 } => "1 office".into(),
        Reason::OfficeSet { size } => format!("set of {size} offices"),
        Reason::OfficeBesideTavern => "office next to a tavern".into(),
        Reason::OfficeWithTavernInAutomacity => "office, with a tavern in the city".into(),
        Reason::ParkGroup { size: 1 } => "single park".into(),
        Reason::ParkGroup { size } => format!("group of {size} parks"),
        Reason::House { types } => match count(types) {
            0 => "house without any other type".into(),
            1 => format!("house with 1 other type: {}", chosen(&Building::ALL, types, lower)),
            n => format!("house with {n} other types: {}", chosen(&Building::ALL, types, lower)),
        },
        Reason::HouseBesideFactory => "house next to a factory".into(),
    }
}

pub(super) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Empty { city, squares: Squares::ALL } => format!("city {city} is missing"),
        Fault::Empty { city, squares } => match only_square(*squares) {
            Some(square) => format!("city {city} has an empty space in {square}"),
            None => format!("city {city} has {} empty spaces", squares.len()),
        },
        Fault::TooMany { tile, found, .. } => format!(
            "{found} {}, but the box holds only {}: a tile was probably misread",
            tiles(*tile),
            tile.in_the_box()
        ),
        Fault::SameCity { first, second } => {
            format!("cities {first} and {second} are identical: was one entered twice?")
        }
    }
}

pub(super) fn counted(standing: &Standing, mode: Mode) -> String {
    let [first, second] = standing.totals;
    match (mode, standing.counted) {
        (Mode::Duel, _) => format!("{first} + {second}"),
        (_, None) => format!("both cities score {first}"),
        (_, Some(city)) => format!("city {city} counts, the lower of {first} and {second}"),
    }
}

/// The city that counts, named by the player at its other side.
pub(super) fn counted_with(name: &str, [first, second]: [i16; 2]) -> String {
    format!("the city with {name} counts, the lower of {first} and {second}")
}

/// Two cities alike, by their names.
pub(super) fn alike(cities: &str) -> String {
    format!("two cities are identical ({cities}): was one entered twice?")
}

pub(super) fn decided(decision: &Decision<'_>) -> String {
    let Decision { by, tied_at, over, mine, theirs } = decision;
    match by {
        Decider::Final => format!("ahead of {over}, {mine} to {theirs}"),
        Decider::HigherCity => format!(
            "tied with {over} at {tied_at}, ahead on the higher-scoring city, {mine} to {theirs}"
        ),
        Decider::Count(building) => format!(
            "tied with {over} at {tied_at}, ahead with more {} in both cities, {mine} to {theirs}",
            lower(*building)
        ),
        Decider::Shared => format!("tied with {over} in every respect"),
    }
}

pub(super) fn campaign(part: &CampaignGame) -> String {
    let CampaignGame { choice, city, base, bonus, won } = part;
    let doubled = if *won { ", doubled for the win" } else { "" };
    format!(
        "{} campaign points: {base} of city {city}, {bonus} bonus for {}{doubled}",
        part.points(),
        lower(*choice)
    )
}
