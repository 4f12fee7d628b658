//! How the user likes it.

use rusqlite::OptionalExtension;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use surveyor_rules::Lang;
use surveyor_rules::automa::{Card, FootOrder};
use ts_rs::TS;

use crate::{Store, StoreError};

/// The settings of this device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Settings {
    /// The language.
    pub lang: LangChoice,
    /// Light or dark.
    pub theme: Theme,
    /// Patterns besides colours, for those who see colours differently.
    pub patterns: bool,
    /// How a result is told.
    pub pace: Pace,
    /// What a game's photos begin with.
    pub camera: CameraChoice,
}

/// The camera that is opened first, where there are both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum CameraChoice {
    /// The live one, which takes pictures by itself.
    #[default]
    Live,
    /// The system's, and files beside it.
    System,
}

/// The language, or the system's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LangChoice {
    /// The system's.
    #[default]
    System,
    /// This one.
    #[serde(untagged)]
    Of(#[ts(type = "Lang")] Lang),
}

/// Light, dark, or as the system has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // The names say it.
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

/// How the steps of a result follow one another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// By themselves.
    #[default]
    ByItself,
    /// Each at a tap.
    Tap,
}

/// What the Automa cards of this box are like, as far as anyone has told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AutomaDeck {
    /// The order at the foot of every card.
    pub order: Option<FootOrder>,
    /// The cards seen, the latest first.
    pub cards: Vec<Card>,
}

/// More cards than any box has: whoever mistypes does not fill the list.
const MOST_CARDS: usize = 24;

impl Store {
    /// What is known of the Automa cards.
    pub fn automa_deck(&self) -> Result<AutomaDeck, StoreError> {
        self.setting("automas")
    }

    /// Remembers the order at the foot of the Automa cards.
    pub fn see_automa_order(&self, order: &FootOrder) -> Result<(), StoreError> {
        let deck = AutomaDeck { order: Some(order.clone()), ..self.automa_deck()? };
        self.set_setting("automas", &deck)
    }

    /// Remembers an Automa card, ahead of the others.
    pub fn see_automa_card(&self, card: &Card) -> Result<(), StoreError> {
        let mut deck = self.automa_deck()?;
        deck.cards.retain(|other| other != card);
        deck.cards.insert(0, card.clone());
        deck.cards.truncate(MOST_CARDS);
        self.set_setting("automas", &deck)
    }

    /// The settings; what was never set is as the system has it.
    pub fn settings(&self) -> Result<Settings, StoreError> {
        self.setting("settings")
    }

    /// Changes the settings.
    pub fn set_settings(&self, settings: &Settings) -> Result<(), StoreError> {
        self.set_setting("settings", settings)
    }

    fn setting<T: DeserializeOwned + Default>(&self, name: &str) -> Result<T, StoreError> {
        let connection = self.connection();
        let text: Option<String> = connection
            .query_row("SELECT value FROM setting WHERE name = ?1", [name], |row| row.get(0))
            .optional()?;
        // Settings of another version are not worth an error.
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    fn set_setting(&self, name: &str, value: &impl Serialize) -> Result<(), StoreError> {
        self.connection().execute(
            "INSERT INTO setting (name, value) VALUES (?1, ?2)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            [name, &serde_json::to_string(value)?],
        )?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_value, json, to_value};

    #[test]
    fn languages_are_kept_by_their_codes() {
        let codes = Lang::ALL.map(|lang| (LangChoice::Of(lang), lang.key()));
        for (choice, code) in codes.into_iter().chain([(LangChoice::System, "system")]) {
            assert_eq!(to_value(choice).expect("JSON"), json!(code));
            assert_eq!(from_value::<LangChoice>(json!(code)).expect(code), choice);
        }
        assert!(from_value::<LangChoice>(json!("it")).is_err());
    }
}
