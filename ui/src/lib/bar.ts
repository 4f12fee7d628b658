/** Paints the browser's own bar like the paper below it, whichever theme the user likes. */
export function paintBar() {
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
  // Where no style sheet is, as in tests, the bar stays as it is.
  if (!paper) return;
  const bar = document.querySelector<HTMLMetaElement>("meta[name=theme-color]") ?? newBar();
  bar.content = paper;
}

function newBar(): HTMLMetaElement {
  const bar = Object.assign(document.createElement("meta"), { name: "theme-color" });
  document.head.append(bar);
  return bar;
}
