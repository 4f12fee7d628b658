#!/usr/bin/env bash
# Makes the project that `tauri ios init` writes ours: permission texts in every language, what Apple
# asks about privacy, and icons. Run at the root of the repository, with the name of Tauri's program
# if it is not `tauri`. Xcode takes what lies among the app's own sources.
set -euo pipefail
project=gen/apple
cp -R src-tauri/mobile/*.lproj src-tauri/mobile/PrivacyInfo.xcprivacy "$project"/*_iOS/
src-tauri/mobile/icons.sh "$@"
cp target/icons/ios/*.png "$project/Assets.xcassets/AppIcon.appiconset/"
cd "$project" && xcodegen generate
