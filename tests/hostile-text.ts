import fc from "fast-check";

/** What has broken a header, an address, a query or a page somewhere before. */
export const hostileTexts = [
  "läden-日本",
  "a\u0000b",
  "a\u0001b",
  "a\u007fb",
  "a\r\nSet-Cookie: a=b",
  "\u202Eevil",
  "\uD83D",
  "😀",
  "a b",
  "%",
  "%zz",
  "%00",
  "%0d%0aX: y",
  "%ff",
  "..//evil.example",
  "./..//evil.example",
  "\\evil.example",
  "/evil.example",
  "?a=日本&b=\u00e9#läden",
  "#\u2028",
  "__proto__",
  "constructor",
  "<script>alert(1)</script>",
  "' or 1=1 --",
  "{{7*7}}",
  "x".repeat(199),
  "日".repeat(199),
];
/** A text that a value in the database, or in a request, may hold. */
export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(..."\u0000\r\n\t\u001B\u202E\u2028\uFEFF%/\\?#.:@é日😀 "), maxLength: 20 }),
);
