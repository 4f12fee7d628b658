//! The UI's types are the Rust types. `UPDATE_TYPES=1 cargo test -p surveyor-table --test types`
//! writes them anew.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use surveyor_export::Format;
use surveyor_rules::{Building, Mode, Tile, Token};
use surveyor_store::{CameraChoice, CampaignId, Colour, LangChoice, Settings, Theme};
use surveyor_table::*;
use ts_rs::{Config, TS};

const FILE: &str = "../../ui/src/lib/types.ts";

fn union<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    let names: Vec<String> =
        all.into_iter().map(|name| format!("{:?}", name.to_string())).collect();
    names.join(" | ")
}

fn types() -> String {
    let mut text = "// Written by `UPDATE_TYPES=1 cargo test -p surveyor-table --test types`; \
                    do not edit.\n"
        .to_owned();
    let buildings = union(Building::ALL);
    writeln!(text, "export type Tile = {};", union(Tile::ALL)).expect("text");
    writeln!(text, "export type Building = {buildings};").expect("text");
    writeln!(text, "export type ShareFormat = {};", union(Format::ALL)).expect("text");
    writeln!(text, "export type Mode = {};", union(Mode::ALL)).expect("text");
    writeln!(text, "export type Token = {};", union(Token::ALL)).expect("text");
    writeln!(text, "export type Decider = \"final\" | \"higher-city\" | Building | \"shared\";")
        .expect("text");
    let config = Config::new();
    macro_rules! write_types {
        ($($name:ty),* $(,)?) => {
            $(writeln!(text, "export {}", <$name as TS>::decl(&config)).expect("text");)*
        };
    }
    write_types!(
        GameId,
        ReadingId,
        CampaignId,
        LangChoice,
        Theme,
        CameraChoice,
        Settings,
        Colour,
        Request,
        Edit,
        Answer,
        HomeState,
        DamagedSummary,
        DeletedSummary,
        GameSummary,
        LastResultState,
        LastStanding,
        LastCity,
        NoticeCode,
        Notice,
        GameState,
        PlayerState,
        CityStatus,
        CityState,
        CellState,
        PhotoState,
        EntryState,
        GameWarning,
        Suspect,
        ResultState,
        StandingState,
        CampaignState,
        CampaignGameState,
        ChoiceState,
        StatisticsState,
        GamesByMode,
        PlayerStatistics,
        Favourite,
        PairStatistics,
        Records,
        ScoreRecord,
        WinRecord,
        StreakRecord,
        ScoreOfGame,
        BestCity,
        PeekState,
        GlimpseState,
        MeState,
        PhonesRequest,
        ShareRequest,
        Restored,
        RestoringState,
        PhonesState,
        News,
        RefusalCode,
        Refusal,
    );
    text
}

#[test]
fn the_uis_types_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(&path, types()).expect("the file can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == types(), "{FILE} is stale: run UPDATE_TYPES=1 cargo test -p surveyor-table");
}
