//! Which format a file has, told by its first bytes and never by its name.

use crate::error::{Kind, ReadError};

/// The picture formats that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    /// JPEG, baseline or progressive.
    Jpeg,
    /// PNG.
    Png,
    /// WebP; of an animation the first picture.
    WebP,
}

impl Format {
    /// The format of these bytes; an error that says what to do if it cannot be read.
    pub fn of(bytes: &[u8]) -> Result<Format, ReadError> {
        Err(ReadError(match bytes {
            [] => Kind::Empty,
            [0xff, 0xd8, 0xff, ..] => return Ok(Format::Jpeg),
            [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, ..] => return Ok(Format::Png),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => {
                return Ok(Format::WebP);
            }
            [_, _, _, _, b'f', b't', b'y', b'p', brand @ ..] => match brand {
                [b'a', b'v', b'i', b'f' | b's', ..] => Kind::Unsupported("AVIF"),
                [b'h', b'e', b'i' | b'v', ..] | [b'm', b'i' | b's', b'f', b'1', ..] => {
                    Kind::Unsupported("HEIC")
                }
                _ => Kind::UnknownFormat,
            },
            [b'G', b'I', b'F', b'8', ..] => Kind::Unsupported("GIF"),
            [b'I', b'I', 42, 0, ..] | [b'M', b'M', 0, 42, ..] => Kind::Unsupported("TIFF and raw"),
            [b'B', b'M', ..] if bytes.len() > 26 => Kind::Unsupported("BMP"),
            _ => Kind::UnknownFormat,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iphone_photos_get_advice() {
        for head in [b"\0\0\0\x18ftypheic\0\0\0\0", b"\0\0\0\x1cftypmif1\0\0\0\0"] {
            let error = Format::of(head).expect_err("HEIC is not decoded");
            assert_eq!(
                error.to_string(),
                "HEIC pictures cannot be read; save or share the photo as JPEG and try again"
            );
        }
    }

    #[test]
    fn videos_are_no_pictures() {
        let error = Format::of(b"\0\0\0\x18ftypisom\0\0\0\0").expect_err("a video");
        assert_eq!(error.0, Kind::UnknownFormat);
    }
}
