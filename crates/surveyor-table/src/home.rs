//! What is told of all games together.

use surveyor_rules::Lang;
use surveyor_store::{Colour, StoredGame};

use crate::state::{
    Answer, CampaignState, HomeState, LastResultState, Notice, NoticeCode, StatisticsState,
};
use crate::{Refusal, Table, campaign, lists, samples, statistics, view};

impl Table {
    pub(crate) fn home(&self, lang: Lang) -> Result<HomeState, Refusal> {
        let (games, damaged) = self.store.all_games()?;
        Ok(HomeState {
            damaged: damaged.into_iter().map(lists::damaged).collect(),
            deleted: self.store.bin_size()?,
            settings: self.store.settings()?,
            last: self.last_result(&games, lang)?,
            campaign: self.campaign_under_way(&games)?,
            games: games.iter().map(|game| lists::summary(game, lang)).collect(),
            notices: self.notices(),
            samples: if self.samples_elsewhere { samples::ALL } else { samples::count() },
            learned: self.store.lesson_count()?,
        })
    }

    /// The colours of those who sit at a table; the sample's people have none.
    pub(crate) fn colours(&self, game: &StoredGame) -> Result<Vec<Option<Colour>>, Refusal> {
        let players: &[String] = if game.document.sample { &[] } else { &game.document.players };
        Ok(self.store.colours(players)?)
    }

    pub(crate) fn statistics(&self, lang: Lang) -> Result<StatisticsState, Refusal> {
        let mut statistics = statistics::of_games(&self.store.games()?, lang);
        let names = statistics.players.iter().map(|player| &player.name);
        let colours = self.store.colours(names)?;
        for (player, colour) in statistics.players.iter_mut().zip(colours) {
            player.colour = colour;
        }
        Ok(statistics)
    }

    fn last_result(
        &self,
        games: &[StoredGame],
        lang: Lang,
    ) -> Result<Option<LastResultState>, Refusal> {
        let last = games
            .iter()
            .find(|game| game.document.sheet_game().is_none() && view::is_finished(&game.document));
        last.map(|game| Ok(lists::last_result(game, &self.colours(game)?, lang))).transpose()
    }

    /// The campaign of the game that was changed last of all that are part of one, until it is complete.
    fn campaign_under_way(&self, games: &[StoredGame]) -> Result<Option<CampaignState>, Refusal> {
        let part = games.iter().find_map(|game| Some((game, game.document.campaign?)));
        let Some((game, part)) = part else { return Ok(None) };
        let campaign = campaign::of_game(part, game, &self.store.campaign(part.id)?);
        Ok(Some(campaign).filter(|campaign| !campaign.complete))
    }

    pub(crate) fn bin(&self, lang: Lang) -> Result<Answer, Refusal> {
        let games = self.store.bin()?.into_iter().map(|game| lists::deleted(game, lang));
        Ok(Answer::Bin { games: games.collect() })
    }

    fn notices(&self) -> Vec<Notice> {
        let files = self.set_aside.iter().map(|file| Notice {
            code: if file.newer { NoticeCode::DatabaseNewer } else { NoticeCode::DatabaseDamaged },
            details: file.path.display().to_string(),
        });
        let reader = match self.reader.get() {
            Some(Err(error)) => {
                Some(Notice { code: NoticeCode::NoReader, details: error.to_string() })
            }
            _ => None,
        };
        files.chain(reader).collect()
    }
}
