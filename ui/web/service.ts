import { toasts } from "../src/lib/toasts.svelte";
import { webapp } from "../src/lib/webapp.svelte";
import { webWords } from "../src/views/web/words";

/** An open page looks for a new version this often. */
const LOOK_AGAIN = 6 * 60 * 60 * 1000;

/** Offered by some browsers once they think the app is worth it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Offers to put the app among the others of the device, once the browser does. */
export function offerInstall() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    webapp.install = async () => {
      webapp.install = null;
      await (event as InstallEvent).prompt();
    };
  });
}

/** Has the service worker keep everything for later, and tells of new versions. */
export function serve() {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  let taken = false;
  serviceWorker.addEventListener("controllerchange", () => {
    // The first one takes a page that is as new as it is.
    if (!first || taken) location.reload();
  });
  const register = async () => {
    const registration = await serviceWorker.register("./sw.js", { updateViaCache: "none" });
    const tell = () => {
      const { waiting } = registration;
      if (waiting === null) return;
      webapp.update = () => {
        taken = true;
        waiting.postMessage("take-over");
      };
    };
    tell();
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed" && serviceWorker.controller) tell();
        if (installing.state === "activated" && first) toasts.say(() => webWords().offline);
      });
    });
    setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN);
  };
  // Without it everything works but offline.
  void register().catch(() => undefined);
}
