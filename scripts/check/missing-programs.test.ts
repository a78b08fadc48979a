import { expect, test } from "vitest";
import { announcement } from "./missing-programs.ts";

test("a run says what it fetches, how much and how long", () => {
  expect(announcement(["Chromium", "Firefox"], true)).toMatch(/Chromium, Firefox.* about 160 MB .* about 2 minutes/);
  expect(announcement(["nginx"], true)).toMatch(/about 2 MB .* about a minute/);
});

test("where nothing can be installed it says that tests are left out", () => {
  expect(announcement(["Firefox"], false)).toMatch(/lacks Firefox\..*left out/);
});

test("where nothing is missing it says nothing", () => expect(announcement([], true)).toBeNull());
