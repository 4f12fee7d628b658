//! Files that an export must equal. `UPDATE_GOLDEN=1 cargo test -p surveyor-export` writes them
//! anew; look at the difference before keeping it.

use std::fs;
use std::path::{Path, PathBuf};

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// The kept file, or `None` if it was just written.
pub fn kept(name: &str, fresh: &[u8]) -> Option<Vec<u8>> {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(path("")).expect("a folder for golden files");
        fs::write(path(name), fresh).expect("the golden file is writable");
        return None;
    }
    Some(fs::read(path(name)).unwrap_or_else(|error| panic!("{name}: {error}")))
}

/// Text that must not change.
pub fn check(name: &str, fresh: &str) {
    if let Some(kept) = kept(name, fresh.as_bytes()) {
        let kept = String::from_utf8(kept).expect("golden text is UTF-8");
        assert_eq!(fresh, kept, "{name} changed; UPDATE_GOLDEN=1 keeps the new one");
    }
}
