//! The rules from outside: tables of cases, the rulebook's examples, the words, and properties
//! against a slow oracle. One program, as every other would have to be linked.

mod oracle;
mod table;

mod automa;
mod automa_texts;
mod campaign;
mod error_texts;
mod improve;
mod names;
mod properties;
mod rulebook;
#[cfg(feature = "serde")]
mod serde;
mod sheet_texts;
mod sheets;
mod solo;
mod tables;
mod texts;
