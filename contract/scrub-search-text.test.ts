import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxSearchTextLength, scrubSearchText } from "./scrub-search-text.ts";

test.each([
  ["  does it\n float? ", "does it float?"],
  ["a\u0000b\u202Ec", "a b c"],
  ["x".repeat(300), "x".repeat(200)],
  [`${"x".repeat(199)} y`, "x".repeat(199)],
])("%j is stored as %j", (typed, saved) => expect(scrubSearchText(typed)).toBe(saved));

test.each(["", " ? ", "ann@example.com", "+1 (555) 010-0199", "#1234", "…"])("of %j nothing is left", (typed) =>
  expect(scrubSearchText(typed)).toBeNull(),
);

describe("what a search for a product needs stays whole", () => {
  test.each([
    "16",
    "1.7 mm",
    "CR2032",
    "order cr2032 battery",
    "iOS 14.5",
    "iphone 12",
    "Pixel 8",
    "iPhone 15 Pro Max",
    "Galaxy S24 Ultra 5G",
    "Android 9+",
    "Bluetooth 5.3 at 2.4 GHz",
    "85.6 x 54 x 1.7 mm",
    "IP68 or IP67?",
    "CARD01NC",
    "smarttracker123",
    "ISO 7810 card in 2026",
    "IEC 60529",
    "order 20 trackers",
    "does it work at home",
    "polka dot case",
    "30 cm, 5 minutes",
    "border 2032",
  ])("%s", (typed) => expect(scrubSearchText(typed)).toBe(typed));
});

describe("telephone, card and order numbers are cut out", () => {
  test.each([
    ["call +1 (555) 010-0199 now", "call [number] now"],
    ["call 555.010.0199", "call [number]"],
    ["my number is 5550100", "my number is [number]"],
    ["ring 06 12 34 56 78 please", "ring [number] please"],
    ["ring +44 (0) 20 7946 0958", "ring [number]"],
    ["ring +49-30\u2011901820", "ring [number]"],
    ["ring +33 12 34", "ring [number]"],
    ["card 4111 1111 1111 1111 refused", "card [number] refused"],
    ["card 4111-1111-1111-1111", "card [number]"],
    ["card 4111.1111,1111/1111", "card [number]"],
    ["card 4111 \u2013 1111 \u2013 1111 \u2013 1111", "card [number]"],
    ["card ４１１１ １１１１ １１１１ １１１１", "card [number]"],
    ["ring ＋１（５５５）０１０－０１９９", "ring [number]"],
    ["ring ٠١٢٣٤٥٦٧٨", "ring [number]"],
    ["4\u200B1\u200B1\u200B1\u200B1\u200B1\u200B1 card", "[number] card"],
    ["where is #1234", "where is [number]"],
    ["where is # 1234", "where is [number]"],
    ["where is #IC-1042", "where is [number]"],
    ["order 123456", "order [number]"],
    ["order 1042 late", "order [number] late"],
    ["Order no. 10427", "Order no. [number]"],
    ["order number: IC-1042", "order number: [number]"],
    ["invoice id=2041", "invoice id=[number]"],
    ["lost 123456 order", "lost [number] order"],
    ["parcel 1Z999AA10123456784", "parcel [number]"],
    ["serial abcdefg1234", "serial [number]"],
    ["paid pi_3MtwBwLkdIwHu7ix28a3tqPa", "paid [number]"],
    ["born 1990-05-17", "born [number]"],
  ])("%s", (typed, saved) => expect(scrubSearchText(typed)).toBe(saved));
});

describe("e-mail addresses are cut out, however they are written", () => {
  test.each([
    ["I am ann@example.com", "I am [e-mail]"],
    ["ann.lee+shop@mail.example.co.uk asks", "[e-mail] asks"],
    ["write ann @ example . com please", "write [e-mail] please"],
    ["ask ann @example", "ask [e-mail]"],
    ["write ann＠example．com", "write [e-mail]"],
    ["write ann(at)example(dot)com", "write [e-mail]"],
    ["I am ann [at] example [dot] com today", "I am [e-mail] today"],
    ["I am ann at example dot com", "I am [e-mail]"],
    ["I am Ann DOT Lee AT mail DOT example DOT com", "I am [e-mail]"],
    ["I am ann at gmail", "I am [e-mail]"],
    ["I am ann-lee at example.com", "I am [e-mail]"],
    ["I am ann_at_example_dot_com", "I am [e-mail]"],
    ["I am ann arroba example punto com", "I am [e-mail]"],
    ["I am ann%40example.com", "I am [e-mail]"],
    ["I am ann&#64;example.com", "I am [e-mail]"],
    ['I am "ann lee"@example.com', "I am [e-mail]"],
    ["see @ann_lee there", "[e-mail] there"],
  ])("%s", (typed, saved) => expect(scrubSearchText(typed)).toBe(saved));
});

const pieces = fc.constantFrom(
  ..."0123456789@#+-. ()/:xé",
  "order ",
  " at ",
  " dot ",
  "gmail",
  "[number]",
  "[e-mail]",
  "４",
  "٣",
  "1Z",
);
const typedTexts = fc.oneof(
  fc.string({ maxLength: 1200, unit: "grapheme" }),
  fc.array(pieces, { maxLength: 120 }).map((all) => all.join("")),
);

test("whatever is typed: one short line without a sign of an address or seven digits in a row, the same when cut again", () => {
  fc.assert(
    fc.property(typedTexts, (typed) => {
      const saved = scrubSearchText(typed);
      if (saved === null) return;
      expect([...saved].length).toBeLessThanOrEqual(maxSearchTextLength);
      expect(saved).not.toMatch(/@|\n/);
      expect(saved).not.toMatch(/(?:\p{Nd}[\s().+/-]{0,2}){7,}/u);
      expect(scrubSearchText(saved) ?? saved).toBe(saved);
    }),
    { numRuns: 2000 },
  );
});

test("a hostile text takes no longer than it is long", () => {
  for (const hostile of ["a-dot-", "a dot ", "1 ", "a.", "order number ", "x@", '"', "at "]) {
    const long = hostile.repeat(1000);
    expect(scrubSearchText(long)?.length ?? 0).toBeLessThanOrEqual(maxSearchTextLength);
  }
}, 20_000);
