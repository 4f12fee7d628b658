//! No line makes the batch panic, and every answer is one line of JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &[u8]| {
    let answer = surveyor_cli::answer_batch_line(line);
    let failed = answer.is_err();
    let (Ok(answer) | Err(answer)) = answer;
    assert!(!answer.contains('\n'));
    let answer: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
    assert_eq!(answer.get("error").is_some(), failed);
});
