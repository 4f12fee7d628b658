//! Telling everyone who looks that something has changed.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use crate::Change;

type Told = Box<dyn Fn(Change) + Send>;

/// Those who want to know.
#[derive(Default)]
pub(crate) struct Watchers(Arc<Mutex<Vec<(u64, Told)>>>);

/// Somebody who is told of changes, until this is dropped.
pub struct Watch {
    number: u64,
    among: Weak<Mutex<Vec<(u64, Told)>>>,
}

fn lock(all: &Mutex<Vec<(u64, Told)>>) -> MutexGuard<'_, Vec<(u64, Told)>> {
    all.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Watchers {
    pub(crate) fn add(&self, told: impl Fn(Change) + Send + 'static) -> Watch {
        let mut all = lock(&self.0);
        let number = all.last().map_or(0, |(last, _)| last + 1);
        all.push((number, Box::new(told)));
        Watch { number, among: Arc::downgrade(&self.0) }
    }

    pub(crate) fn tell(&self, change: Change) {
        for (_, told) in &*lock(&self.0) {
            told(change);
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if let Some(all) = self.among.upgrade() {
            lock(&all).retain(|(number, _)| *number != self.number);
        }
    }
}
