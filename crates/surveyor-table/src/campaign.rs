//! Solo campaigns. Their games always come the first first.

use surveyor_rules::{Building, Campaign, CampaignGame, Game, Seat};
use surveyor_store::{CampaignPart, GameDocument, GameId, StoredGame};

use crate::state::{CampaignGameState, CampaignState, ChoiceState};
use crate::view::{is_finished, rules_game};
use crate::{Refusal, RefusalCode};

fn finished(game: &StoredGame) -> Option<Game> {
    is_finished(&game.document).then(|| rules_game(&game.document))
}

/// The campaign as far as these games were played and a building chosen.
fn replay<'a>(part: CampaignPart, games: impl IntoIterator<Item = &'a StoredGame>) -> Campaign {
    let mut campaign: Option<Campaign> = None;
    for game in games {
        let campaign =
            campaign.get_or_insert_with(|| Campaign::new(part.length, game.document.difficulty));
        let choice = game.document.campaign.and_then(|part| part.choice);
        if let Some((game, choice)) = finished(game).zip(choice) {
            // A type chosen twice, after an undo, counts the first time.
            let _ = campaign.add(&game, choice);
        }
    }
    campaign.unwrap_or_else(|| Campaign::new(part.length, Default::default()))
}

/// The campaign a game is part of.
pub(crate) fn of_game(
    part: CampaignPart,
    stored: &StoredGame,
    games: &[StoredGame],
) -> CampaignState {
    let whole = replay(part, games);
    let others = without(part, stored, games);
    let choices = finished(stored).map(|game| {
        let preview = |building| others.preview(&game, building).ok();
        Building::ALL
            .into_iter()
            .filter_map(|building| Some((building, preview(building)?)))
            .map(|(building, game)| ChoiceState { building, points: game.points() })
            .collect()
    });
    let games = games.iter().map(|stored| {
        let choice = stored.document.campaign.and_then(|part| part.choice);
        let game = finished(stored);
        let points =
            game.zip(choice).and_then(|(game, choice)| CampaignGame::new(&game, choice).ok());
        CampaignGameState {
            game: stored.id,
            choice,
            points: points.map(|game| game.points()),
            won: game.map(|game| won(&game)),
        }
    });
    CampaignState {
        id: part.id,
        length: part.length.games() as u8,
        games: games.collect(),
        total: whole.total(),
        choices: choices.unwrap_or_default(),
        complete: whole.is_complete(),
    }
}

fn without(part: CampaignPart, stored: &StoredGame, games: &[StoredGame]) -> Campaign {
    let mut campaign = replay(part, games.iter().filter(|game| game.id != stored.id));
    if campaign.games().is_empty() {
        campaign = Campaign::new(part.length, stored.document.difficulty);
    }
    campaign
}

fn won(game: &Game) -> bool {
    let you = game.seats().next().and_then(|seat: Seat| game.standings().of(seat).copied());
    you.is_some_and(|standing| standing.rank == 1)
}

/// The next game of a campaign: the one still open, or a new one.
pub(crate) enum Next {
    Open(GameId),
    New(GameDocument),
}

pub(crate) fn next_game(games: &[StoredGame]) -> Result<Next, Refusal> {
    let last = games
        .last()
        .ok_or_else(|| Refusal::new(RefusalCode::NoCampaign, "there is no such campaign"))?;
    let part = last.document.campaign.expect("a game of the campaign");
    if let Some(open) = games.iter().find(|game| !is_finished(&game.document)) {
        return Ok(Next::Open(open.id));
    }
    if games.len() >= part.length.games() {
        return Err(Refusal::new(
            RefusalCode::CampaignComplete,
            "all games of the campaign are played",
        ));
    }
    Ok(Next::New(GameDocument {
        difficulty: last.document.difficulty,
        campaign: Some(CampaignPart { choice: None, ..part }),
        ..GameDocument::new(last.document.players.clone())
    }))
}

/// All games of a campaign have one difficulty and one length: they change only while there is
/// one game.
pub(crate) fn check_alone(games: &[StoredGame]) -> Result<(), Refusal> {
    if games.len() > 1 {
        return Err(Refusal::new(
            RefusalCode::CampaignBegun,
            "the campaign has other games already",
        ));
    }
    Ok(())
}

/// No other game of the campaign may have chosen the type.
pub(crate) fn check_choice(
    part: CampaignPart,
    stored: &StoredGame,
    games: &[StoredGame],
    building: Building,
) -> Result<(), Refusal> {
    let others = without(part, stored, games);
    if others.choices().any(|free| free == building) {
        Ok(())
    } else {
        let message = format_args!("{building} were chosen for an earlier game");
        Err(Refusal::new(RefusalCode::BonusTaken, message))
    }
}
