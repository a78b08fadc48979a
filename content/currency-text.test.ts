import { expect, test } from "vitest";
import { unitsText } from "#content/currency-text.ts";

test.each([
  ["usd", "$55.98"],
  ["jpy", "¥5,598"],
  ["eur", "€55.98"],
  ["kwd", "KWD 5.598"],
])("an amount of %s is written with the decimals that the currency has", (currency, expected) => {
  expect(unitsText(5598, currency).replace("\u{a0}", " ")).toBe(expected);
});
