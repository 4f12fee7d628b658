//! What can be typed: the arguments of each command are beside it.

use clap::{Parser, Subcommand};

use crate::automa::AutomaArgs;
use crate::export::ExportArgs;
use crate::improve::{BestArgs, ImproveArgs};
use crate::read::ReadArgs;
use crate::score::ScoreArgs;
use crate::serve::ServeArgs;
use crate::sheet::SheetArgs;
use crate::teach::TeachArgs;

/// Scores Between Two Cities from photos: every city, every point explained, and who won.
#[derive(Debug, Parser)]
#[command(name = "surveyor", version, max_term_width = 100, after_help = CITY_HELP)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const CITY_HELP: &str = "\
A city is typed as its four rows from the top joined by '/', one letter per tile:
  S shop   F factory   O office   P park   H house
  M D E B  tavern with music, drink, food, bed
  .        empty space
For example SSSS/HHOM/OPOO/OPHP. Lower case works too.

Exit codes: 0 done, 1 some inputs failed (each is named), 2 wrong usage.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Read(ReadArgs),
    Teach(TeachArgs),
    Score(ScoreArgs),
    Serve(ServeArgs),
    Export(ExportArgs),
    Improve(ImproveArgs),
    Best(BestArgs),
    Automa(AutomaArgs),
    Sheet(SheetArgs),
}
