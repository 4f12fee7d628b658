//! What programs read: `--json` and `--batch`.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn surveyor(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_surveyor"))
        .args(args)
        .env("LC_ALL", "de_DE.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // A thread, because the program answers before it has read everything.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends").expect("the program reads all its input");
    output
}

fn batch(input: &[u8]) -> (Vec<Value>, Option<i32>) {
    let output = surveyor(&["score", "--batch"], input);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let lines = text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON"));
    (lines.collect(), output.status.code())
}

const GAME: &str =
    r#"{"cities":["SSSS/HHOM/OPOO/OPHP","MFFF/PPFP/SSMP/HHHF","MDFF/HEFP/SHBP/HHHO"]}"#;

#[test]
fn the_documented_form_is_kept_to_the_letter() {
    let book = include_str!("../../../surveyor-rules/tests/data/rulebook.json");
    let book: Value = serde_json::from_str(book).expect("JSON");
    let printed = book["cities"].as_array().expect("cities");
    let cities: Vec<&str> = printed.iter().filter_map(|city| city["city"].as_str()).collect();
    let args = [&["score"], &cities[..], &["--json", "--players", "Ann,B,C,D,E,F"]].concat();
    let output = surveyor(&args, b"");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(output.stderr, b"", "a clean game has nothing to say on standard error");
    let result: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    let keys = |value: &Value| -> Vec<String> {
        value.as_object().expect("an object").keys().cloned().collect()
    };
    let mut expected = ["mode", "cities", "players"].map(String::from).to_vec();
    expected.sort();
    assert_eq!(keys(&result), expected);
    let city = &result["cities"][0];
    assert_eq!(
        city["explain"][0],
        json!({"type":"shops","cells":[0,1,2,3],"points":16,"rule":"line of 4 shops"})
    );
    let mut numbers = city.clone();
    numbers.as_object_mut().expect("an object").remove("explain");
    assert_eq!(
        numbers,
        json!({"city":"SSSS/HHOM/OPOO/OPHP","shops":16,"factories":0,"taverns":1,"offices":17,
               "parks":10,"houses":12,"total":56})
    );
    assert_eq!(
        result["players"][0],
        json!({"name":"Ann","cities":[0,5],"final":56,"rank":4,"decided_by":"final"})
    );
}

#[test]
fn entries_add_up_to_their_type() {
    let (results, _) = batch(GAME.as_bytes());
    for city in results[0]["cities"].as_array().expect("cities") {
        for kind in ["shops", "factories", "taverns", "offices", "parks", "houses"] {
            let entries = city["explain"].as_array().expect("entries").iter();
            let sum: u64 = entries
                .filter(|entry| entry["type"] == kind)
                .map(|entry| entry["points"].as_u64().expect("points"))
                .sum();
            assert_eq!(city[kind], sum, "{kind} of {}", city["city"]);
        }
    }
}

#[test]
fn a_bad_line_answers_on_its_line_and_the_rest_go_on() {
    let lines = [
        GAME,
        "",
        "nonsense",
        r#"{"cities":["SSSS/HHOM/OPOO/OPHP"]}"#,
        r#"{"cities":["SSSS/HHOM/OPOO/OPHX","MFFF/PPFP/SSMP/HHHF","MDFF/HEFP"]}"#,
        r#"{"mode":"chess","cities":[]}"#,
        r#"{"mode":"duel","difficulty":3,"cities":[]}"#,
        r#"{"cities":["SSSS/HHOM/OPOO/OPHP","MFFF/PPFP/SSMP/HHHF","MDFF/HEFP/SHBP/HHHO"],"players":["A"]}"#,
        r#"{"cities":["a.jpg","MFFF/PPFP/SSMP/HHHF","MDFF/HEFP/SHBP/HHHO"]}"#,
        r#"{"mode":"solo","difficulty":9,"cities":[]}"#,
        r#"{"player":["A"],"cities":[]}"#,
        GAME,
    ];
    let (results, code) = batch(lines.join("\n").as_bytes());
    assert_eq!(code, Some(1));
    let seen: Vec<String> = results
        .iter()
        .map(|result| match result.get("error") {
            Some(error) => {
                format!(
                    "{}: {}",
                    error["code"].as_str().unwrap(),
                    error["message"].as_str().unwrap()
                )
            }
            None => result["players"][0]["final"].to_string(),
        })
        .collect();
    assert_eq!(
        seen,
        [
            "56",
            "json: no game: EOF while parsing a value at line 1 column 0",
            "json: no game: expected ident at line 1 column 2",
            "city-count: a shared game needs 3 to 7 cities, one per player; 1 given",
            "notation: city 1: row 4, column 4: 'X' is not a tile; a tile is one of S F M D E B O P H, \
             an empty space is '.'; city 3: a city has 4 rows joined by '/', this one has 2",
            "json: no game: a game is shared, duel or solo at line 1 column 15",
            "mode: only a solo game has a difficulty",
            "players: this game needs 3 names; 1 given",
            "not-found: city 1: a.jpg: there is no such file",
            "json: no game: the difficulty is a number from 1 to 7 at line 1 column 29",
            "json: no game: unknown field `player`, expected one of `mode`, `cities`, `players`, \
             `difficulty`, `bonus` at line 1 column 9",
            "56",
        ]
    );
}

