import { kitWords } from "./kit/words";
import type { Table } from "./table.svelte";
import { toasts } from "./toasts.svelte";

/** Tells where a file is kept, unless the browser or the system does so, or why it could not be. */
export async function tellSaved(table: Table, saving: Promise<string | null>): Promise<void> {
  try {
    const place = await saving;
    if (place !== null) toasts.say(() => kitWords().saved(place));
  } catch (thrown) {
    table.tell(thrown);
  }
}
