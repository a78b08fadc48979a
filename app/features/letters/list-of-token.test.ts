import { expect, test } from "vitest";
import { presentation, productSlugs } from "#content/catalogue/presentation.ts";
import { letterPages } from "#content/letters.ts";
import { listOfToken, nameOfList } from "./list-of-token.ts";

const tokenOf = (said: unknown): string => `${Buffer.from(JSON.stringify(said)).toString("base64url")}.signature`;

test.each([
  [tokenOf({ p: "u", l: "newsletter", e: "ä@x.com" }), "newsletter"],
  [tokenOf({ p: "u", l: "ship:carbon-finder", e: "a@x.com" }), "carbon-finder"],
  [tokenOf({ l: 7 }), null],
  [tokenOf(null), null],
  ["", null],
  ["%%%.x", null],
])("%s is about %s", (token, list) => {
  expect(listOfToken(token)).toBe(list);
});

test("every product's list is called by its name, on presale or not any more, and anything else is the newsletter", () => {
  const { lists } = letterPages.unsubscribe;
  for (const slug of productSlugs) expect(nameOfList(slug)).toBe(lists.shipDate(presentation[slug].name));
  for (const list of ["newsletter", "nothing", null]) expect(nameOfList(list)).toBe(lists.newsletter);
});
