use std::convert::Infallible;
use std::io::{Cursor, Read, Write};

use proptest::prelude::*;
use serde_json::{Value, json};
use surveyor_export::{Backup, BackupErrorCode, BackupGame, BackupPhoto, BackupSize, write_backup};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

use crate::golden;

fn games() -> Vec<BackupGame> {
    let photo = |id: &str, city| BackupPhoto {
        id: id.to_owned(),
        about: json!({"width": 3, "seen": null}),
        photo: b"\xff\xd8photo\xff\xd9".to_vec(),
        city,
    };
    let game = |id: &str, photos| BackupGame {
        id: id.to_owned(),
        created: 1_769_883_418_000,
        changed: 1_769_883_419_000,
        document: json!({"players": ["Ann", "Łukasz 🦊"], "cities": [], "anything": {"else": 1.5}}),
        photos,
    };
    vec![
        game("game-1", vec![photo("p1", Some(b"\xff\xd8city".to_vec())), photo("p2", None)]),
        game("game-2", vec![]),
        game("game-3", vec![photo("p3", None)]),
    ]
}

/// What was learned is only carried, too.
const LEARNED: &[u8] = b"how the tiles look";

fn written(games: Vec<BackupGame>) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    write_backup(&mut file, Some(LEARNED), games.into_iter().map(Ok::<_, Infallible>))
        .expect("written");
    file.into_inner()
}

fn refused(file: &[u8]) -> (BackupErrorCode, String) {
    let error = Backup::open(Cursor::new(file)).expect_err("refused");
    (error.code(), error.to_string())
}

/// The entries of a backup, packed again with a change.
fn changed(change: impl Fn(&str, Vec<u8>) -> Option<(String, Vec<u8>)>) -> Vec<u8> {
    let mut archive = ZipArchive::new(Cursor::new(written(games()))).expect("a zip");
    let mut copy = ZipWriter::new(Cursor::new(Vec::new()));
    for i in 0..archive.len() {
        let mut entry = archive.by_index(i).expect("an entry");
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).expect("readable");
        let name = entry.name().expect("UTF-8").into_owned();
        if let Some((name, bytes)) = change(&name, bytes) {
            copy.start_file(name, SimpleFileOptions::default()).expect("a name");
            copy.write_all(&bytes).expect("written");
        }
    }
    copy.finish().expect("written").into_inner()
}

#[test]
fn there_and_back() {
    for games in [games(), vec![]] {
        let mut backup = Backup::open(Cursor::new(written(games.clone()))).expect("a backup");
        assert_eq!(backup.size().games, games.len());
        assert_eq!(backup.learned(), Some(LEARNED));
        for _ in 0..2 {
            let read: Vec<_> = backup.games().collect::<Result<_, _>>().expect("readable");
            assert_eq!(read, games);
        }
    }
    let mut file = Cursor::new(Vec::new());
    write_backup(&mut file, None, games().into_iter().map(Ok::<_, Infallible>)).expect("written");
    let mut backup = Backup::open(file).expect("a backup");
    assert_eq!(backup.learned(), None);
    assert_eq!(backup.games().filter_map(Result::ok).count(), 3);
    let size = Backup::open(Cursor::new(written(games()))).expect("a backup").size();
    assert_eq!(size, BackupSize { games: 3, pictures: 4 });
}

#[test]
fn the_container_stays_as_it_is() {
    let mut archive = ZipArchive::new(Cursor::new(written(games()))).expect("a zip");
    let mut listing = String::new();
    for i in 0..archive.len() {
        let mut entry = archive.by_index(i).expect("an entry");
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).expect("readable");
        let name = entry.name().expect("UTF-8").into_owned();
        let method = entry.compression();
        listing += &format!("{name} {method:?} {}\n", String::from_utf8_lossy(&bytes));
    }
    golden::check("backup.txt", &listing);
}

