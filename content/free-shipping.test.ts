import { expect, test } from "vitest";
import { chatAnswers, offers } from "#tests/built-in.ts";
import { builtInRules, type Offers, offersOf } from "./catalog/offers.ts";
import { products } from "./catalog/products.ts";
import { metaOf } from "./meta.ts";
import { buyPromisesOf } from "./products/buy-facts.ts";
import { shippingCostsOf, shippingNotesOf } from "./shipping.ts";
import { trustPromisesOf } from "./trust.ts";

/** All that the shop says of shipping beside prices, on its page, in heads, promises and the chat. */
const said = (now: Offers): readonly string[] => [
  ...Object.values(metaOf(now)).map(({ description }) => description),
  ...trustPromisesOf(now).map(({ title, text }) => `${title} ${text}`),
  ...Object.values(buyPromisesOf(now.freeShippingFrom)),
  ...[null, "4.95"].flatMap((rate) => [
    ...shippingCostsOf(rate, now).map(({ figure, text }) => `${figure} ${text}`),
    shippingNotesOf(rate, now).below,
  ]),
  // What a bank may ask for after a theft has the built-in sum too.
  ...chatAnswers(now).filter((answer) => !answer.includes("US law")),
];
const naming = (now: Offers, words: RegExp): readonly string[] => said(now).filter((text) => words.test(text));
/** A promise that shipping is free, and not the shipping of a return. */
const free = /free shipping|ships? free|shipping is free|free from|^Free (for|on)/i;
const always = offersOf(products, { ...builtInRules, freeShippingFrom: "0" });
const never = offersOf(products, { ...builtInRules, freeShippingFrom: null });

test("where every order ships free no sum is named for it", () => {
  expect(naming(offers, /\$50/).length).toBeGreaterThan(8);
  expect(naming(always, /\$50|\$0|below that|or more ship/)).toEqual([]);
  expect(naming(always, free).length).toBeGreaterThan(8);
  expect(shippingNotesOf("4.95", always).freeFrom).toBe(0);
  expect(shippingCostsOf("4.95", always)).toEqual([{ figure: "Free", text: "for every order" }]);
});

test("where no order ships free nothing says that one does", () => {
  expect(naming(never, free)).toEqual([]);
  expect(shippingNotesOf("4.95", never)).toMatchObject({ freeFrom: null, below: "+ $4.95 shipping" });
  expect(shippingCostsOf("4.95", never)).toEqual([{ figure: "$4.95", text: "for every order" }]);
  expect(shippingCostsOf(null, never)).toEqual([
    { figure: "At checkout", text: "for every order. You see the amount before you pay." },
  ]);
});
