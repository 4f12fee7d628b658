//! The page's names of things are those of the rules. `UPDATE_TYPES=1 cargo test -p surveyor-table
//! fresh` writes them anew.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value, json, to_value};
use surveyor_export::Format;
use surveyor_rules::rival_cities::Rival;
use surveyor_rules::{Building, Lang, SheetGame, Tile, Token};

use crate::common::is_fresh;

const FILE: &str = "../../ui/src/lib/terms.ts";

/// Everything that has a name, under the key that programs use.
fn named<T: Copy + ToString, W: Serialize>(
    all: impl IntoIterator<Item = T>,
    name: impl Fn(T) -> W,
) -> Value {
    let entry = |item: T| (item.to_string(), to_value(name(item)).expect("JSON"));
    Value::Object(all.into_iter().map(entry).collect())
}

fn words(lang: Lang) -> Map<String, Value> {
    let Value::Object(mut words) = to_value(lang.terms()).expect("JSON") else {
        panic!("terms have names")
    };
    let lists = [
        ("buildings", named(Building::ALL, |building| building.in_words(lang))),
        ("tiles", named(Tile::ALL, |tile| tile.label(lang))),
        ("letters", named(Tile::ALL, |tile| tile.shown_letter(lang))),
        ("tokens", named(Token::ALL, |token| token.in_words(lang))),
        ("cities", named(Token::ALL, |token| token.city_in_words(lang))),
        ("games", named(SheetGame::ALL, |game| game.in_words(lang))),
        ("rivals", named(Rival::ALL, |rival| rival.name())),
    ];
    words.extend(lists.map(|(name, list)| (name.to_owned(), list)));
    words
}

fn keys<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    let keys: Vec<String> = all.into_iter().map(|key| key.to_string()).collect();
    serde_json::to_string(&keys).expect("JSON")
}

fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("JSON")
}

fn terms() -> String {
    let all: BTreeMap<String, Map<String, Value>> =
        Lang::ALL.into_iter().map(|lang| (lang.to_string(), words(lang))).collect();
    let labels = words(Lang::English).into_iter().filter(|(_, word)| word.is_string());
    let labels: String = labels.map(|(name, _)| format!("  {name}: string;\n")).collect();
    format!(
        "// Written by `UPDATE_TYPES=1 cargo test -p surveyor-table fresh`; do not edit.\n\
         import type {{ Building, Lang, Rival, ShareFormat, SheetGame, Tile, Token }} from \"./types\";\n\n\
         export const LANGS = {} as const satisfies readonly Lang[];\n\
         /** In the order in which they are scored. */\n\
         export const BUILDINGS = {} as const satisfies readonly Building[];\n\
         export const TILES = {} as const satisfies readonly Tile[];\n\
         export const TOKENS = {} as const satisfies readonly Token[];\n\
         export const SHEET_GAMES = {} as const satisfies readonly SheetGame[];\n\
         export const RIVALS = {} as const satisfies readonly Rival[];\n\
         export const BUILDING_OF: Record<Tile, Building> = {};\n\
         /** How the name of a file ends, and what the file is, as browsers say it. */\n\
         export const FILES: Record<ShareFormat, {{ end: string; type: string }}> = {};\n\n\
         export interface Terms {{\n  \
         buildings: Record<Building, string>;\n  \
         tiles: Record<Tile, string>;\n  \
         /** What a tile shows where colours are not enough; not its letter in the notation. */\n  \
         letters: Record<Tile, string>;\n  \
         tokens: Record<Token, string>;\n  \
         /** What the city with a token is called. */\n  \
         cities: Record<Token, string>;\n  \
         /** The titles of the games that are kept on a sheet. */\n  \
         games: Record<SheetGame, string>;\n  \
         /** The two of Rival Cities: the same in every language. */\n  \
         rivals: Record<Rival, string>;\n\
         {labels}}}\n\n\
         export const TERMS: Record<Lang, Terms> = {};\n",
        keys(Lang::ALL),
        keys(Building::ALL),
        keys(Tile::ALL),
        keys(Token::ALL),
        keys(SheetGame::ALL),
        keys(Rival::ALL),
        pretty(&named(Tile::ALL, |tile| tile.building().to_string())),
        pretty(&named(Format::ALL, |format| {
            json!({ "end": format.extension(), "type": format.media_type() })
        })),
        pretty(&all),
    )
}

#[test]
fn the_pages_terms_are_fresh() {
    is_fresh(FILE, &terms());
}

#[test]
fn every_language_has_every_entry() {
    for lang in Lang::ALL {
        for (name, word) in words(lang) {
            let entries: Vec<&Value> = match &word {
                Value::Object(list) => list.values().collect(),
                word => vec![word],
            };
            for entry in entries {
                let text = entry.as_str().unwrap_or_default();
                assert!(!text.trim().is_empty(), "{name} in {lang} is empty: {word}");
            }
        }
        let letters: Vec<char> = Tile::ALL.iter().map(|tile| tile.shown_letter(lang)).collect();
        let mut different = letters.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), letters.len(), "two tiles show the same letter in {lang}");
    }
}
