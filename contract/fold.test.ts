import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test.each([
  ["Grüße aus MÜNCHEN", "MÜNCHEN"],
  ["Grüße aus MÜNCHEN", "münchen"],
  ["Grüße aus München", "MU\u0308NCHEN"],
  ["Grüße", "GRÜSSE"],
  ["STRASSE", "straße"],
  ["STRAẞE", "strasse"],
  ["İstanbul", "istanbul"],
  ["ISPARTA ılıca", "ILICA"],
  ["Ὀδυσσεύς", "ὈΔΥΣΣΕΎΣ"],
  ["ΟΔΟΣ", "οδός".normalize("NFD").replace("\u0301", "")],
  ["ＡＢＣ１２３", "abc123"],
  ["soft\u00ADhyphen", "softhyphen"],
])("%j holds %j", (text, part) => expect(fold(text)).toContain(fold(part)));

test("accents count", () => expect(fold("München")).not.toContain(fold("Munchen")));

test("whatever is written, each part of it finds it, in either case and composed or not", () => {
  const segmenter = new Intl.Segmenter();
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), fc.nat(30), fc.nat(30), (text, from, length) => {
      const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
      const part = letters.slice(from, from + length).join("");
      const whole = fold(text);
      for (const spelled of [part, part.normalize("NFD"), part.normalize("NFC")])
        expect(whole).toContain(fold(spelled));
      expect(fold(whole)).toBe(whole);
    }),
    { numRuns: 5000 },
  );
});
