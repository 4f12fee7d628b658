//! What the UI can ask: convert, call one function of the table, hand its answer back.

use std::fs::{self, File};
use std::io::{self, Cursor, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use surveyor_rules::Lang;
use surveyor_server::{Phones, Ui};
use surveyor_table::{
    Answer, GameState, News, PeekState, PhonesRequest, PhonesState, PictureKind, Refusal,
    RefusalCode, Request, Restored, ShareRequest, Table, Watch,
};
use tauri::async_runtime::spawn_blocking;
use tauri::ipc::{Channel, InvokeBody, Request as Message, Response};
use tauri::{AppHandle, Manager, State, WebviewWindow};
use tauri_plugin_sharekit::{Error as ShareError, ShareExt, ShareFileOptions};

use crate::Opened;

/// The longest name of a file that the page gives; the rest is cut off.
const LONGEST_FILE_NAME: usize = 40;

/// Runs what takes time away from the thread that draws.
async fn work<T: Send + 'static>(
    table: State<'_, Opened>,
    run: impl FnOnce(&Table) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let table: Arc<Table> = table.inner().clone()?;
    let failed = |error: tauri::Error| Refusal::new(RefusalCode::Failed, error);
    spawn_blocking(move || run(&table)).await.map_err(failed)?
}

/// The bytes of a message.
fn bytes(message: &Message<'_>) -> Result<Vec<u8>, Refusal> {
    match message.body() {
        InvokeBody::Raw(bytes) => Ok(bytes.clone()),
        InvokeBody::Json(_) => {
            Err(Refusal::new(RefusalCode::Failed, "a file has to come as bytes"))
        }
    }
}

/// A value in a message's header.
fn header<T: std::str::FromStr>(message: &Message<'_>, name: &str) -> Result<T, Refusal> {
    let text = message.headers().get(name).and_then(|value| value.to_str().ok());
    let missing =
        || Refusal::new(RefusalCode::Failed, format_args!("the header {name} is missing or wrong"));
    text.and_then(|text| text.parse().ok()).ok_or_else(missing)
}

#[tauri::command]
pub(crate) async fn ask(
    table: State<'_, Opened>,
    request: Request,
    lang: Lang,
) -> Result<Answer, Refusal> {
    work(table, move |table| table.ask(request, lang)).await
}

#[tauri::command]
pub(crate) async fn add_photo(
    table: State<'_, Opened>,
    message: Message<'_>,
) -> Result<GameState, Refusal> {
    let (game, city) = (header(&message, "game")?, header(&message, "city")?);
    let (lang, bytes): (Lang, _) = (header(&message, "lang")?, bytes(&message)?);
    work(table, move |table| table.add_photo(game, city, &bytes, lang)).await
}

#[tauri::command]
pub(crate) async fn peek(
    table: State<'_, Opened>,
    message: Message<'_>,
) -> Result<PeekState, Refusal> {
    let (game, bytes) = (header(&message, "game")?, bytes(&message)?);
    work(table, move |table| table.peek(game, &bytes)).await
}

#[tauri::command]
pub(crate) async fn picture(
    table: State<'_, Opened>,
    photo: String,
    kind: String,
) -> Result<Response, Refusal> {
    let missing = || Refusal::new(RefusalCode::NoSuchPhoto, "there is no such photo");
    let photo = photo.parse().map_err(|_| missing())?;
    let kind: PictureKind = kind.parse().map_err(|()| missing())?;
    let (_, jpeg) = work(table, move |table| table.picture(photo, kind)).await?;
    Ok(Response::new(jpeg))
}

/// A game as a file, for the page to share or copy.
#[tauri::command]
pub(crate) async fn share(
    table: State<'_, Opened>,
    request: ShareRequest,
    lang: Lang,
) -> Result<Response, Refusal> {
    let file = work(table, move |table| table.share(request, lang)).await?;
    Ok(Response::new(file.bytes))
}

/// A game as a file to other programs, by the system's own sheet. Returns whether there is one.
#[tauri::command]
pub(crate) async fn send(
    window: WebviewWindow,
    table: State<'_, Opened>,
    request: ShareRequest,
    lang: Lang,
) -> Result<bool, Refusal> {
    let send = move |table: &Table| {
        let file = table.share(request, lang)?;
        let (path, made) = for_sheet(&window, &file.name)?;
        fill(made, &file.bytes)?;
        offer(&window, &path, file.media_type)
    };
    work(table, send).await
}

/// A game as a file for the user to keep. Returns its path, if it has one.
#[tauri::command]
pub(crate) async fn save(
    window: WebviewWindow,
    table: State<'_, Opened>,
    request: ShareRequest,
    lang: Lang,
) -> Result<Option<String>, Refusal> {
    let save = move |table: &Table| {
        let file = table.share(request, lang)?;
        keep(&window, &file.name, file.media_type, |made| fill(made, &file.bytes))
    };
    work(table, save).await
}

/// All games as a file for the user to keep. Returns its path, if it has one.
#[tauri::command]
pub(crate) async fn backup(
    window: WebviewWindow,
    table: State<'_, Opened>,
    name: String,
) -> Result<Option<String>, Refusal> {
    let write = |table: &Table, made: File| table.backup(made);
    keep_as(window, table, (&name, ".zip"), "application/zip", write).await
}

/// Takes the games of a backup.
#[tauri::command]
pub(crate) async fn restore(
    table: State<'_, Opened>,
    message: Message<'_>,
) -> Result<Restored, Refusal> {
    let bytes = bytes(&message)?;
    work(table, move |table| table.restore(Cursor::new(bytes))).await
}

