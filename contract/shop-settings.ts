import { z } from "zod";
import { certificateFile, noCertificate } from "./certificates.ts";
import { emailSchema, hasPublicDomain } from "./email.ts";
import { parseUrl } from "./parse-url.ts";
import { pastDay } from "./past-day.ts";
import { cleanLine, lineOrNone } from "./plain-text.ts";
import { dayIn, noneIn, noneWord, phoneIn, rateIn, sumIn } from "./typed-settings.ts";

/** How long a setting may be, in characters. */
export const maxSettingLength = 200;

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/**
 * Reads a list of countries as an owner writes it: two-letter codes (ISO 3166) in any case, separated by commas, blanks or
 * semicolons, such as `US,CA` or `us ca`.
 * @returns the countries' English names in that order, none for an empty text; null where one of the codes is unknown
 */
export function countryNamesIn(codes: string): readonly string[] | null {
  const listed = new Set(codes.toUpperCase().split(/[\s,;]+/));
  listed.delete("");
  const names = [...listed].map((code) => (/^[A-Z]{2}$/.test(code) ? countryNames.of(code) : undefined));
  return names.every((name) => name !== undefined) ? names : null;
}

/** What a telephone number, what shipping costs, and a sum of money must look like. */
export const settingPatterns = {
  phone: /^\+[\d ()-]{6,30}$/,
  rate: /^\d{1,3}\.\d\d$/,
  sum: /^[1-9]\d{0,4}(\.\d\d)?$/,
} as const;

/** What stands in the place of a sum where no order ships free. */
export const neverFree = noneWord;

const line = lineOrNone(maxSettingLength);
/** A text of one line that is cleaned before it is checked. @param clean gives what was meant, or the text as it is */
const cleanedLine = (clean: (typed: string) => string, pattern = /^/): z.ZodString =>
  line.overwrite(clean).regex(new RegExp(`^$|${pattern.source}`));
const lineOrWord = cleanedLine(noneIn);

/** Who sells (docs/law.md). An empty text says nothing; `none` in `register` and `vatId` says that there is none. */
export const sellerSettings = z.strictObject({
  name: line,
  /** The postal address in one line. */
  address: line,
  /** The law that the terms name, such as "the State of California". */
  law: line,
  representative: line,
  phone: cleanedLine(phoneIn, settingPatterns.phone),
  register: lineOrWord,
  vatId: lineOrWord,
});
export type SellerSettings = z.infer<typeof sellerSettings>;

/** How orders are shipped. An empty text says nothing. */
export const shippingSettings = z.strictObject({
  /** What the live store charges below the free-shipping threshold: an amount with two decimals in the shop's currency. */
  rate: cleanedLine(rateIn, settingPatterns.rate),
  /**
   * From which sum on the live store ships free: an amount in the shop's currency, with two decimals or none; `0` where
   * every order does, `none` where no order does.
   */
  freeFrom: cleanedLine(sumIn, new RegExp(`^0$|^${neverFree}$|${settingPatterns.sum.source}`)).default(""),
  /** Where parcels start, such as "Irvine, California". */
  from: line,
  /** Codes of countries, as `countryNamesIn` reads them. */
  countries: line.refine((codes) => countryNamesIn(codes) !== null),
});
export type ShippingSettings = z.infer<typeof shippingSettings>;

/** An amount as it is sent to be saved: still with the currency that was typed, which the server compares with its own. */
const asTyped = (amount: z.ZodType): z.ZodString =>
  z
    .string()
    .max(maxSettingLength)
    .refine((typed) => amount.safeParse(typed).success);

/** The same as it is sent to be saved. */
export const shippingToSave = shippingSettings.extend({
  rate: asTyped(shippingSettings.shape.rate),
  freeFrom: asTyped(shippingSettings.shape.freeFrom).default(""),
});

/** Reads the two letters of a country (ISO 3166) in any case. */
const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .max(2)
  .refine((code) => code === "" || countryNamesIn(code)?.length === 1);

/** The services where a shop has profiles, and the hosts of their addresses, each with or without `www.` or `m.`. */
export const profileServices = {
  x: { name: "X", hosts: ["x.com", "twitter.com"] },
  instagram: { name: "Instagram", hosts: ["instagram.com"] },
  youtube: { name: "YouTube", hosts: ["youtube.com"] },
  facebook: { name: "Facebook", hosts: ["facebook.com"] },
  tiktok: { name: "TikTok", hosts: ["tiktok.com"] },
  linkedin: { name: "LinkedIn", hosts: ["linkedin.com"] },
} as const;
export type ProfileService = keyof typeof profileServices;

/** Makes an https address of what somebody pasted, such as `instagram.com/incard`; gives back what is none. */
function profileAddressIn(typed: string): string {
  const address = cleanLine(typed).trim();
  if (address === "") return "";
  const withScheme = /^https?:\/\//i.test(address) ? address.replace(/^http:/i, "https:") : `https://${address}`;
  return parseUrl(withScheme)?.href ?? address;
}

/** Whether an address is a page of a service, and not just its home page. */
function isProfileAt(service: ProfileService, address: string): boolean {
  const url = parseUrl(address);
  if (!url) return false;
  const { protocol, hostname, pathname, username, port } = url;
  const hosts: readonly string[] = profileServices[service].hosts;
  return (
    protocol === "https:" &&
    username === "" &&
    port === "" &&
    hosts.includes(hostname.replace(/^(www|m)\./, "")) &&
    pathname.length > 1
  );
}

