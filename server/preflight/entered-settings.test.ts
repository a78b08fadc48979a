import { expect, test } from "vitest";
import { facts } from "#content/catalog/facts.ts";
import type { PublishedPolicies } from "#contract/policy-texts.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { readConfig } from "#server/config/config.ts";
import { enteredPlace } from "#tests/place.ts";
import { checkEnteredSettings } from "./entered-settings.ts";

const config = readConfig({});
const text = { title: "Returns", description: "Short.", atAGlance: ["Fair."], body: "Send it back." };
const settings = {
  ...noSiteTexts.settings,
  place: enteredPlace,
  policies: { readBy: "Grace Hopper, attorney", readOn: "2026-11-20" },
};
const found = (policies: PublishedPolicies) => checkEnteredSettings(config, { settings, policies }).map(({ id }) => id);

test("a policy that was changed after the policies were read is named", () => {
  const returns = { version: 1, changedAt: "2026-11-21T08:00:00.000Z", text, tree: null };
  expect(found({ returns })).toContain("policies-changed");
  expect(found({ returns: { ...returns, changedAt: "2026-11-20T23:00:00.000Z" } })).not.toContain("policies-changed");
  expect(found({ returns: { ...returns, text: null } })).not.toContain("policies-changed");
});

test("a return or warranty policy of one's own that leaves out the figure of the other pages is named", () => {
  const { returnDays, warrantyMonths } = facts.shop;
  const changed = (body: string) => ({
    version: 1,
    changedAt: "2026-11-20T08:00:00.000Z",
    text: { ...text, body },
    tree: null,
  });
  const says = (texts: PublishedPolicies) => found(texts).filter((id) => id.endsWith("-figure"));
  expect(says({})).toEqual([]);
  expect(says({ returns: changed("You have 14 days."), warranty: changed("Two years.") })).toEqual([
    "returns-figure",
    "warranty-figure",
  ]);
  expect(says({ returns: changed(`You have ${returnDays} days.`), warranty: changed("One year.") })).toEqual([]);
  expect(says({ warranty: changed(`A ${warrantyMonths}-month warranty.`) })).toEqual([]);
  expect(says({ returns: { ...changed("14 days"), text: null } })).toEqual([]);
});

test("policies are read on no day to come, and an address without a public domain reaches nobody", () => {
  const ids = (change: Partial<typeof settings> & { readonly emails?: ShopSettings["emails"] }) =>
    checkEnteredSettings(config, { settings: { ...settings, ...change } }).map(({ id }) => id);
  expect(ids({})).not.toContain("policies-unread");
  for (const readOn of ["2135-05-05", "1900-01-01", ""]) {
    expect(ids({ policies: { readBy: "Ada", readOn } })).toContain("policies-unread");
  }
  const owned = { support: "help@shop.com", privacy: "privacy@shop.com", dpo: "dpo@shop.com" };
  expect(ids({ emails: owned })).not.toContain("support-email");
  expect(ids({ emails: { ...owned, support: "a@b" } })).toContain("support-email");
  expect(ids({ emails: { ...owned, privacy: "a@b" } })).toContain("placeholder-addresses");
});

test("where the shop is has to be entered, profiles don't", () => {
  const ids = (place: typeof enteredPlace | null) =>
    checkEnteredSettings(config, { settings: { ...settings, place } }).map(({ id }) => id);
  expect(ids(null)).toContain("place");
  expect(ids({ ...enteredPlace, city: "" })).toContain("place");
  expect(ids({ ...enteredPlace, instagram: "" })).not.toContain("place");
});
