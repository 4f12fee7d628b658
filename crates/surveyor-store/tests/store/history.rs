//! Changes are taken back where they were made, and by whom they may be.

use surveyor_rules::{City, CityIndex};
use surveyor_store::{
    CityDocument, GameDocument, GameId, GuestId, Place, Store, StoreError, StoredGame, Travel,
};
use tempfile::{TempDir, tempdir};

use crate::common::travel_at;

const SHOPS: &str = "SSSS/SSSS/SSSS/SSSS";
const PARKS: &str = "PPPP/PPPP/PPPP/PPPP";
const HOUSES: &str = "HHHH/HHHH/HHHH/HHHH";

struct Kept {
    store: Store,
    game: GameId,
    _folder: TempDir,
}

impl Kept {
    fn new() -> Kept {
        let folder = tempdir().expect("a folder");
        let (store, _) = Store::open(folder.path()).expect("opens");
        let document = GameDocument::new(["A", "B", "C", "D"].map(str::to_owned).to_vec());
        let game = store.create(&document).expect("creates").id;
        Kept { store, game, _folder: folder }
    }

    fn edit(&self, by: Option<GuestId>, change: impl FnOnce(&mut GameDocument)) {
        let edited = self.store.edit(self.game, by, |draft| {
            change(&mut draft.document);
            Ok::<_, StoreError>(())
        });
        edited.expect("edits");
    }

    fn enter(&self, by: Option<GuestId>, city: usize, tiles: &str) {
        self.edit(by, |game| game.cities[city].tiles = tiles.parse().expect("a city"));
    }

    fn rename(&self, name: &str) {
        self.edit(None, |game| game.players[0] = name.to_owned());
    }

    fn undo(&self, place: Place, by: Option<GuestId>) -> StoredGame {
        travel_at(&self.store, self.game, Travel::Undo, place, by)
    }

    fn redo(&self, place: Place, by: Option<GuestId>) -> StoredGame {
        travel_at(&self.store, self.game, Travel::Redo, place, by)
    }

    fn can(&self, travel: Travel, place: Place, by: Option<GuestId>) -> bool {
        let document = self.store.game(self.game).expect("is there").document;
        self.store.travels(self.game, by).expect("is there").can(travel, place, &document)
    }
}

fn city(number: usize) -> Place {
    Place::City(CityIndex::new(number).expect("a city"))
}

fn tiles(game: &StoredGame, index: usize) -> String {
    game.document.cities[index].tiles.to_string()
}

fn blank() -> String {
    City::EMPTY.to_string()
}

#[test]
fn each_place_has_a_history_of_its_own() {
    let kept = Kept::new();
    kept.enter(None, 0, SHOPS);
    kept.enter(None, 1, PARKS);
    kept.rename("Ann");
    kept.enter(None, 0, HOUSES);
    let game = kept.undo(city(1), None);
    assert_eq!((tiles(&game, 0), tiles(&game, 1)), (HOUSES.into(), blank()));
    assert_eq!(game.document.players[0], "Ann");
    let game = kept.undo(city(0), None);
    assert_eq!(tiles(&game, 0), SHOPS);
    let game = kept.undo(Place::Table, None);
    assert_eq!((game.document.players[0].as_str(), tiles(&game, 0)), ("A", SHOPS.into()));
    assert_eq!(tiles(&kept.redo(city(1), None), 1), PARKS);
    assert_eq!(tiles(&kept.redo(city(0), None), 0), HOUSES);
    assert_eq!(kept.redo(Place::Table, None).document.players[0], "Ann");
    assert!(!kept.can(Travel::Redo, city(0), None));
}

#[test]
fn a_change_cuts_what_can_be_made_again_only_where_it_was_made() {
    let kept = Kept::new();
    kept.rename("Ann");
    kept.enter(None, 0, SHOPS);
    kept.undo(Place::Table, None);
    kept.undo(city(0), None);
    kept.enter(None, 1, PARKS);
    assert!(kept.can(Travel::Redo, Place::Table, None));
    assert!(kept.can(Travel::Redo, city(0), None));
    kept.enter(None, 0, HOUSES);
    assert!(!kept.can(Travel::Redo, city(0), None));
    assert_eq!(kept.redo(Place::Table, None).document.players[0], "Ann");
}

#[test]
fn a_guest_takes_back_only_what_that_guest_did() {
    let kept = Kept::new();
    let (ann, ben) = (Some(GuestId::random()), Some(GuestId::random()));
    kept.rename("Ann");
    kept.enter(None, 0, SHOPS);
    kept.enter(ann, 1, SHOPS);
    assert!(!kept.can(Travel::Undo, Place::Table, ann) && !kept.can(Travel::Undo, city(0), ann));
    let version = kept.store.game(kept.game).expect("is there").version;
    assert_eq!(kept.undo(Place::Table, ann).version, version, "nothing has happened");
    assert_eq!(kept.undo(city(1), ben).version, version);
    assert_eq!(tiles(&kept.undo(city(1), ann), 1), blank());
    assert!(!kept.can(Travel::Redo, city(1), ben), "what another has taken back stays so");
    assert_eq!(tiles(&kept.redo(city(1), ann), 1), SHOPS);
    kept.enter(None, 1, PARKS);
    assert!(!kept.can(Travel::Undo, city(1), ann), "somebody has changed it since");
    assert_eq!(tiles(&kept.undo(city(1), None), 1), SHOPS);
    assert!(kept.can(Travel::Undo, city(1), ann));
    assert_eq!(tiles(&kept.undo(city(1), None), 1), blank(), "the host may");
}

