//! The time, as it is kept.

use std::ops::RangeInclusive;

// As in `std`, and in browsers too, where `std` has no clock.
use web_time::{SystemTime, UNIX_EPOCH};

/// A day in milliseconds.
pub(crate) const DAY: i64 = 24 * 3600 * 1000;

/// The times that calendars show, wherever the user is: the years 1970 to 9999, less a day at
/// either end.
pub(crate) const TIMES: RangeInclusive<i64> = DAY..=253_402_214_399_999;

/// Milliseconds since 1970. A clock that is far off shows the nearest time that can be kept.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX).clamp(*TIMES.start(), *TIMES.end())
}
