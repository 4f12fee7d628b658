//! Tells the code where programs are built, so that they know whether they still lie there.

use std::env;
use std::path::PathBuf;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo names a folder for results"));
    // Results are in PROFILE/build/CRATE/out, programs in PROFILE.
    let profile = out.ancestors().nth(3).expect("the folder lies in that of the profile");
    println!("cargo::rustc-env=SURVEYOR_BUILT_IN={}", profile.display());
}
