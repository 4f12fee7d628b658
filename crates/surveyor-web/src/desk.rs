//! What the worker can ask: convert, call one function of the table, hand its answer back.

use std::borrow::Cow;
use std::fmt::Display;
use std::io::Cursor;
use std::path::Path;
use std::str::FromStr;

use js_sys::{Map, Uint8Array, global};
use serde_json::{from_str, to_string};
use sqlite_wasm_rs::WasmOsCallback;
use sqlite_wasm_vfs::sahpool::{OpfsSAHPoolCfgBuilder, install};
use surveyor_rules::{CityIndex, Lang};
use surveyor_table::{
    News, PictureKind, Places, Refusal, RefusalCode, SharedFile, Table, Taken, Watch,
};
use surveyor_vision::{Models, Reader};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::DedicatedWorkerGlobalScope;

/// The files that SQLite may have at a time: a database, those that had to be set aside, and their
/// journals.
const FILES: u32 = 8;
/// The folder of these files in the origin's private file system.
const FOLDER: &str = "surveyor";

/// What is thrown at the worker: a refusal as JSON.
struct Thrown(Refusal);

impl From<Thrown> for JsValue {
    fn from(Thrown(refusal): Thrown) -> JsValue {
        JsValue::from_str(&json(&refusal))
    }
}

fn failed(why: impl Display) -> Thrown {
    Thrown(Refusal::new(RefusalCode::Failed, why))
}

fn json(value: &impl serde::Serialize) -> String {
    to_string(value).expect("what the page gets is JSON")
}

/// A word of the page: a language, a name.
fn word<T: FromStr>(text: &str) -> Result<T, Thrown> {
    text.parse().map_err(|_| failed(format_args!("{text:?} means nothing here")))
}

/// Tells the page, in the middle of a call too.
fn tell(news: News) {
    let worker: DedicatedWorkerGlobalScope = global().unchecked_into();
    // Nobody listens to a worker that is being closed.
    let _ = worker.post_message(&JsValue::from_str(&json(&news)));
}

#[wasm_bindgen]
extern "C" {
    /// A photo that the browser has decoded and turned upright; see `ui/web/workers/drawing.ts`.
    #[wasm_bindgen(typescript_type = "import('./workers/drawing').Drawing")]
    pub type Drawing;
    /// Pixels in a row.
    #[wasm_bindgen(method, getter)]
    pub fn width(this: &Drawing) -> u32;
    /// Rows.
    #[wasm_bindgen(method, getter)]
    pub fn height(this: &Drawing) -> u32;
    /// Its pixels at this size: red, green, blue and opacity, row by row from the top.
    #[wasm_bindgen(method)]
    pub fn draw(this: &Drawing, width: u32, height: u32) -> Vec<u8>;
}

/// Width, height and the first look's halvings of a JPEG file, as it is stored.
#[wasm_bindgen]
pub fn jpeg_sizes(file: &[u8]) -> Option<Vec<u32>> {
    let (width, height, halvings) = surveyor_vision::jpeg_sizes(file)?;
    Some(vec![width, height, halvings])
}

/// The table of this browser.
#[wasm_bindgen]
pub struct Desk {
    table: Table,
    _watch: Watch,
}

#[wasm_bindgen]
impl Desk {
    /// Opens the games in the origin's private file system. Only one worker can have them.
    pub async fn open() -> Result<Desk, JsValue> {
        let config = OpfsSAHPoolCfgBuilder::new().directory(FOLDER).initial_capacity(FILES).build();
        install::<WasmOsCallback>(&config, true)
            .await
            .map_err(|error| Thrown(Refusal::new(RefusalCode::StorageFailed, error)))?;
        let places = Places::new(Path::new("")).with_samples_elsewhere();
        let table = Table::open(places).map_err(Thrown)?;
        let _watch = table.watch(tell);
        Ok(Desk { table, _watch })
    }

