import { expect, test, vi } from "vitest";
import { FakeElement, stubPage } from "#tests/fake-page.ts";
import { needsFirst, showProduct, startIndex } from "./hero-product.ts";
import chooseProduct from "./hero-script.ts";

test("an anchor of the first product's sections begins with it, in every spelling; else chance decides", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.99);
  for (const hash of ["#features", "#How-It-Works", "#b%6Cog"]) {
    expect(needsFirst(hash)).toBe(true);
    expect(startIndex(hash, 3)).toBe(0);
  }
  for (const hash of ["", "#faq", "#features2", "#%"]) {
    expect(needsFirst(hash)).toBe(false);
    expect(startIndex(hash, 3)).toBe(2);
  }
});

test("the document begins with a product before the panels are there", () => {
  const page = stubPage();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  chooseProduct(3);
  expect(page.root.dataset.hero).toBe("1");
  page.location.hash = "#features";
  chooseProduct(3);
  expect(page.root.dataset.hero).toBe("0");
});

test("the shown product's card is the pressed one", () => {
  const { root } = stubPage();
  const cards = ["0", "1"].map((heroCard) =>
    Object.assign(new FakeElement(), { dataset: { heroCard }, ariaPressed: "" }),
  );
  const around = new FakeElement();
  around.parts.set("[data-hero-card]", cards);
  Reflect.apply(showProduct, null, ["1", around]);
  expect([root.dataset.hero, cards.map((card) => card.ariaPressed)]).toEqual(["1", ["false", "true"]]);
  showProduct("0", null);
  expect(root.dataset.hero).toBe("0");
});
