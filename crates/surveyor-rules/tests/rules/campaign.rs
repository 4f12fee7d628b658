//! The solo campaign.

use surveyor_rules::{
    Building, Campaign, CampaignError, CampaignGame, CampaignLength, City, Difficulty, Game, Mode,
};

/// Left 64, right 57 with 22 of them from parks.
fn solo(difficulty: Difficulty, automacity: &str) -> Game {
    let left = "MDFF/OEOB/OOOO/SSSS".parse().expect("a city");
    let right = "FSFF/PFPP/FBHP/PPHH".parse().expect("a city");
    let automacity = City::automacity(automacity).expect("sixteen letters");
    Game::new(Mode::Solo(difficulty), &[left, right, automacity]).expect("three cities")
}

/// Automacity scores 59, and the left Automa wins with it.
fn lost(difficulty: Difficulty) -> Game {
    solo(difficulty, "SSSSSSSSSSSSSSSH")
}

/// Automacity scores too little.
fn won(difficulty: Difficulty) -> Game {
    solo(difficulty, "PMMMMMMMHHHHHHHH")
}

fn totals(game: &Game) -> Vec<i16> {
    game.score().cities().iter().map(|city| city.total()).collect()
}

#[test]
fn a_campaign_adds_the_lower_city_and_the_chosen_type_which_alone_doubles_for_a_win() {
    let mut campaign = Campaign::new(CampaignLength::Three, Difficulty::EVEN);
    let game = lost(Difficulty::EVEN);
    assert_eq!(totals(&game), [64, 57, 59]);
    let lost = campaign.add(&game, Building::Parks).expect("the first game");
    assert_eq!((lost.city.index(), lost.base, lost.bonus, lost.won), (1, 57, 22, false));
    assert_eq!(lost.points(), 57 + 22);

    let game = won(Difficulty::EVEN);
    assert_eq!(totals(&game), [64, 57, 25]);
    let win = campaign.add(&game, Building::Houses).expect("the second game");
    assert_eq!((win.city.index(), win.base, win.bonus, win.won), (1, 57, 24, true));
    assert_eq!(win.points(), 57 + 2 * 12, "the city counts once");
    assert_eq!(campaign.total(), 79 + 81);
    assert_eq!(
        campaign.choices().collect::<Vec<_>>(),
        [Building::Shops, Building::Factories, Building::Taverns, Building::Offices]
    );
}

/// The example of the rules: 57 with 16 for shops brings 73 or 89.
#[test]
fn the_rules_own_example() {
    let other = "MDFF/OEOB/OOOO/SSSS".parse().expect("a city");
    let lower = "SSSS/OHOP/HHMP/DEOP".parse().expect("a city");
    let game = |automacity: &str| {
        let automacity = City::automacity(automacity).expect("sixteen letters");
        Game::new(Mode::Solo(Difficulty::EVEN), &[other, lower, automacity]).expect("three cities")
    };
    let points = |game: &Game| {
        let part = CampaignGame::new(game, Building::Shops).expect("a finished solo game");
        (part.base, part.bonus, part.points(), part.won)
    };
    assert_eq!(points(&game("SSSSFFMDEBOOPPHH")), (57, 16, 73, false));
    assert_eq!(points(&game("PMMMMMMMHHHHHHHH")), (57, 32, 89, true));
}

#[test]
fn of_two_equal_cities_the_better_one_for_the_type_is_taken() {
    let left = "SSSS/OHOP/HHMP/DEOP".parse().expect("a city");
    let right = "SSSS/HPOO/ODOH/POMO".parse().expect("a city");
    let automacity = City::automacity("PMMMMMMMHHHHHHHH").expect("sixteen letters");
    let game = Game::new(Mode::Solo(Difficulty::EVEN), &[left, right, automacity]);
    let game = game.expect("three cities");
    assert_eq!(totals(&game)[0], totals(&game)[1]);
    let city =
        |choice| CampaignGame::new(&game, choice).expect("a finished solo game").city.index();
    assert_eq!(city(Building::Offices), 1, "more offices lie in the right one");
    assert_eq!(city(Building::Houses), 0, "more houses lie in the left one");
    assert_eq!(city(Building::Shops), 0, "the first where nothing tells them apart");
}

#[test]
fn what_does_not_belong_is_refused() {
    let mut campaign = Campaign::new(CampaignLength::Three, Difficulty::EVEN);
    let game = lost(Difficulty::EVEN);
    let shared = Game::new(Mode::Shared, &[City::EMPTY; 3]).expect("three cities");
    let hard = lost(Difficulty::new(7).expect("a level"));
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