#[test]
fn a_line_without_end_is_refused_without_being_kept() {
    let mut input = vec![b'['; 3_000_000];
    input.push(b'\n');
    input.extend_from_slice(GAME.as_bytes());
    let (results, code) = batch(&input);
    assert_eq!(
        results[0],
        json!({"error":{"code":"json","message":"a line has at most 65536 bytes"}})
    );
    assert_eq!(results[1]["players"][0]["final"], 56);
    assert_eq!((results.len(), code), (2, Some(1)));
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let (results, code) = batch(b"\xff\xfe\n");
    assert_eq!(results[0]["error"]["code"], "json");
    assert_eq!(code, Some(1));
}

#[test]
fn many_lines_come_back_in_order() {
    let lines: Vec<String> = (0..2000)
        .map(|i| {
            format!(
                r#"{{"cities":["SSSS/HHOM/OPOO/OPHP","MFFF/PPFP/SSMP/HHHF","MDFF/HEFP/SHBP/HHHO"],"players":["{i}","b","c"]}}"#
            )
        })
        .collect();
    let (results, code) = batch(lines.join("\n").as_bytes());
    assert_eq!((results.len(), code), (2000, Some(0)));
    for (i, result) in results.iter().enumerate() {
        assert_eq!(result["players"][0]["name"], i.to_string());
    }
}

#[test]
fn nothing_in_gives_nothing_out() {
    let (results, code) = batch(b"");
    assert_eq!((results.len(), code), (0, Some(0)));
}

#[test]
fn what_is_unfinished_or_doubtful_is_said_in_the_result_too() {
    let (results, code) =
        batch(br#"{"cities":[".SSS/..S./..S./.SSS","MFFF/PPFP/SSMP/HHHF","MDFF/HEFP/SHBP/HHHO"]}"#);
    assert_eq!(code, Some(0));
    assert_eq!(results[0]["cities"][0]["shops"], 25);
    assert_eq!(results[0]["provisional"], true);
    assert_eq!(
        results[0]["warnings"],
        json!([{"code":"empty-squares","message":"city 1 has 8 empty spaces",
                "places":[{"city":0,"cells":[0,4,5,7,8,9,11,12]}]}])
    );
}

#[test]
fn names_are_cleaned_and_told_apart_as_in_the_app() {
    let line = |players: Value| {
        let mut game: Value = serde_json::from_str(GAME).expect("a game");
        game["players"] = players;
        format!("{game}\n")
    };
    let input = line(json!(["Zoe\u{308}\u{200b}", " Bob\tLee ", "👩‍🚀"]))
        + &line(json!(["Ann", "Bob", "Ann\u{200b}"]))
        + &line(json!(["Ann", "Bob", "\u{200b}"]));
    let (answers, code) = batch(input.as_bytes());
    let mut names: Vec<&str> = answers[0]["players"]
        .as_array()
        .expect("players")
        .iter()
        .map(|player| player["name"].as_str().expect("a name"))
        .collect();
    names.sort_unstable();
    assert_eq!(names, ["Bob Lee", "Zoë", "👩‍🚀"]);
    assert_eq!(answers[1]["error"]["code"], "players");
    assert_eq!(answers[2]["error"]["message"], "a player's name is empty");
    assert_eq!(code, Some(1));
    let cities = ["SSSS/HHOM/OPOO/OPHP", "MFFF/PPFP/SSMP/HHHF", "MDFF/HEFP/SHBP/HHHO"];
    let alike = surveyor(&[&["score"], &cities[..], &["--players", "Ann,Bob,ANN"]].concat(), b"");
    assert_eq!(alike.status.code(), Some(2));
}
