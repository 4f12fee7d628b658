//! German.

use super::{Decision, chosen, count};
use crate::fault::only_square;
use crate::{
    Building, CampaignGame, Decider, FactoryRank, Fault, Mode, Reason, Squares, Standing, Tile,
};

pub(super) fn building(building: Building) -> &'static str {
    match building {
        Building::Shops => "Läden",
        Building::Factories => "Fabriken",
        Building::Taverns => "Gaststätten",
        Building::Offices => "Büros",
        Building::Parks => "Parks",
        Building::Houses => "Häuser",
    }
}

pub(super) fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Shop => "Laden",
        Tile::Factory => "Fabrik",
        Tile::Music => "Musik",
        Tile::Drink => "Cocktails",
        Tile::Food => "Essen",
        Tile::Bed => "Betten",
        Tile::Office => "Büro",
        Tile::Park => "Park",
        Tile::House => "Haus",
    }
}

fn tiles(tile: Tile) -> &'static str {
    match tile {
        Tile::Music => "Gaststätten mit Musik",
        Tile::Drink => "Gaststätten mit Cocktails",
        Tile::Food => "Gaststätten mit Essen",
        Tile::Bed => "Gaststätten mit Betten",
        other => building(other.building()),
    }
}

pub(super) fn reason(reason: &Reason) -> String {
    let types_of = |types| chosen(&Building::ALL, types, |other| building(*other));
    match reason {
        Reason::ShopLine { length } => format!("{length}er-Reihe"),
        Reason::Factories { count, rank, provisional } => {
            let factories = if *count == 1 { "Fabrik" } else { "Fabriken" };
            let rank_text = match rank {
                FactoryRank::Most => ", die meisten",
                FactoryRank::Second => ", die zweitmeisten",
                FactoryRank::Fewer => "",
            };
            let provisional = if *provisional { " (vorläufig)" } else { "" };
            format!("{count} {factories}{rank_text}: je {}{provisional}", rank.each())
        }
        Reason::TavernSet { kinds } => format!(
            "{}er-Satz: {}",
            count(kinds),
            chosen(&Tile::TAVERNS, kinds, |kind| tile(*kind))
        ),
        Reason::OfficeSet { size: 1 } => "1 Büro".into(),
        Reason::OfficeSet { size } => format!("Satz aus {size} Büros"),
        Reason::OfficeBesideTavern => "Büro neben einer Gaststätte".into(),
        Reason::OfficeWithTavernInAutomacity => "Büro, mit Gaststätte in der Stadt".into(),
        Reason::ParkGroup { size: 1 } => "einzelner Park".into(),
        Reason::ParkGroup { size } => format!("Gruppe aus {size} Parks"),
        Reason::House { types } => match count(types) {
            0 => "Haus ohne andere Gebäudeart".into(),
            1 => format!("Haus mit 1 anderen Gebäudeart: {}", types_of(types)),
            n => format!("Haus mit {n} anderen Gebäudearten: {}", types_of(types)),
        },
        Reason::HouseBesideFactory => "Haus neben einer Fabrik".into(),
    }
}

pub(super) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::CityCount(error) => {
            let given = error.given();
            match error.mode() {
                Mode::Shared => format!("es braucht 3 bis 7 Städte, es sind {given}"),
                Mode::Duel => format!("es braucht 4 Städte, es sind {given}"),
                Mode::Solo(_) => {
                    format!("es braucht 3 Städte, links, rechts und Automacity, es sind {given}")
                }
            }
        }
        Fault::Empty { city, squares: Squares::ALL } => format!("Stadt {city} fehlt"),
        Fault::Empty { city, squares } => match only_square(*squares) {
            Some(square) => format!(
                "Stadt {city} hat ein leeres Feld in Reihe {}, Feld {}",
                square.row() + 1,
                square.column() + 1
            ),
            None => format!("Stadt {city} hat {} leere Felder", squares.len()),
        },
        Fault::TooMany { tile, found, .. } => format!(
            "{found} {}, aber die Schachtel enthält nur {}: sicher ein Lesefehler",
            tiles(*tile),
            tile.in_the_box()
        ),
        Fault::SameCity { first, second } => {
            format!("Stadt {first} und Stadt {second} sind gleich: wurde eine zweimal eingegeben?")
        }
    }
}

pub(super) fn counted(standing: &Standing, mode: Mode) -> String {
    let [first, second] = standing.totals;
    match (mode, standing.counted) {
        (Mode::Duel, _) => format!("{first} + {second}"),
        (_, None) => format!("beide Städte haben {first}"),
        (_, Some(city)) => {
            format!("Stadt {city} zählt, die niedrigere von {first} und {second}")
        }
    }
}

/// The city that counts, named by the player at its other side.
pub(super) fn counted_with(name: &str, [first, second]: [i16; 2]) -> String {
    format!("die Stadt mit {name} zählt, die niedrigere von {first} und {second}")
}

/// Two cities alike, named by their builders.
pub(super) fn alike(cities: &str) -> String {
    format!("zwei Städte sind gleich ({cities}): wurde eine zweimal eingegeben?")
}

pub(super) fn decided(decision: &Decision<'_>) -> String {
    let Decision { by, level_at, over, mine, theirs } = decision;
    match by {
        Decider::Final => format!("vor {over}, {mine} zu {theirs}"),
        Decider::HigherCity => format!(
            "gleichauf mit {over} bei {level_at}, vorn durch die höhere Stadt, {mine} zu {theirs}"
        ),
        Decider::Count(kind) => format!(
            "gleichauf mit {over} bei {level_at}, vorn durch {} in beiden Städten, \
             {mine} zu {theirs}",
            building(*kind)
        ),
        Decider::Shared => format!("teilt den Platz mit {over}, in allem gleich"),
    }
}

pub(super) fn campaign(part: &CampaignGame) -> String {
    let CampaignGame { choice, city, base, bonus, won } = part;
    let doubled = if *won { ", für den Sieg verdoppelt" } else { "" };
    format!(
        "{} Kampagnenpunkte: {base} aus Stadt {city}, {bonus} Bonus für {}{doubled}",
        part.points(),
        building(*choice)
    )
}
