//! Solo campaigns: the games that share a campaign's name.

use surveyor_rules::{Building, Campaign, CampaignGame, Game, Seat};
use surveyor_store::{CampaignId, CampaignPart, GameDocument, GameId, StoredGame};

use crate::Refusal;
use crate::state::{CampaignGameState, CampaignState, ChoiceState};
use crate::view::{is_finished, rules_game};

/// The games of a campaign, the first first.
fn games_of(id: CampaignId, games: &[StoredGame]) -> Vec<&StoredGame> {
    let is_part = |game: &&StoredGame| game.document.campaign.is_some_and(|part| part.id == id);
    let mut part: Vec<&StoredGame> = games.iter().filter(is_part).collect();
    part.sort_by_key(|game| (game.created, game.id));
    part
}

fn finished(game: &StoredGame) -> Option<Game> {
    is_finished(&game.document).then(|| rules_game(&game.document))
}

/// The campaign as far as these games were played and a building chosen.
fn replay<'a>(part: CampaignPart, games: impl Iterator<Item = &'a StoredGame>) -> Campaign {
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
pub(crate) fn of_game(stored: &StoredGame, games: &[StoredGame]) -> Option<CampaignState> {
    let part = stored.document.campaign?;
    let all = games_of(part.id, games);
    let whole = replay(part, all.iter().copied());
    let others = without(part, stored, &all);
    let choices = finished(stored).map(|game| {
        let preview = |building| others.preview(&game, building).ok();
        Building::ALL
            .into_iter()
            .filter_map(|building| Some((building, preview(building)?)))
            .map(|(building, game)| ChoiceState { building, points: game.points() })
            .collect()
    });
    let games = all.iter().map(|stored| {
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
    Some(CampaignState {
        id: part.id,
        length: part.length.games() as u8,
        games: games.collect(),
        total: whole.total(),
        choices: choices.unwrap_or_default(),
        complete: whole.is_complete(),
    })
}

fn without(part: CampaignPart, stored: &StoredGame, all: &[&StoredGame]) -> Campaign {
    let others = all.iter().copied().filter(|game| game.id != stored.id);
    let mut campaign = replay(part, others);
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

pub(crate) fn next_game(id: CampaignId, games: &[StoredGame]) -> Result<Next, Refusal> {
    let all = games_of(id, games);
    let last =
        all.last().ok_or_else(|| Refusal::new("no-campaign", "there is no such campaign"))?;
    let part = last.document.campaign.expect("a game of the campaign");
    if let Some(open) = all.iter().find(|game| !is_finished(&game.document)) {
        return Ok(Next::Open(open.id));
    }
    if all.len() >= part.length.games() {
        return Err(Refusal::new("campaign-complete", "all games of the campaign are played"));
    }
    Ok(Next::New(GameDocument {
        difficulty: last.document.difficulty,
        campaign: Some(CampaignPart { choice: None, ..part }),
        ..GameDocument::new(last.document.players.clone())
    }))
}

/// All games of a campaign have one difficulty and one length: they change only while there is
/// one game.
pub(crate) fn check_alone(game: &StoredGame, games: &[StoredGame]) -> Result<(), Refusal> {
    match game.document.campaign {
        Some(part) if games_of(part.id, games).len() > 1 => {
            Err(Refusal::new("campaign-begun", "the campaign has other games already"))
        }
        _ => Ok(()),
    }
}

/// No other game of the campaign may have chosen the type.
pub(crate) fn check_choice(
    stored: &StoredGame,
    games: &[StoredGame],
    building: Building,
) -> Result<(), Refusal> {
    let Some(part) = stored.document.campaign else { return Ok(()) };
    let others = without(part, stored, &games_of(part.id, games));
    if others.choices().any(|free| free == building) {
        Ok(())
    } else {
        let message = format_args!("{building} were chosen for an earlier game");
        Err(Refusal::new("bonus-taken", message))
    }
}