const profileOrNone = (service: ProfileService): z.ZodType<string, string> =>
  z
    .string()
    .max(maxSettingLength)
    .transform(profileAddressIn)
    .refine((address) => address === "" || isProfileAt(service, address))
    .pipe(z.string().max(maxSettingLength));

/**
 * Where the shop is, and its profiles elsewhere. Without a city nothing is said of the place; an empty profile is not
 * linked.
 */
export const placeSettings = z.strictObject({
  city: line,
  /** The state or region, such as "CA"; empty where addresses have none. */
  region: line,
  postalCode: line,
  /** The two letters of the country. */
  country: countryCode,
  x: profileOrNone("x"),
  instagram: profileOrNone("instagram"),
  youtube: profileOrNone("youtube"),
  facebook: profileOrNone("facebook"),
  tiktok: profileOrNone("tiktok"),
  linkedin: profileOrNone("linkedin"),
});
export type PlaceSettings = z.infer<typeof placeSettings>;

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

const publicEmail = z.union([z.literal(""), emailSchema.refine(hasPublicDomain)]);

/** The same as it is saved: every address is one that customers can write to. */
export const emailsToSave = z.strictObject({ support: publicEmail, privacy: publicEmail, dpo: publicEmail });

/** That somebody read the policies: the drafts that come with the shop know nothing of this business. */
export const policySettings = z.strictObject({
  /** Who read them, and as what. An empty text says that nobody did. */
  readBy: line,
  /** On which day: `2026-11-26`, or an empty text. */
  readOn: z
    .string()
    .overwrite(dayIn)
    .pipe(z.union([z.literal(""), z.iso.date()])),
});

/** The same as it is saved: nobody has read them on a day to come. */
export const policyReadingToSave = policySettings.extend({
  readOn: z
    .string()
    .overwrite(dayIn)
    .pipe(z.union([z.literal(""), pastDay])),
});
export type PolicySettings = z.infer<typeof policySettings>;

/** Who takes the money: `store` where the live store does, and no key of a payment service is wanted. Empty: not said. */
export const paymentSettings = z.strictObject({ takenBy: z.enum(["", "store"]) });
export type PaymentSettings = z.infer<typeof paymentSettings>;

/** A key of something that content names: an author, a video, a SKU. Which keys there are, content knows. */
const contentKey = z.string().min(1).max(120);

/** The real names of the authors whom the shop's own articles name, by the invented ones. An empty text says nothing. */
export const authorSettings = z.record(contentKey, line);

/** What says that there is no video, and that none is missed. */
export const noVideo = noneWord;

/** Takes the id out of an address of YouTube; gives back what is none. */
function videoIdIn(typed: string): string {
  const [, id] = /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})/.exec(typed) ?? [];
  return id ?? noneIn(typed).trim();
}

/** The ids of videos at the video service, by their keys; `none` for one that there won't be. Addresses become ids. */
export const videoSettings = z.record(
  contentKey,
  z
    .string()
    .max(maxSettingLength)
    .transform(videoIdIn)
    .refine((id) => id === "" || id === noVideo || /^[\w-]{11}$/.test(id)),
);

/** The screens whose figures are true, by the figures that screens give differently. An empty text chooses none. */
export const factSettings = z.record(contentKey, line);

/**
 * The files of signed certificates that were uploaded, by the approvals that they prove; `none` for an approval that isn't
 * held.
 */
export const certificateSettings = z.record(contentKey, z.union([certificateFile, z.literal(noCertificate)]));

/** What stands in the place of a number for a SKU that the live store doesn't sell. */
export const notInStore = "none";

/** A number of the live store: of a product or of a variant. */
export const storeNumber = z.string().regex(/^\d{1,20}$/);

/** The numbers that a live store gives our products and SKUs, by our keys; `none` for a SKU that it doesn't sell. */
export const storeNumbers = z.record(contentKey, z.union([storeNumber, z.literal(notInStore)]));
export type StoreNumbers = z.infer<typeof storeNumbers>;

/** Whether home shows its sample testimonials while there are no real ones: `none` hides that part of the page. */
export const sampleSettings = z.strictObject({ testimonials: z.enum(["", "none"]) });
export type SampleSettings = z.infer<typeof sampleSettings>;

/** The groups of settings that an owner enters on a screen, by what they are about. */
export const settingGroups = {
  seller: sellerSettings,
  place: placeSettings,
  shipping: shippingSettings,
  emails: emailSettings,
  policies: policySettings,
  payments: paymentSettings,
  samples: sampleSettings,
  authors: authorSettings,
  videos: videoSettings,
  facts: factSettings,
  certificates: certificateSettings,
  storeNumbers,
} as const;
export type SettingGroup = keyof typeof settingGroups;

/** What an owner entered, by its group; null where nobody entered anything. */
export type ShopSettings = { readonly [Group in SettingGroup]: z.infer<(typeof settingGroups)[Group]> | null };

/** The settings of a shop whose owner entered none. */
export const noShopSettings: ShopSettings = {
  seller: null,
  place: null,
  shipping: null,
  emails: null,
  policies: null,
  payments: null,
  samples: null,
  authors: null,
  videos: null,
  facts: null,
  certificates: null,
  storeNumbers: null,
};

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
  payments: { takenBy: "STRIPE_SECRET_KEY" },
} as const;
