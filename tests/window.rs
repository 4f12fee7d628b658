//! The real app in a real window on a display of its own.

mod webdriver;

use webdriver::App;

#[test]
fn the_window_shows_the_apps_name() {
    let app = App::start();
    assert_eq!(app.title(), "Surveyor");
    assert_eq!(app.text("h1"), "Surveyor");
}

/// What would run if somebody managed to put a script or a picture from elsewhere into the page.
#[test]
fn the_page_runs_nothing_but_its_own_code() {
    let app = App::start();
    let blocked = app.run(
        "const done = arguments[0];
         document.addEventListener('securitypolicyviolation', e => done(e.effectiveDirective));
         const script = document.createElement('script');
         script.textContent = 'document.title = \"taken over\"';
         document.head.append(script);
         setTimeout(() => done('nothing blocked'), 5000);",
    );
    assert_eq!(blocked, "script-src-elem");
    assert_eq!(app.title(), "Surveyor");
}
