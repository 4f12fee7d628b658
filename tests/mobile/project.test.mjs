/**
 * The projects for phones, as far as a machine without their SDKs can tell: Tauri writes the Android
 * project given folders that look like the SDK, and `android.sh` makes it ours. What stores and
 * systems ask for besides is checked in the files that the workflow hands them.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MOBILE = join(ROOT, "src-tauri/mobile");
const RES = "gen/android/app/src/main/res";
/** Languages as folders of the app, and as the stores name them. */
const LANGUAGES = { en: "en-US", fr: "fr-FR", de: "de-DE" };
/** How many characters the stores take. */
const LIMITS = {
  title: 30,
  subtitle: 30,
  short_description: 80,
  keywords: 100,
  full_description: 4000,
};

/** A copy of what the project is written from: nothing is left behind in the checkout. */
const copy = mkdtempSync(join(tmpdir(), "surveyor-mobile-"));
const read = (...path) => readFileSync(join(...path), "utf8");
const inCopy = (path) => read(copy, path);
const manifest = () => inCopy("gen/android/app/src/main/AndroidManifest.xml");

/** Something that looks like an SDK, as far as writing a project goes. */
function stubSdk() {
  const sdk = join(copy, "sdk");
  const ndk = join(sdk, "ndk/27.2.12479018");
  mkdirSync(ndk, { recursive: true });
  mkdirSync(join(sdk, "platforms"));
  writeFileSync(
    join(ndk, "source.properties"),
    "Pkg.Revision = 27.2.12479018\n",
  );
  return { ...process.env, ANDROID_HOME: sdk, NDK_HOME: ndk, JAVA_HOME: sdk };
}

before(() => {
  for (const path of [
    "Cargo.toml",
    "Cargo.lock",
    "tauri.conf.json",
    "src-tauri",
    "crates",
  ]) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  }
  mkdirSync(join(copy, "ui/dist"), { recursive: true });
  const tauri =
    process.env.TAURI ?? join(ROOT, ".tools/tauri/node_modules/.bin/tauri");
  const options = { cwd: copy, env: stubSdk(), stdio: "pipe" };
  execFileSync(
    tauri,
    ["android", "init", "--ci", "--skip-targets-install"],
    options,
  );
  writeFileSync(
    join(copy, "icon.png"),
    readFileSync(join(copy, RES, "mipmap-hdpi/ic_launcher.png")),
  );
  // Twice: a project that exists already must not get anything a second time.
  for (let run = 0; run < 2; run++)
    execFileSync("src-tauri/mobile/android.sh", [tauri], options);
});
after(() => rmSync(copy, { recursive: true, force: true }));

const all = (text, pattern) =>
  [...text.matchAll(pattern)].map((match) => match[1]);

test("the Android app may use the network and the camera, and nothing else", () => {
  const permissions = all(
    manifest(),
    /<uses-permission android:name="([^"]*)"/g,
  );
  assert.deepEqual(permissions.sort(), [
    "android.permission.CAMERA",
    "android.permission.INTERNET",
  ]);
});

test("the Android app runs on phones without a camera, and is none for televisions", () => {
  assert.deepEqual(all(manifest(), /<uses-feature ([^>]*?)\s*\/>/g), [
    'android:name="android.hardware.camera" android:required="false"',
  ]);
  assert.doesNotMatch(manifest(), /leanback/i);
});

test("games are not uploaded by Android's own backup, and files are shared from the cache", () => {
  assert.equal(all(manifest(), /android:allowBackup="(\w+)"/g).join(), "false");
  assert.match(manifest(), /androidx\.core\.content\.FileProvider/);
  assert.match(inCopy(`${RES}/xml/file_paths.xml`), /<cache-path/);
});

test("Android offers the app in the languages it speaks", () => {
  assert.match(manifest(), /android:localeConfig="@xml\/locales_config"/);
  const offered = all(
    inCopy(`${RES}/xml/locales_config.xml`),
    /<locale android:name="(\w+)"/g,
  );
  assert.deepEqual(offered, Object.keys(LANGUAGES));
});

test("the Android app has its own icon in every density", () => {
  const tauris = readFileSync(join(copy, "icon.png"));
  const icon = readFileSync(join(copy, RES, "mipmap-hdpi/ic_launcher.png"));
  assert.ok(!icon.equals(tauris), "the icon is still Tauri's");
  for (const density of ["mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi"]) {
    for (const name of [
      "ic_launcher",
      "ic_launcher_round",
      "ic_launcher_foreground",
    ]) {
      assert.ok(
        existsSync(join(copy, RES, `mipmap-${density}`, `${name}.png`)),
        `${density} ${name}`,
      );
    }
  }
  assert.match(
    inCopy(`${RES}/mipmap-anydpi-v26/ic_launcher.xml`),
    /adaptive-icon/,
  );
});

test("a release for Android is signed by a script that is there", () => {
  const gradle = inCopy("gen/android/app/build.gradle.kts");
  const applied = all(
    gradle,
    /apply\(from = rootProject\.file\("([^"]*)"\)\)/g,
  );
  assert.equal(applied.length, 1, "it is applied once");
  assert.ok(existsSync(join(copy, "gen/android", applied[0])), applied[0]);
});

test("iOS is told why in every language", () => {
  const keys = (text) => all(text, /"?(NS\w+UsageDescription)"?/g);
  const asked = keys(read(MOBILE, "Info.plist"));
  assert.ok(asked.includes("NSCameraUsageDescription"));
  for (const language of Object.keys(LANGUAGES)) {
    assert.deepEqual(
      keys(read(MOBILE, `${language}.lproj/InfoPlist.strings`)),
      asked,
      language,
    );
  }
  const plist = read(MOBILE, "Info.plist");
  const spoken = plist.slice(plist.indexOf("CFBundleLocalizations"));
  assert.deepEqual(
    all(spoken, /<string>(\w+)<\/string>/g),
    Object.keys(LANGUAGES),
  );
});

test("Apple is told that nothing is collected", () => {
  const privacy = read(MOBILE, "PrivacyInfo.xcprivacy");
  assert.match(privacy, /NSPrivacyTracking<\/key>\s*<false\/>/);
  assert.match(privacy, /NSPrivacyCollectedDataTypes<\/key>\s*<array\/>/);
});

test("the stores' texts are there in every language and short enough", () => {
  assert.deepEqual(
    readdirSync(join(MOBILE, "store")).sort(),
    Object.values(LANGUAGES).sort(),
  );
  for (const language of Object.values(LANGUAGES)) {
    for (const [name, limit] of Object.entries(LIMITS)) {
      const text = read(MOBILE, "store", language, `${name}.txt`).trim();
      assert.ok(
        text.length > 0 && text.length <= limit,
        `${language} ${name}: ${text.length}`,
      );
    }
  }
});

test("the workflow uses only scripts that are there", () => {
  const workflow = read(ROOT, ".github/workflows/release.yml");
  const scripts = all(workflow, /(src-tauri\/mobile\/[\w-]+\.sh)/g);
  assert.ok(scripts.length >= 3, "for Android, iOS and the icons");
  for (const script of scripts)
    assert.ok(existsSync(join(ROOT, script)), script);
});
