//! Taking changes back, each where it was made.
//!
//! A game's revisions are its states one after the other, undo and redo among them. Each says which
//! parts of the game it changed and who made it, so that the last change of one part can be taken
//! back while the others stay as they are.

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use surveyor_rules::CityIndex;

use crate::changes::append;
use crate::games::load;
use crate::parts::{Parts, carry_keys, put};
use crate::{Draft, GameDocument, GameId, GuestId, Store, StoreError, StoredGame};

/// Where somebody wants to take a change back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At the table: players, tokens, how the game is played.
    Table,
    /// At a city, by its number.
    City(CityIndex),
}

impl Place {
    fn parts(self, game: &GameDocument) -> Parts {
        match self {
            Place::Table => Parts::TABLE,
            Place::City(index) => game.cities.get(index.index()).map_or(Parts::NONE, Parts::city),
        }
    }
}

/// Which way through the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travel {
    /// Takes the last change back.
    Undo,
    /// Makes the change again that was taken back last.
    Redo,
}

/// The places with something to take back or to make again, as one person sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Travels {
    undo: Parts,
    redo: Parts,
}

impl Travels {
    /// Whether somebody can travel there.
    pub fn can(&self, travel: Travel, place: Place, game: &GameDocument) -> bool {
        let parts = match travel {
            Travel::Undo => self.undo,
            Travel::Redo => self.redo,
        };
        parts.has(place.parts(game))
    }
}

/// What the last change took back or made again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Travelled {
    /// Which way.
    pub travel: Travel,
    /// The game before the change that was taken back or made again
    pub before: GameDocument,
    /// and after it.
    pub after: GameDocument,
}

/// A change that may be taken back or made again.
struct Change {
    position: i64,
    parts: Parts,
}

/// The changes somebody can take back, or make again: for every part the nearest one, if all parts
/// it touched are as it left them. `by` is a guest, who takes back only what that guest has done.
fn within_reach(
    connection: &Connection,
    game: GameId,
    travel: Travel,
    by: Option<GuestId>,
) -> Result<Vec<Change>, StoreError> {
    // The change that was taken back last is the earliest one.
    let (which, order, who) = match travel {
        Travel::Undo => ("undone IS NULL", "DESC", "author"),
        Travel::Redo => (
            "undone > 0",
            "ASC",
            "(SELECT later.author FROM revision later
              WHERE later.game = revision.game AND later.position = revision.undone)",
        ),
    };
    let mut statement = connection.prepare_cached(&format!(
        "SELECT position, parts, {who} FROM revision
         WHERE game = ?1 AND again IS NULL AND parts <> 0 AND {which} ORDER BY position {order}"
    ))?;
    let mut rows = statement.query([game])?;
    let (mut found, mut passed) = (Vec::new(), Parts::NONE);
    while let Some(row) = rows.next()? {
        let change = Change { position: row.get(0)?, parts: Parts(row.get(1)?) };
        let author: Option<GuestId> = row.get(2)?;
        let parts = change.parts;
        if !passed.has(parts) && (by.is_none() || author == by) {
            found.push(change);
        }
        passed = passed.and(parts);
    }
    Ok(found)
}

fn document(
    connection: &Connection,
    game: GameId,
    position: i64,
) -> Result<GameDocument, StoreError> {
    let text: String = connection.query_row(
        "SELECT document FROM revision WHERE game = ?1 AND position = ?2",
        params![game, position],
        |row| row.get(0),
    )?;
    Ok(serde_json::from_str(&text)?)
}

impl Store {
    /// Where this person can take something back, or make it again.
    pub fn travels(&self, game: GameId, by: Option<GuestId>) -> Result<Travels, StoreError> {
        let connection = self.connection();
        let reach = |travel| -> Result<Parts, StoreError> {
            let changes = within_reach(&connection, game, travel, by)?;
            Ok(changes.iter().fold(Parts::NONE, |parts, change| parts.and(change.parts)))
        };
        Ok(Travels { undo: reach(Travel::Undo)?, redo: reach(Travel::Redo)? })
    }

