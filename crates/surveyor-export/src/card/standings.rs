//! Who won, and everyone else.

use surveyor_rules::words::capital;
use surveyor_rules::{Decider, Mode, Standing};

use super::canvas::{Canvas, LEFT, RIGHT, Style};
use super::fonts::{Face, fit, wrap};
use super::palette::Palette;
use super::{Shown, words};

/// The space of a chip: a token and what its city scores.
const CHIP: f32 = 122.0;
/// How high a row is.
const ROW: f32 = 86.0;
/// The room of a final score.
const SCORE: f32 = 130.0;

/// Draws the winners large and the others below; returns where it ends.
pub(super) fn draw(canvas: &mut Canvas, shown: &Shown, y: f32) -> f32 {
    let standings = shown.played.game().standings();
    let (winners, others): (Vec<_>, Vec<_>) =
        standings.players().iter().copied().partition(|standing| standing.rank == 1);
    let mut y = hero(canvas, shown, &winners, y) + 12.0;
    for (i, standing) in others.iter().enumerate() {
        if i > 0 {
            canvas.rule([LEFT, RIGHT], y, canvas.palette.line, 1.5);
        }
        // Those who share a place would say the same of one another.
        let repeats = standing.decided_by() == Decider::Shared
            && i > 0
            && others[i - 1].rank == standing.rank;
        y = row(canvas, shown, standing, !repeats, y);
    }
    y
}

/// The first place, to be read in a thumbnail.
fn hero(canvas: &mut Canvas, shown: &Shown, winners: &[Standing], top: f32) -> f32 {
    let Palette { ink, soft, brass, brass_fill, brass_wash, .. } = *canvas.palette;
    const PAD: f32 = 34.0;
    const BIG_SCORE: f32 = 250.0;
    let room = RIGHT - LEFT - 2.0 * PAD - BIG_SCORE;
    let x = LEFT + PAD;
    let first = &winners[0];
    let decision = match winners {
        [winner] => decision(shown, winner).unwrap_or_default(),
        _ => words::tied(shown.lang).to_owned(),
    };
    let lines = wrap(Face::Body, &decision, 30.0, RIGHT - LEFT - 2.0 * PAD);

    let mut names = Vec::new();
    let mut y = top + PAD + 26.0;
    let label_y = y;
    if let [winner] = winners {
        y += 88.0;
        names.push((winner, y, [86.0, 50.0], room));
        y += 86.0;
    } else {
        y += 4.0;
        for winner in winners {
            y += 66.0;
            names.push((winner, y, [54.0, 34.0], room - 2.0 * CHIP));
        }
        y += 18.0;
    }
    let text_y = y + 46.0;
    let bottom = text_y + 38.0 * (lines.len() as f32 - 1.0) + PAD - 4.0;

    canvas.panel([LEFT, top, RIGHT - LEFT, bottom - top], 6.0, brass_wash);
    canvas.panel([LEFT, top, 12.0, bottom - top], 0.0, brass_fill);
    let label = words::first_place(shown.played, shown.lang);
    canvas.text(x, label_y, Style::new(Face::Strong, 30.0, brass), label);
    for (winner, y, sizes, room) in names {
        let name = shown.name(winner.seat);
        // Letters of two fonts side by side look broken in a large name.
        let face = if Face::Slab.has_all(&name) { Face::Slab } else { Face::Strong };
        let style = Style::new(face, sizes[0], ink);
        canvas.fitted([x, y], style, sizes[1], room, &name);
        if winners.len() == 1 {
            chips(canvas, shown, winner, x, y + 68.0, 1.15);
        } else {
            chips(canvas, shown, winner, x + room + 8.0, y - 4.0, 1.0);
        }
    }
    let score_y = (label_y + y) / 2.0 + 62.0;
    let score = first.final_score().to_string();
    let style = Style::new(Face::Strong, 190.0, ink).end();
    canvas.fitted([RIGHT - PAD, score_y], style, 120.0, BIG_SCORE, &score);
    for (i, line) in lines.iter().enumerate() {
        let y = text_y + 38.0 * i as f32;
        canvas.text(x, y, Style::new(Face::Body, 30.0, soft), line);
    }
    bottom
}

/// A place that is not the first.
fn row(canvas: &mut Canvas, shown: &Shown, standing: &Standing, say: bool, top: f32) -> f32 {
    let Palette { ink, soft, brass, .. } = *canvas.palette;
    let name_x = LEFT + 62.0;
    let chips_x = RIGHT - SCORE - 2.0 * CHIP - 10.0;
    let name = shown.name(standing.seat);
    let y = top + 57.0;
    canvas.text(
        LEFT + 26.0,
        y,
        Style::new(Face::Strong, 38.0, brass).middle(),
        &standing.rank.to_string(),
    );
    let style = Style::new(Face::Strong, 42.0, ink);
    canvas.fitted([name_x, y], style, 28.0, chips_x - name_x - 20.0, &name);
    chips(canvas, shown, standing, chips_x, y - 2.0, 1.0);
    let score = standing.final_score().to_string();
    canvas.text(RIGHT - 6.0, y + 4.0, Style::new(Face::Strong, 60.0, ink).end(), &score);
    let mut bottom = top + ROW;
    if say && standing.decided_by() != Decider::Final {
        for line in
            wrap(Face::Body, &decision(shown, standing).unwrap_or_default(), 26.0, RIGHT - name_x)
        {
            canvas.text(name_x, bottom + 10.0, Style::new(Face::Body, 26.0, soft), &line);
            bottom += 34.0;
        }
        bottom += 4.0;
    }
    bottom
}

/// The deciding sentence with names that leave room for it, as it stands alone: with a capital.
fn decision(shown: &Shown, standing: &Standing) -> Option<String> {
    let name = |seat| fit(Face::Body, &shown.name(seat), [26.0, 26.0], 250.0).0;
    Some(capital(&standing.decided_in_words(shown.lang, name)?))
}

/// A player's two cities; the one that counts stands out.
fn chips(canvas: &mut Canvas, shown: &Shown, standing: &Standing, x: f32, y: f32, scale: f32) {
    let Palette { ink, soft, .. } = *canvas.palette;
    let duel = matches!(shown.played.game().mode(), Mode::Duel);
    for (i, (city, total)) in standing.cities.into_iter().zip(standing.totals).enumerate() {
        let x = x + i as f32 * (CHIP * scale + if duel { 22.0 } else { 0.0 });
        let counts = standing.counted.is_none_or(|counted| counted == city);
        canvas.token(x, y - 34.0 * scale, 42.0 * scale, shown.played.token(city));
        let (face, fill) = if counts { (Face::Strong, ink) } else { (Face::Body, soft) };
        let style = Style::new(face, 36.0 * scale, fill);
        canvas.text(x + 52.0 * scale, y, style, &total.to_string());
        if duel && i == 0 {
            let x = x + (CHIP - 4.0) * scale;
            canvas.text(x, y, Style::new(Face::Body, 36.0 * scale, soft).middle(), "+");
        }
    }
}
