import { expect, test } from "vitest";
import { subscriptionPages } from "#content/newsletter.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { mailingListName, mailingListOfToken } from "./list-of-token.ts";

const tokenOf = (said: unknown): string => `${Buffer.from(JSON.stringify(said)).toString("base64url")}.signature`;

test.each([
  [tokenOf({ p: "u", l: "newsletter", e: "ä@x.com" }), "newsletter"],
  [tokenOf({ p: "u", l: "ship:carbon-finder", e: "a@x.com" }), "carbon-finder"],
  [tokenOf({ e: "???>>>~~~@x.com", l: "newsletter" }), "newsletter"],
  [tokenOf({ l: "my-ship:list" }), "my-ship:list"],
  [tokenOf({ l: 7 }), null],
  [tokenOf({ l: ["ship:carbon-finder"] }), null],
  [tokenOf("newsletter"), null],
  [tokenOf(null), null],
  ["", null],
  ["%%%.x", null],
])("%s is about %s", (token, list) => {
  expect(mailingListOfToken(token)).toBe(list);
});

test("every product's list is called by its name, on presale or not any more, and anything else is the newsletter", () => {
  const { lists } = subscriptionPages;
  for (const slug of productSlugs) expect(mailingListName(slug)).toBe(lists.shipDate(presentation[slug].name));
  for (const list of ["newsletter", "nothing", null]) expect(mailingListName(list)).toBe(lists.newsletter);
});
