//! What games and photos must be like to be some that this app has written.

use std::collections::HashSet;
use std::fmt;
use std::hash::Hash;

use surveyor_rules::{
    City, LONGEST_NAME, MAX_PLAYERS, clean_line, clean_name, clean_note, look_alikes, name_key,
};

use crate::clock::TIMES;
use crate::{About, GameDocument, IncomingGame, Play, Seen};

/// How many of the likeliest tiles are kept a square.
pub const MOST_ALTERNATIVES: usize = 3;
/// The most bytes that a reader makes of a city's tiles; today's have less than 3,000.
const LONGEST_LOOK: usize = 8192;

/// What this app could not have written, and where: `cities[1].turns: 7 is a full turn or more`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsound(String);

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unsound {}

/// Refuses what is not so.
fn ensure(so: bool, what: fmt::Arguments) -> Result<(), Unsound> {
    if so { Ok(()) } else { Err(Unsound(what.to_string())) }
}

fn all_differ<T: Eq + Hash>(all: impl IntoIterator<Item = T>) -> bool {
    let mut seen = HashSet::new();
    all.into_iter().all(|one| seen.insert(one))
}

pub(crate) fn check_times(created: i64, changed: i64) -> Result<(), Unsound> {
    for (name, time) in [("created", created), ("changed", changed)] {
        ensure(TIMES.contains(&time), format_args!("{name}: no calendar shows {time}"))?;
    }
    Ok(())
}

impl About {
    /// Whether this app could have written it.
    pub fn check(&self) -> Result<(), Unsound> {
        if let Some(time) = self.played {
            let known = TIMES.contains(&time);
            ensure(known, format_args!("about.played: no calendar shows {time}"))?;
        }
        let clean = clean_name(&self.place) == self.place;
        ensure(clean, format_args!("about.place: {:?} is no clean line", self.place))?;
        let clean = clean_note(&self.note) == self.note;
        ensure(clean, format_args!("about.note: it is no clean text"))
    }
}

impl GameDocument {
    /// Whether this app could have written it.
    pub fn check(&self) -> Result<(), Unsound> {
        self.about.check()?;
        let (players, cities) = (self.players.len(), self.cities.len());
        let seated = self.seats().contains(&players);
        ensure(seated, format_args!("players: no table seats {players}"))?;
        for (at, name) in self.players.iter().enumerate() {
            let clean = clean_name(name) == *name;
            ensure(clean, format_args!("players[{at}]: {name:?} is no clean name"))?;
        }
        if let Some((first, second)) = look_alikes(&self.players) {
            let names = [&self.players[first], &self.players[second]];
            ensure(false, format_args!("players[{second}]: {names:?} look alike"))?;
        }
        if let Play::Sheet(kept) = &self.play {
            let shaped = kept.sheet.is_shaped();
            ensure(shaped, format_args!("play.sheet: it has too many stages, or none"))?;
            let counted = !kept.finished || kept.sheet.faults().is_empty();
            ensure(counted, format_args!("play.sheet: it is finished, but comes to nothing"))?;
        }
        let solo = self.campaign.is_none() || self.is_solo();
        ensure(solo, format_args!("campaign: it is played alone, not by {players}"))?;
        let solo = self.automas.is_none() || self.is_solo();
        ensure(solo, format_args!("automas: they play with one, not with {players}"))?;
        let needed = self.cities_needed();
        ensure(cities == needed, format_args!("cities: {cities} for {players} players"))?;
        let tokens = self.cities.iter().map(|city| city.token);
        ensure(all_differ(tokens), format_args!("cities: two have one token"))?;
        let keys = self.cities.iter().map(|city| city.key);
        ensure(all_differ(keys.clone()), format_args!("cities: two have one key"))?;
        let few = keys.max() < Some(MAX_PLAYERS as u8);
        ensure(few, format_args!("cities: a key is above {}", MAX_PLAYERS - 1))?;
        let photos = self.cities.iter().filter_map(|city| city.photo);
        ensure(all_differ(photos), format_args!("cities: two have one photo"))?;
        for (at, city) in self.cities.iter().enumerate() {
            let turns = city.turns;
            ensure(turns < 4, format_args!("cities[{at}].turns: {turns} is a full turn or more"))?;
            let both = city.doubtful & city.checked;
            ensure(both.is_empty(), format_args!("cities[{at}].doubtful: some are checked"))?;
            let nothing = city.doubtful & city.tiles.empty_squares();
            ensure(nothing.is_empty(), format_args!("cities[{at}].doubtful: some are empty"))?;
            let settled = city.reread & (city.checked | city.tiles.empty_squares());
            let what = "some are checked or empty";
            ensure(settled.is_empty(), format_args!("cities[{at}].reread: {what}"))?;
        }
        Ok(())
    }

