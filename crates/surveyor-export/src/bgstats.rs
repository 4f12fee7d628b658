//! The play as a link that BG Stats opens, and the link as a QR code.
//!
//! BG Stats shows its own dialog before it keeps anything. It takes the game by its number at
//! BoardGameGeek and players by `sourcePlayerId`, and remembers both, so they must never change.
//! Its apps refuse a play without every boolean or with a game number in quotes, whatever its
//! documentation calls optional.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Serialize;
use sha2::{Digest, Sha256};
use surveyor_rules::{LONGEST_NAME, Lang, Mode, Seat};

use crate::{Moment, Played, Qr, words};

const PAGE: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// The game at BoardGameGeek.
const BGG_ID: u32 = 168_435;

/// What is written as `%xx`. Colons and commas are allowed in a query, and there are so many of
/// them in JSON that leaving them alone makes the QR code a size smaller.
const ENCODED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b':').remove(b',').remove(b'-').remove(b'.').remove(b'_').remove(b'~');

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Play<'a> {
    source_name: &'static str,
    source_play_id: &'a str,
    play_date: String,
    duration_min: u32,
    board: String,
    comments: &'a str,
    location: &'a str,
    game: Game,
    players: Vec<Player>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Game {
    name: &'static str,
    bgg_id: u32,
    source_game_id: &'static str,
    highest_wins: bool,
    no_points: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Player {
    name: String,
    source_player_id: String,
    start_player: bool,
    winner: bool,
    rank: u8,
    role: &'static str,
    score: i16,
}

/// The link that hands the play to BG Stats. Automas are no players there: a solo game is one
/// person's, with the Automas' scores as a comment.
///
/// ```
/// # let played = surveyor_export::doc_example();
/// use surveyor_export::{Lang, bgstats_link};
///
/// let link = bgstats_link(&played, Lang::English);
/// assert!(link.starts_with("https://app.bgstatsapp.com/createPlay.html?data=%7B%22source"));
/// ```
pub fn bgstats_link(played: &Played, lang: Lang) -> String {
    link(played, lang, LONGEST_NAME, &comments(played, lang))
}

/// The same link as a QR code for another device's camera. A link too long for any QR code goes
/// without the comments, and as a last resort with shorter names.
pub fn bgstats_qr(played: &Played, lang: Lang) -> Qr {
    let without_comments = (1..=LONGEST_NAME).rev().map(|longest| link(played, lang, longest, ""));
    std::iter::once(bgstats_link(played, lang))
        .chain(without_comments)
        .find_map(|link| Qr::new(&link))
        .expect("seven names of one letter fit")
}

fn link(played: &Played, lang: Lang, longest_name: usize, comments: &str) -> String {
    let people = played.game().seats().filter(|seat| !played.is_automa(*seat));
    let play = Play {
        source_name: "Surveyor",
        source_play_id: played.id(),
        play_date: utc(played.at()),
        duration_min: 0,
        board: played.game().mode().in_words(lang).unwrap_or_default(),
        comments,
        location: played.location().unwrap_or_default(),
        game: Game {
            name: words::GAME,
            bgg_id: BGG_ID,
            source_game_id: "between-two-cities",
            highest_wins: true,
            no_points: false,
        },
        players: people.map(|seat| player(played, seat, lang, longest_name)).collect(),
    };
    let data = serde_json::to_string(&play).expect("strings and numbers only");
    format!("{PAGE}{}", utf8_percent_encode(&data, ENCODED))
}

fn player(played: &Played, seat: Seat, lang: Lang, longest_name: usize) -> Player {
    let name = played.name(seat, lang);
    let standings = played.game().standings();
    let standing = standings.of(seat).expect("the seat is one of this game's");
    Player {
        source_player_id: player_id(&name),
        name: name.chars().take(longest_name).collect(),
        start_player: false,
        winner: standing.rank == 1,
        rank: standing.rank,
        role: "",
        score: standing.final_score(),
    }
}

/// The same for the same name in every game, and short: names outside ASCII cost nine characters
/// a letter in a link.
fn player_id(name: &str) -> String {
    let hash = Sha256::digest(name.to_lowercase());
    hash[..6].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// BG Stats counts in universal time and shows its user's own.
fn utc(at: Moment) -> String {
    let utc = Moment::new(at.millis().max(0), 0).expect("as near to 1970 to 9999 as local time");
    utc.local().strftime("%Y-%m-%d %H:%M:%S").to_string()
}

fn comments(played: &Played, lang: Lang) -> String {
    let mut lines = Vec::new();
    if let Mode::Solo(_) = played.game().mode() {
        let standings = played.game().standings();
        let automas = played.game().seats().filter(|seat| played.is_automa(*seat));
        let scores: Vec<_> = automas
            .filter_map(|seat| standings.of(seat))
            .map(|standing| {
                format!("{} {}", played.name(standing.seat, lang), standing.final_score())
            })
            .collect();
        lines.push(scores.join(", "));
    }
    lines.extend(played.comments().map(str::to_owned));
    lines.join("\n")
}
