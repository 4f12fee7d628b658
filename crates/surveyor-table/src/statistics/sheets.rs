//! The games that are kept on a score sheet.

use std::collections::HashMap;

use surveyor_rules::{Lang, SheetGame, name_key};
use surveyor_store::{Play, StoredGame};

use crate::state::{SheetStatistics, SheetWins};

/// The games on one sheet together; `None` if there are none.
pub(super) fn of_game(game: SheetGame, games: &[&StoredGame]) -> Option<SheetStatistics> {
    let mut all = SheetStatistics { sheet: game, games: 0, best: None, players: Vec::new() };
    let mut places: HashMap<String, usize> = HashMap::new();
    for document in games.iter().map(|stored| &stored.document) {
        let Play::Sheet(kept) = &document.play else { continue };
        if kept.sheet.game() != game {
            continue;
        }
        let tally = kept.sheet.tally(Lang::English);
        all.games += 1;
        all.best = all.best.max(tally.shares.iter().filter_map(|share| share.score).max());
        for (seat, name) in document.players.iter().enumerate().filter(|(_, name)| !name.is_empty())
        {
            let place = *places.entry(name_key(name)).or_insert_with(|| {
                all.players.push(SheetWins { name: name.clone(), games: 0, wins: 0 });
                all.players.len() - 1
            });
            let player = &mut all.players[place];
            player.games += 1;
            player.wins += u32::from(tally.share(seat).is_some_and(|share| share.won));
        }
    }
    all.players
        .sort_by(|a, b| b.games.cmp(&a.games).then(b.wins.cmp(&a.wins)).then(a.name.cmp(&b.name)));
    (all.games > 0).then_some(all)
}
