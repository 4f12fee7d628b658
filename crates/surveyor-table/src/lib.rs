//! The application core.
mod error;
mod request;
mod state;
pub use error::*;
pub use request::*;
pub use state::*;
