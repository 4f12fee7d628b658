//! Which cities a photo is being read for.

use std::collections::hash_map::Entry;

use surveyor_rules::CityIndex;
use surveyor_store::GameId;

use crate::{News, Table};

/// Marks a city as being read for as long as it lives. Two photos of one city may be at it.
pub(crate) struct Mark<'a>(&'a Table, (GameId, CityIndex));

impl<'a> Mark<'a> {
    pub(crate) fn new(table: &'a Table, game: GameId, city: CityIndex) -> Mark<'a> {
        *table.reading().entry((game, city)).or_default() += 1;
        table.tell(News::Changed { game });
        Mark(table, (game, city))
    }
}

impl Drop for Mark<'_> {
    fn drop(&mut self) {
        let Mark(table, which) = self;
        if let Entry::Occupied(mut count) = table.reading().entry(*which) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
        table.tell(News::Changed { game: which.0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Answer, CityStatus, Places, Request};
    use surveyor_rules::Lang;

    #[test]
    fn a_city_is_being_read_until_the_last_of_its_photos_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let table = Table::open(Places::new(folder.path())).expect("opens");
        let ask = |request| match table.ask(request, Lang::English) {
            Ok(Answer::Game(game)) => game,
            other => panic!("expected a game, got {other:?}"),
        };
        let game = ask(Request::NewGame { like: None }).id;
        let city = CityIndex::default();
        let status = || ask(Request::Game { game }).cities[0].status;
        let (one, other) = (Mark::new(&table, game, city), Mark::new(&table, game, city));
        drop(one);
        assert_eq!(status(), CityStatus::Reading);
        drop(other);
        assert_eq!(status(), CityStatus::Empty);
    }
}
