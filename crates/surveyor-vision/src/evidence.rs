//! What the stages saw before it was weighed, for calibrating them and for comparing copies.

use serde::Serialize;

use crate::classify::recheck;
use crate::decide::city_features;
use crate::decode::decode;
use crate::error::ReadError;
use crate::homography::Point;
use crate::lattice::SQUARES;
use crate::look::View;
use crate::nets::LIKENESS;
use crate::reader::Reader;
use crate::search::Search;
use crate::stage::Stage;

/// Everything that the calibration of a reading is fitted to, of what looks most like a city.
#[derive(Clone, Debug, Serialize)]
pub struct Evidence {
    /// The lattice in pixels of the upright photo, with the city upright.
    pub lattice: Vec<Point>,
    /// What the city test weighs.
    pub features: [f64; 5],
    /// How surely a larger grid is framed, as a logit.
    pub larger: f64,
    /// By the window around the badge.
    pub badge: View,
    /// The same, with all windows beside it.
    pub badge_again: View,
    /// By the whole tile.
    pub tile: View,
    /// The same, with all windows beside it.
    pub tile_again: View,
    /// How surely each square is empty.
    pub empty: [f32; SQUARES],
    /// Quarter turns of each tile against the city.
    pub turns: [usize; SQUARES],
    /// What each tile looks like, by badge and by whole tile, with all windows.
    pub likeness: Vec<[Vec<f32>; 2]>,
}

impl Reader {
    /// What the stages saw in a photo, whether or not it would pass for a city.
    pub fn evidence(&self, bytes: &[u8]) -> Result<Evidence, ReadError> {
        let mut photo = decode(bytes)?;
        let mut nets = self.pool.take()?;
        let manifest = &*self.manifest;
        let (photo, watch) = (&mut photo, &mut |_: Stage| {});
        let mut search = Search { nets: &mut *nets, manifest, photo, watch };
        let (found, _) = search.most_likely()?;
        let mut views = found.views;
        let (first, features) = (views.look.clone(), city_features(&found.refined, &views.look));
        let all: Vec<usize> = (0..SQUARES).collect();
        recheck(search.nets, manifest, search.photo, &mut views, &all)?;
        let vector = |likeness: [f32; LIKENESS]| likeness.to_vec();
        Ok(Evidence {
            lattice: views.lattice.0.to_vec(),
            features,
            larger: found.refined.larger,
            badge: first.badge,
            badge_again: views.look.badge,
            tile: first.tile,
            tile_again: views.look.tile,
            empty: first.empty,
            turns: views.turns,
            likeness: views.look.likeness.iter().map(|pair| pair.map(vector)).collect(),
        })
    }
}