#[test]
fn foreign_files_are_no_backups() {
    let not_a_backup =
        (BackupErrorCode::NotABackup, "this is no backup made by Surveyor".to_owned());
    let mut other_zip = ZipWriter::new(Cursor::new(Vec::new()));
    other_zip.start_file("holiday.jpg", SimpleFileOptions::default()).expect("a name");
    let other_zip = other_zip.finish().expect("written").into_inner();
    let other_format = changed(|name, bytes| match name {
        "surveyor-backup.json" => {
            Some((name.into(), br#"{"format":"other","version":1}"#.to_vec()))
        }
        _ => Some((name.into(), bytes)),
    });
    for file in [&b""[..], b"PK", b"SQLite format 3\0", &[0xff; 200], &other_zip, &other_format] {
        assert_eq!(refused(file), not_a_backup);
    }
}

#[test]
fn a_newer_version_is_refused_clearly() {
    let newer = changed(|name, bytes| match name {
        "surveyor-backup.json" => {
            Some((name.into(), br#"{"format":"surveyor-backup","version":7,"new":[]}"#.to_vec()))
        }
        _ => Some((name.into(), bytes)),
    });
    let says = "the backup was made by a newer Surveyor, in version 7 of the format; this one \
                reads up to 3";
    assert_eq!(refused(&newer), (BackupErrorCode::Newer, says.to_owned()));
}

#[test]
fn a_file_cut_short_is_damaged() {
    let whole = written(games());
    for length in (60..whole.len()).step_by(7) {
        assert_eq!(refused(&whole[..length]).0, BackupErrorCode::Damaged, "cut to {length} bytes");
    }
}

#[test]
fn whatever_is_missing_moved_or_changed_is_noticed() {
    let all = ["learned.copy", "games/000000.json", "games/000001.json", "photos/000002.jpg"];
    for gone in all.into_iter().chain(["checksum.json"]) {
        let file = changed(|name, bytes| (name != gone).then(|| (name.into(), bytes)));
        assert_eq!(refused(&file).0, BackupErrorCode::Damaged, "without {gone}");
    }
    let renamed = changed(|name, bytes| Some((name.replace("photos/", "../photos/"), bytes)));
    assert_eq!(refused(&renamed).0, BackupErrorCode::Damaged);
    let edited = changed(|name, bytes| {
        let bytes = if name.ends_with(".jpg") { bytes.to_ascii_uppercase() } else { bytes };
        Some((name.into(), bytes))
    });
    assert_eq!(
        refused(&edited),
        (BackupErrorCode::Damaged, "the backup is damaged: its checksum is another".to_owned())
    );
    let twice = written([games(), games()].concat());
    assert_eq!(
        refused(&twice),
        (BackupErrorCode::Damaged, "the backup is damaged: a game is there twice".to_owned())
    );
    let odd_id = changed(|name, bytes| {
        let text = String::from_utf8_lossy(&bytes).replace("game-2", "../etc");
        Some((name.into(), if name.ends_with("json") { text.into_bytes() } else { bytes }))
    });
    assert_eq!(
        refused(&odd_id),
        (
            BackupErrorCode::Damaged,
            "the backup is damaged: games/000001.json has an id that is none".to_owned()
        )
    );
}

#[test]
fn an_entry_that_swells_is_stopped() {
    let bomb = changed(|name, bytes| match name {
        "games/000000.json" => Some((name.into(), vec![b' '; 40 << 20])),
        _ => Some((name.into(), bytes)),
    });
    assert!(bomb.len() < 1 << 20, "packed it is small");
    assert_eq!(
        refused(&bomb),
        (
            BackupErrorCode::TooLarge,
            "the backup is too large: one of its entries is beyond all measure".to_owned()
        )
    );
}

#[test]
fn a_list_of_entries_beyond_all_measure_is_not_taken_into_memory() {
    const LIST: usize = 17 << 20;
    let whole = written(games());
    let mut end = whole[whole.len() - 22..].to_vec();
    end[12..16].copy_from_slice(&(LIST as u32).to_le_bytes());
    end[16..20].copy_from_slice(&100_u32.to_le_bytes());
    let long = [&whole[..100], &vec![0; LIST], &end].concat();
    assert_eq!(
        refused(&long),
        (
            BackupErrorCode::TooLarge,
            "the backup is too large: it has more entries than anyone has games".to_owned()
        )
    );
    // What claims to be shorter than it is, and to lie elsewhere, is none of ours.
    end[12..16].copy_from_slice(&100_u32.to_le_bytes());
    let other = [&whole[..100], &vec![0; LIST], &end].concat();
    assert_eq!(refused(&other).0, BackupErrorCode::Damaged);
}

#[test]
fn nothing_unfit_is_written() {
    let mut odd = games();
    odd[1].id = "../etc".into();
    let written =
        write_backup(Cursor::new(Vec::new()), None, odd.into_iter().map(Ok::<_, Infallible>));
    assert_eq!(
        written.expect_err("refused").to_string(),
        "the game \"../etc\" has a name or a size that no backup takes"
    );
    let failing = vec![Err("the store is gone")];
    let written = write_backup(Cursor::new(Vec::new()), None, failing);
    assert_eq!(written.expect_err("refused").to_string(), "the store is gone");
}

proptest! {
    #[test]
    fn a_changed_file_is_refused_or_unchanged_in_meaning(
        at in any::<prop::sample::Index>(),
        bytes in proptest::collection::vec(any::<u8>(), 0..8),
        cut in 0..8usize,
    ) {
        let mut file = written(games());
        let at = at.index(file.len());
        let end = (at + cut).min(file.len());
        file.splice(at..end, bytes);
        if let Ok(mut backup) = Backup::open(Cursor::new(file)) {
            let read: Result<Vec<_>, _> = backup.games().collect();
            prop_assert_eq!(read.expect("readable"), games());
        }
    }

    #[test]
    fn any_documents_there_and_back(texts in proptest::collection::vec(any::<String>(), 0..4)) {
        let games: Vec<_> = texts
            .iter()
            .enumerate()
            .map(|(i, text)| BackupGame {
                id: format!("g{i}"),
                created: i as i64,
                changed: -1,
                document: Value::String(text.clone()),
                photos: vec![],
            })
            .collect();
        let mut backup = Backup::open(Cursor::new(written(games.clone()))).expect("a backup");
        let read: Vec<_> = backup.games().collect::<Result<_, _>>().expect("readable");
        prop_assert_eq!(read, games);
    }
}
