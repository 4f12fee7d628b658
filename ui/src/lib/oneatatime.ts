/**
 * Runs it one at a time: however often it is wanted while it runs, it runs once more afterwards.
 */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running = false;
  let wanted = false;
  return async () => {
    wanted = true;
    if (running) return;
    running = true;
    try {
      while (wanted) {
        wanted = false;
        await run();
      }
    } finally {
      running = false;
    }
  };
}
