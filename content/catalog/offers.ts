import { toPrice } from "#content/format.ts";
import { packCounts, type TagigoPrices, tagigoPricesBy } from "#content/products/tagigo/options.ts";
import { type ProductSlug, presentation, productSlugs } from "#content/products.ts";
import { recordOf } from "#content/record-of.ts";
import { defaultCurrency, type Money } from "#contract/currency.ts";
import type { Availability, Product, Variant } from "#contract/product.ts";
import { type NetworkType, networkTypes, type PackSize, packSizes } from "#contract/product-options.ts";
import { type Figures, figuresOf, type SettledFigures } from "./disagreeing-figures.ts";
import { facts } from "./facts.ts";
import { lowestPrice, pricesDiffer } from "./lowest-price.ts";
import { daysSince, halfDayOf, type ShipLines, shipLinesOf, shipNoteOf } from "./passed-date.ts";
import { percentOff } from "./percent-off.ts";
import { products as builtIn } from "./products.ts";

/** The settings on which it depends what may be said of a price and of a measure. */
export type OfferRules = {
  /** Then no sentence names a list price (docs/law.md). */
  readonly priorPriceRule: boolean;
  /** What the shop sells in, as an ISO 4217 code in small letters. */
  readonly currency: string;
  /** Which of the figures that screens give differently are true, as the owner said. */
  readonly settledFigures: SettledFigures;
  /** From which sum on an order ships free: an amount such as "50", "0" for every order; null where none does. */
  readonly freeShippingFrom: string | null;
};

/**
 * What the catalog says of a product now. Every sentence about its price or its shipping is made from this, so that none is
 * wrong after staff or a live store changed them.
 */
export type Offer = {
  /** The product's name, such as "InCard Finder". */
  readonly name: string;
  /** Whether it ships at once, is on presale, or can't be bought: sold out as soon as all of its variants are. */
  readonly kind: Availability["kind"];
  /**
   * The expected ship date as printed, such as "October 31, 2025". Null unless the product is on presale with a date.
   */
  readonly shipDate: string | null;
  /** When it ships, as a sentence for lists and answers. It says so when the ship date has passed. */
  readonly note: string;
  /** What the buying box, the cart and the checkout say of when it ships. */
  readonly shipLines: ShipLines;
  /** Whether its ship date is over everywhere on earth, so that a sentence may not promise it any more. */
  readonly shipDatePassed: boolean;
  /** A word or two beside the product's name, such as "Presale". */
  readonly badge: string;
  /** The lowest price of its variants. */
  readonly price: Money;
  /**
   * What stands struck through beside the price. Null where the product isn't reduced, and where no sentence may name a
   * list price (docs/law.md).
   */
  readonly listPrice: Money | null;
  /** By how much the price is lower than the list price, in whole percent. Null without a list price. */
  readonly percentOff: number | null;
  /** The last day of the reduced price as printed. Null where none is known, and under the rule of docs/law.md. */
  readonly saleEnds: string | null;
  /** Whether that day is over everywhere on earth. */
  readonly saleEndPassed: boolean;
  /** Whether something of it is reduced, also where no sentence may say from what. */
  readonly reduced: boolean;
};

/** The offers of all products by their slugs, and what follows from several prices together. */
export type Offers = Readonly<Record<ProductSlug, Offer>> & {
  /** What the shop sells in, as an ISO 4217 code in small letters. */
  readonly currency: string;
  /** Orders of so much ship free, all of them for 0; null where none does. Sentences say it by `byFreeShipping`. */
  readonly freeShippingFrom: Money | null;
  /** The lowest price of everything that is sold. */
  readonly lowest: Money;
  /** The lowest price of a Tagigo in each network and pack size. */
  readonly tagigoPrices: Readonly<Record<NetworkType, Readonly<Record<PackSize, Money>>>>;
  /** How much less a single Tagigo G costs than a single Tagigo. Null when it costs as much or more. */
  readonly googleSaves: Money | null;
  /**
   * What a 4-Pack saves at least over four singles, in whole percent. Null when the 4-Pack of one network saves
   * nothing.
   */
  readonly fourPackSavesPercent: number | null;
  /** Whether a Tagigo costs the same in every color, in each network and pack size. */
  readonly sameInEveryColor: boolean;
  /** Whether list prices show only where they are recorded, so that no sentence may name one (docs/law.md). */
  readonly priorPriceRule: boolean;
  /** What each screen says of the figures that screens give differently. */
  readonly figures: Figures;
};

/** The product of a slug in a catalog, or the built-in one where the catalog lacks it. */
function productOf(slug: ProductSlug, catalog: readonly Product[]): Product {
  const { catalogId } = presentation[slug];
  const found = [...catalog, ...builtIn].find(({ id }) => id === catalogId);
  if (!found) throw new Error(`content/catalog/products.ts has no ${catalogId}`);
  return found;
}