    /// Gives the table its reader: the files of the models by their names. Until then no photo can
    /// be read.
    pub fn learn(&self, files: &Map) -> Result<(), JsValue> {
        let file = |name: &str| {
            let bytes: Uint8Array = files.get(&JsValue::from_str(name)).dyn_into().ok()?;
            Some(Cow::Owned(bytes.to_vec()))
        };
        let reader = Models::from_files(file)
            .and_then(|models| Reader::load(models, None))
            .map_err(|error| Thrown(error.into()))?;
        self.table.give_reader(reader);
        Ok(())
    }

    /// A request and its answer, both as JSON.
    pub fn ask(&self, request: &str, lang: &str) -> Result<String, JsValue> {
        let request = from_str(request).map_err(failed)?;
        Ok(json(&self.table.ask(request, word::<Lang>(lang)?).map_err(Thrown)?))
    }

    /// Reads the photo of a city. Answers with the game.
    pub fn add_photo(
        &self,
        game: &str,
        city: u8,
        photo: &Drawing,
        lang: &str,
    ) -> Result<String, JsValue> {
        let (game, city) = (word(game)?, word::<CityIndex>(&city.to_string())?);
        let (width, height) = (photo.width(), photo.height());
        let taken = Taken::Decoded { width, height, draw: &|w, h| photo.draw(w, h) };
        let state = self.table.add_photo(game, city, taken, word::<Lang>(lang)?);
        Ok(json(&state.map_err(Thrown)?))
    }

    /// Looks at a picture of a live camera for cities of a game, and keeps nothing.
    pub fn peek(&self, game: &str, photo: &Drawing) -> Result<String, JsValue> {
        let (width, height) = (photo.width(), photo.height());
        let taken = Taken::Decoded { width, height, draw: &|w, h| photo.draw(w, h) };
        Ok(json(&self.table.peek(word(game)?, taken).map_err(Thrown)?))
    }

    /// One of a photo's pictures, as JPEG.
    pub fn picture(&self, photo: &str, kind: &str) -> Result<Vec<u8>, JsValue> {
        let kind: PictureKind = word(kind)?;
        Ok(self.table.picture(word(photo)?, kind).map_err(Thrown)?.1)
    }

    /// A game as a file.
    pub fn share(&self, request: &str, lang: &str) -> Result<File, JsValue> {
        let request = from_str(request).map_err(failed)?;
        Ok(File(self.table.share(request, word(lang)?).map_err(Thrown)?))
    }

    /// All games as a file.
    pub fn backup(&self) -> Result<Vec<u8>, JsValue> {
        let mut file = Cursor::new(Vec::new());
        self.table.backup(&mut file).map_err(Thrown)?;
        Ok(file.into_inner())
    }

    /// Takes the games of a backup.
    pub fn restore(&self, file: Vec<u8>) -> Result<String, JsValue> {
        Ok(json(&self.table.restore(Cursor::new(file)).map_err(Thrown)?))
    }

    /// What was learned of this copy of the game, as a file.
    pub fn save_copy(&self) -> Result<Vec<u8>, JsValue> {
        Ok(self.table.save_copy().map_err(Thrown)?)
    }

    /// Takes such a file in. Answers from how many cities this copy is known.
    pub fn take_copy(&self, file: Vec<u8>) -> Result<u32, JsValue> {
        Ok(self.table.take_copy(&file).map_err(Thrown)?)
    }

    /// Ends the use of the files. Nothing can be asked after this.
    pub fn close(&self) -> Result<(), JsValue> {
        Ok(self.table.close().map_err(Thrown)?)
    }
}

/// A file made of a game.
#[wasm_bindgen]
pub struct File(SharedFile);

#[wasm_bindgen]
impl File {
    /// A name to keep it under.
    #[wasm_bindgen(getter)]
    pub fn name(&self) -> String {
        self.0.name.clone()
    }

    /// What it is, as browsers say it.
    #[wasm_bindgen(getter)]
    pub fn media_type(&self) -> String {
        self.0.media_type.to_owned()
    }

    /// The file.
    #[wasm_bindgen(getter)]
    pub fn bytes(&self) -> Vec<u8> {
        self.0.bytes.clone()
    }
}
