//! What everyone is told.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use surveyor_rules::{Lang, Square, Tile};
use surveyor_table::{Edit, Request};

use crate::common::{CITIES, Player, city, seat};

#[test]
fn everyone_is_told_what_was_taken_back_in_their_language() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    let square = Square::new(6).expect("a square");
    let enter =
        |tiles: &str| Edit::SetCity { city: city(0), tiles: tiles.parse().expect("a city") };
    player.edit(id, enter(CITIES[0]));
    let (here, table) = (Some(city(0)), None);
    for (edit, place, told) in [
        (
            Edit::SetTile { city: city(0), square, tile: Some(Tile::Park) },
            here,
            [
                "Undone: Bridge city: row 2, column 3, park instead of office",
                "Annulé\u{a0}: Ville «\u{a0}Pont\u{a0}»\u{a0}: rangée 2, colonne 3, parc au lieu de bureau",
                "Rückgängig gemacht: Stadt „Brücke“: Reihe 2, Spalte 3, Park statt Büro",
            ],
        ),
        (
            Edit::ClearCity { city: city(0) },
            here,
            [
                "Undone: Bridge city: cleared",
                "Annulé\u{a0}: Ville «\u{a0}Pont\u{a0}»\u{a0}: vidée",
                "Rückgängig gemacht: Stadt „Brücke“: geleert",
            ],
        ),
        (
            Edit::SwapCities { first: city(0), second: city(1) },
            here,
            [
                "Undone: cities: Bridge city / Dome city",
                "Annulé\u{a0}: villes\u{a0}: Ville «\u{a0}Pont\u{a0}» / Ville «\u{a0}Dôme\u{a0}»",
                "Rückgängig gemacht: Städte: Stadt „Brücke“ / Stadt „Kuppel“",
            ],
        ),
        (
            Edit::RemovePlayer { seat: seat(1) },
            table,
            [
                "Undone: player Ben removed",
                "Annulé\u{a0}: joueur Ben retiré",
                "Rückgängig gemacht: Spieler Ben entfernt",
            ],
        ),
        (
            Edit::AddPlayer { name: String::new() },
            table,
            [
                "Undone: player Player 4 added",
                "Annulé\u{a0}: joueur Joueur 4 ajouté",
                "Rückgängig gemacht: Spieler Spieler 4 hinzugefügt",
            ],
        ),
        (
            Edit::SetAbout { played: None, place: "Ulm".into(), note: "Rain".into() },
            table,
            [
                "Undone: date, place and note",
                "Annulé\u{a0}: date, lieu et note",
                "Rückgängig gemacht: Datum, Ort und Notiz",
            ],
        ),
        (
            Edit::MovePlayer { from: seat(0), to: seat(2) },
            table,
            [
                "Undone: seating order",
                "Annulé\u{a0}: ordre des joueurs",
                "Rückgängig gemacht: Sitzordnung",
            ],
        ),
    ] {
        let before = player.game(Request::Game { game: id });
        assert_eq!(player.edit(id, edit.clone()).travelled, None, "{edit:?} is no undo");
        let after = player.game(Request::Undo { game: id, city: place });
        assert_eq!(
            (&after.players, &after.cities[0].notation),
            (&before.players, &before.cities[0].notation)
        );
        for (lang, told) in Lang::ALL.into_iter().zip(told) {
            let state = player.table.game(id, lang).expect("is there");
            assert_eq!(state.travelled.as_deref(), Some(told));
        }
    }
}

#[test]
fn whoever_stops_listening_hears_nothing_more() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    let heard = Arc::new(AtomicU32::new(0));
    let count = heard.clone();
    let watch = player.table.watch(move |_| {
        count.fetch_add(1, Ordering::Relaxed);
    });
    player.edit(id, Edit::TurnCity { city: city(0) });
    player.edit(id, Edit::RenamePlayer { seat: seat(0), name: "Anna".into() });
    let before = heard.load(Ordering::Relaxed);
    assert!(before >= 1);
    drop(watch);
    player.edit(id, Edit::RenamePlayer { seat: seat(0), name: "Ann".into() });
    assert_eq!(heard.load(Ordering::Relaxed), before);
}