/// What was learned of this copy of the game as a file. Returns its path, if it has one.
#[tauri::command]
pub(crate) async fn save_copy(
    window: WebviewWindow,
    table: State<'_, Opened>,
    name: String,
) -> Result<Option<String>, Refusal> {
    let write = |table: &Table, made: File| fill(made, &table.save_copy()?);
    keep_as(window, table, (&name, ".copy"), "application/octet-stream", write).await
}

/// Takes such a file in. Returns from how many cities this copy is known.
#[tauri::command]
pub(crate) async fn take_copy(
    table: State<'_, Opened>,
    message: Message<'_>,
) -> Result<u32, Refusal> {
    let bytes = bytes(&message)?;
    work(table, move |table| table.take_copy(&bytes)).await
}

/// Has the table write a file for the user to keep. A name from the page is only a name.
async fn keep_as(
    window: WebviewWindow,
    table: State<'_, Opened>,
    (name, ending): (&str, &str),
    media_type: &'static str,
    write: impl FnOnce(&Table, File) -> Result<(), Refusal> + Send + 'static,
) -> Result<Option<String>, Refusal> {
    let plain = name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-');
    let name: String = plain.take(LONGEST_FILE_NAME).chain(ending.chars()).collect();
    let save = move |table: &Table| keep(&window, &name, media_type, |made| write(table, made));
    work(table, save).await
}

/// A file for the user to keep: in the downloads, or on a phone, which has no such folder for all its
/// programs, wherever its own sheet puts it. Returns the path in the downloads.
fn keep(
    window: &WebviewWindow,
    name: &str,
    media_type: &str,
    write: impl FnOnce(File) -> Result<(), Refusal>,
) -> Result<Option<String>, Refusal> {
    if cfg!(mobile) {
        let (path, made) = for_sheet(window, name)?;
        write(made)?;
        offer(window, &path, media_type)?;
        return Ok(None);
    }
    let (path, made) = create(&downloads(window)?, name).map_err(|error| not_saved(&error))?;
    write(made)?;
    Ok(Some(path.display().to_string()))
}

fn fill(mut made: File, bytes: &[u8]) -> Result<(), Refusal> {
    made.write_all(bytes).map_err(|error| not_saved(&error))
}

/// Makes a file for the system's sheet. What was shared last was copied by whoever took it.
fn for_sheet(window: &WebviewWindow, name: &str) -> Result<(PathBuf, File), Refusal> {
    let folder = window.path().app_cache_dir().map_err(|error| not_saved(&error))?.join("shared");
    fs::create_dir_all(&folder).map_err(|error| not_saved(&error))?;
    let path = folder.join(name);
    let file = File::create(&path).map_err(|error| not_saved(&error))?;
    Ok((path, file))
}

/// Opens the system's sheet for a file. Returns whether there is one.
fn offer(window: &WebviewWindow, path: &Path, media_type: &str) -> Result<bool, Refusal> {
    let options =
        ShareFileOptions { mime_type: Some(media_type.to_owned()), ..ShareFileOptions::default() };
    match window.share().share_file(window.clone(), path.display().to_string(), options) {
        Err(ShareError::UnsupportedPlatform) => Ok(false),
        Err(error @ (ShareError::Io(_) | ShareError::WindowNotFound)) => Err(not_saved(&error)),
        // What is left comes from the sheet itself, which has told the user. Who changes their
        // mind has not failed, and Android says so of every share.
        _ => Ok(true),
    }
}

/// Where the user looks for files; a bare Linux names no such folder.
fn downloads(window: &WebviewWindow) -> Result<PathBuf, Refusal> {
    let named = window.path().download_dir();
    let at_home = || window.path().home_dir().map(|home| home.join("Downloads"));
    named.or_else(|_| at_home()).map_err(|error| not_saved(&error))
}

fn not_saved(why: &dyn std::fmt::Display) -> Refusal {
    Refusal::new(RefusalCode::NotSaved, why)
}

/// Makes a file under a name that no other file has.
fn create(folder: &Path, name: &str) -> io::Result<(PathBuf, File)> {
    fs::create_dir_all(folder)?;
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    let mut number = 1;
    loop {
        let name = match number {
            1 => name.to_owned(),
            n => format!("{stem} ({n}).{extension}"),
        };
        let path = folder.join(name);
        match File::create_new(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Sends all news down a channel. A page that was loaded again takes the place of the one before.
#[tauri::command]
pub(crate) fn watch(
    table: State<'_, Opened>,
    watching: State<'_, Mutex<Option<Watch>>>,
    news: Channel<News>,
) -> Result<(), Refusal> {
    let watch = table.inner().clone()?.watch(move |told| drop(news.send(told)));
    *watching.lock().unwrap_or_else(PoisonError::into_inner) = Some(watch);
    Ok(())
}

#[tauri::command]
pub(crate) async fn phones(
    app: AppHandle,
    table: State<'_, Opened>,
    request: PhonesRequest,
) -> Result<PhonesState, Refusal> {
    let table = table.inner().clone()?;
    let answer = move || app.state::<Phones>().answer(&table, || built_ui(&app), request);
    let failed = |why: String| Refusal::new(RefusalCode::PhonesFailed, why);
    let answer = spawn_blocking(answer).await.map_err(|error| failed(error.to_string()))?;
    answer.map_err(|error| failed(error.to_string()))
}

/// The pages that are compiled into the app.
fn built_ui(app: &AppHandle) -> io::Result<Ui> {
    let assets = app.asset_resolver();
    let paths: Vec<String> = assets.iter().map(|(path, _)| path.into_owned()).collect();
    Ui::new(paths.into_iter().filter_map(|path| {
        let bytes = assets.get(path.clone())?.bytes;
        Some((format!("/{}", path.trim_start_matches('/')), bytes))
    }))
}
