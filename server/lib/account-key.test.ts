import { expect, test } from "vitest";
import { isSameAccount } from "./account-key.ts";

test.each([
  "Keeper",
  " keeper ",
  "keeper\u034F",
  "kee\uFE0Fper",
  "keeper\u3164",
  "\u115Fkeeper",
  "k\u0435eper",
  "\uFF2Beeper",
  "\u{1D424}eeper",
  "\u041A\u0415\u0435\u0440\u0435r",
])("%j is keeper's account", (spelling) => {
  expect(isSameAccount(spelling, "keeper")).toBe(true);
});

test("names that differ are different accounts, and spaces count once", () => {
  expect(isSameAccount("keeper", "keepers")).toBe(false);
  expect(isSameAccount("José", "Jose")).toBe(false);
  expect(isSameAccount("ann  lee", "Ann Lee")).toBe(true);
  expect(isSameAccount("Зоя", "Ада")).toBe(false);
});
