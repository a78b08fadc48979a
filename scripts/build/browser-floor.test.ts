import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { browserFloor } from "./browser-floor.ts";

test("the README names the floor that is built for", () => {
  const { safari, chrome, firefox } = browserFloor;
  expect(readFileSync("README.md", "utf8")).toContain(
    `from Safari ${safari}, Chrome ${chrome} and Firefox ${firefox} on`,
  );
});
