//! `surveyor score --batch`: one game a line in, one result a line out.

use std::io::{BufRead, BufReader, Read, Write};

use serde::Deserialize;
use surveyor_export::Scored;
use surveyor_rules::{Building, CampaignGame, Difficulty, Game, Lang, Mode};

use crate::error::{Failure, InputError};
use crate::input;
use crate::options::PhotoArgs;

/// A game with seven long names takes less than 1 kB; a longer line than this is no game.
const LONGEST_LINE: u64 = 64 * 1024;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    #[serde(default)]
    mode: Mode,
    cities: Vec<String>,
    #[serde(default)]
    players: Vec<String>,
    difficulty: Option<Difficulty>,
    bonus: Option<Building>,
}

/// Answers every line of the input in order. A bad line gets an error on its line of the output
/// and the rest go on.
pub(crate) fn run(
    how: &PhotoArgs,
    input: impl Read,
    mut output: impl Write,
) -> Result<(), Failure> {
    let mut input = BufReader::new(input);
    let mut all_good = true;
    let mut line = Vec::new();
    loop {
        line.clear();
        input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            break;
        }
        let whole = line.ends_with(b"\n") || (line.len() as u64) < LONGEST_LINE;
        let answer = if whole {
            score(line.trim_ascii_end(), how).map_err(|error| error.to_json())
        } else {
            input.skip_until(b'\n')?;
            Err(InputError::new("json", format!("a line has at most {LONGEST_LINE} bytes"))
                .to_json())
        };
        all_good &= answer.is_ok();
        let (Ok(text) | Err(text)) = answer;
        writeln!(output, "{text}")?;
        // Whoever sends one line at a time waits for its answer; a file is answered in pieces.
        if input.buffer().is_empty() {
            output.flush()?;
        }
    }
    output.flush()?;
    if all_good { Ok(()) } else { Err(Failure::Inputs) }
}

/// The answer to one line: a result, or the error to print in its place. Both are one line of
/// JSON.
pub fn answer(line: &[u8]) -> Result<String, String> {
    score(line, &PhotoArgs::default()).map_err(|error| error.to_json())
}

fn score(line: &[u8], how: &PhotoArgs) -> Result<String, InputError> {
    let line: Line = serde_json::from_slice(line)
        .map_err(|error| InputError::new("json", format!("no game: {error}")))?;
    let mode = line.mode.at(line.difficulty);
    let mode = mode.map_err(|error| InputError::new("mode", error.to_string()))?;
    let cities =
        input::cities(mode, &line.cities, how).map_err(|errors| InputError::joined(&errors))?;
    let game = Game::new(mode, &cities)
        .map_err(|error| InputError::new("city-count", error.to_string()))?;
    let names = input::players(&game, &line.players, Lang::English)
        .map_err(|error| InputError::new("players", error))?;
    let campaign = line.bonus.map(|bonus| CampaignGame::new(&game, bonus)).transpose()?;
    Ok(serde_json::to_string(&Scored::new(&game, &names, campaign.as_ref()))
        .expect("a scored game has only text keys and whole numbers"))
}
