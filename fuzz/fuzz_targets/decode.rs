//! No bytes make the decoder panic, hang or take much memory.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| surveyor_vision::fuzz_decode(data));
