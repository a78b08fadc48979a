import { facts } from "#content/catalog/facts.ts";
import type { OfferRules } from "#content/catalog/offers.ts";
import { type StoreNumbers, soldNumbers, unsoldVariants } from "#content/catalog/store-numbers.ts";
import { onceFor } from "#content/once-for.ts";
import { builtInPlace, placeholderEmails } from "#content/site.ts";
import type { Seller, Services, ShopEmails, ShopPlace } from "#contract/services.ts";
import { countryNamesIn, neverFree, type ProfileService, profileServices } from "#contract/shop-settings.ts";
import type { SiteTexts } from "#contract/site-texts.ts";
import type { Config } from "#server/config/config.ts";
import type { SellerConfig } from "#server/config/seller-settings.ts";

/** What was entered on a screen, as pages show it: an empty text is nothing. */
const orNull = (entered: string | undefined): string | null => entered || null;

/**
 * Who sells and how it is shipped: by the environment variables, and where one isn't set by what the owner entered on
 * the screen.
 * @param config of this process
 * @param settings what the owner entered
 */
export function effectiveSettings(
  { seller, shipping }: Pick<Config, "seller" | "shipping">,
  { settings }: Pick<SiteTexts, "settings">,
): SellerConfig {
  const entered = settings.seller;
  return {
    seller: {
      name: seller.name ?? orNull(entered?.name),
      address: seller.address ?? orNull(entered?.address),
      law: seller.law ?? orNull(entered?.law),
      representative: seller.representative ?? orNull(entered?.representative),
      phone: seller.phone ?? orNull(entered?.phone),
      register: seller.register ?? orNull(entered?.register),
      vatId: seller.vatId ?? orNull(entered?.vatId),
    },
    shipping: {
      rate: shipping.rate ?? orNull(settings.shipping?.rate),
      from: shipping.from ?? orNull(settings.shipping?.from),
      countries:
        shipping.countries.length > 0 ? shipping.countries : (countryNamesIn(settings.shipping?.countries ?? "") ?? []),
    },
  };
}

/** Where people write to: a placeholder for each address that neither a variable nor the owner gives. */
export function emailsOf(
  { supportEmail }: Pick<Config, "supportEmail">,
  { settings: { emails } }: Pick<SiteTexts, "settings">,
): ShopEmails {
  return {
    support: supportEmail ?? orNull(emails?.support) ?? placeholderEmails.support,
    privacy: orNull(emails?.privacy) ?? placeholderEmails.privacy,
    dpo: orNull(emails?.dpo) ?? placeholderEmails.dpo,
  };
}

const profileKeys = Object.keys(profileServices) as readonly ProfileService[];

/** Where the shop is, and its profiles elsewhere: what the owner entered, and the built-in place where no city was. */
export function placeOf({ settings: { place } }: Pick<SiteTexts, "settings">): ShopPlace {
  if (place === null) return builtInPlace;
  const profiles = profileKeys.flatMap((key) =>
    place[key] === "" ? [] : [{ name: profileServices[key].name, href: place[key] }],
  );
  if (place.city === "") return { ...builtInPlace, profiles };
  const { city, region, postalCode } = place;
  const country = place.country || builtInPlace.country;
  return {
    city,
    region,
    postalCode,
    country,
    location: [city, [region, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    countryName: countryNamesIn(country)?.[0] ?? country,
    profiles,
  };
}

/** Who sells, as pages and mails name them. */
export const sellerOf = (
  config: Pick<Config, "seller" | "shipping" | "supportEmail">,
  texts: Pick<SiteTexts, "settings">,
): Seller => ({
  ...effectiveSettings(config, texts).seller,
  email: emailsOf(config, texts).support,
  location: placeOf(texts).location,
});

/**
 * How orders are shipped, as pages tell it.
 * @param demoRate what the demo store charges; null where a live store takes the orders
 */
export function shippingOf(
  config: Pick<Config, "seller" | "shipping">,
  texts: Pick<SiteTexts, "settings">,
  demoRate: string | null,
): Services["shipping"] {
  const { shipping } = effectiveSettings(config, texts);
  return demoRate === null ? shipping : { ...shipping, rate: demoRate };
}

/**
 * From which sum on an order ships free: an amount such as "50", the built-in one where the owner entered none, "0" where
 * every order does, as where shipping costs nothing anyway; null where none does.
 */
export function freeShippingFromOf(
  config: Pick<Config, "seller" | "shipping">,
  texts: Pick<SiteTexts, "settings">,
): string | null {
  const { rate } = effectiveSettings(config, texts).shipping;
  if (rate !== null && Number(rate) === 0) return "0";
  const entered = orNull(texts.settings.shipping?.freeFrom) ?? facts.shop.freeShippingFrom;
  return entered === neverFree ? null : entered;
}

/** What decides what may be said of prices and measures: the configuration, and what the owner entered. */
export const offerRulesOf = (config: Config, texts: Pick<SiteTexts, "settings">): OfferRules => ({
  priorPriceRule: config.priorPriceRule,
  currency: config.currency,
  settledFigures: texts.settings.facts ?? {},
  freeShippingFrom: freeShippingFromOf(config, texts),
});

/** The live store as pages and calls use it, with the numbers of what we sell there. */
export type SellingStore = NonNullable<Config["shopify"]> & { readonly ids: StoreNumbers };

// The same object for the same numbers: a page's data holds what several loaders give once.
const soldNumbersOf = onceFor(soldNumbers);

/**
 * What the products and SKUs are in the live store: by SHOPIFY_IDS_FILE, or else by what the owner chose on the screen; null
 * where nobody has said.
 */
export const storeNumbersOf = (
  { shopify }: Pick<Config, "shopify">,
  { settings }: Pick<SiteTexts, "settings">,
): StoreNumbers | null => shopify?.ids ?? settings.storeNumbers;

/**
 * The live store that takes the orders: by the numbers of SHOPIFY_IDS_FILE, and without that file by those that the owner
 * chose on the screen. What came with an update has no number among those yet: it is sold out, the rest goes on selling, and
 * preflight names it.
 * @returns null where the demo store takes the orders: no live store is set, or nobody has said what in it is ours
 */
export function sellingStoreOf(
  config: Pick<Config, "shopify">,
  texts: Pick<SiteTexts, "settings">,
): SellingStore | null {
  const { shopify } = config;
  const ids = storeNumbersOf(config, texts);
  if (shopify === null || ids === null) return null;
  return { ...shopify, ids: soldNumbersOf(ids) };
}

/** Gives the ids of the catalog's variants that the live store doesn't sell; none where the demo store takes the orders. */
export function unsoldVariantsOf(
  config: Pick<Config, "shopify">,
  texts: Pick<SiteTexts, "settings">,
): ReadonlySet<string> {
  const store = sellingStoreOf(config, texts);
  return store === null ? new Set() : unsoldVariants(store.ids);
}
