import { beforeEach, vi } from "vitest";

import { lang } from "./lang.svelte";
import { look } from "./look.svelte";
import { router } from "./route.svelte";
import { toasts } from "./toasts.svelte";

// All files share one page: each test finds it as a visitor does.
beforeEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  lang.choice = "system";
  look.choice = "system";
  toasts.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "#/");
  dispatchEvent(new HashChangeEvent("hashchange"));
  router.moved = false;
});
