//! Only pages that this server served may ask it anything.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::no::No;
use crate::shared::Shared;

const CSP: &str = "default-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; \
                   style-src 'self'; script-src 'self'; connect-src 'self'; object-src 'none'; \
                   base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Refuses requests that come by another name (a rebound DNS name) or from another page, and says
/// in every answer what the page may do.
pub(crate) async fn own_pages_only(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = match who_asks(&shared.hosts, request.headers(), api) {
        Ok(()) => next.run(request).await,
        Err(no) => no.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CSP),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

fn who_asks(hosts: &[String], headers: &HeaderMap, api: bool) -> Result<(), No> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host =
        text("host").filter(|host| hosts.iter().any(|own| own == host)).ok_or_else(|| {
            No::other(StatusCode::MISDIRECTED_REQUEST, "this server has another name")
        })?;
    let other_page = headers.contains_key("origin")
        && text("origin").and_then(|origin| origin.strip_prefix("http://")) != Some(host);
    // Browsers say where a request comes from even when they send no origin, as for pictures.
    let other_site = api
        && headers.contains_key("sec-fetch-site")
        && !matches!(text("sec-fetch-site"), Some("same-origin"));
    if other_page || other_site {
        return Err(No::other(StatusCode::FORBIDDEN, "another page may not ask"));
    }
    Ok(())
}
