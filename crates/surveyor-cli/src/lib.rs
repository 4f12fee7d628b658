//! The command line of Surveyor: the headless face of the same library code that the app uses.
//!
//! Text for people by default, `--json` for programs. Results go to standard output, everything
//! else to standard error.

mod args;
mod automa;
mod batch;
mod entry;
mod error;
mod export;
mod improve;
mod input;
mod json;
mod options;
mod read;
mod reader;
mod score;
mod serve;
mod sheet;
mod teach;
mod text;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;

pub use automa::answer as answer_automa;
pub use batch::answer as answer_batch_line;
pub use sheet::answer as answer_sheet;

use crate::args::{Args, Command};
use crate::error::Failure;

/// Runs one command line, as `main` got it, and says how it ended: 0 done, 1 some inputs failed,
/// 2 wrong usage.
pub fn run(args: impl IntoIterator<Item = impl Into<OsString> + Clone>) -> ExitCode {
    let args = match Args::try_parse_from(args) {
        Ok(args) => args,
        Err(error) => {
            // A closed pipe is no reason to fail, and there is nobody left to tell.
            let _ = error.print();
            return ExitCode::from(error.exit_code() as u8);
        }
    };
    let outcome = match args.command {
        Command::Read(args) => read::run(&args),
        Command::Teach(args) => teach::run(&args),
        Command::Score(args) if args.batch => {
            batch::run(&args.photo, io::stdin().lock(), BufWriter::new(io::stdout().lock()))
        }
        Command::Score(args) => score::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Export(args) => export::run(&args),
        Command::Automa(args) => automa::run(&args),
        Command::Sheet(args) => sheet::run(&args),
        Command::Improve(args) => improve::run(&args),
        Command::Best(args) => improve::best(&args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Inputs) => ExitCode::from(1),
        Err(Failure::Usage(message)) => {
            let _ = writeln!(
                anstream::stderr(),
                "error: {message}\n\nFor more information, try '--help'."
            );
            ExitCode::from(2)
        }
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Output(error)) => {
            let _ = writeln!(anstream::stderr(), "error: cannot write the result: {error}");
            ExitCode::from(1)
        }
    }
}
