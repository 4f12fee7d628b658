//! Photos that were sent twice because the first answer got lost.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Mutex as AsyncMutex;

/// How many uploads are remembered: more than seven phones send in an evening.
const REMEMBERED: usize = 256;

/// Uploads by the key their sender made up. The flag says whether the photo is in.
#[derive(Default)]
pub(crate) struct Uploads(Mutex<VecDeque<(String, Arc<AsyncMutex<bool>>)>>);

impl Uploads {
    /// The upload with this key. Whoever holds its lock is at work on it.
    pub(crate) fn of(&self, key: &str) -> Arc<AsyncMutex<bool>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, upload)) = all.iter().find(|(other, _)| other == key) {
            return upload.clone();
        }
        if all.len() == REMEMBERED {
            all.pop_front();
        }
        let upload = Arc::default();
        all.push_back((key.to_owned(), Arc::clone(&upload)));
        upload
    }
}
