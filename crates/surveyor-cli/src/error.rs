//! What can go wrong, for people and for programs.

use std::fmt::Display;
use std::io::{self, Write};

use serde::Serialize;
use surveyor_rules::CampaignError;

/// Why a command did not end well.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Some inputs failed; each was named already.
    Inputs,
    /// The command line makes no sense.
    Usage(String),
    /// The result could not be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Ends a command with what is wrong.
pub(crate) fn fail<T>(message: impl Display) -> Result<T, Failure> {
    // Where it cannot be said there is nobody to hear it, and the command has failed all the same.
    let _ = writeln!(anstream::stderr(), "error: {message}");
    Err(Failure::Inputs)
}

/// Names every input that failed, for programs too.
pub(crate) fn failed<T>(errors: &[InputError], json: bool) -> Result<T, Failure> {
    for error in errors {
        writeln!(anstream::stderr(), "error: {}", error.message)?;
    }
    if json {
        writeln!(anstream::stdout(), "{}", InputError::joined(errors).to_json())?;
    }
    Err(Failure::Inputs)
}

/// What is wrong with an input: a code for programs, a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct InputError {
    pub(crate) code: &'static str,
    pub(crate) message: String,
}

impl InputError {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> InputError {
        InputError { code, message: message.into() }
    }

    /// Several errors as one, with the code of the first. There has to be one.
    pub(crate) fn joined(errors: &[InputError]) -> InputError {
        let messages: Vec<_> = errors.iter().map(|error| error.message.as_str()).collect();
        InputError::new(errors[0].code, messages.join("; "))
    }

    /// As the one JSON object that stands for a failed input.
    pub(crate) fn to_json(&self) -> String {
        serde_json::json!({ "error": self }).to_string()
    }
}

/// A game that can bring nothing to a campaign.
impl From<CampaignError> for InputError {
    fn from(error: CampaignError) -> InputError {
        InputError::new("bonus", error.to_string())
    }
}
