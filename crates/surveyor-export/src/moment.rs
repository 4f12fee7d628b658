//! When a game was played.

use std::fmt;
use std::str::FromStr;

/// A second in time and the clock on the wall at that second.
///
/// Shown as in `2026-01-31T19:16:58+01:00`, which is also what it is read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Seconds since 1970 as the clock on the wall counts them.
    local: i64,
    offset_minutes: i16,
}

/// A date and a time of day as people write them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Civil {
    /// 1970 to 9999.
    pub year: u16,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31.
    pub day: u8,
    /// 0 to 23.
    pub hour: u8,
    /// 0 to 59.
    pub minute: u8,
    /// 0 to 59.
    pub second: u8,
}

const DAY: i64 = 24 * 3600;
/// 1 January 10000, the first moment that takes five digits to write.
const TOO_LATE: i64 = 253_402_300_800;

impl Moment {
    /// A moment from milliseconds since 1970 and the minutes the local clock is ahead of UTC.
    /// `None` outside the years 1970 to 9999, or if the clock is off by a day or more.
    pub fn new(millis: i64, offset_minutes: i16) -> Option<Moment> {
        if offset_minutes.unsigned_abs() >= 24 * 60 {
            return None;
        }
        Moment::from_local(millis.div_euclid(1000) + i64::from(offset_minutes) * 60, offset_minutes)
    }

    fn from_local(local: i64, offset_minutes: i16) -> Option<Moment> {
        (0..TOO_LATE).contains(&local).then_some(Moment { local, offset_minutes })
    }

    /// Milliseconds since 1970.
    pub const fn millis(self) -> i64 {
        (self.local - self.offset_minutes as i64 * 60) * 1000
    }

    /// What the calendar and the clock on the wall showed.
    pub fn civil(self) -> Civil {
        let (year, month, day) = date(self.local / DAY);
        let second = self.local % DAY;
        Civil {
            year: year as u16,
            month: month as u8,
            day: day as u8,
            hour: (second / 3600) as u8,
            minute: (second / 60 % 60) as u8,
            second: (second % 60) as u8,
        }
    }
}

/// The date this many days after 1 January 1970. Counts years from March, so that the leap day is
/// the last of its year, in eras of 400 years, which all have the same number of days.
const fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + (month <= 2) as i64;
    (year, month, day)
}

/// The days from 1 January 1970 to a date; the inverse of [`date`].
const fn days_to(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, year_of_era) = (year / 400, year % 400);
    let month_from_march = (month + 9) % 12;
    let day_of_year = (153 * month_from_march + 2) / 5 + day - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    era * 146_097 + day_of_era - 719_468
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Civil { year, month, day, hour, minute, second } = self.civil();
        let sign = if self.offset_minutes < 0 { '-' } else { '+' };
        let offset = self.offset_minutes.unsigned_abs();
        write!(
            f,
            "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}{sign}{:02}:{:02}",
            offset / 60,
            offset % 60
        )
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

fn parse(text: &str) -> Option<Moment> {
    const SHAPE: &[u8; 25] = b"0000-00-00T00:00:00+00:00";
    let bytes = text.as_bytes();
    let fits = |(&byte, &shape): (&u8, &u8)| match shape {
        b'0' => byte.is_ascii_digit(),
        b'+' => byte == b'+' || byte == b'-',
        other => byte == other,
    };
    if bytes.len() != SHAPE.len() || !bytes.iter().zip(SHAPE).all(fits) {
        return None;
    }
    let number = |at: usize, digits: usize| {
        bytes[at..at + digits].iter().fold(0, |sum, digit| sum * 10 + i64::from(digit - b'0'))
    };
    let (year, month, day) = (number(0, 4), number(5, 2), number(8, 2));
    let (hour, minute, second) = (number(11, 2), number(14, 2), number(17, 2));
    let offset = number(20, 2) * 60 + number(23, 2);
    let days = days_to(year, month, day);
    // 31 February would silently become a day in March.
    let real = (1970..).contains(&year)
        && (1..=12).contains(&month)
        && date(days) == (year, month, day)
        && hour < 24
        && minute < 60
        && second < 60
        && number(23, 2) < 60
        && offset < 24 * 60;
    let sign = if bytes[19] == b'-' { -1 } else { 1 };
    real.then(|| {
        let local = days * DAY + hour * 3600 + minute * 60 + second;
        Moment::from_local(local, (sign * offset) as i16)
    })?
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
    fn every_day_there_and_back() {
        let mut previous = (1969, 12, 31);
        for days in 0..TOO_LATE / DAY {
            let (year, month, day) = date(days);
            assert!((year, month, day) > previous, "dates grow");
            assert_eq!(days_to(year, month, day), days);
            previous = (year, month, day);
        }
        assert_eq!(previous, (9999, 12, 31));
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
