//! What the exports alone say around the scores. The rules' own sentences, and the labels that the
//! page and the command line have too, come from `surveyor-rules`.

use surveyor_rules::{CityIndex, Decider, Lang, Seat, Standing};

use crate::{Moment, Played};

/// The game's own name, the same in every language.
pub(crate) const GAME: &str = "Between Two Cities";

/// Single words and headings.
pub(crate) struct Words {
    pub cities: &'static str,
    pub rank: &'static str,
    pub score: &'static str,
    pub points: &'static str,
    pub why: &'static str,
    and: &'static str,
    months: [&'static str; 12],
}

const ENGLISH: Words = Words {
    cities: "Cities",
    rank: "Place",
    score: "Final score",
    points: "Points",
    why: "Reason",
    and: "and",
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
    cities: "Villes",
    rank: "Place",
    score: "Score final",
    points: "Points",
    why: "Détail",
    and: "et",
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
    cities: "Städte",
    rank: "Platz",
    score: "Endpunktestand",
    points: "Punkte",
    why: "Wofür",
    and: "und",
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

/// "Ann, Bob and Cy".
pub(crate) fn list(names: &[String], lang: Lang) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {} {last}", most.join(", "), of(lang).and),
    }
}

/// "Ann wins with 56 points"; nobody wins before the game is finished.
pub(crate) fn outcome(played: &Played, lang: Lang) -> String {
    let winners: Vec<_> =
        played.winners().into_iter().map(|seat| played.name(seat, lang)).collect();
    let (names, alone) = (list(&winners, lang), winners.len() == 1);
    let score = played.game().standings().players()[0].final_score();
    let says = match (lang, played.game().is_finished(), alone) {
        (Lang::English, true, true) => "wins with",
        (Lang::English, true, false) => "share first place with",
        (Lang::English, false, true) => "is ahead with",
        (Lang::English, false, false) => "are ahead with",
        (Lang::French, true, true) => "gagne avec",
        (Lang::French, true, false) => "se partagent la première place avec",
        (Lang::French, false, true) => "est en tête avec",
        (Lang::French, false, false) => "sont en tête avec",
        (Lang::German, true, true) => "gewinnt mit",
        (Lang::German, true, false) => "teilen sich den ersten Platz mit",
        (Lang::German, false, true) => "führt mit",
        (Lang::German, false, false) => "führen mit",
    };
    let points = match lang {
        Lang::English | Lang::French => "points",
        Lang::German => "Punkten",
    };
    format!("{names} {says} {score} {points}")
}

/// "First place" over one name, "Shared first place" over several, and neither as long as the game
/// is not finished.
pub(crate) fn first_place(played: &Played, lang: Lang) -> &'static str {
    match (lang, played.game().is_finished(), played.winners().len()) {
        (Lang::English, false, _) => "In the lead",
        (Lang::English, true, 1) => "First place",
        (Lang::English, true, _) => "Shared first place",
        (Lang::French, false, _) => "En tête",
        (Lang::French, true, 1) => "Première place",
        (Lang::French, true, _) => "Première place partagée",
        (Lang::German, false, _) => "In Führung",
        (Lang::German, true, 1) => "Erster Platz",
        (Lang::German, true, _) => "Geteilter erster Platz",
    }
}

/// Why those in first place share it.
pub(crate) fn tied(lang: Lang) -> &'static str {
    match lang {
        Lang::English => "Tied in every respect",
        Lang::French => "Égalité parfaite",
        Lang::German => "Völliger Gleichstand",
    }
}

/// Whose a city is: "Ann and Bob", in a solo game "Left city" or "Automacity".
pub(crate) fn city(played: &Played, city: CityIndex, lang: Lang) -> String {
    let game = played.game();
    let owners = || game.owners(city).map(|seat| played.name(seat, lang)).collect::<Vec<_>>();
    let named = game.mode().city_in_words(city, lang);
    named.map_or_else(|| list(&owners(), lang), str::to_owned)
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
    Some(format!("{}{}{phrase}", name(standing.seat), lang.terms().colon))
}

/// With a sign, and a true minus.
pub(crate) fn signed(number: i8) -> String {
    match number {
        0 => "0".into(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
