//! French.

use super::{Decision, Terms, chosen, count, only_square};
use crate::{
    Building, CampaignGame, Decider, Difficulty, FactoryRank, Fault, Lang, Mode, Reason, Squares,
    Standing, Tile, Token,
};

pub(super) const TERMS: Terms = Terms {
    city: "Ville",
    left_city: "Gaucheville",
    right_city: "Droitebourg",
    automacity: "Automaville",
    player: "Joueur",
    two_players: "À deux joueurs",
    solo: "Solo",
    difficulty: "Difficulté",
    total: "Total",
    standings: "Classement",
    points_by_type: "Points par type de bâtiment",
    provisional: "Provisoire\u{a0}: toutes les villes ne sont pas terminées",
    empty: "Vide",
    tavern: "Auberge",
    colon: "\u{a0}: ",
    semicolon: "\u{202f}; ",
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
fn lower(kind: Building) -> String {
    building(kind).to_lowercase()
}

pub(super) fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Shop => "commerce",
        Tile::Factory => "usine",
        Tile::Music => "taverne musicale",
        Tile::Drink => "bistrot",
        Tile::Food => "restaurant",
        Tile::Bed => "hôtel",
        Tile::Office => "bureau",
        Tile::Park => "parc",
        Tile::House => "résidence",
    }
}

pub(super) fn letter(tile: Tile) -> char {
    match tile {
        Tile::Shop => 'C',
        Tile::Factory => 'U',
        Tile::Music => 'M',
        Tile::Drink => 'V',
        Tile::Food => 'T',
        Tile::Bed => 'L',
        Tile::Office => 'B',
        Tile::Park => 'P',
        Tile::House => 'R',
    }
}

pub(super) fn token(token: Token) -> &'static str {
    match token {
        Token::Arch => "Arc de triomphe",
        Token::Bridge => "Pont",
        Token::Dome => "Dôme",
        Token::Lighthouse => "Phare",
        Token::Obelisk => "Obélisque",
        Token::Tower => "Tour",
        Token::Windmill => "Moulin",
    }
}

/// The city with this landmark.
pub(super) fn city_of(token: &str) -> String {
    format!("Ville «\u{a0}{token}\u{a0}»")
}

pub(super) fn solo(level: Difficulty) -> String {
    format!("{}, difficulté {level}", TERMS.solo)
}

fn tiles(tile: Tile) -> String {
    match tile {
        Tile::Music => "tavernes musicales".into(),
        Tile::Drink => "bistrots".into(),
        Tile::Food => "restaurants".into(),
        Tile::Bed => "hôtels".into(),
        other => lower(other.building()),
    }
}

pub(super) fn reason(reason: &Reason) -> String {
    match reason {
        Reason::ShopLine { length: 1 } => "commerce isolé".into(),
        Reason::ShopLine { length } => format!("ligne de {length} commerces"),
        Reason::Factories { count, rank, provisional } => {
            let factories = if *count == 1 { "usine" } else { "usines" };
            let rank_text = match rank {
                FactoryRank::Most => ", majorité",
                FactoryRank::Second => ", seconde place",
                FactoryRank::Fewer => "",
            };
            let provisional = if *provisional { " (provisoire)" } else { "" };
            let each = if *count == 1 { "points" } else { "chacune" };
            format!("{count} {factories}{rank_text}\u{a0}: {} {each}{provisional}", rank.each())
        }
        Reason::TavernSet { kinds } => {
            let named = chosen(&Tile::TAVERNS, kinds, tile);
            match count(kinds) {
                1 => format!("auberge seule\u{a0}: {named}"),
                n => format!("association de {n} auberges\u{a0}: {named}"),
            }
        }
        Reason::OfficeSet { size: 1 } => "1 bureau".into(),
        Reason::OfficeSet { size } => format!("ensemble de {size} bureaux"),
        Reason::OfficeBesideTavern => "bureau adjacent à une auberge".into(),
        Reason::OfficeWithTavernInAutomacity => "bureau, avec une auberge dans la ville".into(),
        Reason::ParkGroup { size: 1 } => "parc seul".into(),
        Reason::ParkGroup { size } => format!("groupe de {size} parcs"),
        Reason::House { types } => match count(types) {
            0 => "résidence sans aucun autre type".into(),
            1 => format!(
                "résidence avec 1 autre type\u{a0}: {}",
                chosen(&Building::ALL, types, lower)
            ),
            n => format!(
                "résidence avec {n} autres types\u{a0}: {}",
                chosen(&Building::ALL, types, lower)
            ),
        },
        Reason::HouseBesideFactory => "résidence adjacente à une usine".into(),
    }
}

pub(super) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Empty { city, squares: Squares::ALL } => format!("il manque la ville {city}"),
        Fault::Empty { city, squares } => match only_square(*squares) {
            Some(square) => {
                format!("la ville {city} a une case vide, {}", square.in_words(Lang::French))
            }
            None => format!("la ville {city} a {} cases vides", squares.len()),
        },
        Fault::TooMany { tile, found, .. } => format!(
            "{found} {}, mais la boîte n’en contient que {}\u{a0}: une tuile a sans doute été mal reconnue",
            tiles(*tile),
            tile.in_the_box()
        ),
        Fault::SameCity { first, second } => format!(
            "les villes {first} et {second} sont identiques\u{a0}: l’une a-t-elle été saisie deux fois\u{202f}?"
        ),
    }
}

pub(super) fn counted(standing: &Standing, mode: Mode) -> String {
    let [first, second] = standing.totals;
    match (mode, standing.counted) {
        (Mode::Duel, _) => format!("{first} + {second}"),
        (_, None) => format!("les deux villes marquent {first}"),
        (_, Some(city)) => {
            format!("la ville {city} compte\u{a0}: le plus petit score entre {first} et {second}")
        }
    }
}

/// The city that counts, named by the player at its other side.
pub(super) fn counted_with(name: &str, [first, second]: [i16; 2]) -> String {
    format!(
        "la ville construite avec {name} compte\u{a0}: le plus petit score entre {first} et {second}"
    )
}

/// Two cities alike, by their names.
pub(super) fn alike(cities: &str) -> String {
    format!(
        "deux villes sont identiques ({cities})\u{a0}: l’une a-t-elle été saisie deux fois\u{202f}?"
    )
}

pub(super) fn decided(decision: &Decision<'_>) -> String {
    let Decision { by, tied_at, over, mine, theirs } = decision;
    match by {
        Decider::Final => format!("devant {over}, {mine} contre {theirs}"),
        Decider::HigherCity => format!(
            "à égalité avec {over} à {tied_at}, devant grâce au score de sa seconde ville, \
             {mine} contre {theirs}"
        ),
        Decider::Count(building) => format!(
            "à égalité avec {over} à {tied_at}, devant grâce au nombre de {} dans ses deux \
             villes, {mine} contre {theirs}",
            lower(*building)
        ),
        Decider::Shared => format!("ex æquo avec {over}, à égalité parfaite"),
    }
}

pub(super) fn campaign(part: &CampaignGame) -> String {
    let CampaignGame { choice, city, base, bonus, won } = part;
    let doubled = if *won { ", doublé par la victoire" } else { "" };
    format!(
        "{} points de campagne\u{a0}: {base} de la ville {city}, {bonus} de bonus pour les {}{doubled}",
        part.points(),
        lower(*choice)
    )
}
