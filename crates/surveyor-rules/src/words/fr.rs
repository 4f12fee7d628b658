//! French.

use super::{Decision, chosen, count};
use crate::fault::only_square;
use crate::{
    Building, CampaignGame, Decider, FactoryRank, Fault, Mode, Reason, Squares, Standing, Tile,
};

pub(super) fn building(building: Building) -> &'static str {
    match building {
        Building::Shops => "Commerces",
        Building::Factories => "Usines",
        Building::Taverns => "Auberges",
        Building::Offices => "Bureaux",
        Building::Parks => "Parcs",
        Building::Houses => "Résidences",
    }
}

/// Inside a sentence.
fn lower(building: &Building) -> &'static str {
    match building {
        Building::Shops => "commerces",
        Building::Factories => "usines",
        Building::Taverns => "auberges",
        Building::Offices => "bureaux",
        Building::Parks => "parcs",
        Building::Houses => "résidences",
    }
}

pub(super) fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Shop => "commerce",
        Tile::Factory => "usine",
        Tile::Music => "taverne musicale",
        Tile::Drink => "bar",
        Tile::Food => "bistrot",
        Tile::Bed => "hôtel",
        Tile::Office => "bureau",
        Tile::Park => "parc",
        Tile::House => "résidence",
    }
}

fn tiles(tile: Tile) -> &'static str {
    match tile {
        Tile::Music => "tavernes musicales",
        Tile::Drink => "bars",
        Tile::Food => "bistrots",
        Tile::Bed => "hôtels",
        other => lower(&other.building()),
    }
}

pub(super) fn reason(reason: &Reason) -> String {
    match reason {
        Reason::ShopLine { length } => format!("ligne de {length}"),
        Reason::Factories { count, rank, provisional } => {
            let factories = if *count == 1 { "usine" } else { "usines" };
            let rank_text = match rank {
                FactoryRank::Most => ", le plus grand nombre",
                FactoryRank::Second => ", le deuxième plus grand nombre",
                FactoryRank::Fewer => "",
            };
            let provisional = if *provisional { " (provisoire)" } else { "" };
            format!("{count} {factories}{rank_text} : {} par usine{provisional}", rank.each())
        }
        Reason::TavernSet { kinds } => format!(
            "série de {} : {}",
            count(kinds),
            chosen(&Tile::TAVERNS, kinds, |kind| tile(*kind))
        ),
        Reason::OfficeSet { size: 1 } => "1 bureau".into(),
        Reason::OfficeSet { size } => format!("série de {size} bureaux"),
        Reason::OfficeBesideTavern => "bureau à côté d'une auberge".into(),
        Reason::OfficeWithTavernInAutomacity => "bureau, avec une auberge dans la ville".into(),
        Reason::ParkGroup { size: 1 } => "parc isolé".into(),
        Reason::ParkGroup { size } => format!("groupe de {size} parcs"),
        Reason::House { types } => match count(types) {
            0 => "résidence sans aucun autre type".into(),
            1 => format!("résidence avec 1 autre type : {}", chosen(&Building::ALL, types, lower)),
            n => format!(
                "résidence avec {n} autres types : {}",
                chosen(&Building::ALL, types, lower)
            ),
        },
        Reason::HouseBesideFactory => "résidence à côté d'une usine".into(),
    }
}

pub(super) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::CityCount(error) => {
            let given = error.given();
            match error.mode() {
                Mode::Shared => format!("il faut 3 à 7 villes, il y en a {given}"),
                Mode::Duel => format!("il faut 4 villes, il y en a {given}"),
                Mode::Solo(_) => {
                    format!("il faut 3 villes, gauche, droite et Automacity, il y en a {given}")
                }
            }
        }
        Fault::Empty { city, squares: Squares::ALL } => format!("la ville {city} manque"),
        Fault::Empty { city, squares } => match only_square(*squares) {
            Some(square) => format!(
                "la ville {city} a une case vide, ligne {}, case {}",
                square.row() + 1,
                square.column() + 1
            ),
            None => format!("la ville {city} a {} cases vides", squares.len()),
        },
        Fault::TooMany { tile, found, .. } => format!(
            "{found} {}, mais la boîte en contient {} : cherchez une erreur de lecture",
            tiles(*tile),
            tile.in_the_box()
        ),
        Fault::SameCity { first, second } => format!(
            "les villes {first} et {second} sont identiques : l'une a-t-elle été saisie deux fois ?"
        ),
    }
}

pub(super) fn counted(standing: &Standing, mode: Mode) -> String {
    let [first, second] = standing.totals;
    match (mode, standing.counted) {
        (Mode::Duel, _) => format!("{first} + {second}"),
        (_, None) => format!("les deux villes marquent {first}"),
        (_, Some(city)) => {
            format!("la ville {city} compte, la plus basse de {first} et {second}")
        }
    }
}

/// The city that counts, named by the player at its other side.
pub(super) fn counted_with(name: &str, [first, second]: [i16; 2]) -> String {
    format!("la ville avec {name} compte, la plus basse de {first} et {second}")
}

/// Two cities alike, named by their builders.
pub(super) fn alike(cities: &str) -> String {
    format!("deux villes sont identiques ({cities}) : l'une a-t-elle été saisie deux fois ?")
}

pub(super) fn decided(decision: &Decision<'_>) -> String {
    let Decision { by, level_at, over, mine, theirs } = decision;
    match by {
        Decider::Final => format!("devant {over}, {mine} contre {theirs}"),
        Decider::HigherCity => format!(
            "à égalité avec {over} à {level_at}, devant par la ville la plus haute, \
             {mine} contre {theirs}"
        ),
        Decider::Count(building) => format!(
            "à égalité avec {over} à {level_at}, devant par le nombre de {} des deux villes, \
             {mine} contre {theirs}",
            lower(building)
        ),
        Decider::Shared => format!("partage la place avec {over}, à égalité en tout"),
    }
}

pub(super) fn campaign(part: &CampaignGame) -> String {
    let CampaignGame { choice, city, base, bonus, won } = part;
    let doubled = if *won { ", doublés par la victoire" } else { "" };
    format!(
        "{} points de campagne\u{a0}: {base} de la ville {city}, {bonus} de bonus pour les {}{doubled}",
        part.points(),
        lower(choice)
    )
}
