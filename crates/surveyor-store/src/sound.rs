//! What a game must be like to be one that this app has written.

use std::fmt;

use surveyor_rules::MAX_PLAYERS;

use crate::GameDocument;

/// The times that calendars show, wherever the user is: the years 1970 to 9999, less a day at
/// either end.
pub(crate) const TIMES: std::ops::RangeInclusive<i64> = 86_400_000..=253_402_214_399_999;

/// What this app could not have written, and where: `cities[1].turns: 7 is no quarter turn`.
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

pub(crate) fn check_times(created: i64, changed: i64) -> Result<(), Unsound> {
    for (name, time) in [("created", created), ("changed", changed)] {
        ensure(TIMES.contains(&time), format_args!("{name}: no calendar shows {time}"))?;
    }
    Ok(())
}

impl GameDocument {
    /// Whether this app could have written it.
    pub fn check(&self) -> Result<(), Unsound> {
        let (players, cities) = (self.players.len(), self.cities.len());
        ensure(
            (1..=MAX_PLAYERS).contains(&players),
            format_args!("players: no table seats {players}"),
        )?;
        ensure(
            cities == GameDocument::cities_needed(players),
            format_args!("cities: {cities} do not fit {players} players"),
        )?;
        for (at, city) in self.cities.iter().enumerate() {
            let turns = city.turns;
            ensure(turns < 4, format_args!("cities[{at}].turns: {turns} are a full turn or more"))?;
        }
        Ok(())
    }
}
