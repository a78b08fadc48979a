import { describe, expect, test } from "vitest";
import { cleanEmail, emailSchema, emailSearch } from "./email.ts";
import { mailtoAddress } from "./mailto-address.ts";

describe("what type=email takes, the server takes", () => {
  test.each([
    "research&development@example.com",
    "sales/eu@example.com",
    "a=b@example.com",
    "user@xn--80a1acny.xn--p1ai",
    "o'neill+tag@example.co.uk",
    "{ada}~|`^!#$%*?@example.com",
    "a..b@example.com",
    "ada@localhost",
    `${"a".repeat(64)}@${"b".repeat(63)}.example`,
  ])("%s", (address) => {
    expect(emailSchema.parse(address)).toBe(address);
  });
});

describe("what is meant is cleaned before it is judged", () => {
  test.each([
    [" ada@example.com\n", "ada@example.com"],
    ["ada@example.com\u200B", "ada@example.com"],
    ["\u202Aada@example.com\u202C", "ada@example.com"],
    ["\u2068ada@example.com\u2069 \uFEFF", "ada@example.com"],
    ["ada@exam\u00ADple.com", "ada@example.com"],
    ["ada\uFF20example\uFF0Ecom", "ada@example.com"],
    ["ada@example\u3002com", "ada@example.com"],
    ["ada@müller.de", "ada@xn--mller-kva.de"],
    ["ada@mu\u0308ller.de", "ada@xn--mller-kva.de"],
    ["Ada@MÜLLER.DE", "Ada@xn--mller-kva.de"],
    ["user@почта.рф", "user@xn--80a1acny.xn--p1ai"],
    // A joiner in the middle is a letter of this domain.
    ["ada@نامه\u200Cای.com", "ada@xn--mgba3gch31f060k.com"],
  ])("%j", (typed, stored) => {
    expect(emailSchema.parse(typed)).toBe(stored);
    expect(cleanEmail(stored)).toBe(stored);
  });
});

describe("what isn't an address, is refused as one", () => {
  test.each([
    "",
    " \u200B",
    "ada",
    "ada@",
    "@example.com",
    "a@b@example.com",
    "jörg@example.com",
    "ada@example..com",
    "ada@-example.com",
    "ada@example.com\r\nBcc: eve@example.com",
    "ada@example.com, eve@example.com",
    "Ada <ada@example.com>",
    "ada@ü/eve.example",
    "ada@ü%40eve.example",
    "ada@ü:80",
    "ada@ü@eve.example",
    `ada@${"ü".repeat(60)}.example`,
    `${"a".repeat(250)}@b.de`,
    "\uD800@example.com",
  ])("%j", (typed) => {
    expect(emailSchema.safeParse(typed).success).toBe(false);
  });
});

test.each([
  ["müller.de", "xn--mller-kva.de"],
  ["Ada@MÜLLER.de", "ada@xn--mller-kva.de"],
  ["MÜLLER", "xn--mller-kva"],
  ["ADA@", "ada@"],
  ["ü/ö", "ü/ö"],
  ["", ""],
])("a search for %j looks for %j", (typed, stored) => {
  expect(emailSearch(typed)).toBe(stored);
});

test.each([
  ["ada@example.com", "mailto:ada@example.com"],
  ["a?b&c#d%e/f@example.com", "mailto:a%3Fb%26c%23d%25e%2Ff@example.com"],
])("a link to write to %s is %s", (email, href) => {
  expect(mailtoAddress(email)).toBe(href);
});
