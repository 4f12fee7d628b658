//! Questions about many games are answered as if all had been read.

use rusqlite::{Connection, params};
use surveyor_rules::{CampaignLength, SheetGame, name_key};
use surveyor_store::{
    CampaignId, CampaignPart, GameDocument, GameId, Store, StoreError, StoredGame, Travel,
};

use crate::common::{folder, open, players, rename, travel};

/// What [`Store::known_players`] says, by reading every game.
fn known_by_reading(store: &Store) -> Vec<String> {
    let mut known: Vec<(String, u32)> = Vec::new();
    for game in store.games().expect("lists").iter().filter(|game| !game.document.sample) {
        for name in game.document.players.iter().filter(|name| !name.is_empty()) {
            match known.iter_mut().find(|(other, _)| name_key(other) == name_key(name)) {
                Some((_, count)) => *count += 1,
                None => known.push((name.clone(), 1)),
            }
        }
    }
    known.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    known.into_iter().map(|(name, _)| name).collect()
}

/// Keeps a game a moment later than the last, so that it is known which is newer.
fn create(store: &Store, document: &GameDocument) -> StoredGame {
    std::thread::sleep(std::time::Duration::from_millis(2));
    store.create(document).expect("creates")
}

fn solo(campaign: CampaignId) -> GameDocument {
    let part = CampaignPart { id: campaign, length: CampaignLength::Three, choice: None };
    GameDocument { campaign: Some(part), ..players(&["Ann"]) }
}

#[test]
fn known_players_are_those_of_all_games_that_count() {
    let folder = folder();
    let store = open(folder.path());
    let known = || {
        let known = store.known_players().expect("asks");
        assert_eq!(known, known_by_reading(&store));
        known
    };
    assert_eq!(known(), [""; 0]);
    let first = create(&store, &players(&["Ann", "Ben", "", "Dora"])).id;
    create(&store, &players(&["ben", "Zoé", "A n n"]));
    create(&store, &GameDocument { sample: true, ..players(&["Ada", "Bruno", "Ben"]) });
    assert_eq!(known(), ["ben", "A n n", "Zoé", "Dora"], "the latest spelling of a name");
    std::thread::sleep(std::time::Duration::from_millis(2));
    rename(&store, first, "Emil");
    assert_eq!(known(), ["Ben", "Emil", "Dora", "Zoé", "A n n"]);
    travel(&store, first, Travel::Undo);
    assert_eq!(known(), ["Ann", "Ben", "Dora", "Zoé"]);
    store.delete(first).expect("deletes");
    assert_eq!(known(), ["ben", "Zoé", "A n n"]);
    store.restore(first).expect("restores");
    assert_eq!(known(), ["Ann", "Ben", "Dora", "Zoé"]);
    store.delete_everything().expect("deletes");
    assert_eq!(known(), [""; 0]);
}

#[test]
fn a_campaign_has_the_games_that_are_part_of_it_now() {
    let folder = folder();
    let store = open(folder.path());
    let (one, other) = (CampaignId::random(), CampaignId::random());
    let ids: Vec<GameId> = [one, other, one].map(|id| create(&store, &solo(id)).id).to_vec();
    create(&store, &players(&["Ann"]));
    let games = |id| -> Vec<GameId> {
        store.campaign(id).expect("asks").iter().map(|game| game.id).collect()
    };
    assert_eq!((games(one), games(other)), (vec![ids[0], ids[2]], vec![ids[1]]));
    let leave = store.edit(ids[0], None, |draft| {
        draft.document.campaign = None;
        Ok::<_, StoreError>(())
    });
    leave.expect("edits");
    assert_eq!(games(one), [ids[2]]);
    travel(&store, ids[0], Travel::Undo);
    store.delete(ids[2]).expect("deletes");
    assert_eq!(games(one), [ids[0]]);
}

#[test]
fn the_last_game_is_none_of_the_samples() {
    let folder = folder();
    let store = open(folder.path());
    assert_eq!(store.last_game(None).expect("asks"), None);
    let first = create(&store, &players(&["A", "B", "C"])).id;
    let second = create(&store, &players(&["D", "E", "F"])).id;
    create(&store, &GameDocument { sample: true, ..players(&["G", "H", "I"]) });
    let last = || store.last_game(None).expect("asks").expect("one").id;
    assert_eq!(last(), second);
    std::thread::sleep(std::time::Duration::from_millis(2));
    rename(&store, first, "X");
    assert_eq!(last(), first);
    store.delete(first).expect("deletes");
    assert_eq!(last(), second);
}

/// Games of the version before this was noted, one of them damaged.
#[test]
fn it_is_noted_of_games_that_are_here_already() {
    let folder = folder();
    let (campaign, sound) = (CampaignId::random(), GameId::random());
    {
        let file = Connection::open(folder.path().join("surveyor.db")).expect("opens");
        for step in [
            include_str!("../../src/migrations/01-first.sql"),
            include_str!("../../src/migrations/02-places.sql"),
        ] {
            file.execute_batch(step).expect("makes tables");
        }
        file.pragma_update(None, "user_version", 2).expect("sets");
        let document = serde_json::to_string(&solo(campaign)).expect("JSON");
        for (id, document) in [(sound, document.as_str()), (GameId::random(), "rubbish")] {
            let game = "INSERT INTO game (id, created, changed, position, version)
                VALUES (?1, 1769883418000, 1769883418000, 0, 0)";
            file.execute(game, [id]).expect("inserts");
            let revision = "INSERT INTO revision (game, position, document) VALUES (?1, 0, ?2)";
            file.execute(revision, params![id, document]).expect("inserts");
        }
    }
    let store = open(folder.path());
    assert_eq!(store.known_players().expect("asks"), ["Ann"]);
    assert_eq!(store.campaign(campaign).expect("asks")[0].id, sound);
}

#[test]
fn a_database_from_before_there_were_sheets_opens() {
    let folder = folder();
    let store = open(folder.path());
    let game = create(&store, &players(&["Ann", "Ben", "Cleo"])).id;
    store.close().expect("closes");
    let file = Connection::open(folder.path().join("surveyor.db")).expect("opens");
    let before = "ALTER TABLE game DROP COLUMN revealed; ALTER TABLE game DROP COLUMN sheet;
        PRAGMA user_version = 5";
    file.execute_batch(before).expect("as version 5 has left it");
    drop(file);

    let store = open(folder.path());
    assert_eq!(store.last_game(None).expect("asks").expect("one").id, game);
    assert_eq!(store.last_game(Some(SheetGame::Skylines)).expect("asks"), None);
    let town = GameDocument::on_sheet(SheetGame::Skylines, vec!["Ann".into()]);
    let town = create(&store, &town).id;
    assert_eq!(store.last_game(Some(SheetGame::Skylines)).expect("asks").expect("one").id, town);
    assert_eq!(store.last_game(None).expect("asks").expect("one").id, game);
}
