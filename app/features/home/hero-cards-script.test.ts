import { expect, test, vi } from "vitest";
import { FakeElement, stubPage } from "#tests/fake-page.ts";
import watchCards from "./hero-cards-script.ts";

/** Runs the script behind two cards, with the picture of each in its panel, while a product is shown. */
function runScript(hero: string) {
  const page = stubPage();
  page.root.dataset.hero = hero;
  const cards = ["0", "1"].map((heroCard) =>
    Object.assign(new FakeElement(["[data-hero-card]"]), { dataset: { heroCard }, ariaPressed: "" }),
  );
  const pictures = cards.map(() => Object.assign(new FakeElement(), { fetchPriority: "auto", loading: "lazy" }));
  const around = new FakeElement();
  around.parts.set("[data-hero-card]", cards);
  page.document.parts.set(".hero-panel img", pictures);
  page.document.currentScript = { previousElementSibling: around };
  watchCards();
  return { ...page, cards, pictures, pressed: () => cards.map(({ ariaPressed }) => ariaPressed) };
}

test("the shown picture is fetched first, and its card is the pressed one", () => {
  const { pictures, pressed } = runScript("1");
  expect(pictures.map(({ fetchPriority, loading }) => [fetchPriority, loading])).toEqual([
    ["auto", "lazy"],
    ["high", "eager"],
  ]);
  expect(pressed()).toEqual(["false", "true"]);
  expect(runScript("7").pressed()).toEqual(["false", "false"]);
});

test("a press shows the card's product until hydration, and says so", () => {
  const { fire, cards, root, pressed } = runScript("0");
  fire("click", cards[1]);
  expect(pressed()).toEqual(["false", "true"]);
  expect(root.dataset).toMatchObject({ hero: "1", heroPressed: "", heroInput: expect.stringMatching(/^\d/) });
  root.dataset.hydrated = "true";
  fire("click", cards[0]);
  expect(pressed()).toEqual(["false", "true"]);
});

test.each(["scroll", "keydown", "touchstart", "click"])("%s elsewhere is noted, and presses nothing", (type) => {
  vi.spyOn(performance, "now").mockReturnValue(12.5);
  const { fire, cards, root, pressed } = runScript("0");
  fire(type, type === "click" ? new FakeElement() : cards[1]);
  expect(root.dataset).toEqual({ hero: "0", heroBelow: "0", heroInput: "12.5" });
  expect(pressed()).toEqual(["true", "false"]);
});
