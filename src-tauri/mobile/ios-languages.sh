#!/usr/bin/env bash
# Adds the permission texts in every language to the project that `tauri ios init` writes. Xcode
# takes them from folders that lie among the app's own sources.
set -euo pipefail
project=gen/apple
cp -R src-tauri/mobile/*.lproj "$project"/*_iOS/
cd "$project" && xcodegen generate
