//! Whole sessions of the program under `tests/cmd`: what is typed, what comes back, how it ends.
//! Sessions with something on standard input are the `.toml` files in its folders.
//! `TRYCMD=overwrite cargo test -p surveyor-cli sessions` writes them anew.

#[test]
fn sessions() {
    let cases = trycmd::TestCases::new();
    // The result's language must not depend on who runs the tests.
    cases.env("LC_ALL", "C").case("tests/cmd/*.trycmd").case("tests/cmd/*/*.toml");
}
