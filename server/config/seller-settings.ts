import { z } from "zod";
import type { Seller } from "#contract/services.ts";
import { countryNamesIn, settingPatterns } from "#contract/shop-settings.ts";
import { foreignCurrencyIn, noneIn, phoneIn, rateIn } from "#contract/typed-settings.ts";
import { matching } from "./setting-values.ts";

const line = matching(/^[^\p{Cc}]{1,200}$/u, "must be one line of at most 200 characters");

/** ISO 3166 codes separated by commas, read as the countries' English names. */
const countries = z.string().transform((text, context) => {
  const names = countryNamesIn(text);
  if (names) return names;
  context.addIssue("must be two-letter country codes separated by commas, such as US,CA");
  return z.NEVER;
});

/** The variables about who sells and how it is shipped, which pages show (docs/law.md). None is required to start. */
export const sellerVariables = {
  SELLER_NAME: line.optional(),
  SELLER_ADDRESS: line.optional(),
  SELLER_LAW: line.optional(),
  SELLER_REPRESENTATIVE: line.optional(),
  SELLER_PHONE: z
    .string()
    .overwrite(phoneIn)
    .regex(settingPatterns.phone, "must be an international telephone number such as +1 949 555 0100")
    .optional(),
  SELLER_REGISTER: line.overwrite(noneIn).optional(),
  SELLER_VAT_ID: line.overwrite(noneIn).optional(),
  SHIPPING_RATE: z
    .string()
    .overwrite(rateIn)
    .regex(settingPatterns.rate, "must be an amount such as 4.95, or 0")
    .optional(),
  SHIPS_FROM: line.optional(),
  SHIPS_TO: countries.optional(),
};

/** Who sells and how it is shipped, as the shop reads it; null where a variable isn't set. */
export type SellerConfig = {
  readonly seller: Omit<Seller, "email" | "location">;
  /** `rate` is what the live store charges below the free-shipping threshold, in dollars with two decimals. */
  readonly shipping: {
    readonly rate: string | null;
    readonly from: string | null;
    readonly countries: readonly string[];
  };
};

/** Says of a shipping rate, as it was typed, that it is in another currency than the shop's. */
export const rateMistakes = (rate: string | undefined, currency: string): readonly string[] =>
  rate !== undefined && foreignCurrencyIn(rate, currency) !== null
    ? ["SHIPPING_RATE names another currency than CURRENCY."]
    : [];

/** Gives these settings from their variables. */
export function sellerConfig(v: z.infer<z.ZodObject<typeof sellerVariables>>): SellerConfig {
  return {
    seller: {
      name: v.SELLER_NAME ?? null,
      address: v.SELLER_ADDRESS ?? null,
      law: v.SELLER_LAW ?? null,
      representative: v.SELLER_REPRESENTATIVE ?? null,
      phone: v.SELLER_PHONE ?? null,
      register: v.SELLER_REGISTER ?? null,
      vatId: v.SELLER_VAT_ID ?? null,
    },
    shipping: { rate: v.SHIPPING_RATE ?? null, from: v.SHIPS_FROM ?? null, countries: v.SHIPS_TO ?? [] },
  };
}
