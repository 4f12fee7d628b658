//! What the file holds of one game, for one that cannot be shown.

use rusqlite::{Connection, OptionalExtension};
use serde_json::{Value, json};

use crate::{GameId, Store, StoreError};

impl Store {
    /// Everything that is kept of a game but its pictures: each state it was in and each reading,
    /// as JSON where it is JSON and as text where it is not.
    pub fn raw_game(&self, id: GameId) -> Result<Value, StoreError> {
        let connection = self.connection();
        let revisions = texts(
            &connection,
            "SELECT position, document FROM revision WHERE game = ?1 ORDER BY position",
            id,
        )?;
        let readings = texts(
            &connection,
            "SELECT reading.id, seen FROM reading JOIN picture ON picture.id = picture
             WHERE game = ?1 ORDER BY picture.id",
            id,
        )?;
        let mut game = connection
            .prepare("SELECT created, changed, position FROM game WHERE id = ?1")?
            .query_row([id], |row| {
                let number = |column| row.get::<_, i64>(column);
                Ok(json!({"created": number(0)?, "changed": number(1)?, "position": number(2)?}))
            })
            .optional()?
            .ok_or_else(|| StoreError::no_game(id))?;
        game["id"] = json!(id);
        game["revisions"] = revisions;
        game["readings"] = readings;
        Ok(game)
    }
}

/// The rows of a query for a name and a text each, in order.
fn texts(connection: &Connection, query: &str, id: GameId) -> Result<Value, StoreError> {
    let mut statement = connection.prepare(query)?;
    let rows = statement.query_map([id], |row| {
        let bytes = row.get_ref(1)?.as_bytes_or_null()?.unwrap_or_default();
        let text = || Value::String(String::from_utf8_lossy(bytes).into_owned());
        let name: rusqlite::types::Value = row.get(0)?;
        let name = match name {
            rusqlite::types::Value::Integer(number) => json!(number),
            rusqlite::types::Value::Text(text) => json!(text),
            _ => Value::Null,
        };
        Ok(json!([name, serde_json::from_slice(bytes).unwrap_or_else(|_| text())]))
    })?;
    Ok(Value::Array(rows.collect::<Result<_, rusqlite::Error>>()?))
}
