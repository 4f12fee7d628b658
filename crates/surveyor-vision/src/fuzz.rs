//! What the fuzzer runs.

use crate::decode::decode;
use crate::formats::memory_needed;
use crate::limits::MAX_READING_BYTES;
use crate::rectify::rectify;

/// The most memory for which [`fuzz_head`] decodes as well: enough for its seeds.
const FUZZED: u64 = 200_000;

/// Any bytes at all must give a photo or an error, and every look into the photo must stay inside it.
pub fn fuzz_decode(data: &[u8]) {
    if let Ok(photo) = decode(data) {
        let (width, height) = photo.size();
        let (w, h) = (f64::from(width), f64::from(height));
        let corners = [[-w, -h], [2.0 * w, 0.0], [w, h], [0.0, 2.0 * h]];
        let _ = rectify(&photo, corners, 16);
    }
}

/// Files of one format: no head asks for more memory than is allowed.
pub fn fuzz_head(data: &[u8]) {
    if let Ok(memory) = memory_needed(data) {
        assert!(memory <= MAX_READING_BYTES, "{memory} bytes");
        if memory <= FUZZED {
            let _ = decode(data);
        }
    }
}
