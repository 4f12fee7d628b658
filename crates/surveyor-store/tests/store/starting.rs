//! Starts that were cut short, starts at the same time, and what a program leaves behind.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use rusqlite::Connection;
use surveyor_store::{GameDocument, Store, StoreErrorCode};
use tempfile::tempdir;

use crate::common::{self, open};

/// Names the folder that a child of this test program opens.
const CHILD: &str = "SURVEYOR_STORE_TEST_CHILD";

/// This program once more, doing nothing but [`open_as_a_child`].
fn start(folder: &Path) -> Child {
    Command::new(std::env::current_exe().expect("a program"))
        .args(["--exact", "starting::open_as_a_child"])
        .env(CHILD, folder)
        .stdout(Stdio::null())
        .spawn()
        .expect("starts")
}

fn players() -> GameDocument {
    common::players(&["A", "B", "C"])
}

/// The files of a folder, without the one that only says whose turn it is.
fn files(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file"));
    let mut names: Vec<String> =
        files.map(|file| file.file_name().into_string().expect("text")).collect();
    names.retain(|name| name != "surveyor.lock");
    names.sort();
    names
}

/// What the other tests start as programs of their own; alone it has nothing to do.
#[test]
fn open_as_a_child() {
    if let Some(folder) = std::env::var_os(CHILD) {
        open(Path::new(&folder)).create(&players()).expect("creates");
    }
}

#[test]
fn a_kill_during_the_first_start_does_no_harm() {
    for moment in 0..60 {
        let folder = tempdir().expect("a folder");
        let mut child = start(folder.path());
        thread::sleep(Duration::from_millis(moment));
        child.kill().expect("ends");
        child.wait().expect("has ended");
        open(folder.path()).create(&players()).expect("creates");
        assert_eq!(files(folder.path()), ["surveyor.db"], "killed after {moment} ms");
    }
}

#[test]
fn first_starts_at_the_same_time_all_work() {
    for _ in 0..10 {
        let folder = tempdir().expect("a folder");
        let children: Vec<Child> = (0..4).map(|_| start(folder.path())).collect();
        for mut child in children {
            assert!(child.wait().expect("has ended").success());
        }
        assert_eq!(open(folder.path()).games().expect("lists").len(), 4, "one file for all");
    }
}

/// Copies the files of a folder as they lie there now: what a kill at this moment leaves.
fn kill(folder: &Path, to: &Path) {
    for name in files(folder) {
        fs::copy(folder.join(&name), to.join(&name)).expect("copies");
    }
}

/// A database in the middle of a change, with the journal that is needed to take it back; of this
/// version, or today's.
fn torn(version: Option<i64>, to: &Path) -> PathBuf {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("surveyor.db");
    let store = open(folder.path());
    store.create(&players()).expect("creates");
    drop(store);
    let file = Connection::open(&path).expect("opens");
    file.pragma_update(None, "journal_mode", "delete").expect("sets");
    if let Some(version) = version {
        file.pragma_update(None, "user_version", version).expect("sets");
    }
    // So little memory that pages go to the file before the change is whole.
    file.execute_batch(
        "PRAGMA cache_size = 1;
         BEGIN;
         DELETE FROM revision;
         CREATE TABLE half AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n
             WHERE i < 500) SELECT i, hex(randomblob(400)) FROM n;",
    )
    .expect("changes");
    kill(folder.path(), to);
    assert_eq!(files(to), ["surveyor.db", "surveyor.db-journal"]);
    to.join("surveyor.db")
}

#[test]
fn a_journal_that_was_left_is_taken_back() {
    let folder = tempdir().expect("a folder");
    torn(None, folder.path());
    assert_eq!(open(folder.path()).games().expect("lists").len(), 1, "as before the change");
    assert_eq!(files(folder.path()), ["surveyor.db"]);
}

#[test]
fn a_journal_without_sense_does_no_harm() {
    for rubbish in [vec![], vec![0; 512], b"rubbish".repeat(100)] {
        for end in ["-journal", "-wal", "-shm"] {
            let folder = tempdir().expect("a folder");
            open(folder.path()).create(&players()).expect("creates");
            fs::write(folder.path().join(format!("surveyor.db{end}")), &rubbish).expect("writes");
            assert_eq!(open(folder.path()).games().expect("lists").len(), 1, "{end}");
            // Of a database that was never begun.
            let empty = tempdir().expect("a folder");
            fs::write(empty.path().join(format!("surveyor.db{end}")), &rubbish).expect("writes");
            open(empty.path()).create(&players()).expect("creates");
        }
    }
}

#[test]
fn a_log_that_was_left_is_read() {
    for without in ["", "surveyor.db-shm"] {
        let (folder, copy) = (tempdir().expect("a folder"), tempdir().expect("a folder"));
        let store = open(folder.path());
        store.create(&players()).expect("creates");
        kill(folder.path(), copy.path());
        assert!(files(copy.path()).contains(&"surveyor.db-wal".to_owned()));
        if !without.is_empty() {
            fs::remove_file(copy.path().join(without)).expect("is there");
        }
        assert_eq!(open(copy.path()).games().expect("lists").len(), 1);
        assert_eq!(files(copy.path()), ["surveyor.db"]);
    }
}

#[test]
fn a_newer_database_is_left_alone_with_its_journal() {
    let folder = tempdir().expect("a folder");
    let path = torn(Some(1000), folder.path());
    let journal = folder.path().join("surveyor.db-journal");
    let read = || (fs::read(&path).expect("readable"), fs::read(&journal).expect("readable"));
    let before = read();
    let (store, set_aside) = Store::open(folder.path()).expect("opens");
    assert_eq!((&set_aside[0].path, set_aside[0].newer), (&path, true));
    drop(store);
    assert!(read() == before, "not a byte has changed");
    let all = ["surveyor-2.db", "surveyor.db", "surveyor.db-journal"];
    assert_eq!(files(folder.path()), all, "and nothing was added");
}

#[test]
fn a_closed_store_leaves_one_file_and_takes_nothing_more() {
    let folder = tempdir().expect("a folder");
    let store = open(folder.path());
    store.create(&players()).expect("creates");
    assert_ne!(files(folder.path()), ["surveyor.db"], "the log is there while it is open");
    store.close().expect("closes");
    assert_eq!(files(folder.path()), ["surveyor.db"]);
    assert_eq!(store.create(&players()).expect_err("closed").code(), StoreErrorCode::Failed);
    assert_eq!(open(folder.path()).games().expect("lists").len(), 1);
}
