//! What several commands take.

use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use surveyor_rules::{Difficulty, Lang, Mode};
use surveyor_vision::Engine;

/// How photos are read, wherever photos can be given
#[derive(Debug, Default, clap::Args)]
pub(crate) struct PhotoArgs {
    /// Read photos with what `surveyor teach` has learned of this copy of the game
    #[arg(long, value_name = "COPY")]
    pub(crate) copy: Option<PathBuf>,

    /// What runs the nets that read photos [default: the fastest that works here]
    #[arg(long, value_parser = engine())]
    pub(crate) engine: Option<Engine>,
}

/// The engines, with what each is.
fn engine() -> impl TypedValueParser<Value = Engine> {
    let engines = Engine::ALL.map(|engine| {
        PossibleValue::new(engine.key()).help(match engine {
            Engine::OnnxRuntime => "Twice as fast; needs the ONNX Runtime library",
            Engine::Rten => "Built in, needs nothing",
        })
    });
    PossibleValuesParser::new(engines).try_map(|key| key.parse::<Engine>())
}

/// How a game was played
#[derive(Debug, clap::Args)]
pub(crate) struct ModeArgs {
    /// How the game was played
    #[arg(long, value_parser = mode(), default_value_t)]
    pub(crate) mode: Mode,

    /// The difficulty of a solo game, 1 to 7 [default: 4, which adds nothing]
    #[arg(long, value_name = "1..7")]
    pub(crate) difficulty: Option<Difficulty>,
}

/// The modes, with what each is.
fn mode() -> impl TypedValueParser<Value = Mode> {
    let modes = Mode::ALL.map(|mode| {
        PossibleValue::new(mode.key()).help(match mode {
            Mode::Shared => "3 to 7 players, a city between every two neighbours",
            Mode::Duel => "2 players with two cities each",
            Mode::Solo(_) => "1 player and two Automas",
        })
    });
    PossibleValuesParser::new(modes).try_map(|key| key.parse::<Mode>())
}

/// The language that people are answered in
#[derive(Debug, clap::Args)]
pub(crate) struct LangArgs {
    /// The language of the result: en, fr or de [default: the system's]
    #[arg(long, value_name = "LANG")]
    lang: Option<Lang>,
}

impl LangArgs {
    /// The language that was chosen, else that of the system's messages, as the C library finds it.
    pub(crate) fn language(&self) -> Lang {
        let system = || {
            ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .filter_map(|variable| std::env::var(variable).ok())
                .find(|locale| !locale.is_empty())
                .and_then(|locale| Lang::from_locale(&locale))
        };
        self.lang.or_else(system).unwrap_or_default()
    }
}
