//! Answers that say no.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use surveyor_table::Refusal;

/// A status for browsers, a code for the UI, a message for developers.
#[derive(Debug)]
pub(crate) struct No(StatusCode, Refusal);

impl No {
    pub(crate) fn new(status: StatusCode, code: &str, message: &str) -> No {
        No(status, Refusal { code: code.to_owned(), message: message.to_owned() })
    }

    /// Nobody but the host may do this.
    pub(crate) fn host_only() -> No {
        No::new(StatusCode::FORBIDDEN, "host-only", "only the host may do this")
    }

    /// Something broke that should not.
    pub(crate) fn failed(why: &str) -> No {
        No::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", why)
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
