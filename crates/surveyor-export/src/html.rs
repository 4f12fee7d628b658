//! A report to print or keep: one file, nothing to load, no script.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use surveyor_rules::words::Terms;
use surveyor_rules::{Building, CityIndex, Entry, Lang, Mode, Square, Tile};

use crate::markup::Escaped;
use crate::words::{self, Words};
use crate::{Played, Token, art};

const STYLE: &str = include_str!("report.css");

/// The game as an HTML page in which every point is explained.
///
/// The page allows itself its own style sheet and nothing else, so even a mistake in it could not
/// load or run anything.
///
/// ```
/// # let played = surveyor_export::doc_example();
/// use surveyor_export::{Lang, html};
///
/// assert!(html(&played, Lang::French).starts_with("<!doctype html>\n<html lang=\"fr\">"));
/// ```
pub fn html(played: &Played, lang: Lang) -> String {
    let mut page =
        Page { played, lang, words: words::of(lang), terms: lang.terms(), out: String::new() };
    page.head();
    page.standings();
    page.points();
    page.cities();
    page.out.push_str("<footer>Surveyor</footer>\n</body>\n</html>\n");
    page.out
}

struct Page<'a> {
    played: &'a Played,
    lang: Lang,
    words: &'static Words,
    terms: &'static Terms,
    out: String,
}

/// Adds to the page. Writing to memory cannot fail.
macro_rules! add {
    ($page:expr, $($part:tt)*) => {
        let _ = writeln!($page.out, $($part)*);
    };
}

impl Page<'_> {
    fn head(&mut self) {
        let Page { played, lang, .. } = *self;
        // Paper is white whatever the screen: the report has the colours of daylight only.
        let style = [art::LIGHT, STYLE].concat();
        let hash = BASE64_STANDARD.encode(Sha256::digest(&style));
        let date = words::date(played.at(), lang);
        add!(self, "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">");
        add!(
            self,
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
             style-src 'sha256-{hash}'; base-uri 'none'; form-action 'none'\">"
        );
        add!(self, "<meta name=\"viewport\" content=\"width=device-width\">");
        add!(
            self,
            "<title>{}, {date}</title>\n<style>{style}</style>\n</head>\n<body>",
            words::GAME
        );
        self.symbols();
        let mode = played.game().mode().in_words(lang);
        let facts = [Some(date), mode, played.location().map(str::to_owned)];
        let facts: Vec<_> = facts.into_iter().flatten().collect();
        add!(self, "<header>\n<h1>{}</h1>", words::GAME);
        add!(self, "<p class=\"facts\">{}</p>", Escaped(&facts.join(" · ")));
        let outcome = words::outcome(played, lang);
        add!(self, "<p class=\"outcome\">{}</p>", Escaped(&outcome));
        if !played.game().is_finished() {
            add!(self, "<p>{}</p>", self.terms.provisional);
        }
        if let Some(comments) = played.comments() {
            add!(self, "<p class=\"comments\">{}</p>", Escaped(comments));
        }
        add!(self, "</header>");
    }

    /// Every drawing once, to be used many times.
    fn symbols(&mut self) {
        let game = self.played.game();
        add!(self, "<svg class=\"symbols\" aria-hidden=\"true\">");
        let used = |tile: Tile| game.cities().iter().any(|city| !city.of(tile).is_empty());
        for tile in Tile::ALL.into_iter().filter(|tile| used(*tile)) {
            let drawing = art::inside(art::tile(tile));
            add!(self, "<symbol id=\"tile-{tile}\" viewBox=\"0 0 600 600\">{drawing}</symbol>");
        }
        for tile in Tile::ALL {
            let drawing = art::inside(art::badge(tile));
            add!(self, "<symbol id=\"badge-{tile}\" viewBox=\"0 0 100 100\">{drawing}</symbol>");
        }
        for city in game.city_indexes() {
            let token = self.played.token(city);
            let drawing = art::inside(art::token(token));
            add!(self, "<symbol id=\"city-{city}\" viewBox=\"0 0 100 100\">{drawing}</symbol>");
        }
        add!(self, "</svg>");
    }

    fn standings(&mut self) {
        let Page { played, lang, words, terms, .. } = *self;
        add!(self, "<section>\n<h2>{}</h2>\n<table>", terms.standings);
        add!(
            self,
            "<thead><tr><th>{}<th>{}<th class=\"number\">{}</tr></thead>\n<tbody>",
            words.rank,
            terms.player,
            words.score
        );
        for standing in played.game().standings().players() {
            let won = standing.rank == 1 && played.game().is_finished();
            let first = if won { " class=\"first\"" } else { "" };
            let name = played.name(standing.seat, lang);
            let counted = standing.counted_in_words(played.game().mode(), lang);
            let decided = standing.decided_in_words(lang, |seat| played.name(seat, lang));
            let why: Vec<_> = [Some(counted), decided].into_iter().flatten().collect();
            add!(
                self,
                "<tr{first}><td class=\"large\">{}<td><b>{}</b> <small>{}</small>\
                 <td class=\"number large\">{}</tr>",
                standing.rank,
                Escaped(&name),
                Escaped(&why.join(terms.semicolon)),
                standing.final_score()
            );
        }
        add!(self, "</tbody>\n</table>\n</section>");
    }

    fn points(&mut self) {
        let Page { played, lang, terms, .. } = *self;
        let game = played.game();
        let score = game.score();
        add!(self, "<section>\n<h2>{}</h2>\n<table>\n<thead><tr><td>", terms.points_by_type);
        for city in game.city_indexes() {
            let icon = token_icon(city, played.token(city));
            add!(self, "<th class=\"number\">{icon} {city}");
        }
        add!(self, "</tr></thead>\n<tbody>");
        for building in Building::ALL {
            let badge = badge_icon(art::example(building));
            let _ = write!(self.out, "<tr><th>{badge}{}", building.in_words(lang));
            for city in score.cities() {
                let _ = write!(self.out, "<td class=\"number\">{}", city.of(building));
            }
            add!(self, "</tr>");
        }
        if let Mode::Solo(difficulty) = game.mode() {
            let adjustment = words::signed(difficulty.adjustment());
            add!(
                self,
                "<tr><th>{}<td colspan=\"3\" class=\"number\">{adjustment}</tr>",
                terms.difficulty
            );
        }
        let _ = write!(self.out, "</tbody>\n<tfoot><tr><th>{}", terms.total);
        for city in score.cities() {
            let _ = write!(self.out, "<td class=\"number\">{}", city.total());
        }
        add!(self, "</tr></tfoot>\n</table>\n</section>");
    }

    fn cities(&mut self) {
        add!(self, "<section>\n<h2>{}</h2>", self.words.cities);
        for city in self.played.game().city_indexes() {
            self.city(city);
        }
        add!(self, "</section>");
    }

    fn city(&mut self, city: CityIndex) {
        let Page { played, lang, words, terms, .. } = *self;
        let game = played.game();
        let score = game.score().cities()[city.index()];
        add!(
            self,
            "<article class=\"city\">\n<h3>{} <span>{} {city}{}{}</span> <b>{}</b></h3>\n<div>",
            token_icon(city, played.token(city)),
            terms.city,
            terms.colon,
            Escaped(&words::city(played, city, lang)),
            score.total()
        );
        let sorted = game.is_automacity(city);
        if sorted {
            self.sorted(city)
        } else {
            self.grid(city)
        }
        add!(
            self,
            "<table>\n<thead><tr><th colspan=\"2\">{}<th class=\"number\">{}</tr></thead>\n<tbody>",
            words.why,
            words.points
        );
        for entry in game.explain(city) {
            let squares = if sorted { String::new() } else { squares(&entry) };
            add!(
                self,
                "<tr><td>{}{squares}<td>{}<td class=\"number\">{}</tr>",
                badge_icon(art::example(entry.building)),
                Escaped(&entry.reason.in_words(lang)),
                entry.points
            );
        }
        if score.adjustment() != 0 {
            let adjustment = words::signed(score.adjustment());
            add!(self, "<tr><td><td>{}<td class=\"number\">{adjustment}</tr>", terms.difficulty);
        }
        add!(
            self,
            "</tbody>\n<tfoot><tr><th colspan=\"2\">{}<td class=\"number\">{}</tr></tfoot>\n\
             </table>\n</div>\n</article>",
            terms.total,
            score.total()
        );
    }

    fn grid(&mut self, city: CityIndex) {
        let tiles = &self.played.game().cities()[city.index()];
        add!(self, "<ul class=\"grid\">");
        for square in Square::all() {
            let face = tiles.get(square).map(|tile| face(tile, self.lang)).unwrap_or_default();
            add!(self, "<li>{face}</li>");
        }
        add!(self, "</ul>");
    }

    /// Automacity is no grid: each kind of tile once, with how many there are.
    fn sorted(&mut self, city: CityIndex) {
        let tiles = &self.played.game().cities()[city.index()];
        add!(self, "<ul class=\"grid sorted\">");
        for tile in Tile::ALL {
            let count = tiles.of(tile).len();
            if count > 0 {
                add!(self, "<li>{}×{count}</li>", face(tile, self.lang));
            }
        }
        add!(self, "</ul>");
    }
}

