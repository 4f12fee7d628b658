//! How the user likes it.

use rusqlite::OptionalExtension;
use serde::{Deserialize, Serialize};
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
#[allow(missing_docs)] // The names say it.
pub enum LangChoice {
    #[default]
    System,
    En,
    Fr,
    De,
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

impl Store {
    /// The settings; what was never set is as the system has it.
    pub fn settings(&self) -> Result<Settings, StoreError> {
        let connection = self.connection();
        let text: Option<String> = connection
            .query_row("SELECT value FROM setting WHERE name = 'settings'", [], |row| row.get(0))
            .optional()?;
        // Settings of another version are not worth an error.
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    /// Changes the settings.
    pub fn set_settings(&self, settings: &Settings) -> Result<(), StoreError> {
        self.connection().execute(
            "INSERT INTO setting (name, value) VALUES ('settings', ?1)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            [serde_json::to_string(settings)?],
        )?;
        Ok(())
    }
}
