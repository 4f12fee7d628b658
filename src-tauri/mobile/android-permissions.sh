#!/usr/bin/env bash
# Adds the camera to the manifest that `tauri android init` writes: for the live camera in the
# webview. A phone without one can still choose photos, so it is not required.
set -euo pipefail
manifest=gen/android/app/src/main/AndroidManifest.xml
grep -q android.permission.CAMERA "$manifest" && exit 0
sed -i 's|<application|<uses-permission android:name="android.permission.CAMERA" />\
    <uses-feature android:name="android.hardware.camera" android:required="false" />\
\
    <application|' "$manifest"
