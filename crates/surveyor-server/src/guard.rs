//! Only pages that this server served may ask it anything.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::Shared;
use crate::api::refused;

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
    let mut response = match who_asks(&shared.hosts, request.headers()) {
        Ok(()) => next.run(request).await,
        Err((status, code, message)) => refused(status, code, message),
    };
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CSP),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

fn who_asks(
    hosts: &[String],
    headers: &HeaderMap,
) -> Result<(), (StatusCode, &'static str, &'static str)> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(header::HOST).filter(|host| hosts.iter().any(|own| own == host));
    let host = host.ok_or((
        StatusCode::MISDIRECTED_REQUEST,
        "wrong-host",
        "this server has another name",
    ))?;
    match headers.get(header::ORIGIN) {
        Some(_) if text(header::ORIGIN).and_then(|o| o.strip_prefix("http://")) != Some(host) => {
            Err((StatusCode::FORBIDDEN, "wrong-origin", "another page may not ask"))
        }
        _ => Ok(()),
    }
}
