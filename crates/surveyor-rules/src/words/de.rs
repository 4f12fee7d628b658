//! German.

use super::{Decision, Terms, chosen, count, only_square};
use crate::{
    Building, CampaignGame, Decider, Difficulty, FactoryRank, Fault, Lang, Mode, Reason, Squares,
    Standing, Tile, Token,
};

pub(super) const TERMS: Terms = Terms {
    city: "Stadt",
    left_city: "Linke Stadt",
    right_city: "Rechte Stadt",
    automacity: "Automacity",
    player: "Spieler",
    two_players: "Zu zweit",
    solo: "Solo",
    difficulty: "Schwierigkeit",
    total: "Summe",
    standings: "Rangliste",
    points_by_type: "Punkte nach Gebäudetyp",
    provisional: "Vorläufig: Nicht alle Städte sind fertig",
    empty: "Leer",
    tavern: "Gaststätte",
    colon: ": ",
    semicolon: "; ",
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

pub(super) fn letter(tile: Tile) -> char {
    match tile {
        Tile::Shop => 'L',
        Tile::Factory => 'F',
        Tile::Music => 'M',
        Tile::Drink => 'C',
        Tile::Food => 'E',
        Tile::Bed => 'S',
        Tile::Office => 'B',
        Tile::Park => 'P',
        Tile::House => 'H',
    }
}

pub(super) fn token(token: Token) -> &'static str {
    match token {
        Token::Arch => "Triumphbogen",
        Token::Bridge => "Brücke",
        Token::Dome => "Kuppel",
        Token::Lighthouse => "Leuchtturm",
        Token::Obelisk => "Obelisk",
        Token::Tower => "Turm",
        Token::Windmill => "Windmühle",
    }
}

/// The city with this landmark.
pub(super) fn city_of(token: &str) -> String {
    format!("Stadt „{token}“")
}

pub(super) fn solo(level: Difficulty) -> String {
    format!("{}, {} {level}", TERMS.solo, TERMS.difficulty)
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
    let types_of = |types| chosen(&Building::ALL, types, building);
    match reason {
        Reason::ShopLine { length: 1 } => "einzelner Laden".into(),
        Reason::ShopLine { length } => format!("{length} Läden in gerader Linie"),
        Reason::Factories { count, rank, provisional } => {
            let factories = if *count == 1 { "Fabrik" } else { "Fabriken" };
            let rank_text = match rank {
                FactoryRank::Most => ", die meisten",
                FactoryRank::Second => ", die zweitmeisten",
                FactoryRank::Fewer => "",
            };
            let provisional = if *provisional { " (vorläufig)" } else { "" };
            let points = match (*count, rank.each()) {
                (1, points) => format!("{points} Punkte"),
                (_, each) => format!("je {each}"),
            };
            format!("{count} {factories}{rank_text}: {points}{provisional}")
        }
        Reason::TavernSet { kinds } => {
            let named = chosen(&Tile::TAVERNS, kinds, tile);
            match count(kinds) {
                1 => format!("einzelne Gaststätte: {named}"),
                n => format!("Set aus {n} Gaststätten: {named}"),
            }
        }
        Reason::OfficeSet { size: 1 } => "1 Büro".into(),
        Reason::OfficeSet { size } => format!("Set aus {size} Büros"),
        Reason::OfficeBesideTavern => "Büro neben einer Gaststätte".into(),
        Reason::OfficeWithTavernInAutomacity => "Büro, mit Gaststätte in der Stadt".into(),
        Reason::ParkGroup { size: 1 } => "einzelner Park".into(),
        Reason::ParkGroup { size } => format!("Gruppe aus {size} Parks"),
        Reason::House { types } => match count(types) {
            0 => "Haus ohne anderen Gebäudetyp".into(),
            1 => format!("Haus mit 1 anderen Gebäudetyp: {}", types_of(types)),
            n => format!("Haus mit {n} anderen Gebäudetypen: {}", types_of(types)),
        },
        Reason::HouseBesideFactory => "Haus neben einer Fabrik".into(),
    }
}

pub(super) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Empty { city, squares: Squares::ALL } => format!("Stadt {city} fehlt"),
        Fault::Empty { city, squares } => match only_square(*squares) {
            Some(square) => {
                format!("Stadt {city} hat ein leeres Feld in {}", square.in_words(Lang::German))
            }
            None => format!("Stadt {city} hat {} leere Felder", squares.len()),
        },
        Fault::TooMany { tile, found, .. } => format!(
            "{found} {}, aber die Box enthält nur {}: Wahrscheinlich wurde ein Plättchen falsch erkannt",
            tiles(*tile),
            tile.in_the_box()
        ),
        Fault::SameCity { first, second } => {
            format!("Stadt {first} und Stadt {second} sind gleich: Wurde eine zweimal eingegeben?")
        }
    }
}

pub(super) fn counted(standing: &Standing, mode: Mode) -> String {
    let [first, second] = standing.totals;
    match (mode, standing.counted) {
        (Mode::Duel, _) => format!("{first} + {second}"),
        (_, None) => format!("beide Städte haben {first}"),
        (_, Some(city)) => {
            format!("Stadt {city} zählt, der niedrigere Punktestand von {first} und {second}")
        }
    }
}

/// The city that counts, named by the player at its other side.
pub(super) fn counted_with(name: &str, [first, second]: [i16; 2]) -> String {
    format!("die Stadt mit {name} zählt, der niedrigere Punktestand von {first} und {second}")
}

/// Two cities alike, by their names.
pub(super) fn alike(cities: &str) -> String {
    format!("zwei Städte sind gleich ({cities}): Wurde eine zweimal eingegeben?")
}

pub(super) fn decided(decision: &Decision<'_>) -> String {
    let Decision { by, tied_at, over, mine, theirs } = decision;
    match by {
        Decider::Final => format!("vor {over}, {mine} zu {theirs}"),
        Decider::HigherCity => format!(
            "Gleichstand mit {over} bei {tied_at}, vorn durch die Stadt mit dem höheren \
             Punktestand, {mine} zu {theirs}"
        ),
        Decider::Count(kind) => format!(
            "Gleichstand mit {over} bei {tied_at}, vorn durch mehr {} in beiden Städten, \
             {mine} zu {theirs}",
            building(*kind)
        ),
        Decider::Shared => format!("teilt sich den Platz mit {over}, völliger Gleichstand"),
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
