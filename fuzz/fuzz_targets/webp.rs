//! No WebP, whatever its head claims, makes the decoder panic, hang or take much memory.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    // Past the first bytes, which say what it is.
    let mut file = data.to_vec();
    if file.len() >= 12 {
        file[..4].copy_from_slice(b"RIFF");
        file[8..12].copy_from_slice(b"WEBP");
    }
    surveyor_vision::fuzz_head(&file);
});
