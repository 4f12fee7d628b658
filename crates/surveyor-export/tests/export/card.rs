use surveyor_export::{Lang, Played, card};

use crate::{golden, samples};

/// Golden cards are kept at a sixth of their size: small, and still every word leaves a trace.
const SHRINK: usize = 6;
/// How much a shrunk card may differ from the golden one, of 255 a channel: processors round
/// curves a little differently. One letter of a player's name differs by more.
const MEAN_TOLERANCE: f64 = 0.15;
const MAX_TOLERANCE: u8 = 24;

struct Picture {
    width: usize,
    height: usize,
    rgb: Vec<u8>,
}

impl Picture {
    fn read(png: &[u8]) -> Picture {
        let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
        let mut rgb = vec![0; reader.output_buffer_size().expect("a small picture")];
        let info = reader.next_frame(&mut rgb).expect("a picture");
        assert_eq!(info.color_type, png::ColorType::Rgb);
        Picture { width: info.width as usize, height: info.height as usize, rgb }
    }

    fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::High);
        let mut writer = encoder.write_header().expect("memory takes it");
        writer.write_image_data(&self.rgb).expect("as many pixels as the header says");
        writer.finish().expect("memory takes it");
        bytes
    }

    fn at(&self, x: usize, y: usize, channel: usize) -> u8 {
        self.rgb[(y * self.width + x) * 3 + channel]
    }

    fn shrunk(&self) -> Picture {
        let (width, height) = (self.width / SHRINK, self.height / SHRINK);
        let mut rgb = Vec::with_capacity(width * height * 3);
        for y in 0..height {
            for x in 0..width {
                for channel in 0..3 {
                    let block = (0..SHRINK * SHRINK).map(|i| {
                        let (x, y) = (x * SHRINK + i % SHRINK, y * SHRINK + i / SHRINK);
                        usize::from(self.at(x, y, channel))
                    });
                    rgb.push((block.sum::<usize>() / (SHRINK * SHRINK)) as u8);
                }
            }
        }
        Picture { width, height, rgb }
    }
}

fn check(name: &str, png: &[u8]) {
    let card = Picture::read(png);
    assert_eq!(card.width, 1080, "{name}");
    let fresh = card.shrunk();
    let Some(kept) = golden::kept(name, &fresh.write()) else { return };
    let kept = Picture::read(&kept);
    assert_eq!((fresh.width, fresh.height), (kept.width, kept.height), "the size of {name}");
    let (mean, max) = difference(&fresh, &kept);
    assert!(
        mean <= MEAN_TOLERANCE && max <= MAX_TOLERANCE,
        "{name} differs by {mean:.3} on average, {max} at most; UPDATE_GOLDEN=1 keeps the new one"
    );
}

/// By how much the channels differ, on average and at most.
fn difference(one: &Picture, other: &Picture) -> (f64, u8) {
    let each = || one.rgb.iter().zip(&other.rgb).map(|(a, b)| a.abs_diff(*b));
    let sum: f64 = each().map(f64::from).sum();
    (sum / one.rgb.len() as f64, each().max().unwrap_or_default())
}

#[test]
fn cards_of_every_kind_of_game() {
    for (i, (name, played)) in samples::all().into_iter().enumerate() {
        let lang = Lang::ALL[i % 3];
        let (dark, suffix) = if i % 2 == 0 { (false, "light") } else { (true, "dark") };
        check(&format!("{name}.{lang}.{suffix}.png"), &card(&played, lang, dark));
    }
}

fn named(first: &str) -> Played {
    let city = "..../..../..../....";
    let game = samples::entered(surveyor_rules::Mode::Shared, &[first, "B", "C"], &[city; 3]);
    Played::new(game).expect("a game")
}

#[test]
fn letters_no_font_has_leave_a_box() {
    let english = |name| card(&named(name), Lang::English, false);
    let plain = english("Fox");
    let boxed = english("Fox 🦊");
    assert_ne!(plain, boxed, "the emoji does not vanish");
    assert_eq!(boxed, english("Fox 👩🏽‍🚀"), "one box for one emoji, however it is built");
    assert_eq!(english("田中"), english(""), "a name of boxes alone tells nothing");
}

#[test]
fn the_tolerance_notices_one_letter() {
    let [ann, anm] = ["Ann", "Anm"]
        .map(|name| Picture::read(&card(&named(name), Lang::English, false)).shrunk());
    let (_, max) = difference(&ann, &anm);
    assert!(max > MAX_TOLERANCE, "differs by {max}");
}
