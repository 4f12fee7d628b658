/**
 * Keeps the screen on, where the browser can, until the answer is called. Browsers let go of it when
 * the page is out of sight: it is asked for again when it is back.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  async function hold() {
    if (!wanted || document.visibilityState !== "visible") return;
    try {
      const held = await navigator.wakeLock?.request("screen");
      if (wanted) lock = held ?? null;
      else await held?.release();
    } catch {
      // An almost empty battery has the last word.
    }
  }

  function back() {
    void hold();
  }

  document.addEventListener("visibilitychange", back);
  void hold();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", back);
    void lock?.release().catch(() => undefined);
  };
}
