//! Telling the news to everyone who looks.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use crate::News;

type Told = Box<dyn Fn(News) + Send>;

/// Those who want to know.
#[derive(Default)]
pub(crate) struct Watchers(Arc<Mutex<Vec<(u64, Told)>>>);

/// Somebody who is told the news, until this is dropped.
pub struct Watch {
    number: u64,
    among: Weak<Mutex<Vec<(u64, Told)>>>,
}

fn lock(all: &Mutex<Vec<(u64, Told)>>) -> MutexGuard<'_, Vec<(u64, Told)>> {
    all.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Watchers {
    pub(crate) fn add(&self, told: impl Fn(News) + Send + 'static) -> Watch {
        let mut all = lock(&self.0);
        let number = all.last().map_or(0, |(last, _)| last + 1);
        all.push((number, Box::new(told)));
        Watch { number, among: Arc::downgrade(&self.0) }
    }

    pub(crate) fn tell(&self, news: News) {
        for (_, told) in &*lock(&self.0) {
            told(news);
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
