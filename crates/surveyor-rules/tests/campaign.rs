//! The solo campaign.

use surveyor_rules::{
    Building, Campaign, CampaignError, CampaignLength, City, Difficulty, Game, Mode,
};

/// Left 62, right 57 with 22 of them from parks, Automacity far behind.
fn won(difficulty: Difficulty) -> Game {
    solo(difficulty, "SSSSSSSSSSSSSSSH")
}

fn solo(difficulty: Difficulty, automacity: &str) -> Game {
    let left = "MDFF/OEOB/OOOO/SSSS".parse().expect("a city");
    let right = "FSFF/PFPP/FBHP/PPHH".parse().expect("a city");
    let automacity = City::automacity(automacity).expect("sixteen letters");
    Game::new(Mode::Solo(difficulty), &[left, right, automacity]).expect("three cities")
}

#[test]
fn a_campaign_adds_the_lower_city_and_the_chosen_type_and_doubles_a_win() {
    let mut campaign = Campaign::new(CampaignLength::Three, Difficulty::EVEN);
    let game = won(Difficulty::EVEN);
    assert_eq!(
        game.score().cities().iter().map(|city| city.total()).collect::<Vec<_>>(),
        [64, 57, 59]
    );
    assert_eq!(game.standings().players()[0].final_score(), 59, "the left automa wins");

    let lost = campaign.add(&game, Building::Parks).expect("the first game");
    assert_eq!((lost.lower_city, lost.bonus, lost.won, lost.points()), (57, 22, false, 79));

    let weak = solo(Difficulty::EVEN, "FFFFFFFFFFFFFFFF");
    assert_eq!(
        weak.score().cities().iter().map(|city| city.total()).collect::<Vec<_>>(),
        [62, 52, 64]
    );
    let weaker = solo(Difficulty::EVEN, "PMMMMMMMHHHHHHHH");
    let win = campaign.add(&weaker, Building::Houses).expect("the second game");
    assert_eq!((win.lower_city, win.bonus, win.won, win.points()), (57, 12, true, 138));
    assert_eq!(campaign.total(), 79 + 138);
    assert_eq!(
        campaign.choices().collect::<Vec<_>>(),
        [Building::Shops, Building::Factories, Building::Taverns, Building::Offices]
    );
}

#[test]
fn what_does_not_belong_is_refused() {
    let mut campaign = Campaign::new(CampaignLength::Three, Difficulty::EVEN);
    let game = won(Difficulty::EVEN);
    let shared = Game::new(Mode::Shared, &[City::EMPTY; 3]).expect("three cities");
    let hard = won(Difficulty::new(7).expect("a level"));
    let unfinished = solo(Difficulty::EVEN, "S...............");
    let refused = |campaign: &Campaign, game: &Game, choice| {
        campaign.preview(game, choice).expect_err("it does not belong").to_string()
    };
    assert_eq!(refused(&campaign, &shared, Building::Shops), "only solo games count in a campaign");
    assert_eq!(
        refused(&campaign, &hard, Building::Shops),
        "the campaign has difficulty 4, this game has 7"
    );
    assert_eq!(refused(&campaign, &unfinished, Building::Shops), "the game has empty squares");
    campaign.add(&game, Building::Shops).expect("the first game");
    assert_eq!(campaign.add(&game, Building::Shops), Err(CampaignError::Chosen(Building::Shops)));
    assert_eq!(
        refused(&campaign, &game, Building::Shops),
        "shops were chosen for an earlier game of the campaign"
    );
    campaign.add(&game, Building::Parks).expect("the second game");
    campaign.add(&game, Building::Houses).expect("the third game");
    assert!(campaign.is_complete());
    assert_eq!(
        refused(&campaign, &game, Building::Taverns),
        "all 3 games of the campaign are played"
    );
    assert_eq!(campaign.games().len(), 3, "what was refused left nothing behind");
}
