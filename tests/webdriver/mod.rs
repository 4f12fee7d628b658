//! Drives the app through WebKitWebDriver, which starts it under Xvfb.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
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
}

impl App {
    pub fn start() -> App {
        let (display, number) = start_display();
        let port = free_port();
        let driver = Command::new("WebKitWebDriver")
            .arg(format!("--port={port}"))
            .env("DISPLAY", format!(":{number}"))
            .env_remove("WAYLAND_DISPLAY")
            .env("TAURI_AUTOMATION", "true")
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("WebKitWebDriver starts (./dev setup installs it)");
        let mut app = App { display, driver, session: format!("http://127.0.0.1:{port}/session") };
        let capabilities = json!({"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": {
            "binary": env!("CARGO_BIN_EXE_surveyor-app"), "args": [],
        }}}});
        let session = app.post_when_ready("", &capabilities);
        let id = session["sessionId"].as_str().expect("a session");
        app.session = format!("{}/{id}", app.session);
        app
    }

    pub fn title(&self) -> String {
        self.get("/title").as_str().expect("a title").to_owned()
    }

    /// The text of the first element that a CSS selector finds, once there is one.
    pub fn text(&self, selector: &str) -> String {
        self.post("/timeouts", &json!({"implicit": PATIENCE.as_millis() as u64}));
        let found = self.post("/element", &json!({"using": "css selector", "value": selector}));
        let id = found.as_object().and_then(|object| object.values().next());
        let id = id.and_then(Value::as_str).expect("an element");
        self.get(&format!("/element/{id}/text")).as_str().expect("text").to_owned()
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