function offerOf(slug: ProductSlug, catalog: readonly Product[], rules: OfferRules, now: Date): Offer {
  const { priorPriceRule, currency } = rules;
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
    shipDate: kind === "presale" ? shipDate : null,
    note: shipNoteOf(availability, now),
    shipLines: shipLinesOf(availability, now),
    shipDatePassed: kind === "presale" && daysSince(shipDate ?? undefined, now) !== null,
    badge,
    price: { amount: price, currency },
    listPrice: listed?.originalPrice ? { amount: listed.originalPrice, currency } : null,
    percentOff: listed ? percentOff(Number(listed.price), Number(listed.originalPrice)) : null,
    saleEnds: priorPriceRule ? null : saleEnds,
    saleEndPassed: !priorPriceRule && daysSince(saleEnds ?? undefined, now) !== null,
    reduced: announced.some(({ originalPrice }) => originalPrice !== undefined),
  };
}

const tagigosIn = (catalog: readonly Product[], network: NetworkType, pack: PackSize): readonly Variant[] =>
  productOf("tagigo", catalog).variants.filter((sold) => sold.networkType === network && sold.packSize === pack);

function computeOffers(catalog: readonly Product[], rules: OfferRules, now: Date): Offers {
  const { priorPriceRule, currency } = rules;
  const moneyOf = (amount: string): Money => ({ amount, currency });
  const tagigoAmounts = tagigoPricesBy(
    (network, pack, builtInPrice) => lowestPrice(tagigosIn(catalog, network, pack)) || builtInPrice,
  );
  const less = Number(tagigoAmounts["Dual Network"]["1-Pack"]) - Number(tagigoAmounts["Google Find Hub"]["1-Pack"]);
  const saves = Math.min(
    ...Object.values(tagigoAmounts).map((prices) =>
      percentOff(Number(prices["4-Pack"]), packCounts["4-Pack"] * Number(prices["1-Pack"])),
    ),
  );
  const offers = recordOf(productSlugs, (slug) => offerOf(slug, catalog, rules, now));
  return {
    ...offers,
    currency,
    freeShippingFrom: rules.freeShippingFrom === null ? null : moneyOf(rules.freeShippingFrom),
    lowest: moneyOf(toPrice(Math.min(...Object.values(offers).map(({ price }) => Number(price.amount))))),
    tagigoPrices: recordOf(networkTypes, (network) =>
      recordOf(packSizes, (pack) => moneyOf(tagigoAmounts[network][pack])),
    ),
    googleSaves: less > 0 ? moneyOf(toPrice(less)) : null,
    fourPackSavesPercent: saves > 0 ? saves : null,
    sameInEveryColor: networkTypes.every((network) =>
      packSizes.every((pack) => !pricesDiffer(tagigosIn(catalog, network, pack))),
    ),
    priorPriceRule,
    figures: figuresOf(rules.settledFigures),
  };
}

type Made = { readonly offers: Offers; readonly halfDay: number };
/** By what decides what may be said. */
const known = new Map<string, WeakMap<readonly Product[], Made>>();

function cacheOf(rules: OfferRules): WeakMap<readonly Product[], Made> {
  const key = JSON.stringify([rules.priorPriceRule, rules.currency, rules.settledFigures, rules.freeShippingFrom]);
  const cached = known.get(key) ?? new WeakMap<readonly Product[], Made>();
  known.set(key, cached);
  return cached;
}

/** The rules of a shop whose owner entered nothing: dollars, list prices, no figure settled. */
export const builtInRules: OfferRules = {
  priorPriceRule: false,
  currency: defaultCurrency,
  settledFigures: {},
  freeShippingFrom: facts.shop.freeShippingFrom,
};

/**
 * Gives the offers of a catalog. They are computed once for each catalog object and kept while no date passes, because
 * every page asks for them.
 * @param catalog the products with their prices; one that it lacks has the offer of the built-in catalog
 * @param rules of the shop, all of them: those of a shop whose owner entered nothing, where none are given
 * @param now the moment that decides which dates have passed
 */
export function offersOf(
  catalog: readonly Product[],
  { priorPriceRule, currency, settledFigures, freeShippingFrom }: OfferRules = builtInRules,
  now = new Date(),
): Offers {
  const rules = { priorPriceRule, currency, settledFigures, freeShippingFrom };
  const cached = cacheOf(rules);
  const found = cached.get(catalog);
  const halfDay = halfDayOf(now);
  if (found?.halfDay === halfDay) return found.offers;
  const offers = computeOffers(catalog, rules, now);
  cached.set(catalog, { offers, halfDay });
  return offers;
}

/** Gives the products that are on presale or sold out: visitors can ask to be told when these ship. */
export const awaitedSlugs = (offers: Offers): readonly ProductSlug[] =>
  productSlugs.filter((slug) => offers[slug].kind !== "in-stock");

/** What a Tagigo costs by network and pack, without the currency: "24.99". */
export const tagigoAmounts = ({ tagigoPrices }: Offers): TagigoPrices =>
  recordOf(networkTypes, (network) => recordOf(packSizes, (pack) => tagigoPrices[network][pack].amount));

/**
 * Whether Tagigo's ship date is still the built-in one, which screens give differently
 * (docs/behavior/catalog.md#disagreeing-figures). Once staff have set another date, all screens give that one.
 */
export const hasBuiltInTagigoDate = ({ tagigo }: Offers): boolean =>
  tagigo.shipDate === facts.tagigo.expectedShip.productPage;
