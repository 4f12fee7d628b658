//! The languages that people are spoken to in.

/// A language that people are spoken to in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English
    #[default]
    English,
    /// français
    French,
    /// Deutsch
    German,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 3] = [Lang::English, Lang::French, Lang::German];

    /// The name programs use: the two-letter code.
    pub const fn key(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::French => "fr",
            Lang::German => "de",
        }
    }

    /// Of the same words in every language, those in this one.
    pub fn of<T>(self, english: T, french: T, german: T) -> T {
        match self {
            Lang::English => english,
            Lang::French => french,
            Lang::German => german,
        }
    }

    /// The language of a locale such as `de_AT.UTF-8` or `fr-CA`, if it is one of ours.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.key().eq_ignore_ascii_case(code))
    }
}

crate::text_by_key!(Lang, ParseLangError, "the languages are", "and");
#[cfg(feature = "serde")]
crate::json_by_key!(Lang);
