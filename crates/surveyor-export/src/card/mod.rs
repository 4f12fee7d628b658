//! The score card: a picture of the result to send around.
//!
//! Drawn as SVG and turned into pixels with fonts that come with this crate, so it is the same on
//! every system.

pub(crate) mod canvas;
mod cities;
pub(crate) mod fonts;
pub(crate) mod palette;
mod standings;
mod table;
mod tiles;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use surveyor_rules::{Lang, Seat};

use canvas::{Canvas, LEFT, RIGHT, Style, WIDTH};
use fonts::Face;
use palette::Palette;

use crate::{Played, words};

/// The distance of the frame from the edge.
pub(crate) const FRAME: f32 = 26.0;

/// The score card as PNG, 1080 pixels wide and as high as the game needs, in light or dark colours.
///
/// ```no_run
/// # let played = surveyor_export::doc_example();
/// use surveyor_export::{Lang, card};
///
/// std::fs::write("card.png", card(&played, Lang::English, false))?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn card(played: &Played, lang: Lang, dark: bool) -> Vec<u8> {
    let shown = Shown { played, lang };
    on_paper(dark, |canvas| {
        let y = header(canvas, &shown, FRAME + 78.0);
        let y = standings::draw(canvas, &shown, y + 34.0);
        let y = cities::draw(canvas, &shown, y + 44.0);
        let y = table::draw(canvas, &shown, y + 44.0);
        footer(canvas, y + 30.0)
    })
}

/// A card as PNG: what is drawn, on framed paper as high as the drawing says.
pub(crate) fn on_paper(dark: bool, draw: impl FnOnce(&mut Canvas) -> f32) -> Vec<u8> {
    let palette = Palette::new(dark);
    let mut canvas = Canvas::new(palette);
    let height = draw(&mut canvas);

    let mut back = Canvas::new(palette);
    frame(&mut back, height);
    let (back, _) = back.into_svg(height);
    let (front, tiles) = canvas.into_svg(height);
    let mut picture = Pixmap::new(WIDTH as u32, height as u32).expect("a card has a size");
    for svg in [back, front] {
        let options = Options { fontdb: fonts::database(), ..Options::default() };
        let tree = Tree::from_str(&svg, &options).expect("the card's drawing is sound");
        resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
    }
    tiles::put(&mut picture, &tiles);
    encode(&picture)
}

/// Paper, neat line and survey marks.
fn frame(canvas: &mut Canvas, height: f32) {
    let Palette { paper, line, strong_line, .. } = *canvas.palette;
    canvas.panel([0.0, 0.0, WIDTH, height], 0.0, paper);
    let inset = |by: f32| [by, by, WIDTH - 2.0 * by, height - 2.0 * by];
    canvas.outline(inset(FRAME), strong_line, 2.0);
    canvas.outline(inset(FRAME + 7.0), line, 1.5);
    for x in [FRAME, WIDTH - FRAME] {
        for y in [FRAME, height - FRAME] {
            canvas.survey_mark(x, y);
        }
    }
}

/// The game, when and where.
fn header(canvas: &mut Canvas, shown: &Shown, mut y: f32) -> f32 {
    let Palette { ink, soft, strong_line, .. } = *canvas.palette;
    let played = shown.played;
    canvas.text(LEFT, y, Style::new(Face::Slab, 50.0, ink), words::GAME);
    let date = words::date(played.at(), shown.lang);
    canvas.text(RIGHT, y, Style::new(Face::Body, 32.0, soft).end(), &date);
    let mode = played.game().mode().in_words(shown.lang);
    let location = played.location().and_then(fonts::drawable);
    let provisional = (!played.game().is_finished()).then(|| shown.lang.terms().provisional);
    let more: Vec<_> =
        [mode, location, provisional.map(str::to_owned)].into_iter().flatten().collect();
    if !more.is_empty() {
        y += 44.0;
        let style = Style::new(Face::Body, 30.0, soft);
        canvas.fitted([LEFT, y], style, 22.0, RIGHT - LEFT, &more.join(" · "));
    }
    y += 26.0;
    canvas.rule([LEFT, RIGHT], y, strong_line, 2.0);
    y
}

/// Who drew it. Returns the card's height.
pub(crate) fn footer(canvas: &mut Canvas, y: f32) -> f32 {
    let style = Style::new(Face::Slab, 26.0, canvas.palette.brass).middle();
    canvas.text(WIDTH / 2.0, y + 26.0, style, "Surveyor");
    (y + 26.0 + 32.0 + FRAME).round()
}

/// What a card shows.
struct Shown<'a> {
    played: &'a Played,
    lang: Lang,
}

impl Shown<'_> {
    /// A player's name in letters that the fonts have; "Player 2" if they have none of them.
    fn name(&self, seat: Seat) -> String {
        fonts::drawable(&self.played.name(seat, self.lang))
            .unwrap_or_else(|| surveyor_rules::words::nameless(seat.index(), self.lang))
    }
}

/// As PNG without transparency. Fast: a card is looked at once or twice, and chats pack pictures
/// anew anyway.
fn encode(picture: &Pixmap) -> Vec<u8> {
    let mut rgb = Vec::with_capacity(picture.data().len() / 4 * 3);
    for pixel in picture.data().chunks_exact(4) {
        rgb.extend_from_slice(&pixel[..3]);
    }
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Fast);
    let mut writer = encoder.write_header().expect("memory takes it");
    writer.write_image_data(&rgb).expect("as many pixels as the header says");
    writer.finish().expect("memory takes it");
    bytes
}
