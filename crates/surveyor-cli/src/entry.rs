//! One JSON object on standard input, for the commands that take one.

use std::io::{self, Read, Write};

use serde::de::DeserializeOwned;

use crate::error::{Failure, InputError, failed};

/// What a sheet or a question takes is less than 2 kB; anything longer than this is neither.
const LONGEST: u64 = 64 * 1024;

/// Reads the object, answers it and prints the answer. What is wrong with it is named.
pub(crate) fn run(
    json: bool,
    answer: impl FnOnce(&[u8]) -> Result<String, Vec<InputError>>,
) -> Result<(), Failure> {
    let mut text = Vec::new();
    io::stdin().lock().take(LONGEST + 1).read_to_end(&mut text)?;
    let answered = if text.len() as u64 > LONGEST {
        Err(vec![InputError::new("json", format!("an object has at most {LONGEST} bytes"))])
    } else {
        answer(&text)
    };
    match answered {
        Ok(answer) => {
            let mut out = anstream::stdout().lock();
            write!(out, "{answer}")?;
            Ok(out.flush()?)
        }
        Err(errors) => failed(&errors, json),
    }
}

/// The object itself. An entry that is missing, unknown or of the wrong form is named by its path.
pub(crate) fn object<T: DeserializeOwned>(text: &[u8]) -> Result<T, Vec<InputError>> {
    let mut json = serde_json::Deserializer::from_slice(text);
    let object = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        let error = error.into_inner();
        let whole = path == "." || error.is_syntax() || error.is_eof();
        if whole { error.to_string() } else { format!("{path}: {error}") }
    });
    let object = object.and_then(|object| json.end().map(|()| object).map_err(|e| e.to_string()));
    object.map_err(|message| vec![InputError::new("json", message)])
}

/// An entry that is well formed and cannot be.
pub(crate) fn refused(field: &str, error: impl std::fmt::Display) -> Vec<InputError> {
    vec![InputError::new("entry", format!("{field}: {error}"))]
}

/// An answer or all its errors, for programs.
pub(crate) fn as_json(answer: Result<String, Vec<InputError>>) -> Result<String, String> {
    answer.map_err(|errors| InputError::joined(&errors).to_json())
}
