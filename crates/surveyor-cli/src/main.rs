//! The `surveyor` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    surveyor_cli::run(std::env::args_os())
}
