//! Games of another device, or of this one as it was.

use rusqlite::{OptionalExtension, Transaction, params};

use crate::games::{append, insert, load};
use crate::photos::add_photo_as;
use crate::{GameDocument, GameId, NewPhoto, PhotoId, Store, StoreError};

/// A game from elsewhere.
#[derive(Clone, Debug)]
pub struct IncomingGame {
    /// Which game.
    pub id: GameId,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// When it was changed last, in milliseconds since 1970.
    pub changed: i64,
    /// What people entered.
    pub document: GameDocument,
    /// The photos it uses.
    pub photos: Vec<(PhotoId, NewPhoto)>,
}

/// What became of games from elsewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// Games that were not here, or were deleted here.
    pub added: u32,
    /// Games that were changed later there than here. What was here can be had back by undo.
    pub updated: u32,
    /// Games that were here already, just so or newer.
    pub known: u32,
}

impl Store {
    /// Takes games from elsewhere, all of them or, if one fails, none.
    pub fn merge<E: From<StoreError>>(
        &self,
        games: impl IntoIterator<Item = Result<IncomingGame, E>>,
    ) -> Result<Merged, E> {
        self.transaction(|transaction| {
            let mut merged = Merged::default();
            for game in games {
                take(transaction, &game?, &mut merged)?;
            }
            Ok(merged)
        })
    }
}

fn take(
    transaction: &Transaction,
    game: &IncomingGame,
    merged: &mut Merged,
) -> Result<(), StoreError> {
    let here: Option<(i64, Option<i64>)> = transaction
        .query_row("SELECT changed, deleted FROM game WHERE id = ?1", [game.id], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .optional()?;
    // What cannot be used here is worse than anything older.
    let damaged = load(transaction, game.id).is_err_and(|error| error.is_damaged());
    let older = |changed: i64| changed < game.changed || damaged;
    match here {
        None => {
            insert(transaction, game.id, game.created, game.changed, &game.document)?;
            merged.added += 1;
        }
        Some((changed, None)) if !older(changed) => {
            merged.known += 1;
            return Ok(());
        }
        Some((changed, deleted)) => {
            if older(changed) {
                append(transaction, game.id, &game.document)?;
            }
            transaction.execute(
                "UPDATE game SET deleted = NULL, changed = max(?2, ?3) WHERE id = ?1",
                params![game.id, changed, game.changed],
            )?;
            let count = if deleted.is_some() { &mut merged.added } else { &mut merged.updated };
            *count += 1;
        }
    }
    for (id, photo) in &game.photos {
        add_photo_as(transaction, game.id, *id, photo)?;
    }
    Ok(())
}
