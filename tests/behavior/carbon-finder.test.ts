import { expect, test } from "vitest";
import { saving } from "#app/features/catalog/price-box/saving.ts";
import { manuals } from "#content/manuals/manuals.ts";
import { messages } from "#content/messages.ts";
import { productRecords } from "#content/products/records.ts";
import { carbonFinderPage, carbonPageFaq, cardTrackers, prices } from "#tests/built-in.ts";
import { rule } from "#tests/rule.ts";
import { specValues } from "#tests/spec-values.ts";

rule("docs/behavior/carbon-finder.md#carousel", () => {
  test("more pictures than its eight thumbnails", () => {
    expect(productRecords["carbon-finder"].gallery.length).toBeGreaterThan(8);
  });
});

rule("docs/behavior/carbon-finder.md#price-box", () => {
  test("what the presale saves", () => {
    expect(saving(prices.carbonRegular, prices.carbon)).toBe("7.00");
  });

  test("ship date and end of the presale", () => {
    expect(cardTrackers["carbon-finder"].shipLines).toEqual({
      today: "Presale: a new ship date will be announced. Cancel any time before it ships and get all of it back.",
      announced: "Ships October 31, 2025.",
    });
    expect(cardTrackers["carbon-finder"].priceNote).toBe(
      "Presale price. It goes back to $35.99 when the presale ends.",
    );
  });
});

rule("docs/behavior/carbon-finder.md#tabs", () => {
  test("six features, one of them with 95 dB", () => {
    expect(carbonFinderPage.features).toHaveLength(6);
    expect(carbonFinderPage.features.map(({ title }) => title)).toContain("95 dB ring");
  });

  test("80-100 dB in the specifications", () => {
    expect(specValues(carbonFinderPage.specs).Sound).toBe("80-100 dB");
  });

  test("the manual's parts", () => {
    const { tabs } = manuals["carbon-finder"];
    expect(tabs.map(({ label }) => label)).toEqual(["Setup", "Wireless charging", "Factory reset", "Disable"]);
    expect(tabs.map(({ hash }) => hash)).toEqual(["setup", "wireless-charging", "factory-reset", "disable"]);
  });

  test("six questions, in order", () => {
    const asked = [/battery/, /waterproof/, /differ from InCard Finder/, /ship/, /charging pad/, /box/];
    expect(carbonPageFaq.map(({ question }) => question)).toEqual(asked.map((it) => expect.stringMatching(it)));
  });
});

rule("docs/behavior/carbon-finder.md#missing-product", () => {
  test("its words", () => {
    expect(messages.products.notFoundTitle).toBe("Product Not Found");
    expect(messages.products.carbonNotFound).toBe("The Carbon Finder product could not be loaded.");
  });
});
