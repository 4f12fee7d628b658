//! Names of games, photos and campaigns. Random, so that games of two devices never clash.

use std::fmt;
use std::str::FromStr;

use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
        #[ts(type = "string")]
        pub struct $name(Uuid);

        impl $name {
            /// A new one, unlike any other.
            pub fn random() -> $name {
                $name(Uuid::new_v4())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<$name, uuid::Error> {
                text.parse().map($name)
            }
        }

        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.0.to_string().into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<$name> {
                value.as_str()?.parse().map_err(|error| FromSqlError::Other(Box::new(error)))
            }
        }
    };
}

id! {
    /// Names a game.
    GameId
}
id! {
    /// Names what was read from a photo. The same photo read inside other corners has another.
    ReadingId
}
impl ReadingId {
    /// The name in sixteen bytes.
    pub fn to_bytes(self) -> [u8; 16] {
        self.0.into_bytes()
    }

    /// The name that these bytes are.
    pub fn from_bytes(bytes: [u8; 16]) -> ReadingId {
        ReadingId(Uuid::from_bytes(bytes))
    }
}
id! {
    /// Names a solo campaign.
    CampaignId
}
id! {
    /// Names a guest: a phone that joined the table.
    GuestId
}
