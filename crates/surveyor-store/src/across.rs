//! Questions about many games, answered without reading them all.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

use rusqlite::{Connection, Transaction};
use surveyor_rules::SheetGame;

use crate::changes::note;
use crate::games::{first, load, load_any, several};
use crate::{CampaignId, GameId, Store, StoreError, StoredGame};

/// How many groups are offered.
const GROUPS: usize = 4;

impl Store {
    /// The games of a campaign that are not deleted, the first first.
    pub fn campaign(&self, id: CampaignId) -> Result<Vec<StoredGame>, StoreError> {
        let which = "game.campaign = ?1 AND game.deleted IS NULL ORDER BY game.created, game.id";
        several(&self.connection(), which, [id])
    }

    /// The game changed last of those that are not deleted and not of the sample photos: one on
    /// this sheet, or of *Between Two Cities*.
    pub fn last_game(&self, sheet: Option<SheetGame>) -> Result<Option<StoredGame>, StoreError> {
        let which = "game.sheet IS ?1 AND game.deleted IS NULL
                     ORDER BY game.changed DESC, game.rowid DESC";
        let key = sheet.map(SheetGame::key);
        let wanted =
            |game: &StoredGame| !game.document.sample && game.document.sheet_game() == sheet;
        first(&self.connection(), which, [key], wanted)
    }

    /// The names of games that are not deleted, the most frequent first, then the most recent. Of
    /// names that are one to people the newest is given.
    pub fn known_players(&self) -> Result<Vec<String>, StoreError> {
        let connection = self.connection();
        let mut statement = connection.prepare_cached(
            // SQLite takes the columns beside a maximum from the row that has it.
            "SELECT name, max(changed) AS last FROM player JOIN game ON game.id = player.game
             WHERE deleted IS NULL GROUP BY key ORDER BY count(*) DESC, last DESC, seat",
        )?;
        let names = statement.query_map([], |row| row.get(0))?;
        Ok(names.collect::<Result<_, _>>()?)
    }

    /// Those who have played together, the most frequent first, then the most recent; each group as it
    /// sat at the last of its games. Only tables at which everybody has a name are groups.
    pub fn groups(&self) -> Result<Vec<Vec<String>>, StoreError> {
        let connection = self.connection();
        let mut groups: Vec<(u32, GameId)> = Vec::new();
        let mut places: HashMap<BTreeSet<String>, usize> = HashMap::new();
        for (game, keys) in tables(&connection)? {
            let place = *places.entry(keys).or_insert_with(|| {
                groups.push((0, game));
                groups.len() - 1
            });
            groups[place].0 += 1;
        }
        // Stable: of groups that played as often the most recent stays first.
        groups.sort_by_key(|(games, _)| Reverse(*games));
        let mut found = Vec::new();
        for (_, game) in groups {
            let Ok(game) = load(&connection, game) else { continue };
            let players = game.document.players;
            if players.len() > 1 && players.iter().all(|name| !name.is_empty()) {
                found.push(players);
            }
            if found.len() == GROUPS {
                break;
            }
        }
        Ok(found)
    }
}

/// Who sits at each table that is not deleted, the one changed last first.
fn tables(connection: &Connection) -> rusqlite::Result<Vec<(GameId, BTreeSet<String>)>> {
    let mut statement = connection.prepare_cached(
        "SELECT game.id, key FROM player JOIN game ON game.id = player.game
         WHERE deleted IS NULL ORDER BY game.changed DESC, game.rowid DESC",
    )?;
    let mut rows = statement.query([])?;
    let mut tables: Vec<(GameId, BTreeSet<String>)> = Vec::new();
    while let Some(row) = rows.next()? {
        let game = row.get(0)?;
        if tables.last().is_none_or(|(last, _)| *last != game) {
            tables.push((game, BTreeSet::new()));
        }
        if let Some((_, keys)) = tables.last_mut() {
            keys.insert(row.get(1)?);
        }
    }
    Ok(tables)
}

/// Notes it of the games from before it was noted. One that cannot be read is left as it is.
pub(crate) fn note_all(transaction: &Transaction) -> rusqlite::Result<()> {
    let mut games = transaction.prepare("SELECT id FROM game")?;
    let games: Vec<GameId> = games.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    for id in games {
        if let Ok(game) = load_any(transaction, id) {
            note(transaction, id, &game.document)?;
        }
    }
    Ok(())
}
