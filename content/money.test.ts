import { expect, test } from "vitest";
import { locale } from "./format.ts";
import { moneyText } from "./money.ts";

test.each([
  "0",
  "0.00",
  "0.50",
  "7",
  "12.50",
  "999.99",
  "1000",
  "1234.50",
  "999999",
  "1000000.00",
  "-5.00",
  "12.5",
  "7.999",
])("%s US dollars are written as the browser writes them", (amount) => {
  const digits = amount.includes(".") ? {} : { maximumFractionDigits: 0 };
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: "usd", ...digits });
  expect(moneyText({ amount, currency: "usd" })).toBe(format.format(Number(amount)));
});
