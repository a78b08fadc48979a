import { describe, expect, test } from "vitest";
import {
  countryNamesIn,
  emailSettings,
  neverFree,
  policySettings,
  sellerSettings,
  shippingSettings,
  videoSettings,
} from "./shop-settings.ts";
import { foreignCurrencyIn } from "./typed-settings.ts";

const idOf = (typed: string) => videoSettings.safeParse({ video: typed }).data?.video;

test("the address of a video, as any of YouTube's pages gives it, becomes its id", () => {
  for (const address of [
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=10s",
    "https://youtu.be/dQw4w9WgXcQ?si=abc",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "  dQw4w9WgXcQ ",
  ]) {
    expect(idOf(address), address).toBe("dQw4w9WgXcQ");
  }
  expect([idOf(""), idOf("none")]).toEqual(["", "none"]);
  for (const wrong of ["https://vimeo.com/123", "soon", "dQw4w9WgXcQ<script>"]) expect(idOf(wrong)).toBeUndefined();
});

test("an address to write to is cleaned, and may be left empty; so may a day", () => {
  const typed = { support: " Help@Shop.com\u200b ", privacy: "", dpo: "dpo@müller.de" };
  expect(emailSettings.parse(typed)).toEqual({ support: "Help@Shop.com", privacy: "", dpo: "dpo@xn--mller-kva.de" });
  expect(emailSettings.safeParse({ ...typed, privacy: "nobody" }).success).toBe(false);
  expect(policySettings.safeParse({ readBy: "", readOn: "" }).success).toBe(true);
  expect(policySettings.safeParse({ readBy: "Ada", readOn: "2026-02-30" }).success).toBe(false);
});

describe("what was meant is read", () => {
  const shipping = { rate: "", freeFrom: "", from: "", countries: "" };
  const rateOf = (rate: string) => shippingSettings.safeParse({ ...shipping, rate }).data?.rate;
  const freeFromOf = (freeFrom: string) => shippingSettings.safeParse({ ...shipping, freeFrom }).data?.freeFrom;

  test.each([
    ["4.95", "4.95"],
    [" $4.95 ", "4.95"],
    ["4,95 €", "4.95"],
    ["USD 5", "5.00"],
    ["4.9", "4.90"],
    ["0", "0.00"],
    ["", ""],
  ])("of a rate: %j", (typed, rate) => expect(rateOf(typed)).toBe(rate));

  test.each([
    ["50", "50"],
    ["$49.9", "49.90"],
    ["50.00", "50.00"],
    ["0", "0"],
    ["0,00", "0"],
    ["None", neverFree],
    ["", ""],
  ])("of a sum from which on shipping is free: %j", (typed, sum) => expect(freeFromOf(typed)).toBe(sum));

  test.each([
    ["€5", "usd", "€"],
    ["5 £", "usd", "£"],
    ["eur 5", "usd", "EUR"],
    ["$5 CAD", "usd", "CAD"],
    ["$5", "eur", "$"],
    ["￥5", "usd", "¥"],
    ["$5", "usd", null],
    ["＄5", "usd", null],
    ["$5 usd", "usd", null],
    ["$5", "cad", null],
    ["5,00 €", "eur", null],
    ["5", "eur", null],
    ["five €", "usd", null],
    ["none", "usd", null],
  ])("the currency of an amount is another than the shop's, or it isn't: %j in %s", (typed, currency, found) =>
    expect(foreignCurrencyIn(typed, currency)).toBe(found),
  );

  test("what could mean anything else is refused", () => {
    for (const wrong of ["five", "4.955", "-1", "1,000", "4.95 or 5", "never ever"]) {
      expect([wrong, rateOf(wrong), freeFromOf(wrong)]).toEqual([wrong, undefined, undefined]);
    }
  });

  test("of countries, a telephone number, a day, and the word for none", () => {
    for (const codes of ["us, it", "US IT", "US;IT", " us,it, "]) {
      expect(countryNamesIn(codes), codes).toEqual(["United States", "Italy"]);
    }
    const seller = { name: "", address: "", law: "", representative: "", phone: "", register: "", vatId: "" };
    expect(
      sellerSettings.parse({ ...seller, phone: "001.949/555\u20130100", register: "None", vatId: "NONE" }),
    ).toMatchObject({ phone: "+1 949 555-0100", register: "none", vatId: "none" });
    expect(policySettings.parse({ readBy: "Ada", readOn: " 2026/11/6 " }).readOn).toBe("2026-11-06");
    expect(idOf("None")).toBe("none");
  });
});