/// A tile with a badge large enough to be made out on paper.
fn face(tile: Tile, lang: Lang) -> String {
    format!(
        "<svg viewBox=\"0 0 600 600\" role=\"img\" aria-label=\"{}\">\
         <use class=\"face\" href=\"#tile-{tile}\"/>\
         <use href=\"#badge-{tile}\" x=\"30\" y=\"30\" width=\"264\" height=\"264\"/></svg>",
        Escaped(tile.in_words(lang))
    )
}

fn badge_icon(tile: Tile) -> String {
    format!("<svg class=\"badge\" aria-hidden=\"true\"><use href=\"#badge-{tile}\"/></svg>")
}

fn token_icon(city: CityIndex, token: Token) -> String {
    format!("<svg class=\"token {token}\" aria-hidden=\"true\"><use href=\"#city-{city}\"/></svg>")
}

/// A small plan of the city with the squares that score.
fn squares(entry: &Entry) -> String {
    let mut plan = [String::new(), String::new(), String::new()];
    for square in Square::all() {
        let kind = if entry.squares.contains(square) {
            1
        } else {
            usize::from(entry.beside.contains(square)) * 2
        };
        let (x, y) = (square.column() * 5, square.row() * 5);
        let _ = write!(plan[kind], "M{x} {y}h4v4h-4z");
    }
    let [off, on, beside] = plan;
    let paths = [("", off), (" class=\"on\"", on), (" class=\"beside\"", beside)];
    let paths: String = (paths.iter().filter(|(_, path)| !path.is_empty()))
        .map(|(class, path)| format!("<path{class} d=\"{path}\"/>"))
        .collect();
    format!("<svg class=\"where\" viewBox=\"0 0 19 19\" aria-hidden=\"true\">{paths}</svg>")
}
