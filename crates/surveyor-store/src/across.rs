//! Questions about many games, answered without reading them all.

use rusqlite::{Connection, Transaction, params};
use surveyor_rules::name_key;

use crate::games::{first, load_any, several};
use crate::{CampaignId, GameDocument, GameId, Store, StoreError, StoredGame};

impl Store {
    /// The games of a campaign that are not deleted, the first first.
    pub fn campaign(&self, id: CampaignId) -> Result<Vec<StoredGame>, StoreError> {
        let which = "game.campaign = ?1 AND game.deleted IS NULL ORDER BY game.created, game.id";
        several(&self.connection(), which, [id])
    }

    /// The game changed last of those that are not deleted and not of the sample photos.
    pub fn last_game(&self) -> Result<Option<StoredGame>, StoreError> {
        let which = "game.deleted IS NULL ORDER BY game.changed DESC, game.rowid DESC";
        first(&self.connection(), which, |game| !game.document.sample)
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
}

/// Notes what is asked about many games of one that has a new state.
pub(crate) fn note(
    connection: &Connection,
    id: GameId,
    document: &GameDocument,
) -> rusqlite::Result<()> {
    connection.execute(
        "UPDATE game SET campaign = ?2 WHERE id = ?1",
        params![id, document.campaign.map(|part| part.id)],
    )?;
    connection.execute("DELETE FROM player WHERE game = ?1", [id])?;
    let players: &[String] = if document.sample { &[] } else { &document.players };
    let named = (0..).zip(players).filter(|(_, name)| !name.is_empty());
    for (seat, name) in named {
        connection.execute(
            "INSERT INTO player (game, seat, name, key) VALUES (?1, ?2, ?3, ?4)",
            params![id, seat, name, name_key(name)],
        )?;
    }
    Ok(())
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
