//! Drives the app through WebKitWebDriver, which starts it under Xvfb.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// A debug build on a busy machine takes a while to open its window.
const PATIENCE: Duration = Duration::from_secs(60);

/// The running app; dropping it ends the app, the driver and the display.
pub struct App {
    display: Child,
    driver: Child,
    session: String,
    data: PathBuf,
}

impl App {
    /// Starts the app with the games of a folder.
    pub fn start(data: &Path) -> App {
        let (display, number) = start_display();
        let port = free_port();
        let driver = Command::new("WebKitWebDriver")
            .arg(format!("--port={port}"))
            .env("DISPLAY", format!(":{number}"))
            .env_remove("WAYLAND_DISPLAY")
            .env("SURVEYOR_DATA", data)
            // The window's place is kept there, and what is saved.
            .env("HOME", data)
            .env("XDG_CONFIG_HOME", data)
            .env("LANGUAGE", "en")
            .env("TAURI_AUTOMATION", "true")
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("WebKitWebDriver starts (./dev setup installs it)");
        let session = format!("http://127.0.0.1:{port}/session");
        let mut app = App { display, driver, session, data: data.to_owned() };
        let capabilities = json!({"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": {
            "binary": env!("CARGO_BIN_EXE_surveyor-app"), "args": [],
        }}}});
        let session = app.post_when_ready("", &capabilities);
        let id = session["sessionId"].as_str().expect("a session");
        app.session = format!("{}/{id}", app.session);
        app
    }

    /// Ends the app as a power cut would.
    pub fn kill(self) {
        let marker = format!("SURVEYOR_DATA={}", self.data.display());
        for process in fs::read_dir("/proc").expect("processes").flatten() {
            let read = |name: &str| fs::read(process.path().join(name)).unwrap_or_default();
            let ours = String::from_utf8_lossy(&read("environ")).contains(&marker);
            if ours && String::from_utf8_lossy(&read("cmdline")).contains("surveyor-app") {
                let pid = process.file_name();
                Command::new("kill").arg("-9").arg(pid).status().expect("kill runs");
            }
        }
    }

    pub fn title(&self) -> String {
        self.get("/title").as_str().expect("a title").to_owned()
    }

    /// Clicks the button or link with this text or name, once there is one that can be used.
    pub fn click(&self, text: &str) {
        let named = format!("contains(normalize-space(.), '{text}') or @aria-label = '{text}'");
        let path = format!("//*[self::a or self::button][{named}][not(@disabled)]");
        let id = self.find("xpath", &path);
        self.post(&format!("/element/{id}/click"), &json!({}));
    }

    /// Types into the first element that a CSS selector finds; a path, if it takes files.
    pub fn type_into(&self, selector: &str, text: &str) {
        let id = self.find("css selector", selector);
        self.post(&format!("/element/{id}/value"), &json!({"text": text}));
    }

    /// Goes to an address of the UI.
    pub fn go(&self, hash: &str) {
        let script = format!("location.hash = {hash:?};");
        self.post("/execute/sync", &json!({"script": script, "args": []}));
    }

    /// Waits until the address of the page satisfies a condition, and returns it.
    pub fn wait_for_address(&self, arrived: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let address = self.get("/url").as_str().expect("an address").to_owned();
            if arrived(&address) {
                return address;
            }
            assert!(start.elapsed() < PATIENCE, "still at {address}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Waits until the page shows a text.
    pub fn wait_for_text(&self, text: &str) {
        let start = Instant::now();
        loop {
            let script = json!({"script": "return document.body ? document.body.innerText : '';", "args": []});
            let page = self.post("/execute/sync", &script).as_str().expect("text").to_owned();
            if page.contains(text) {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "{text:?} is not in {page:?}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// The first element found, once there is one: the page may still be loading.
    fn find(&self, using: &str, value: &str) -> String {
        let start = Instant::now();
        let body = json!({"using": using, "value": value});
        loop {
            let answer = ureq::post(format!("{}/element", self.session)).send_json(&body);
            if let Ok(mut answer) = answer {
                let found = answer.body_mut().read_json::<Value>().expect("JSON");
                let id = found["value"].as_object().and_then(|object| object.values().next());
                return id.and_then(Value::as_str).expect("an element").to_owned();
            }
            assert!(start.elapsed() < PATIENCE, "there is no {value}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Runs a script that calls its last argument with a text.
    pub fn run(&self, script: &str) -> String {
        let result = self.post("/execute/async", &json!({"script": script, "args": []}));
        result.as_str().expect("a text").to_owned()
    }

    fn get(&self, path: &str) -> Value {
        let mut answer = ureq::get(format!("{}{path}", self.session)).call().expect(path);
        answer.body_mut().read_json::<Value>().expect("JSON")["value"].take()
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let mut answer = ureq::post(format!("{}{path}", self.session)).send_json(body).expect(path);
        answer.body_mut().read_json::<Value>().expect("JSON")["value"].take()
    }

    /// Posts once the driver listens.
    fn post_when_ready(&self, path: &str, body: &Value) -> Value {
        let start = Instant::now();
        loop {
            match ureq::post(format!("{}{path}", self.session)).send_json(body) {
                Ok(mut answer) => {
                    return answer.body_mut().read_json::<Value>().expect("JSON")["value"].take();
                }
                Err(error) if start.elapsed() > PATIENCE => panic!("no session: {error}"),
                Err(_) => std::thread::sleep(Duration::from_millis(50)),
            }
        }
    }
}

impl Drop for App {
    fn drop(&mut self) {
        // Nothing to do about a failure while cleaning up; the display takes the window along.
        let _ = ureq::delete(&self.session).call();
        for process in [&mut self.driver, &mut self.display] {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// An X server on a number of its own choosing, which it prints once it is ready.
fn start_display() -> (Child, String) {
    let mut display = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("Xvfb starts (./dev setup installs it)");
    let mut number = String::new();
    BufReader::new(display.stdout.take().expect("a pipe"))
        .read_line(&mut number)
        .expect("Xvfb prints its number");
    (display, number.trim().to_owned())
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}
