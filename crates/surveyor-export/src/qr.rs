//! Text as a QR code, as SVG.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

/// Free modules on every side, as the standard asks.
const QUIET: usize = 4;

/// A QR code.
#[derive(Clone, Debug)]
pub struct Qr {
    side: usize,
    dark: Vec<bool>,
}

impl Qr {
    /// The smallest code that holds the text, with the least error correction: on a screen
    /// nothing is torn or soiled, and larger modules are worth more. `None` if no code is large
    /// enough.
    pub fn new(text: &str) -> Option<Qr> {
        let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
        let side = code.width();
        let dark = code.into_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Qr { side, dark })
    }

    /// Modules a side with the free border.
    pub const fn modules(&self) -> usize {
        self.side + 2 * QUIET
    }

    /// Whether a module is dark, counted from the top left of the free border.
    fn is_dark(&self, x: usize, y: usize) -> bool {
        let inside = |at: usize| at.checked_sub(QUIET).filter(|at| *at < self.side);
        inside(x).zip(inside(y)).is_some_and(|(x, y)| self.dark[y * self.side + x])
    }

    /// As SVG, a unit a module, black on white whatever is around it: cameras need that.
    pub fn svg(&self) -> String {
        let size = self.modules();
        let mut path = String::new();
        for y in 0..size {
            let mut x = 0;
            while x < size {
                let run = (x..size).take_while(|x| self.is_dark(*x, y)).count();
                if run > 0 {
                    let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
                }
                x += run + 1;
            }
        }
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" \
             shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{size}v{size}H0z\"/>\
             <path d=\"{path}\"/></svg>"
        )
    }
}