#[test]
fn cities_that_went_with_a_player_come_back_as_they_were() {
    let kept = Kept::new();
    kept.enter(None, 1, SHOPS);
    kept.enter(None, 2, PARKS);
    kept.edit(None, |game| {
        game.players.remove(1);
        game.cities.remove(1);
    });
    let without = kept.store.game(kept.game).expect("is there");
    assert_eq!(tiles(&without, 1), PARKS);
    kept.enter(None, 1, HOUSES);
    let game = kept.undo(Place::Table, None);
    assert_eq!((tiles(&game, 1), tiles(&game, 2)), (SHOPS.into(), HOUSES.into()));
    kept.enter(None, 1, PARKS);
    let game = kept.redo(Place::Table, None);
    assert_eq!((game.document.players.len(), tiles(&game, 1)), (3, HOUSES.into()));
    let game = kept.undo(Place::Table, None);
    assert_eq!(tiles(&game, 1), PARKS, "as it was when it went");
    // The history of a city goes with the city, not with its number.
    assert_eq!(tiles(&kept.undo(city(2), None), 2), PARKS);
}

#[test]
fn swapped_cities_are_swapped_back_together_or_not_at_all() {
    let kept = Kept::new();
    kept.enter(None, 0, SHOPS);
    let swap = |game: &mut GameDocument| {
        let [one, other] = [0, 1].map(|city: usize| game.cities[city].clone());
        game.cities[0] = CityDocument::holding(&one, &other);
        game.cities[1] = CityDocument::holding(&other, &one);
    };
    kept.edit(None, swap);
    kept.enter(None, 1, PARKS);
    assert!(!kept.can(Travel::Undo, city(0), None), "the other one was changed since");
    kept.undo(city(1), None);
    let game = kept.undo(city(0), None);
    assert_eq!((tiles(&game, 0), tiles(&game, 1)), (SHOPS.into(), blank()));
}

#[test]
fn what_was_taken_back_can_be_told() {
    let kept = Kept::new();
    kept.rename("Ann");
    assert_eq!(kept.store.travelled(kept.game).expect("asks"), None);
    kept.undo(Place::Table, None);
    let told = kept.store.travelled(kept.game).expect("asks").expect("something");
    assert_eq!((told.travel, &*told.after.players[0]), (Travel::Undo, "Ann"));
    kept.redo(Place::Table, None);
    let told = kept.store.travelled(kept.game).expect("asks").expect("something");
    assert_eq!((told.travel, &*told.before.players[0]), (Travel::Redo, "A"));
}

/// The states of a game as the first version kept them: without keys, with some taken back.
#[test]
fn histories_of_the_first_version_can_be_taken_back() {
    let folder = tempdir().expect("a folder");
    let id = GameId::random();
    let mut states = vec![GameDocument::new(["A", "B", "C", "D"].map(str::to_owned).to_vec())];
    let mut change = |change: &dyn Fn(&mut GameDocument)| {
        let mut next = states.last().expect("one").clone();
        change(&mut next);
        states.push(next);
    };
    change(&|game| game.cities[1].tiles = SHOPS.parse().expect("a city"));
    change(&|game| game.players[0] = "Ann".into());
    change(&|game| {
        game.players.remove(0);
        game.cities.remove(0);
    });
    change(&|game| game.cities[0].tiles = PARKS.parse().expect("a city"));
    change(&|game| game.players[0] = "taken back".into());
    {
        let file = rusqlite::Connection::open(folder.path().join("surveyor.db")).expect("opens");
        file.execute_batch(include_str!("../../src/migrations/01-first.sql"))
            .expect("makes tables");
        file.pragma_update(None, "user_version", 1).expect("sets");
        let game = "INSERT INTO game (id, created, changed, position, version) VALUES (?1, 1769883418000, 1769883418000, 4, 9)";
        file.execute(game, [id]).expect("inserts");
        for (position, state) in states.iter().enumerate() {
            let mut json = serde_json::to_value(state).expect("JSON");
            for city in json["cities"].as_array_mut().expect("cities") {
                city.as_object_mut().expect("a city").remove("key");
            }
            let revision = "INSERT INTO revision (game, position, document) VALUES (?1, ?2, ?3)";
            let row = rusqlite::params![id, position as i64, json.to_string()];
            file.execute(revision, row).expect("inserts");
        }
    }
    let (store, _) = Store::open(folder.path()).expect("opens");
    let undo = |place| travel_at(&store, id, Travel::Undo, place, None);
    let game = undo(Place::Table);
    assert_eq!((game.document.players[0].as_str(), tiles(&game, 1)), ("Ann", PARKS.into()));
    assert_eq!(tiles(&undo(city(1)), 1), SHOPS);
    assert_eq!(undo(Place::Table).document.players[0], "A");
    assert_eq!(store.known_players().expect("asks"), ["A", "B", "C", "D"]);
}
