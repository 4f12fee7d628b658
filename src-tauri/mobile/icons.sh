#!/usr/bin/env bash
# Makes icons for every system from the one drawing, in target/icons. Run at the root of the
# repository, with the name of Tauri's program if it is not `tauri`.
set -euo pipefail
tauri=("${@:-tauri}")
drawing=src-tauri/icons/icon.svg
made=target/icons
mkdir -p "$made"
# Android cuts a shape of its own from the middle two thirds: all that matters is drawn in there.
sed 's/viewBox="0 0 512 512"/viewBox="-132 -132 776 776"/' "$drawing" >"$made/android.svg"
cat >"$made/icon.json" <<END
{ "default": "../../$drawing", "bg_color": "#23303d", "android_fg": "android.svg" }
END
"${tauri[@]}" icon "$made/icon.json" --output "$made" 2>"$made/log"
