//! A solo game played with the Automas: what each thing told does to it, and how it is shown.

use surveyor_rules::automa::{Card, Choice, Deed, Level, Side, Solo, SoloError, Taken};
use surveyor_rules::{City, Lang, Seat};
use surveyor_store::{AutomaDeck, GameDocument};

use crate::state::{AutomasState, CandidateState, ChoiceWords, SoloState, TakenState};
use crate::{Refusal, RefusalCode};

/// Begins to play with the Automas, or ends it. What lies in the cities is of another game then.
pub(crate) fn play(game: &mut GameDocument, level: Option<Level>) -> Result<(), Refusal> {
    if !game.is_solo() {
        return Err(Refusal::new(RefusalCode::Failed, "the Automas play with one person"));
    }
    game.automas = level.map(|level| Box::new(Solo::new(level)));
    lay_out(game);
    Ok(())
}

/// Takes in what happened.
pub(crate) fn tell(game: &mut GameDocument, deed: &Deed) -> Result<(), Refusal> {
    if let Deed::Card { .. } = deed {
        let message = "what an Automa takes is not told, but drawn";
        return Err(Refusal::new(RefusalCode::Failed, message));
    }
    solo(game)?.tell(deed.clone()).map_err(refusal)?;
    lay_out(game);
    Ok(())
}

/// Lets the Automa whose turn it is take its tiles by a card.
pub(crate) fn draw(game: &mut GameDocument, card: &Card) -> Result<(), Refusal> {
    solo(game)?.draw(card.clone()).map_err(refusal)?;
    lay_out(game);
    Ok(())
}

fn solo(game: &mut GameDocument) -> Result<&mut Solo, Refusal> {
    let none = || Refusal::new(RefusalCode::Failed, "the game is not played with the Automas");
    game.automas.as_deref_mut().ok_or_else(none)
}

fn refusal(error: SoloError) -> Refusal {
    let code = match error {
        SoloError::OtherTiles | SoloError::Moved => RefusalCode::OtherTiles,
        SoloError::Apart => RefusalCode::TilesApart,
        SoloError::SplitDouble => RefusalCode::SplitDuplex,
        SoloError::NotAsked(_)
        | SoloError::Known(_)
        | SoloError::NotOnOffer(_)
        | SoloError::Choice(_) => RefusalCode::Failed,
    };
    Refusal::new(code, error)
}

/// The game's cities are those that grew, so that everything else knows them as any other.
fn lay_out(game: &mut GameDocument) {
    let cities = game.automas.as_ref().map_or([City::EMPTY; 3], |solo| *solo.cities());
    for (city, tiles) in game.cities.iter_mut().zip(cities) {
        // A city that a photo or a hand brought up to date keeps them.
        if city.tiles != tiles {
            city.enter(tiles);
            city.photo = None;
            city.turns = 0;
        }
    }
}

/// The Automas as their screen shows them.
pub(crate) fn state(game: &GameDocument, deck: AutomaDeck, lang: Lang) -> AutomasState {
    AutomasState {
        order_known: deck.order.is_some(),
        order: deck.order.unwrap_or_default(),
        cards: deck.cards,
        play: game.automas.as_deref().map(|solo| solo_state(solo, lang)),
    }
}

fn solo_state(solo: &Solo, lang: Lang) -> SoloState {
    SoloState {
        beginner: *solo.level() == Level::Beginner,
        round: solo.round(),
        turn: solo.turn(),
        ask: solo.ask(),
        hands: [0, 1, 2].map(|seat| {
            let seat = Seat::new(seat).expect("three seats");
            solo.hand(seat).to_vec()
        }),
        assigned: Side::ALL.map(|side| solo.assigned(side).to_vec()),
        cities: solo.cities().map(|city| city.to_string()),
        taken: solo.taken().iter().map(|taken| taken_state(taken, lang)).collect(),
    }
}

fn taken_state(taken: &Taken, lang: Lang) -> TakenState {
    let [shared, automacity] = &taken.why;
    TakenState {
        seat: taken.seat,
        shared: choice_words(shared, lang),
        automacity: choice_words(automacity, lang),
    }
}

fn choice_words(choice: &Choice, lang: Lang) -> ChoiceWords {
    ChoiceWords {
        tile: choice.tile(),
        taken: choice.taken as u8,
        why: choice.in_words(lang),
        candidates: choice
            .values
            .iter()
            .map(|value| CandidateState {
                tile: value.tile,
                points: value.points,
                gains: value.in_words(lang),
                place: value.at.map(|place| place.in_words(lang)),
            })
            .collect(),
    }
}