    /// Brings what earlier versions let pass to what is written today.
    pub(crate) fn mend(&mut self) {
        self.settle_keys();
        self.settle_names();
        if !self.is_solo() {
            self.campaign = None;
            self.automas = None;
        }
        for city in &mut self.cities {
            let settled = city.checked | city.tiles.empty_squares();
            city.doubtful = city.doubtful - settled;
            city.reread = city.reread - settled;
        }
    }

    /// Gives the cities keys where an earlier version has given none.
    pub fn settle_keys(&mut self) {
        if self.cities.iter().all(|city| city.key == 0) {
            (0..).zip(&mut self.cities).for_each(|(key, city)| city.key = key);
        }
    }

    /// Cleans the names. Earlier versions told names apart by more than people see: of two that
    /// look alike now, the second gets a number. Names that were never told apart stay as they are.
    pub fn settle_names(&mut self) {
        // More than can sit at a table are refused anyway, and comparing them all takes its time.
        if self.players.len() > MAX_PLAYERS {
            return;
        }
        let typed = self.players.clone();
        for (at, name) in typed.iter().enumerate() {
            let (earlier, rest) = self.players.split_at_mut(at);
            let taken = |key: String| earlier.iter().any(|other| name_key(other) == key);
            let same = |other: &String| other.to_lowercase() == name.to_lowercase();
            rest[0] = clean_name(name);
            if rest[0].is_empty() || typed[..at].iter().any(same) {
                continue;
            }
            let short = clean_line(name, LONGEST_NAME - " 2".len());
            let mut numbered = (2..).map(|number| format!("{short} {number}"));
            while taken(name_key(&rest[0])) {
                rest[0] = numbered.next().unwrap_or_default();
            }
        }
    }
}

impl Seen {
    /// Whether this app could have read it from a picture of this size.
    pub fn check(&self, width: u32, height: u32) -> Result<(), Unsound> {
        let empty = self.city == City::EMPTY;
        ensure(!empty, format_args!("seen.city: a reading has some tiles"))?;
        for (at, value) in self.confidence.iter().enumerate() {
            let probable = (0.0..=1.0).contains(value);
            ensure(probable, format_args!("seen.confidence[{at}]: {value} is no probability"))?;
        }
        for (at, tiles) in self.alternatives.iter().enumerate() {
            let few = tiles.len() <= MOST_ALTERNATIVES && all_differ(tiles);
            ensure(few, format_args!("seen.alternatives[{at}]: too many, or one twice"))?;
        }
        // Corners may lie outside the picture, where a city is cut off, but not for miles.
        let near =
            |value: f64, side: u32| (-f64::from(side)..=2.0 * f64::from(side)).contains(&value);
        let inside = self.corners.iter().all(|[x, y]| near(*x, width) && near(*y, height));
        ensure(inside, format_args!("seen.corners: they are not in the picture"))?;
        ensure(is_convex(&self.corners), format_args!("seen.corners: they are no city's"))?;
        let once = all_differ(&self.warnings);
        ensure(once, format_args!("seen.warnings: one is there twice: {:?}", self.warnings))?;
        let bytes = self.look.len();
        ensure(bytes <= LONGEST_LOOK, format_args!("seen.look: {bytes} bytes are too many"))
    }
}

/// Whether the way round the corners always turns right.
fn is_convex(corners: &[[f64; 2]; 4]) -> bool {
    (0..4).all(|at| {
        let [[ax, ay], [bx, by], [cx, cy]] = [0, 1, 2].map(|next| corners[(at + next) % 4]);
        (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0.0
    })
}

impl IncomingGame {
    /// Whether this app could have written it.
    pub fn check(&self) -> Result<(), Unsound> {
        check_times(self.created, self.changed)?;
        self.document.check()?;
        let used: HashSet<_> = self.document.cities.iter().filter_map(|city| city.photo).collect();
        let given: HashSet<_> = self.photos.iter().map(|(id, _)| *id).collect();
        let fit = used == given && given.len() == self.photos.len();
        ensure(fit, format_args!("photos: they are not those of the cities"))?;
        for (at, (_, photo)) in self.photos.iter().enumerate() {
            let Some((seen, _)) = &photo.seen else { continue };
            let seen = seen.check(photo.width, photo.height);
            seen.map_err(|Unsound(what)| Unsound(format!("photos[{at}].{what}")))?;
        }
        Ok(())
    }
}
