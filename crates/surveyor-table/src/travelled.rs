//! What an undo or redo did, in words: everyone at the table is told.

use surveyor_rules::{City, CityIndex, Lang, Square, Tile};
use surveyor_store::{CityDocument, GameDocument, Travel, Travelled};

use crate::view;

/// The sentence for everyone.
pub(crate) fn in_words(travelled: &Travelled, lang: Lang) -> String {
    let Travelled { travel, before, after } = travelled;
    let what = what(before, after, lang);
    match (lang, travel) {
        (Lang::English, Travel::Undo) => format!("Undone: {what}"),
        (Lang::English, Travel::Redo) => format!("Redone: {what}"),
        (Lang::French, Travel::Undo) => format!("Annulé\u{a0}: {what}"),
        (Lang::French, Travel::Redo) => format!("Rétabli\u{a0}: {what}"),
        (Lang::German, Travel::Undo) => format!("Rückgängig gemacht: {what}"),
        (Lang::German, Travel::Redo) => format!("Wiederholt: {what}"),
    }
}

fn what(before: &GameDocument, after: &GameDocument, lang: Lang) -> String {
    table_change(before, after, lang).unwrap_or_else(|| {
        let changed = |(old, new): &(&CityDocument, &CityDocument)| old != new;
        let cities = before.cities.iter().zip(&after.cities).enumerate();
        let changed: Vec<_> = cities.filter(|(_, pair)| changed(pair)).collect();
        match changed[..] {
            [(index, (old, new))] => city_change(old, new, &city_name(after, index, lang), lang),
            _ => {
                let names = changed.iter().map(|(index, _)| city_name(after, *index, lang));
                let names = names.collect::<Vec<_>>().join(" / ");
                let what = lang.of("cities", "villes", "Städte");
                format!("{what}{}{names}", lang.terms().colon)
            }
        }
    })
}

fn city_name(game: &GameDocument, index: usize, lang: Lang) -> String {
    let city = CityIndex::new(index).expect("a city of the game");
    view::city_name(game, city, lang)
}

fn table_change(before: &GameDocument, after: &GameDocument, lang: Lang) -> Option<String> {
    let (old, new) = (&before.players, &after.players);
    if old.len().abs_diff(new.len()) > 1 {
        return Some(lang.of("players", "joueurs", "Spieler").into());
    }
    // A player without a name is called by the seat.
    let shown = |game: &GameDocument, seat: usize| view::names(game, lang)[seat].clone();
    if old.len() < new.len() {
        let name = shown(after, old.len());
        return Some(lang.of(
            format!("player {name} added"),
            format!("joueur {name} ajouté"),
            format!("Spieler {name} hinzugefügt"),
        ));
    }
    if old.len() > new.len() {
        let same = old.iter().zip(new).take_while(|(old, new)| old == new).count();
        let name = shown(before, same);
        return Some(lang.of(
            format!("player {name} removed"),
            format!("joueur {name} retiré"),
            format!("Spieler {name} entfernt"),
        ));
    }
    let renamed: Vec<usize> = (0..old.len()).filter(|&seat| old[seat] != new[seat]).collect();
    if let [seat] = renamed[..] {
        let (from, to) = (shown(before, seat), shown(after, seat));
        return Some(lang.of(
            format!("{from} renamed to {to}"),
            format!("{from} renommé en {to}"),
            format!("{from} in {to} umbenannt"),
        ));
    }
    if !renamed.is_empty() {
        return Some(lang.of("seating order", "ordre des joueurs", "Sitzordnung").into());
    }
    if before.difficulty != after.difficulty {
        let level = after.difficulty;
        return Some(lang.of(
            format!("difficulty {level}"),
            format!("difficulté {level}"),
            format!("Schwierigkeit {level}"),
        ));
    }
    if before.campaign != after.campaign {
        return Some(lang.of("campaign", "campagne", "Kampagne").into());
    }
    if before.about != after.about {
        return Some(
            lang.of("date, place and note", "date, lieu et note", "Datum, Ort und Notiz").into(),
        );
    }
    if before.automas != after.automas {
        return Some(
            lang.of("turn with the Automas", "tour avec les Automas", "Zug mit den Automas").into(),
        );
    }
    if before.play != after.play {
        return Some(lang.of("score sheet", "feuille de score", "Wertungsbogen").into());
    }
    let tokens =
        |game: &GameDocument| game.cities.iter().map(|city| city.token).collect::<Vec<_>>();
    let moved = tokens(before) != tokens(after);
    moved.then(|| lang.of("city tokens", "jetons ville", "Stadtmarker").into())
}

fn city_change(old: &CityDocument, new: &CityDocument, city: &str, lang: Lang) -> String {
    let squares: Vec<Square> =
        Square::all().filter(|&square| old.tiles.get(square) != new.tiles.get(square)).collect();
    let colon = lang.terms().colon;
    let what = if new.photo != old.photo && new.photo.is_some() {
        lang.of("photo", "photo", "Foto").to_owned()
    } else if new.tiles == City::EMPTY {
        lang.of("cleared", "vidée", "geleert").to_owned()
    } else if old.turns != new.turns {
        lang.of("turned", "tournée", "gedreht").to_owned()
    } else if old.reread != new.reread && old.checked == new.checked {
        let french = "tuiles analysées à nouveau";
        lang.of("tiles read again", french, "Plättchen neu erkannt").to_owned()
    } else if let [square] = squares[..] {
        one_tile(square, old.tiles.get(square), new.tiles.get(square), lang)
    } else if squares.is_empty() {
        lang.of("tiles checked", "tuiles vérifiées", "Plättchen geprüft").to_owned()
    } else {
        lang.of("tiles entered", "tuiles saisies", "Plättchen eingegeben").to_owned()
    };
    format!("{city}{colon}{what}")
}

fn one_tile(square: Square, old: Option<Tile>, new: Option<Tile>, lang: Lang) -> String {
    let place = square.in_words(lang);
    let name = |tile: Option<Tile>| {
        tile.map_or(lang.of("no tile", "aucune tuile", "kein Plättchen"), |tile| {
            tile.in_words(lang)
        })
    };
    let (old, new) = (name(old), name(new));
    let instead = lang.of("instead of", "au lieu de", "statt");
    format!("{place}, {new} {instead} {old}")
}
