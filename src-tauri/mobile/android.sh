#!/usr/bin/env bash
# Makes the project that `tauri android init` writes ours: permissions, languages, icons, signing.
# Run at the root of the repository, with the name of Tauri's program if it is not `tauri`. A second
# run changes nothing.
set -euo pipefail
app=gen/android/app
manifest=$app/src/main/AndroidManifest.xml
res=$app/src/main/res

if ! grep -q android.permission.CAMERA "$manifest"; then
  # The camera is for live pictures in the webview; a phone without one can still choose photos. It
  # is no app for televisions. Games stay on the device: the system's backup would upload them.
  sed -i -e '/leanback/Id' -e '/AndroidTV/d' \
    -e 's|<application|<uses-permission android:name="android.permission.CAMERA" />\
    <uses-feature android:name="android.hardware.camera" android:required="false" />\
\
    <application\
        android:allowBackup="false"\
        android:localeConfig="@xml/locales_config"|' "$manifest"
fi
cp src-tauri/mobile/locales_config.xml "$res/xml/"

src-tauri/mobile/icons.sh "$@"
cp -R target/icons/android/. "$res/"

# Gradle reads the path from the folder of the project.
signing='apply(from = rootProject.file("../../src-tauri/mobile/signing.gradle"))'
grep -qF "$signing" "$app/build.gradle.kts" || echo "$signing" >>"$app/build.gradle.kts"
