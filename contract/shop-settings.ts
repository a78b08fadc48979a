import { z } from "zod";
import { emailSchema } from "./email.ts";
import { lineOrNone } from "./plain-text.ts";

/** How long a setting may be, in characters. */
export const maxSettingLength = 200;

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/**
 * Reads a list of countries as an owner writes it: two-letter codes (ISO 3166) separated by commas, such as `US,CA`.
 * @returns the countries' English names in that order, none for an empty text; null where one of the codes is unknown
 */
export function countryNamesIn(codes: string): readonly string[] | null {
  const listed = codes.split(",").map((code) => code.trim());
  if (codes.trim() === "") return [];
  const names = listed.map((code) => (/^[A-Z]{2}$/.test(code) ? countryNames.of(code) : undefined));
  return names.every((name) => name !== undefined) ? names : null;
}

/** What a telephone number, and what an amount of money, must look like. */
export const settingPatterns = { phone: /^\+[\d ()-]{6,30}$/, rate: /^\d{1,3}\.\d\d$/ } as const;

const line = lineOrNone(maxSettingLength);
const orNone = (pattern: RegExp): z.ZodString => line.regex(new RegExp(`^$|${pattern.source}`));

/** Who sells (docs/law.md). An empty text says nothing; `none` in `register` and `vatId` says that there is none. */
export const sellerSettings = z.strictObject({
  name: line,
  /** The postal address in one line. */
  address: line,
  /** The law that the terms name, such as "the State of California". */
  law: line,
  representative: line,
  phone: orNone(settingPatterns.phone),
  register: line,
  vatId: line,
});
export type SellerSettings = z.infer<typeof sellerSettings>;

/** How orders are shipped. An empty text says nothing. */
export const shippingSettings = z.strictObject({
  /** What the live store charges below the free-shipping threshold: an amount with two decimals in the shop's currency. */
  rate: orNone(settingPatterns.rate),
  /** Where parcels start, such as "Irvine, California". */
  from: line,
  /** Codes of countries, as `countryNamesIn` reads them. */
  countries: line.refine((codes) => countryNamesIn(codes) !== null),
});
export type ShippingSettings = z.infer<typeof shippingSettings>;

const emailOrNone = z.union([z.literal(""), emailSchema]);

/** Where people write to. An empty text says nothing. */
export const emailSettings = z.strictObject({
  support: emailOrNone,
  /** For requests about personal data. */
  privacy: emailOrNone,
  /** Of the data protection officer. */
  dpo: emailOrNone,
});
export type EmailSettings = z.infer<typeof emailSettings>;

/** The numbers that a live store gives our products and SKUs, by our keys. Which keys there are, content knows. */
export const storeNumbers = z.record(z.string().min(1).max(80), z.string().regex(/^\d{1,20}$/));
export type StoreNumbers = z.infer<typeof storeNumbers>;

/** The groups of settings that an owner types on a screen, by what they are about. */
export const typedGroups = { seller: sellerSettings, shipping: shippingSettings, emails: emailSettings } as const;
export type TypedGroup = keyof typeof typedGroups;

/** All groups of settings that an owner enters. */
export const settingGroups = { ...typedGroups, storeNumbers } as const;
export type SettingGroup = keyof typeof settingGroups;

/** What an owner entered, by its group; null where nobody entered anything. */
export type ShopSettings = {
  readonly seller: SellerSettings | null;
  readonly shipping: ShippingSettings | null;
  readonly emails: EmailSettings | null;
  readonly storeNumbers: StoreNumbers | null;
};

/** The settings of a shop whose owner entered none. */
export const noShopSettings: ShopSettings = { seller: null, shipping: null, emails: null, storeNumbers: null };

/** The environment variable that stands for a setting, where there is one: it wins over what was entered. */
export const settingVariables = {
  seller: {
    name: "SELLER_NAME",
    address: "SELLER_ADDRESS",
    law: "SELLER_LAW",
    representative: "SELLER_REPRESENTATIVE",
    phone: "SELLER_PHONE",
    register: "SELLER_REGISTER",
    vatId: "SELLER_VAT_ID",
  },
  shipping: { rate: "SHIPPING_RATE", from: "SHIPS_FROM", countries: "SHIPS_TO" },
  emails: { support: "SUPPORT_EMAIL" },
} as const satisfies {
  readonly [Group in TypedGroup]: Readonly<Partial<Record<keyof NonNullable<ShopSettings[Group]>, string>>>;
};
