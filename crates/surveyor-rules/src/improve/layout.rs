//! The best layout of so many buildings of each type, by looking at all of them.
//!
//! Where buildings lie matters in four ways only: the lines of shops, the groups of parks, the
//! offices beside taverns and the houses beside factories. The first two and the last two have no
//! square in common, so the city is cut in two: the squares of shops and parks, and the region of
//! the rest. Each region is worth the best division of the other squares into shops and parks
//! (two tables know every one) and, at most, a bound for its own four types. The most promising
//! regions are looked at first, and the search ends when no region can be better than what was
//! found. Of regions that are alike turned or mirrored one is enough.
//!
//! Inside a region taverns and factories are tried everywhere. Then each square left says what a
//! house and what an office would score there, and the houses take the squares where they gain
//! most over an office: there is nothing left to search.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use crate::{Building, City, Squares, Tile, parks, shops};

/// How many buildings there are of each type.
pub(super) type Counts = [u8; Building::ALL.len()];

/// Where the buildings of each type lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    squares: [Squares; Building::ALL.len()],
}

impl Layout {
    /// As a city, with so many taverns of each kind.
    pub(super) fn city(&self, kinds: [u8; Tile::TAVERNS.len()]) -> City {
        let taverns = Tile::TAVERNS.into_iter().zip(kinds);
        let mut taverns = taverns.flat_map(|(tile, count)| std::iter::repeat_n(tile, count.into()));
        let mut city = City::EMPTY;
        for building in Building::ALL {
            for square in self.squares[building as usize] {
                let tile = match building {
                    Building::Shops => Some(Tile::Shop),
                    Building::Factories => Some(Tile::Factory),
                    Building::Taverns => taverns.next(),
                    Building::Offices => Some(Tile::Office),
                    Building::Parks => Some(Tile::Park),
                    Building::Houses => Some(Tile::House),
                };
                city.set(square, tile);
            }
        }
        city
    }
}

/// What a house scores beside no factory: one for every other type.
pub(super) fn quiet_house(counts: Counts) -> u8 {
    let others = Building::ALL.into_iter().filter(|building| *building != Building::Houses);
    others.filter(|building| counts[*building as usize] > 0).count() as u8
}

/// The most that so many offices can score for taverns beside them: a tavern has four sides.
pub(super) fn most_beside_taverns(counts: Counts) -> u8 {
    counts[Building::Offices as usize].min(4 * counts[Building::Taverns as usize])
}

/// A layout of sixteen buildings that scores most.
pub(super) fn best_layout(counts: Counts) -> Layout {
    let of = |building: Building| counts[building as usize];
    let bound = of(Building::Houses) * quiet_house(counts) + most_beside_taverns(counts);
    let mut regions = regions(of(Building::Shops), of(Building::Parks));
    regions.sort_by_key(|region| Reverse(region.around));
    let mut best: Option<(u8, Layout)> = None;
    for region in regions {
        if best.is_some_and(|(points, _)| points >= region.around + bound) {
            break;
        }
        search(&region, counts, bound, &mut best);
    }
    best.expect("there is a layout").1
}

/// The squares for factories, taverns, offices and houses, and the best of what lies around.
struct Region {
    squares: Squares,
    shops: Squares,
    /// The points of shops and parks.
    around: u8,
}

/// Every region, one of each eight that are alike.
fn regions(shop_count: u8, park_count: u8) -> Vec<Region> {
    let mut regions = Vec::new();
    let _ = each_subset(Squares::ALL, 16 - shop_count - park_count, &mut |squares| {
        if is_first_view(squares) {
            let around = Squares::ALL - squares;
            let mut best = Region { squares, shops: Squares::NONE, around: 0 };
            let _ = each_subset(around, shop_count, &mut |shops| {
                let points = shops::points(shops) + parks::points(around - shops);
                if points >= best.around {
                    best = Region { squares, shops, around: points };
                }
                ControlFlow::Continue(())
            });
            regions.push(best);
        }
        ControlFlow::Continue(())
    });
    regions
}

/// Whether none of the set's other seven views has a lower number.
fn is_first_view(set: Squares) -> bool {
    let mut view = set;
    (0..4).all(|_| {
        view = view.turned();
        set.bits() <= view.bits() && set.bits() <= view.mirrored().bits()
    })
}

/// Tries taverns and factories on all squares of a region, until one layout reaches the bound.
fn search(region: &Region, counts: Counts, bound: u8, best: &mut Option<(u8, Layout)>) {
    let of = |building: Building| counts[building as usize];
    let quiet = quiet_house(counts);
    let _ = each_subset(region.squares, of(Building::Taverns), &mut |taverns| {
        let rest = region.squares - taverns;
        each_subset(rest, of(Building::Factories), &mut |factories| {
            let left = rest - factories;
            let served = left & taverns.neighbours();
            let noisy = left & factories.neighbours();
            // Where a house gains most over an office comes first.
            let preference =
                [left - served - noisy, served - noisy, noisy - served, served & noisy];
            let mut houses = Squares::NONE;
            for mut squares in preference {
                houses = houses | squares.take_first(of(Building::Houses) - houses.len());
            }
            let offices = left - houses;
            let points =
                (houses - noisy).len() * quiet + (houses & noisy).len() + (offices & served).len();
            let total = region.around + points;
            if best.is_none_or(|(most, _)| total > most) {
                let parks = Squares::ALL - region.squares - region.shops;
                let squares = [region.shops, factories, taverns, offices, parks, houses];
                *best = Some((total, Layout { squares }));
            }
            if points == bound { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    });
}

/// Calls a function with every set of so many of these squares, until it breaks off.
fn each_subset(
    of: Squares,
    count: u8,
    call: &mut impl FnMut(Squares) -> ControlFlow<()>,
) -> ControlFlow<()> {
    fn grow(
        chosen: Squares,
        mut from: Squares,
        count: u8,
        call: &mut impl FnMut(Squares) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if count == 0 {
            return call(chosen);
        }
        while from.len() >= count {
            let next = from.take_first(1);
            grow(chosen | next, from, count - 1, call)?;
        }
        ControlFlow::Continue(())
    }
    grow(Squares::NONE, of, count, call)
}
