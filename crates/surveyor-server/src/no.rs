//! Answers that say no.

use std::fmt;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use surveyor_table::{Refusal, RefusalCode};

/// A status for browsers, a code for the UI, a message for developers.
#[derive(Debug)]
pub(crate) struct No(StatusCode, Refusal);

impl No {
    pub(crate) fn new(status: StatusCode, code: RefusalCode, message: impl fmt::Display) -> No {
        No(status, Refusal::new(code, message))
    }

    /// Nobody but the host may do this.
    pub(crate) fn host_only() -> No {
        No::new(StatusCode::FORBIDDEN, RefusalCode::HostOnly, "only the host may do this")
    }

    /// Whoever asks is not inside, or not any more.
    pub(crate) fn no_session() -> No {
        No::new(StatusCode::UNAUTHORIZED, RefusalCode::NoSession, "open the link again")
    }

    /// Something that the page has no words of its own for.
    pub(crate) fn other(status: StatusCode, message: impl fmt::Display) -> No {
        No::new(status, RefusalCode::Failed, message)
    }

    /// Something broke that should not.
    pub(crate) fn failed(why: impl fmt::Display) -> No {
        No::other(StatusCode::INTERNAL_SERVER_ERROR, why)
    }
}

/// The table's own refusals.
impl From<Refusal> for No {
    fn from(refusal: Refusal) -> No {
        No(StatusCode::UNPROCESSABLE_ENTITY, refusal)
    }
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}
