import { expect, test } from "vitest";
import { cartSuggestions } from "#content/cart.ts";
import { suggestionFor } from "./suggestion.ts";

test("a tag goes with cards, a card with tags, nothing with both or with nothing", () => {
  expect(suggestionFor(["incard-finder-variant"])).toBe(cartSuggestions.keys);
  expect(suggestionFor(["carbon-finder-presale", "incard-finder-variant"])).toBe(cartSuggestions.keys);
  expect(suggestionFor(["tagigo-google-4-pack-pink"])).toBe(cartSuggestions.wallet);
  expect(suggestionFor(["tagigo-default", "carbon-finder-presale"])).toBeNull();
  expect(suggestionFor([])).toBeNull();
});
