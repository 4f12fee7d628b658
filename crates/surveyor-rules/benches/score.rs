//! How fast cities and games are scored on one core, beside the plain exhaustive version on the
//! same cities in the same run. Prints the figures and writes them to `target/bench/score.json`.

#[path = "../tests/rules/oracle/mod.rs"]
mod oracle;

use std::error::Error;
use std::hint::black_box;
use std::path::{Path, PathBuf};

use criterion::{BenchmarkId, Criterion, Throughput};
use surveyor_rules::{City, Game, MAX_PLAYERS, Mode, Square, Tile};

/// Enough games that the branch predictor cannot learn them by heart.
const GAMES: usize = 500;
/// The oracle is slow: a few games give it a steady mean.
const ORACLE_GAMES: usize = 40;

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default().configure_from_args();
    let games = deal(GAMES);
    let notations: Vec<Vec<String>> = games[..ORACLE_GAMES]
        .iter()
        .map(|game| game.cities().iter().map(City::to_string).collect())
        .collect();

    let mut group = criterion.benchmark_group("score");
    let cities = (GAMES * MAX_PLAYERS) as u64;
    group.throughput(Throughput::Elements(cities));
    group.bench_function(BenchmarkId::from_parameter("cities"), |b| {
        b.iter(|| {
            for game in &games {
                black_box(black_box(game).score());
            }
        });
    });
    group.throughput(Throughput::Elements(GAMES as u64));
    group.bench_function(BenchmarkId::from_parameter("games_with_standings"), |b| {
        b.iter(|| {
            for game in &games {
                black_box(black_box(game).standings());
            }
        });
    });
    group.sample_size(10);
    let oracle_cities = (ORACLE_GAMES * MAX_PLAYERS) as u64;
    group.throughput(Throughput::Elements(oracle_cities));
    group.bench_function(BenchmarkId::from_parameter("oracle"), |b| {
        b.iter(|| {
            for game in &notations {
                black_box(oracle::score_all(black_box(game)));
            }
        });
    });
    group.finish();
    criterion.final_summary();

    let target = target_dir()?;
    let per_second = |bench: &str, elements: u64| -> Result<f64, Box<dyn Error>> {
        Ok(elements as f64 / (mean_nanoseconds(&target, bench)? * 1e-9))
    };
    let cities_per_second = per_second("cities", cities)?;
    let oracle_per_second = per_second("oracle", oracle_cities)?;
    let figures = serde_json::json!({
        "cities_per_second": cities_per_second.round(),
        "games_with_standings_per_second": per_second("games_with_standings", GAMES as u64)?.round(),
        "oracle_cities_per_second": oracle_per_second.round(),
        "times_the_oracle": (cities_per_second / oracle_per_second).round(),
    });
    std::fs::create_dir_all(target.join("bench"))?;
    std::fs::write(target.join("bench/score.json"), format!("{figures}\n"))?;
    println!("{figures}");
    Ok(())
}

/// The folder `target`, which criterion writes its estimates to: benches run in
/// `target/release/deps`.
fn target_dir() -> Result<PathBuf, Box<dyn Error>> {
    let program = std::env::current_exe()?;
    Ok(program.ancestors().nth(3).ok_or("a bench runs in target/release/deps")?.to_owned())
}

fn mean_nanoseconds(target: &Path, bench: &str) -> Result<f64, Box<dyn Error>> {
    let path = target.join(format!("criterion/score/{bench}/new/estimates.json"));
    let estimates: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(path)?)?;
    Ok(estimates["mean"]["point_estimate"].as_f64().ok_or("criterion wrote no mean")?)
}

/// Seven-player games with cities drawn from the box, the same ones every time.
fn deal(games: usize) -> Vec<Game> {
    let mut state = 0x5eed_u64;
    let mut below = move |bound: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    let deal_one = |_| {
        let mut pile: Vec<Tile> = Tile::ALL
            .into_iter()
            .flat_map(|tile| std::iter::repeat_n(tile, tile.in_the_box().into()))
            .collect();
        let mut cities = [City::EMPTY; MAX_PLAYERS];
        for city in &mut cities {
            for square in Square::all() {
                city.set(square, Some(pile.swap_remove(below(pile.len()))));
            }
        }
        Game::new(Mode::Shared, &cities).expect("seven cities")
    };
    (0..games).map(deal_one).collect()
}
