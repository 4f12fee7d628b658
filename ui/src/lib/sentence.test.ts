import { expect, test } from "vitest";

import { sentence } from "./sentence";

test("a phrase becomes a sentence", () => {
  expect(sentence("ahead of Ada, 46 to 43")).toBe("Ahead of Ada, 46 to 43.");
  expect(sentence("entered twice?")).toBe("Entered twice?");
  expect(sentence("à égalité avec Dirk")).toBe("À égalité avec Dirk.");
});
