import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanText, lineOfText, linesOfText } from "./plain-text.ts";

describe.each([
  ["a line", lineOfText(5)],
  ["lines", linesOfText(5)],
])("%s of text", (_, schema) => {
  test("is trimmed, not empty and bounded", () => {
    expect(schema.parse("  ab c\n")).toBe("ab c");
    expect(schema.parse("12345 ")).toBe("12345");
    for (const text of ["", " \n ", "123456", "\u200B", 7, null]) expect(schema.safeParse(text).success).toBe(false);
  });

  test.each(["ä é", "東京", "שלום", "a\u00A0b", "😀"])("holds letters of any kind: %s", (text) =>
    expect(schema.parse(text)).toBe(text),
  );

  test("is counted once it is cleaned", () => expect(schema.parse("\u202A12345\u202C")).toBe("12345"));
});

test.each([
  ["a telephone number copied from a list of contacts", "\u202D+1 555 0100\u202C", "+1 555 0100"],
  ["a name between isolates", "\u2068Ann\u2069", "Ann"],
  ["marks of the reading direction", "\u200Ea\u200F\u061Cb", "ab"],
  ["spaces without a width", "a\u200Bb\u2060c\uFEFF", "abc"],
  ["line ends of other programs", "a\vb\fc\u0085d\u2028e\u2029f", "a\nb\nc\nd\ne\nf"],
  ["control characters", "a\u0000b\u0007c\u001Bd\u007F", "abcd"],
  ["halves of a character", "a\uD83Db\uDE00c", "abc"],
  ["an accent beside its letter", "Mu\u0308nchen", "München"],
  ["a separator that shapes nothing", "a\u180Eb", "ab"],
  ["a soft hyphen and nothing else", " \u00AD", ""],
  ["letters that fill and leave no mark", "\u3164\u115F\uFFA0\u2800", ""],
  ["the end of a picture without its beginning", "\uFE0F\u{E0041}", ""],
  ["joiners within words", "pass\u200Dword \u200Ca", "password a"],
])("%s is cleaned", (_, typed, meant) => expect(cleanText(typed)).toBe(meant));

test.each([
  ["a family", "👨\u200D👩\u200D👧"],
  ["a waving hand of one color that is joined", "🤦🏽\u200D♀️"],
  ["a flag", "🏳️\u200D🌈"],
  ["a Persian word", "می\u200Cخواهم"],
  ["a Mongolian word", "\u182A\u1820\u180E\u1820"],
  ["a soft hyphen in a word", "soft\u00ADware"],
  ["a picture in color", "❤\uFE0F"],
  ["a Sinhala letter", "ශ්\u200Dරී"],
  ["tabs and line breaks", "a\tb\nc\r\nd"],
])("%s stays as it is", (_, text) => expect(cleanText(text)).toBe(text));

test("a line has spaces where other programs ended one, and no line break", () => {
  expect(cleanLine("a\tb\vc\u2028d")).toBe("a b c d");
  for (const mark of ["\n", "\r"]) expect(lineOfText(5).safeParse(`a${mark}b`).success).toBe(false);
});

test("whatever is typed, cleaning it once is enough, and what is left can be stored", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (typed) => {
      const clean = cleanText(typed);
      expect(cleanText(clean)).toBe(clean);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).not.toMatch(/(?![\t\n\r])\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u);
    }),
    { numRuns: 3000 },
  );
});
