//! No question for an Automa and no score sheet makes the program panic, and every answer is JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;
use surveyor_rules::SheetGame;

fuzz_target!(|text: &[u8]| {
    let sheets = SheetGame::ALL.map(|game| surveyor_cli::answer_sheet(game, text));
    for answer in sheets.into_iter().chain([surveyor_cli::answer_automa(text)]) {
        let failed = answer.is_err();
        let (Ok(answer) | Err(answer)) = answer;
        let answer: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
        assert_eq!(answer.get("error").is_some(), failed);
    }
});
