//! What the exports say around the scores. The rules' own sentences come from `surveyor-rules`.

use surveyor_rules::{CityIndex, Decider, Lang, Mode, Seat, Standing};

use crate::{Moment, Played};

/// The game's own name, the same in every language.
pub(crate) const GAME: &str = "Between Two Cities";

/// Single words and headings.
pub(crate) struct Words {
    pub standings: &'static str,
    pub cities: &'static str,
    pub city: &'static str,
    pub points_by_type: &'static str,
    pub rank: &'static str,
    pub player: &'static str,
    pub score: &'static str,
    pub total: &'static str,
    pub points: &'static str,
    pub why: &'static str,
    pub adjustment: &'static str,
    pub provisional: &'static str,
    pub left: &'static str,
    pub right: &'static str,
    and: &'static str,
    pub colon: &'static str,
    months: [&'static str; 12],
}

const ENGLISH: Words = Words {
    standings: "Standings",
    cities: "Cities",
    city: "City",
    points_by_type: "Points by building type",
    rank: "Place",
    player: "Player",
    score: "Score",
    total: "Total",
    points: "Points",
    why: "What for",
    adjustment: "Difficulty",
    provisional: "Provisional: some spaces are still empty",
    left: "Left city",
    right: "Right city",
    and: "and",
    colon: ": ",
    months: [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
};

const FRENCH: Words = Words {
    standings: "Classement",
    cities: "Villes",
    city: "Ville",
    points_by_type: "Points par type de bâtiment",
    rank: "Place",
    player: "Joueur",
    score: "Score",
    total: "Total",
    points: "Points",
    why: "Pourquoi",
    adjustment: "Difficulté",
    provisional: "Provisoire : il reste des cases vides",
    left: "Ville de gauche",
    right: "Ville de droite",
    and: "et",
    colon: "\u{a0}: ",
    months: [
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ],
};

const GERMAN: Words = Words {
    standings: "Rangliste",
    cities: "Städte",
    city: "Stadt",
    points_by_type: "Punkte nach Gebäudeart",
    rank: "Platz",
    player: "Spieler",
    score: "Ergebnis",
    total: "Summe",
    points: "Punkte",
    why: "Wofür",
    adjustment: "Schwierigkeit",
    provisional: "Vorläufig: einige Felder sind noch leer",
    left: "Linke Stadt",
    right: "Rechte Stadt",
    and: "und",
    colon: ": ",
    months: [
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember",
    ],
};

/// The words of a language.
pub(crate) fn of(lang: Lang) -> &'static Words {
    match lang {
        Lang::English => &ENGLISH,
        Lang::French => &FRENCH,
        Lang::German => &GERMAN,
    }
}

/// The date: "31 January 2026".
pub(crate) fn date(at: Moment, lang: Lang) -> String {
    let (year, day) = (at.local().year(), at.local().day());
    let month = of(lang).months[at.local().month() as usize - 1];
    match (lang, day) {
        (Lang::French, 1) => format!("1er {month} {year}"),
        (Lang::English | Lang::French, _) => format!("{day} {month} {year}"),
        (Lang::German, _) => format!("{day}. {month} {year}"),
    }
}

/// How it was played, where that needs saying: "Solo, difficulty 4".
pub(crate) fn mode(mode: Mode, lang: Lang) -> Option<String> {
    match (mode, lang) {
        (Mode::Shared, _) => None,
        (Mode::Duel, Lang::English) => Some("Two players".into()),
        (Mode::Duel, Lang::French) => Some("À deux joueurs".into()),
        (Mode::Duel, Lang::German) => Some("Zu zweit".into()),
        (Mode::Solo(level), Lang::English) => Some(format!("Solo, difficulty {level}")),
        (Mode::Solo(level), Lang::French) => Some(format!("Solo, difficulté {level}")),
        (Mode::Solo(level), Lang::German) => Some(format!("Solo, Schwierigkeit {level}")),
    }
}

/// "Ann, Bob and Cy".
pub(crate) fn list(names: &[String], lang: Lang) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {} {last}", most.join(", "), of(lang).and),
    }
}

/// "Ann wins with 56 points".
pub(crate) fn outcome(winners: &[String], score: i16, lang: Lang) -> String {
    let names = list(winners, lang);
    let alone = winners.len() == 1;
    match (lang, alone) {
        (Lang::English, true) => format!("{names} wins with {score} points"),
        (Lang::English, false) => format!("{names} share first place with {score} points"),
        (Lang::French, true) => format!("{names} gagne avec {score} points"),
        (Lang::French, false) => format!("{names} partagent la première place avec {score} points"),
        (Lang::German, true) => format!("{names} gewinnt mit {score} Punkten"),
        (Lang::German, false) => {
            format!("{names} teilen sich den ersten Platz mit {score} Punkten")
        }
    }
}

/// "First place" over one name, "Shared first place" over several.
pub(crate) fn first_place(winners: usize, lang: Lang) -> &'static str {
    match (lang, winners) {
        (Lang::English, 1) => "First place",
        (Lang::English, _) => "Shared first place",
        (Lang::French, 1) => "Première place",
        (Lang::French, _) => "Première place partagée",
        (Lang::German, 1) => "Erster Platz",
        (Lang::German, _) => "Geteilter erster Platz",
    }
}

/// Why those in first place share it.
pub(crate) fn level(lang: Lang) -> &'static str {
    match lang {
        Lang::English => "Level in everything",
        Lang::French => "À égalité en tout",
        Lang::German => "In allem gleich",
    }
}

/// Whose a city is: "Ann and Bob", in a solo game "Left city" or "Automacity".
pub(crate) fn city(played: &Played, city: CityIndex, lang: Lang) -> String {
    match (played.game().mode(), city.index()) {
        (Mode::Solo(_), 0) => of(lang).left.into(),
        (Mode::Solo(_), 1) => of(lang).right.into(),
        (Mode::Solo(_), _) => "Automacity".into(),
        _ => {
            let owners = played.game().owners(city);
            let names: Vec<_> = owners.map(|seat| played.name(seat, lang)).collect();
            list(&names, lang)
        }
    }
}

/// The sentences behind the places that the final score alone does not explain; where there are
/// none, what put the winner ahead.
pub(crate) fn decisions(played: &Played, lang: Lang) -> Vec<String> {
    let standings = played.game().standings();
    let players = standings.players();
    let close = |(i, standing): &(usize, &Standing)| match standing.decided_by() {
        Decider::Final => false,
        Decider::HigherCity | Decider::Count(_) => true,
        // Those who share a place would say the same of one another.
        Decider::Shared => *i == 0 || players[i - 1].rank != standing.rank,
    };
    let said: Vec<_> = (players.iter().enumerate().filter(close))
        .filter_map(|(_, standing)| decision(played, standing, lang))
        .collect();
    if said.is_empty() {
        return decision(played, &players[0], lang).into_iter().collect();
    }
    said
}

/// What put a player ahead of the next: "Ann: ahead of Bob, 56 to 52".
pub(crate) fn decision(played: &Played, standing: &Standing, lang: Lang) -> Option<String> {
    let name = |seat: Seat| played.name(seat, lang);
    let phrase = standing.decided_in_words(lang, name)?;
    Some(format!("{}{}{phrase}", name(standing.seat), of(lang).colon))
}

/// With a sign, and a true minus.
pub(crate) fn signed(number: i8) -> String {
    match number {
        0 => "0".into(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
