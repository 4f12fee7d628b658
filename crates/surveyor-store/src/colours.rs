//! The colours of players: the same person has the same one at every table.

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use serde::{Deserialize, Serialize};
use surveyor_rules::{name_key, text_by_key};
use ts_rs::TS;

use crate::{GameId, Store, StoreError};

/// A player's colour. One more than can sit at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // The names say it.
pub enum Colour {
    #[default]
    Red,
    Blue,
    Green,
    Yellow,
    Purple,
    Orange,
    Teal,
    Pink,
}

impl Colour {
    /// All of them, in the order in which they are given out: those first that differ most.
    pub const ALL: [Colour; 8] = [
        Colour::Red,
        Colour::Blue,
        Colour::Green,
        Colour::Yellow,
        Colour::Purple,
        Colour::Orange,
        Colour::Teal,
        Colour::Pink,
    ];

    /// The name that files and style sheets use.
    pub const fn key(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Purple => "purple",
            Colour::Orange => "orange",
            Colour::Teal => "teal",
            Colour::Pink => "pink",
        }
    }
}

text_by_key!(Colour, ParseColourError, "a colour is one of", "and");

impl Store {
    /// The colours of people, by their names; `None` for somebody who sits at no table.
    pub fn colours<'a>(
        &self,
        names: impl IntoIterator<Item = &'a String>,
    ) -> Result<Vec<Option<Colour>>, StoreError> {
        let connection = self.connection();
        let colours = names.into_iter().map(|name| colour_of(&connection, &name_key(name)));
        Ok(colours.collect::<Result<_, _>>()?)
    }

    /// Gives somebody a colour. Whoever has it at the same table gets the one that becomes free.
    pub fn set_colour(&self, game: GameId, name: &str, colour: Colour) -> Result<(), StoreError> {
        let key = name_key(name);
        self.transaction(|transaction| {
            let before = colour_of(transaction, &key)?;
            for other in keys_at(transaction, game)? {
                if other != key && colour_of(transaction, &other)? == Some(colour) {
                    keep(transaction, &other, before.unwrap_or_default())?;
                }
            }
            Ok(keep(transaction, &key, colour)?)
        })
    }
}

/// Gives everybody at a table a colour who has none: one that nobody else there has, and of these the
/// one that the fewest have.
pub(crate) fn give(connection: &Connection, game: GameId) -> rusqlite::Result<()> {
    let keys = keys_at(connection, game)?;
    let colours: Vec<_> =
        keys.iter().map(|key| colour_of(connection, key)).collect::<Result<_, _>>()?;
    let mut taken: Vec<Colour> = colours.iter().copied().flatten().collect();
    for key in keys.iter().zip(&colours).filter_map(|(key, colour)| colour.is_none().then_some(key))
    {
        let mut count =
            connection.prepare_cached("SELECT count(*) FROM colour WHERE colour = ?1")?;
        let mut found = None;
        for colour in Colour::ALL.into_iter().filter(|colour| !taken.contains(colour)) {
            let people: i64 = count.query_row([colour.key()], |row| row.get(0))?;
            if found.is_none_or(|(fewest, _)| people < fewest) {
                found = Some((people, colour));
            }
        }
        let colour = found.map_or_else(Colour::default, |(_, colour)| colour);
        keep(connection, key, colour)?;
        taken.push(colour);
    }
    Ok(())
}

/// The same for the games from before there were colours.
pub(crate) fn give_all(transaction: &Transaction) -> rusqlite::Result<()> {
    let mut games = transaction.prepare("SELECT id FROM game ORDER BY created, id")?;
    let games: Vec<GameId> = games.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    games.into_iter().try_for_each(|game| give(transaction, game))
}

/// Forgets the colours of those who sit at no table any more.
pub(crate) fn forget(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute("DELETE FROM colour WHERE key NOT IN (SELECT key FROM player)", [])?;
    Ok(())
}

fn keys_at(connection: &Connection, game: GameId) -> rusqlite::Result<Vec<String>> {
    let mut keys =
        connection.prepare_cached("SELECT key FROM player WHERE game = ?1 ORDER BY seat")?;
    keys.query_map([game], |row| row.get(0))?.collect()
}

fn colour_of(connection: &Connection, key: &str) -> rusqlite::Result<Option<Colour>> {
    let mut colour = connection.prepare_cached("SELECT colour FROM colour WHERE key = ?1")?;
    let text: Option<String> = colour.query_row([key], |row| row.get(0)).optional()?;
    Ok(text.and_then(|text| text.parse().ok()))
}

fn keep(connection: &Connection, key: &str, colour: Colour) -> rusqlite::Result<()> {
    let mut keep = connection.prepare_cached(
        "INSERT INTO colour (key, colour) VALUES (?1, ?2)
         ON CONFLICT (key) DO UPDATE SET colour = excluded.colour",
    )?;
    keep.execute(params![key, colour.key()])?;
    Ok(())
}
