//! The time, as it is kept.

// As in `std`, and in browsers too, where `std` has no clock.
use web_time::{SystemTime, UNIX_EPOCH};

use crate::sound::TIMES;

/// A day in milliseconds.
pub(crate) const DAY: i64 = 24 * 3600 * 1000;

/// Milliseconds since 1970. A clock that is far off shows the nearest time that can be kept.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX).clamp(*TIMES.start(), *TIMES.end())
}
