import { describe, expect, test } from "vitest";
import { lineOfText, linesOfText } from "./plain-text.ts";

/** Never a part of what somebody typed: control characters, turned reading directions, halves of a character. */
const forbidden = ["\u0000", "\u0007", "\u007F", "\u0085", "\u202A", "\u202E", "\u2066", "\u2069", "\uD83D", "\uDE00"];
const breaks = ["\n", "\r", "\t"];

describe.each([
  ["a line", lineOfText(5), [...forbidden, ...breaks, "\u2028", "\u2029"]],
  ["lines", linesOfText(5), forbidden],
])("%s of text", (_, schema, refused) => {
  test("is trimmed, not empty and bounded", () => {
    expect(schema.parse("  ab c\n")).toBe("ab c");
    expect(schema.parse("12345 ")).toBe("12345");
    for (const text of ["", " \n ", "123456", 7, null]) expect(schema.safeParse(text).success).toBe(false);
  });

  test("holds letters of any kind", () => {
    for (const text of ["ä é", "東京", "שלום", "a\u00A0b", "😀"]) expect(schema.parse(text)).toBe(text);
  });

  test.each(refused.map((one) => [JSON.stringify(one), one]))("doesn't hold %s", (_name, character) => {
    expect(schema.safeParse(`a${character}b`).success).toBe(false);
  });
});

test("lines of text keep their line breaks", () => {
  for (const mark of breaks) expect(linesOfText(5).parse(`a${mark}b`)).toBe(`a${mark}b`);
});
