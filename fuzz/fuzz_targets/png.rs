//! No PNG, whatever its head claims, makes the decoder panic, hang or take much memory.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    // Past the first bytes, which say what it is.
    let magic = b"\x89PNG\r\n\x1a\n";
    let rest = data.get(magic.len()..).unwrap_or_default();
    surveyor_vision::fuzz_head(&[&magic[..], rest].concat());
});
