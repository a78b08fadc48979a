import { expect, test } from "vitest";
import { manuals } from "#content/manuals/manuals.ts";
import { buyPromisesOf } from "#content/products/buy-facts.ts";
import { productRecords } from "#content/products/records.ts";
import { cardTrackers, offers } from "#tests/built-in.ts";
import { rule } from "#tests/rule.ts";

rule("docs/behavior/incard-finder.md#pictures", () => {
  test("ten", () => {
    expect(productRecords["incard-finder"].gallery).toHaveLength(10);
  });
});

rule("docs/behavior/incard-finder.md#offer", () => {
  test("the end of the sale that is over, without its list price", () => {
    expect(cardTrackers["incard-finder"]).toMatchObject({
      priceNote: "",
      passedSale: "Sale ends 5/31/2025. That date has passed: the price still applies.",
    });
  });

  test("what stands below the button", () => {
    expect(Object.values(buyPromisesOf(offers.freeShippingFrom))).toEqual([
      "Free shipping on orders $50+",
      "1-year warranty, 30-day returns",
      "Secure checkout",
    ]);
  });
});

rule("docs/behavior/incard-finder.md#manual", () => {
  test("its parts and their hashes", () => {
    expect(manuals["incard-finder"].tabs.map(({ label, hash }) => [label, hash])).toEqual([
      ["Setup", "setup"],
      ["Activation/Locate", "locate"],
      ["Battery", "battery"],
      ["Reset", "factory-reset"],
      ["Disable", "disable-finder"],
      ["FAQ", "faq"],
    ]);
  });
});
