import { expect, test } from "vitest";
import { amountOf, csvCell, csvLine } from "./csv.ts";

test.each<[string | number, string]>([
  ["plain@example.com", "plain@example.com"],
  [7, "7"],
  [-7, "-7"],
  ["", ""],
  ["a,b", '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", `"'=1+1"`],
  ["+1", `"'+1"`],
  ["-1", `"'-1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\t=1", `"'\t=1"`],
  ["  =1", `"'  =1"`],
  ["\uFF1D1", `"'\uFF1D1"`],
  ["|cmd", `"'|cmd"`],
  ["%0A", `"'%0A"`],
  ["\uFEFF=1", `"'\uFEFF=1"`],
  ["\uFF0B1", `"'\uFF0B1"`],
  ["\uFF0D1", `"'\uFF0D1"`],
  ["\uFF201", `"'\uFF201"`],
  ["it's", `"it's"`],
  ["1=1", "1=1"],
])("%j becomes %s", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test("a line ends as RFC 4180 has it", () => {
  expect(csvLine([1, "a", "b,c"])).toBe('1,a,"b,c"\r\n');
});

test.each<[number, string, string]>([
  [5598, "usd", "55.98"],
  [5, "usd", "0.05"],
  [0, "usd", "0.00"],
  [-150, "eur", "-1.50"],
  [-5, "eur", "-0.05"],
  [5598, "jpy", "5598"],
  [1_234, "kwd", "1.234"],
  [9_007_199_254_740_991, "usd", "90071992547409.91"],
])("%d units of %s are %s, exactly, and no formula", (units, currency, cell) => {
  expect(csvLine([amountOf(units, currency)])).toBe(`${cell}\r\n`);
});