    /// Takes the last change of a place back, or makes it again; nothing happens if there is none
    /// within this person's reach. What follows from it is kept with it: `then` gets the game as it was
    /// and as it is now. If that fails, the game stays as it was.
    pub fn travel<E: From<StoreError>>(
        &self,
        id: GameId,
        travel: Travel,
        place: Place,
        by: Option<GuestId>,
        then: impl FnOnce(&GameDocument, &Draft) -> Result<(), E>,
    ) -> Result<StoredGame, E> {
        self.transaction(|transaction| {
            let before = load(transaction, id)?;
            let parts = place.parts(&before.document);
            let changes = within_reach(transaction, id, travel, by)?;
            let Some(change) = changes.into_iter().find(|change| change.parts.has(parts)) else {
                return Ok(before);
            };
            let now = go(transaction, &before, &change, travel, by)?;
            let draft = Draft { document: now.document.clone(), game: id, by, transaction };
            then(&before.document, &draft)?;
            Ok(now)
        })
    }

    /// What the last change of a game took back or made again, if it was one of these.
    pub fn travelled(&self, id: GameId) -> Result<Option<Travelled>, StoreError> {
        let connection = self.connection();
        let mut statement = connection.prepare_cached(
            "SELECT of.position, of.undone IS NULL
             FROM game JOIN revision ON revision.game = game.id AND revision.position = game.position
             JOIN revision of ON of.game = game.id AND of.position = revision.again
             WHERE game.id = ?1",
        )?;
        let row: Option<(i64, bool)> =
            statement.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
        let Some((position, again)) = row else { return Ok(None) };
        Ok(Some(Travelled {
            travel: if again { Travel::Redo } else { Travel::Undo },
            before: document(&connection, id, position - 1)?,
            after: document(&connection, id, position)?,
        }))
    }
}

fn go(
    transaction: &Transaction,
    now: &StoredGame,
    change: &Change,
    travel: Travel,
    by: Option<GuestId>,
) -> Result<StoredGame, StoreError> {
    let (id, position) = (now.id, change.position);
    let before = document(transaction, id, position - 1)?;
    let after = document(transaction, id, position)?;
    let (from, to) = match travel {
        Travel::Undo => (after, before),
        Travel::Redo => (before, after),
    };
    // Cities that went with the change, or with taking it back, come back as they were then.
    let went: i64 = transaction.query_row(
        "SELECT max(position) FROM revision WHERE game = ?1 AND (position = ?2 OR again = ?2)",
        params![id, position],
        |row| row.get(0),
    )?;
    let last = document(transaction, id, went - 1)?;
    let untouched = !Parts::changed(&from, &now.document).has(change.parts);
    let new = put(&now.document, change.parts, &to, &last).filter(|_| untouched);
    let Some(new) = new else { return Ok(now.clone()) };
    let step = append(transaction, id, &new, change.parts, by, Some(position))?;
    let undone = matches!(travel, Travel::Undo).then_some(step);
    transaction.execute(
        "UPDATE revision SET undone = ?3 WHERE game = ?1 AND position = ?2",
        params![id, position, undone],
    )?;
    load(transaction, id)
}

/// Finds out what the revisions of games from before there were parts have changed, and forgets
/// those that were taken back. A game that cannot be read is left as it is.
pub(crate) fn tell_parts(transaction: &Transaction) -> rusqlite::Result<()> {
    transaction.execute(
        "DELETE FROM revision WHERE position > (SELECT position FROM game WHERE id = revision.game)",
        [],
    )?;
    let mut games = transaction.prepare("SELECT id FROM game")?;
    let games: Vec<GameId> = games.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    for game in games {
        let mut states = transaction
            .prepare("SELECT position, document FROM revision WHERE game = ?1 ORDER BY position")?;
        let states: Vec<(i64, String)> = states
            .query_map([game], |row| Ok((row.get(0)?, row.get(1)?)))?
            .collect::<Result<_, _>>()?;
        let mut before: Option<GameDocument> = None;
        for (position, text) in states {
            let Ok(mut state) = serde_json::from_str::<GameDocument>(&text) else { break };
            match &before {
                Some(before) => carry_keys(before, &mut state),
                None => (0..).zip(&mut state.cities).for_each(|(key, city)| city.key = key),
            }
            let parts = before.map_or(Parts::NONE, |before| Parts::changed(&before, &state));
            let Ok(text) = serde_json::to_string(&state) else { break };
            transaction.execute(
                "UPDATE revision SET parts = ?3, document = ?4 WHERE game = ?1 AND position = ?2",
                params![game, position, parts.0, text],
            )?;
            before = Some(state);
        }
    }
    Ok(())
}
