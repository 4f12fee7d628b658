//! The UI's types are the Rust types. `UPDATE_TYPES=1 cargo test -p surveyor-table fresh`
//! writes them anew.

use std::fmt::Write as _;

use surveyor_export::Format;
use surveyor_rules::automa::{Ask, Card, Deed, FootSymbol, Level, Side, Symbol};
use surveyor_rules::rival_cities::{self, Rival};
use surveyor_rules::words::{TallyPart, TallyRow};
use surveyor_rules::{
    Building, CampaignLength, Decider, FaultKind, Lang, Mode, ScoreSheet, SheetGame, Tile, Token,
    skylines,
};
use surveyor_store::{
    CameraChoice, CampaignId, Colour, LangChoice, Pace, ReadingWarning, Settings, Theme,
};
use surveyor_table::*;
use ts_rs::{Config, TS};

use crate::common::is_fresh;

const FILE: &str = "../../ui/src/lib/types.ts";

fn union<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    let names: Vec<String> =
        all.into_iter().map(|name| format!("{:?}", name.to_string())).collect();
    names.join(" | ")
}

fn types() -> String {
    let mut text = "// Written by `UPDATE_TYPES=1 cargo test -p surveyor-table fresh`; \
                    do not edit.\n"
        .to_owned();
    for (name, keys) in [
        ("Lang", union(Lang::ALL)),
        ("Tile", union(Tile::ALL)),
        ("Building", union(Building::ALL)),
        ("ShareFormat", union(Format::ALL)),
        ("Mode", union(Mode::ALL)),
        ("Token", union(Token::ALL)),
        ("SheetGame", union(SheetGame::ALL)),
        ("Symbol", union(Symbol::ALL)),
        // One tile, or all taverns on one place.
        ("FootSymbol", format!("Tile | {}", union([FootSymbol::Taverns]))),
        ("Rival", union(Rival::ALL)),
        ("Decider", union(Decider::ALL)),
        ("FaultKind", union(FaultKind::ALL)),
    ] {
        writeln!(text, "export type {name} = {keys};").expect("text");
    }
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
        CampaignLength,
        LangChoice,
        Theme,
        CameraChoice,
        Pace,
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
        ReadingWarning,
        PhotoState,
        EntryState,
        GameWarning,
        Suspect,
        ResultState,
        RaceState,
        StandingState,
        AutomasState,
        SoloState,
        Ask,
        TakenState,
        ChoiceWords,
        CandidateState,
        Level,
        Side,
        Card,
        Deed,
        ImprovementState,
        CouldBeState,
        SheetState,
        SheetPlayer,
        ScoreSheet,
        rival_cities::Sheet,
        rival_cities::Holdings,
        rival_cities::Prestige,
        skylines::Sheet,
        skylines::Stage,
        TallyState,
        TallyRow,
        TallyPart,
        FaultState,
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
        SheetStatistics,
        SheetWins,
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
    is_fresh(FILE, &types());
}
