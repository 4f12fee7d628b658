//! Nets shared by threads: each photo borrows a set, and a new set is made when all are out.

use std::ops::{Deref, DerefMut};
use std::sync::{Mutex, PoisonError};

use crate::error::LoadError;
use crate::nets::Nets;

/// Makes a set of nets.
pub(crate) type Make = dyn Fn() -> Result<Box<dyn Nets>, LoadError> + Send + Sync;

/// Sets of nets that nobody uses at the moment. There are never more than threads that read.
pub(crate) struct Pool {
    idle: Mutex<Vec<Box<dyn Nets>>>,
    make: Box<Make>,
}

impl Pool {
    pub fn new(make: Box<Make>) -> Pool {
        Pool { idle: Mutex::default(), make }
    }

    /// Borrows a set, making one if needed.
    pub fn take(&self) -> Result<Borrowed<'_>, LoadError> {
        let idle = self.idle().pop();
        let nets = idle.map_or_else(|| (self.make)(), Ok)?;
        Ok(Borrowed { pool: self, nets: Some(nets) })
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Box<dyn Nets>>> {
        // The list is whole whatever another thread panicked about.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A set of nets that goes back to the pool in the end.
pub(crate) struct Borrowed<'a> {
    pool: &'a Pool,
    nets: Option<Box<dyn Nets>>,
}

impl Deref for Borrowed<'_> {
    type Target = dyn Nets;

    fn deref(&self) -> &Self::Target {
        self.nets.as_deref().expect("the nets are there until dropped")
    }
}

impl DerefMut for Borrowed<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.nets.as_deref_mut().expect("the nets are there until dropped")
    }
}

impl Drop for Borrowed<'_> {
    fn drop(&mut self) {
        if let Some(nets) = self.nets.take() {
            self.pool.idle().push(nets);
        }
    }
}
