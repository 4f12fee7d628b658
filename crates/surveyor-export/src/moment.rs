//! When a game was played.

use std::fmt;
use std::str::FromStr;
use std::time::SystemTime;

use jiff::civil::DateTime;
use jiff::tz::Offset;
use jiff::{Timestamp, Zoned};

/// A second in time and the clock on the wall at that second.
///
/// Shown as in `2026-01-31T19:16:58+01:00`, which is also what it is read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// What the calendar and the clock on the wall showed.
    local: DateTime,
    offset: Offset,
}

impl Moment {
    /// A moment from milliseconds since 1970 and the minutes the local clock is ahead of UTC.
    /// `None` outside the years 1970 to 9999, or if the clock is off by a day or more.
    pub fn new(millis: i64, offset_minutes: i16) -> Option<Moment> {
        let timestamp = Timestamp::from_second(millis.div_euclid(1000)).ok()?;
        Moment::at(timestamp, Offset::from_seconds(i32::from(offset_minutes) * 60).ok()?)
    }

    /// This second on this machine's clock; `None` as for [`Moment::new`].
    pub fn now() -> Option<Moment> {
        let now = Zoned::try_from(SystemTime::now()).ok()?;
        let second = Timestamp::from_second(now.timestamp().as_second()).ok()?;
        Moment::at(second, now.offset())
    }

    fn at(timestamp: Timestamp, offset: Offset) -> Option<Moment> {
        let off_by_less_than_a_day = offset.seconds().abs() < 24 * 3600;
        let local = offset.to_datetime(timestamp);
        let written = (1970..=9999).contains(&local.year());
        (off_by_less_than_a_day && written).then_some(Moment { local, offset })
    }

    /// Milliseconds since 1970.
    pub fn millis(self) -> i64 {
        self.offset.to_timestamp(self.local).map_or(0, Timestamp::as_millisecond)
    }

    /// The minutes the local clock is ahead of UTC.
    pub fn offset_minutes(self) -> i16 {
        i16::try_from(self.offset.seconds() / 60).unwrap_or_default()
    }

    /// What the calendar and the clock on the wall showed.
    pub(crate) const fn local(self) -> DateTime {
        self.local
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.offset.is_negative() { '-' } else { '+' };
        let minutes = self.offset.seconds().unsigned_abs() / 60;
        write!(f, "{}{sign}{:02}:{:02}", self.local, minutes / 60, minutes % 60)
    }
}

/// The error for text that is no [`Moment`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMomentError(());

impl fmt::Display for ParseMomentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a moment reads like 2026-01-31T19:16:58+01:00")
    }
}

impl std::error::Error for ParseMomentError {}

impl FromStr for Moment {
    type Err = ParseMomentError;

    fn from_str(text: &str) -> Result<Moment, ParseMomentError> {
        parse(text).ok_or(ParseMomentError(()))
    }
}

/// Only what [`Moment`] shows itself: anything else would not come back the same.
fn parse(text: &str) -> Option<Moment> {
    let (local, offset) = text.split_at_checked(19)?;
    let local: DateTime = local.parse().ok()?;
    let sign = if offset.starts_with('-') { -1 } else { 1 };
    let (hours, minutes) = offset.get(1..)?.split_once(':')?;
    let (hours, minutes): (i32, i32) = (hours.parse().ok()?, minutes.parse().ok()?);
    let offset = Offset::from_seconds(sign * (hours * 60 + minutes) * 60).ok()?;
    let moment = Moment::at(offset.to_timestamp(local).ok()?, offset)?;
    (moment.to_string() == text).then_some(moment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_the_clock_on_the_wall() {
        let moment = Moment::new(1_769_883_418_999, 60).expect("in range");
        assert_eq!(moment.to_string(), "2026-01-31T19:16:58+01:00");
        assert_eq!(moment.millis(), 1_769_883_418_000);
        let west = Moment::new(1_769_883_418_000, -210).expect("in range");
        assert_eq!(west.to_string(), "2026-01-31T14:46:58-03:30");
    }

    #[test]
    fn refuses_what_no_calendar_or_clock_shows() {
        for text in [
            "",
            "2026-02-29T00:00:00+00:00",
            "2026-00-01T00:00:00+00:00",
            "2026-13-01T00:00:00+00:00",
            "2026-01-00T00:00:00+00:00",
            "2026-01-31T24:00:00+00:00",
            "2026-01-31T19:60:58+01:00",
            "2026-01-31T19:16:58+24:00",
            "2026-01-31T19:16:58+01:60",
            "1969-12-31T23:59:59+00:00",
            "2026-01-31T19:16:58Z",
            "2026-01-31T19:16:58+01:0é",
        ] {
            let error = text.parse::<Moment>().expect_err(text);
            assert_eq!(error.to_string(), "a moment reads like 2026-01-31T19:16:58+01:00");
        }
        assert_eq!(Moment::new(i64::MAX, 0), None);
        assert_eq!(Moment::new(i64::MIN, 0), None);
        assert_eq!(Moment::new(0, 24 * 60), None);
        assert_eq!(Moment::new(0, -1), None, "local time before 1970");
    }
}
