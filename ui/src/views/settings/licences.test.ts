import { expect, test } from "vitest";

import { licences } from "./licences";

test.each(licences)("$of says on what terms it may be used", ({ text }) => {
  expect(text).toMatch(
    /permission is hereby granted|permission to use|open font license|apache license/i,
  );
});
