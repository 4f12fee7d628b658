//! The score card: how it ended, large enough for a thumbnail, and what was counted.

use surveyor_rules::Lang;
use surveyor_rules::words::Tally;

use super::PlayedSheet;
use crate::card::canvas::{Canvas, LEFT, RIGHT, Style};
use crate::card::fonts::{Face, drawable, wrap};
use crate::card::palette::Palette;
use crate::card::{FRAME, footer, on_paper};

/// The room inside the panel of the outcome.
const PAD: f32 = 34.0;
/// How high a line of the count is.
const LINE: f32 = 56.0;
/// The room of what is counted.
const NAMES: f32 = 420.0;

/// The sheet's card as PNG, in light or dark colours.
pub(super) fn card(played: &PlayedSheet, lang: Lang, dark: bool) -> Vec<u8> {
    let tally = played.tally(lang);
    on_paper(dark, |canvas| {
        let y = header(canvas, played, &tally, lang);
        let y = outcome(canvas, &tally, y + 34.0);
        let y = count(canvas, played, &tally, lang, y + 44.0);
        let y = steps(canvas, &tally, y);
        footer(canvas, y + 30.0)
    })
}

/// The game, when, where and by whom.
fn header(canvas: &mut Canvas, played: &PlayedSheet, tally: &Tally, lang: Lang) -> f32 {
    let Palette { ink, soft, strong_line, .. } = *canvas.palette;
    let y = FRAME + 78.0;
    let title = played.entered.sheet.game().in_words(lang);
    canvas.text(LEFT, y, Style::new(Face::Slab, 50.0, ink), title);
    let about: Vec<String> =
        played.about(tally, lang).iter().filter_map(|text| drawable(text)).collect();
    let style = Style::new(Face::Body, 30.0, soft);
    canvas.fitted([LEFT, y + 44.0], style, 22.0, RIGHT - LEFT, &about.join(" · "));
    canvas.rule([LEFT, RIGHT], y + 70.0, strong_line, 2.0);
    y + 70.0
}

/// How it ended, and the best score.
fn outcome(canvas: &mut Canvas, tally: &Tally, top: f32) -> f32 {
    let Palette { ink, brass_fill, brass_wash, .. } = *canvas.palette;
    let best = tally.shares.iter().filter_map(|share| share.score).max();
    let room = RIGHT - LEFT - 2.0 * PAD - if best.is_some() { 230.0 } else { 0.0 };
    let lines = wrap(Face::Slab, tally.headline.as_deref().unwrap_or_default(), 54.0, room);
    let height = (2.0 * PAD + 66.0 * lines.len() as f32).max(190.0);
    canvas.panel([LEFT, top, RIGHT - LEFT, height], 6.0, brass_wash);
    canvas.panel([LEFT, top, 12.0, height], 0.0, brass_fill);
    let first = top + (height - 66.0 * lines.len() as f32) / 2.0 + 50.0;
    for (at, line) in lines.iter().enumerate() {
        let y = first + 66.0 * at as f32;
        canvas.text(LEFT + PAD, y, Style::new(Face::Slab, 54.0, ink), line);
    }
    if let Some(best) = best {
        let style = Style::new(Face::Strong, 150.0, ink).end();
        canvas.fitted(
            [RIGHT - PAD, top + height / 2.0 + 54.0],
            style,
            90.0,
            230.0,
            &best.to_string(),
        );
    }
    top + height
}

/// What was counted, a column a player.
fn count(canvas: &mut Canvas, played: &PlayedSheet, tally: &Tally, lang: Lang, mut y: f32) -> f32 {
    let Palette { raised, ink, soft, strong_line, .. } = *canvas.palette;
    let Some((sum, rows)) = tally.rows.split_last() else { return y };
    let column = (RIGHT - LEFT - NAMES) / tally.columns.len() as f32;
    let center = |at: usize| LEFT + NAMES + column * (at as f32 + 0.5);
    for (seat, name) in tally.columns.iter().enumerate() {
        let person = drawable(&played.name(seat, lang)).unwrap_or_else(|| name.clone());
        let style = Style::new(Face::Strong, 34.0, ink).middle();
        canvas.fitted([center(seat), y + 30.0], style, 20.0, column - 16.0, &person);
        if person != *name {
            let style = Style::new(Face::Body, 26.0, soft).middle();
            canvas.text(center(seat), y + 62.0, style, name);
        }
    }
    y += 80.0;
    canvas.rule([LEFT, RIGHT], y, strong_line, 2.0);
    for (number, row) in rows.iter().enumerate() {
        if number % 2 == 0 {
            canvas.panel([LEFT, y, RIGHT - LEFT, LINE], 0.0, raised);
        }
        canvas.text(LEFT + 12.0, y + 38.0, Style::new(Face::Body, 31.0, ink), &row.name);
        for (at, amount) in row.cells.iter().enumerate() {
            let fill = if *amount == 0 { soft } else { ink };
            let style = Style::new(Face::Body, 34.0, fill).middle();
            canvas.text(center(at), y + 39.0, style, &amount.to_string());
        }
        y += LINE;
    }
    canvas.rule([LEFT, RIGHT], y, strong_line, 2.0);
    canvas.text(LEFT + 12.0, y + 46.0, Style::new(Face::Strong, 34.0, ink), &sum.name);
    for (at, amount) in sum.cells.iter().enumerate() {
        let style = Style::new(Face::Strong, 42.0, ink).middle();
        canvas.text(center(at), y + 48.0, style, &amount.to_string());
    }
    y + 66.0
}

/// The steps that led to it, part by part.
fn steps(canvas: &mut Canvas, tally: &Tally, mut y: f32) -> f32 {
    let Palette { ink, brass, line, .. } = *canvas.palette;
    for part in &tally.parts {
        canvas.rule([LEFT, RIGHT], y, line, 1.5);
        y += 46.0;
        if !part.title.is_empty() {
            canvas.text(LEFT, y, Style::new(Face::Strong, 31.0, brass), &part.title);
            y += 44.0;
        }
        for step in &part.lines {
            for text in wrap(Face::Body, step, 31.0, RIGHT - LEFT) {
                canvas.text(LEFT, y, Style::new(Face::Body, 31.0, ink), &text);
                y += 42.0;
            }
        }
        y -= 16.0;
    }
    y
}
