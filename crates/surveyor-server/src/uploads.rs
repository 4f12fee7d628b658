//! Photos that were sent twice because the first answer got lost.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use surveyor_rules::CityIndex;
use surveyor_table::GameId;
use tokio::sync::Mutex as AsyncMutex;

/// How many uploads of a session are remembered: more than one phone sends in an evening.
const REMEMBERED: usize = 64;

/// Which photo: the city it is of, and the key its sender made up.
type Which = (GameId, CityIndex, String);

/// The uploads of one session. The flag says whether the photo is in.
#[derive(Default)]
pub(crate) struct Uploads(Mutex<VecDeque<(Which, Arc<AsyncMutex<bool>>)>>);

impl Uploads {
    /// An upload. Whoever holds its lock is at work on it.
    pub(crate) fn of(&self, which: Which) -> Arc<AsyncMutex<bool>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, upload)) = all.iter().find(|(other, _)| *other == which) {
            return upload.clone();
        }
        if all.len() == REMEMBERED {
            all.pop_front();
        }
        let upload = Arc::default();
        all.push_back((which, Arc::clone(&upload)));
        upload
    }
}
