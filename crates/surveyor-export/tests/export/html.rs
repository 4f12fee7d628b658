use surveyor_export::{Lang, html};

use crate::{golden, samples};

#[test]
fn reports_in_every_language() {
    for (name, lang, played) in [
        ("three", Lang::English, samples::three()),
        ("solo", Lang::French, samples::solo()),
        ("duel", Lang::German, samples::duel()),
        ("hostile", Lang::English, samples::hostile()),
    ] {
        // The drawings are the same in every report, and large.
        let page = html(&played, lang);
        let (before, rest) = page.split_once("<svg class=\"symbols\"").expect("drawings");
        let (_, after) = rest.split_once("</svg>\n<header>").expect("the end of the drawings");
        let (before, _) = before.split_once("<style>").expect("a style sheet");
        golden::check(&format!("{name}.{lang}.html"), &format!("{before}...\n<header>{after}"));
    }
}

#[test]
fn a_report_loads_and_runs_nothing() {
    for (name, played) in samples::all() {
        for lang in Lang::ALL {
            // A drawing may name its own gradients, and a player's name is only text.
            let page = html(&played, lang).replace("url(#", "(#").replace("http://x", "");
            for word in
                ["<script", "http:", "https:", "src=", "url(", "@import", " style=", "onload"]
            {
                assert!(!page.contains(word), "{word} in {name}");
            }
            assert!(page.contains("default-src 'none'; style-src 'sha256-"), "{name}");
        }
    }
}

#[test]
fn names_are_never_markup() {
    let page = html(&samples::hostile(), Lang::English);
    assert!(page.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;Bob&quot;"));
    assert!(page.contains("田中さん"), "a browser has fonts of its own");
}

#[test]
fn every_symbol_that_is_used_is_there_once() {
    for (name, played) in samples::all() {
        let page = html(&played, Lang::German);
        for part in page.split("href=\"#").skip(1) {
            let (id, _) = part.split_once('"').expect("a quoted id");
            let there = page.matches(&format!("id=\"{id}\"")).count();
            assert_eq!(there, 1, "{id} in {name}");
        }
    }
}

#[test]
fn every_point_is_explained() {
    let played = samples::six();
    let page = html(&played, Lang::English);
    for city in played.game().city_indexes() {
        for entry in played.game().explain(city) {
            let why = entry.reason.in_words(Lang::English);
            assert!(page.contains(&format!("<td>{why}<td class=\"number\">{}", entry.points)));
        }
    }
}
