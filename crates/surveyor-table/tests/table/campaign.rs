//! Solo games that add up.

use surveyor_rules::{Building, CampaignLength, Difficulty};
use surveyor_table::{Answer, Edit, RefusalCode, Request};

use crate::common::{CITIES, Player};

#[test]
fn a_campaign_of_three_games() {
    let player = Player::new();
    let id = player.sit(&["Ann"]).id;
    player.edit(id, Edit::SetDifficulty { difficulty: Difficulty::new(2).expect("a level") });
    let game = player.edit(id, Edit::SetCampaign { length: Some(CampaignLength::Three) });
    let campaign = game.campaign.expect("a campaign");
    assert_eq!((campaign.length, campaign.choices.len()), (3, 0));
    let automacity = "HHHH/HHHH/HHHH/HHHH";
    let mut id = id;
    for (played, bonus) in [(1, Building::Shops), (2, Building::Parks), (3, Building::Houses)] {
        let game = player.enter(id, &[CITIES[0], CITIES[2], automacity]);
        assert_eq!(game.difficulty, Difficulty::new(2));
        let choices = game.campaign.expect("a campaign").choices;
        assert_eq!(choices.len(), 6 - (played - 1), "types already chosen are not offered");
        let game = player.edit(id, Edit::ChooseBonus { building: Some(bonus) });
        let after = game.campaign.expect("a campaign");
        let points = after.games[played - 1].points.expect("is played");
        let offered = choices.iter().find(|choice| choice.building == bonus);
        assert_eq!(offered.map(|choice| choice.points), Some(points));
        assert_eq!(after.games[played - 1].won, Some(true));
        assert_eq!(after.complete, played == 3);
        let campaign = after.id;
        let next = player.ask(Request::NextCampaignGame { campaign });
        match next {
            Ok(Answer::Game(next)) if played < 3 => {
                let edit = Edit::SetDifficulty { difficulty: Difficulty::EVEN };
                assert_eq!(player.refusal(next.id, edit), RefusalCode::CampaignBegun);
                let again = player.game(Request::NextCampaignGame { campaign });
                assert_eq!(again.id, next.id, "the open one is continued");
                id = next.id;
            }
            Err(refusal) if played == 3 => assert_eq!(refusal.code, RefusalCode::CampaignComplete),
            other => panic!("after {played} games: {other:?}"),
        }
    }
    let edit = Edit::ChooseBonus { building: Some(Building::Shops) };
    assert_eq!(player.refusal(id, edit), RefusalCode::BonusTaken);
}
