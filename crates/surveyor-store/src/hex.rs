//! Bytes in JSON, as hexadecimal digits.

use std::fmt::Write;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

pub(crate) fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    serializer.serialize_str(&text)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
    let text = String::deserialize(from)?;
    let digit = |byte: &u8| char::from(*byte).to_digit(16);
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else {
        return Err(D::Error::custom("an odd number of hexadecimal digits"));
    };
    let bytes = pairs.iter().map(|[high, low]| Some((digit(high)? * 16 + digit(low)?) as u8));
    bytes.collect::<Option<_>>().ok_or_else(|| D::Error::custom("no hexadecimal digits"))
}
