//! The cities of a game come from one box: a new photo may explain what was unclear in another.

use surveyor_rules::{City, Squares};
use surveyor_store::{CityDocument, Draft, GameDocument, GameId, GuestId, ReadingId, StoredGame};
use surveyor_vision::{Decision, Look, Reader};

use crate::learned::as_read;
use crate::{Refusal, Table};

/// A city that another photo has made clearer.
struct Clearer {
    before: CityDocument,
    after: CityDocument,
}

impl Table {
    /// Lays down what a new photo shows. It is decided with the looks of all photos of the game, which
    /// are kept, so that nothing is decoded again; and so are the doubts that are left in other cities.
    /// Each of these cities is a change of its own, which can be taken back without the photo.
    pub(crate) fn photograph(
        &self,
        game: GameId,
        by: Option<GuestId>,
        lay: impl FnOnce(&mut Draft) -> Result<(), Refusal>,
    ) -> Result<StoredGame, Refusal> {
        let reader = self.knowing_reader()?;
        let mut clearer = Vec::new();
        let mut stored = self.change(game, by, |draft| {
            let known = photos(&draft.document);
            lay(draft)?;
            clearer = read_together(&reader, draft, &known)?;
            Ok(())
        })?;
        for Clearer { before, after } in clearer {
            stored = self.change(game, by, |draft| {
                // Somebody may have been at it meanwhile.
                if let Some(city) = draft.document.cities.iter_mut().find(|city| **city == before) {
                    *city = after;
                }
                Ok(())
            })?;
        }
        Ok(stored)
    }
}

fn photos(game: &GameDocument) -> Vec<ReadingId> {
    game.cities.iter().filter_map(|city| city.photo).collect()
}

/// Decides anew about all photographed cities of a game. Those whose photo was not known take it at
/// once; of the others it is said which would be clearer.
fn read_together(
    reader: &Reader,
    draft: &mut Draft,
    known: &[ReadingId],
) -> Result<Vec<Clearer>, Refusal> {
    let mut seen: Vec<(usize, Look, City)> = Vec::new();
    for (at, city) in draft.document.cities.iter().enumerate() {
        let Some(photo) = city.photo else { continue };
        let look = draft.photo(photo)?.and_then(|photo| Look::from_bytes(&photo.seen?.look));
        seen.extend(look.map(|look| (at, look, said(city))));
    }
    let looks: Vec<(&Look, City)> = seen.iter().map(|(_, look, said)| (look, *said)).collect();
    let mut clearer = Vec::new();
    for ((at, ..), decision) in seen.iter().zip(reader.together(&looks)) {
        let before = &mut draft.document.cities[*at];
        let (mut after, changed) = decided(before, &decision);
        if before.photo.is_none_or(|photo| !known.contains(&photo)) {
            *before = after;
        } else if !changed.is_empty() {
            after.reread = after.reread | changed;
            clearer.push(Clearer { before: before.clone(), after });
        }
    }
    Ok(clearer)
}

/// What people have said of a city's squares, as it lies in the photo.
fn said(city: &CityDocument) -> City {
    let mut said = City::EMPTY;
    for square in city.checked {
        said.set(square, city.tiles.get(square));
    }
    as_read(said, city.turns)
}

/// A city with what a second thought says of its doubtful squares, and the squares that are others or
/// sure now. A square that the reader was sure of, or that somebody has looked at, stays as it is.
fn decided(city: &CityDocument, decision: &Decision) -> (CityDocument, Squares) {
    let (mut tiles, mut doubtful) = (decision.city, decision.doubtful);
    for _ in 0..city.turns {
        tiles = tiles.turned();
        doubtful = doubtful.into_iter().map(|at| at.turned()).collect();
    }
    let mut after = city.clone();
    let mut changed = Squares::NONE;
    for square in city.doubtful {
        let Some(tile) = tiles.get(square) else { continue };
        if city.tiles.get(square) != Some(tile) {
            after.tiles.set(square, Some(tile));
            changed.insert(square);
        }
        if !doubtful.contains(square) {
            after.doubtful.remove(square);
            changed.insert(square);
        }
    }
    (after, changed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use surveyor_rules::{Square, Tile, Token};

    const READ: &str = "SSSS/HHOM/OPOO/OPHP";

    fn squares(all: &[u8]) -> Squares {
        all.iter().filter_map(|&index| Square::new(index)).collect()
    }

    fn decision(city: City, doubtful: Squares) -> Decision {
        Decision { city, confidence: [0.99; 16], alternatives: Default::default(), doubtful }
    }

    #[test]
    fn only_doubtful_squares_that_nobody_looked_at_change() {
        let city = CityDocument {
            tiles: READ.parse().expect("a city"),
            doubtful: squares(&[0, 1, 2, 3]),
            checked: squares(&[4]),
            ..CityDocument::empty(0, Token::ALL[0])
        };
        // Others on 0, 2, 4 and 15, and still unsure of 1 and 2.
        let second = decision("FSFS/FHOM/OPOO/OPHF".parse().expect("a city"), squares(&[1, 2]));
        let (after, changed) = decided(&city, &second);
        assert_eq!(after.tiles.to_string(), "FSFS/HHOM/OPOO/OPHP");
        assert_eq!((after.doubtful, changed), (squares(&[1, 2]), squares(&[0, 2, 3])));
        assert_eq!(after.checked, city.checked);
    }

    #[test]
    fn an_empty_square_is_no_second_thought() {
        let city = CityDocument {
            tiles: READ.parse().expect("a city"),
            doubtful: squares(&[0]),
            ..CityDocument::empty(0, Token::ALL[0])
        };
        let second = decision(".SSS/HHOM/OPOO/OPHP".parse().expect("a city"), Squares::NONE);
        assert_eq!(decided(&city, &second), (city, Squares::NONE));
    }

    #[test]
    fn a_turned_city_is_compared_as_it_was_read() {
        let read: City = READ.parse().expect("a city");
        let city = CityDocument {
            tiles: read.turned(),
            checked: squares(&[3]),
            doubtful: squares(&[7]),
            turns: 1,
            ..CityDocument::empty(0, Token::ALL[0])
        };
        // The top left of the photo is at the top right after a quarter turn.
        let corner = Square::new(0).expect("a square");
        assert_eq!(said(&city).get(corner), Some(Tile::Shop));
        let mut other = read;
        other.set(Square::new(1).expect("a square"), Some(Tile::Bed));
        let (after, changed) = decided(&city, &decision(other, Squares::NONE));
        assert_eq!((after.tiles, changed), (other.turned(), squares(&[7])));
    }
}
