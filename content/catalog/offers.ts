import { toPrice } from "#content/format.ts";
import { packCounts, type TagigoPrices, tagigoPricesBy } from "#content/products/tagigo/options.ts";
import { type ProductSlug, presentation, productSlugs } from "#content/products.ts";
import { recordOf } from "#content/record-of.ts";
import { defaultCurrency, type Money } from "#contract/currency.ts";
import type { Availability, Product, Variant } from "#contract/product.ts";
import { type NetworkType, networkTypes, type PackSize, packSizes } from "#contract/product-options.ts";
import { facts } from "./facts.ts";
import { lowestPrice, pricesDiffer } from "./lowest-price.ts";
import { daysSince, shipNoteOf } from "./passed-date.ts";
import { products as builtIn } from "./products.ts";

/** The settings on which it depends what may be said of a price. */
export type OfferRules = {
  /** Then no sentence names a list price (docs/law.md). */
  readonly priorPriceRule: boolean;
  /** What the shop sells in, as an ISO 4217 code in small letters. */
  readonly currency: string;
};

/** What the catalog says of a product now: every sentence about its price or its shipping is made from this. */
export type Offer = ReturnType<typeof offerOf>;

export type Offers = ReturnType<typeof make>;

function productOf(slug: ProductSlug, catalog: readonly Product[]): Product {
  const { catalogId } = presentation[slug];
  const found = [...catalog, ...builtIn].find(({ id }) => id === catalogId);
  if (!found) throw new Error(`content/catalog/products.ts has no ${catalogId}`);
  return found;
}

function offerOf(slug: ProductSlug, catalog: readonly Product[], { priorPriceRule, currency }: OfferRules, now: Date) {
  const { availability, badge, variants, saleEnds = null } = productOf(slug, catalog);
  const { shipDate = null } = availability;
  const kind: Availability["kind"] = variants.every(({ soldOut }) => soldOut) ? "sold-out" : availability.kind;
  const price = lowestPrice(variants);
  const original = variants.find((variant) => variant.originalPrice !== undefined && variant.price === price);
  const listed = priorPriceRule ? undefined : original;
  // Under the rule the catalog holds a list price only where one is recorded.
  const announced = priorPriceRule ? productOf(slug, builtIn).variants : variants;
  return {
    name: presentation[slug].name,
    kind,
    /** As printed; null unless it is on presale with one. */
    shipDate: kind === "presale" ? shipDate : null,
    note: shipNoteOf(availability, now),
    shipDatePassed: kind === "presale" && daysSince(shipDate ?? undefined, now) !== null,
    badge,
    price: { amount: price, currency },
    /** Struck through beside it. Null also where no sentence may name one (docs/law.md). */
    listPrice: listed?.originalPrice ? { amount: listed.originalPrice, currency } : null,
    percentOff: listed ? Math.round((1 - Number(listed.price) / Number(listed.originalPrice)) * 100) : null,
    /** As printed. */
    saleEnds,
    saleEndPassed: daysSince(saleEnds ?? undefined, now) !== null,
    /** Also where no sentence may say from what. */
    reduced: announced.some(({ originalPrice }) => originalPrice !== undefined),
  };
}

const tagigosIn = (catalog: readonly Product[], network: NetworkType, pack: PackSize): readonly Variant[] =>
  productOf("tagigo", catalog).variants.filter((sold) => sold.networkType === network && sold.packSize === pack);

function make(catalog: readonly Product[], rules: OfferRules, now: Date) {
  const { priorPriceRule, currency } = rules;
  const moneyOf = (amount: string): Money => ({ amount, currency });
  const tagigoAmounts = tagigoPricesBy(
    (network, pack, builtInPrice) => lowestPrice(tagigosIn(catalog, network, pack)) || builtInPrice,
  );
  const less = Number(tagigoAmounts["Dual Network"]["1-Pack"]) - Number(tagigoAmounts["Google Find Hub"]["1-Pack"]);
  const saves = Math.min(
    ...Object.values(tagigoAmounts).map((prices) =>
      Math.round((1 - Number(prices["4-Pack"]) / (packCounts["4-Pack"] * Number(prices["1-Pack"]))) * 100),
    ),
  );
  const offers = recordOf(productSlugs, (slug) => offerOf(slug, catalog, rules, now));
  return {
    ...offers,
    /** What the shop sells in, as an ISO 4217 code in small letters. */
    currency,
    /** Orders of so much ship free. */
    freeShippingFrom: moneyOf(facts.shop.freeShippingFrom),
    lowest: moneyOf(toPrice(Math.min(...Object.values(offers).map(({ price }) => Number(price.amount))))),
    tagigoPrices: recordOf(networkTypes, (network) =>
      recordOf(packSizes, (pack) => moneyOf(tagigoAmounts[network][pack])),
    ),
    googleSaves: less > 0 ? moneyOf(toPrice(less)) : null,
    /** In whole percent; null when one saves nothing. */
    fourPackSavesPercent: saves > 0 ? saves : null,
    sameInEveryColor: networkTypes.every((network) =>
      packSizes.every((pack) => !pricesDiffer(tagigosIn(catalog, network, pack))),
    ),
    /** List prices then show only where they are recorded, so that no sentence names one (docs/law.md). */
    priorPriceRule,
  };
}

type Made = { readonly offers: Offers; readonly halfDay: number };
/** By what decides what may be said. */
const known = new Map<string, WeakMap<readonly Product[], Made>>();

function cacheOf({ priorPriceRule, currency }: OfferRules): WeakMap<readonly Product[], Made> {
  const key = `${priorPriceRule} ${currency}`;
  const cached = known.get(key) ?? new WeakMap<readonly Product[], Made>();
  known.set(key, cached);
  return cached;
}

/**
 * The offers of a catalog, computed once while no date passes. A missing product has its built-in offer.
 * @param rules of the shop's configuration: dollars, and list prices, where they aren't given
 */
export function offersOf(
  catalog: readonly Product[],
  { priorPriceRule = false, currency = defaultCurrency }: Partial<OfferRules> = {},
  now = new Date(),
): Offers {
  const rules = { priorPriceRule, currency };
  const cached = cacheOf(rules);
  const found = cached.get(catalog);
  const halfDay = Math.floor(now.getTime() / (12 * 60 * 60_000));
  if (found?.halfDay === halfDay) return found.offers;
  const offers = make(catalog, rules, now);
  cached.set(catalog, { offers, halfDay });
  return offers;
}

/** On presale or sold out: one can wait for these. */
export const awaitedSlugs = (offers: Offers): readonly ProductSlug[] =>
  productSlugs.filter((slug) => offers[slug].kind !== "in-stock");

/** What a Tagigo costs by network and pack, without the currency. */
export const tagigoAmounts = ({ tagigoPrices }: Offers): TagigoPrices =>
  recordOf(networkTypes, (network) => recordOf(packSizes, (pack) => tagigoPrices[network][pack].amount));

/** Once staff have set another date, all screens give that one. */
export const hasBuiltInTagigoDate = ({ tagigo }: Offers): boolean =>
  tagigo.shipDate === facts.tagigo.expectedShip.productPage;
