//! What runs the nets: ONNX Runtime where its library is, and pure Rust everywhere.

// A phone and a browser have no library to load: what stands in for it there says so.
#[cfg_attr(
    any(target_arch = "wasm32", target_os = "android", target_os = "ios"),
    path = "absent.rs"
)]
mod onnx;
mod rten;

use std::fmt;
use std::str::FromStr;

use crate::error::LoadError;
use crate::models::Model;
use crate::nets::Four;
use crate::pool::Make;

/// A net runs on so many threads: small as they are, more gain nothing. A browser's worker has only its own.
const THREADS: usize = if cfg!(target_arch = "wasm32") { 1 } else { 2 };

/// What runs the nets. All engines read the same cities from the same photos.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// ONNX Runtime: twice as fast, but it needs its library.
    OnnxRuntime,
    /// `rten`, which is built in.
    Rten,
}

impl Engine {
    /// All engines, the fastest first.
    pub const ALL: [Engine; 2] = [Engine::OnnxRuntime, Engine::Rten];

    /// The fastest engine that works here.
    pub fn fastest() -> Engine {
        if onnx::is_there() { Engine::OnnxRuntime } else { Engine::Rten }
    }

    /// The name programs use.
    pub const fn key(self) -> &'static str {
        match self {
            Engine::OnnxRuntime => "onnxruntime",
            Engine::Rten => "rten",
        }
    }

    /// What makes sets of these nets.
    pub(crate) fn maker(self, models: Four<Model>) -> Result<Box<Make>, LoadError> {
        match self {
            Engine::OnnxRuntime => onnx::maker(models),
            Engine::Rten => rten::maker(models),
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Engine {
    type Err = UnknownEngine;

    fn from_str(key: &str) -> Result<Engine, UnknownEngine> {
        Engine::ALL.into_iter().find(|engine| engine.key() == key).ok_or(UnknownEngine)
    }
}

/// There is no engine of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownEngine;

impl fmt::Display for UnknownEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such engine")
    }
}

impl std::error::Error for UnknownEngine {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_known_by_their_names() {
        for engine in Engine::ALL {
            assert_eq!(engine.to_string().parse(), Ok(engine));
        }
        assert_eq!("tract".parse::<Engine>(), Err(UnknownEngine));
    }
}
