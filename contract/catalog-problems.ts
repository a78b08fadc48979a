import { type FieldPlace, fieldKey, fieldValue } from "./catalog-fields.ts";
import { lineOfText } from "./plain-text.ts";
import { dayOfPrinted } from "./printed-date.ts";
import type { Product, Variant } from "./product.ts";

/** What can be wrong with a value; the words for it stand in content/catalog-problem-text.ts. */
export type CatalogProblemCode =
  | "price-format"
  | "price-range"
  | "compare-at-lower"
  | "date-unreal"
  | "date-missing"
  | "date-past"
  | "text-not-plain"
  | "stock-format";

/** What is wrong, and with which field. */
export type CatalogProblem = FieldPlace & { readonly code: CatalogProblemCode };

/** The highest price that is taken for one and not for a slip, in dollars. */
export const highestPrice = 9999.99;
/** How many characters these texts may have. */
export const textLengths = { badge: 40, shipLine: 200 } as const;

const cents = (price: string): number => Math.round(Number(price) * 100);

function priceCode(price: string): CatalogProblemCode | null {
  if (!/^(0|[1-9]\d{0,6})\.\d{2}$/.test(price)) return "price-format";
  return Number(price) > 0 && Number(price) <= highestPrice ? null : "price-range";
}

function problemsOfVariant({ id, price, originalPrice, stock }: Variant): CatalogProblem[] {
  const found: CatalogProblem[] = [];
  const at = (field: "price" | "originalPrice" | "stock", code: CatalogProblemCode | null): void => {
    if (code) found.push({ variant: id, field, code });
  };
  at("price", priceCode(price));
  if (stock !== undefined && !/^(0|[1-9]\d{0,5})$/.test(stock)) at("stock", "stock-format");
  if (originalPrice === undefined) return found;
  const lower = priceCode(price) === null && cents(originalPrice) <= cents(price);
  at("originalPrice", priceCode(originalPrice) ?? (lower ? "compare-at-lower" : null));
  return found;
}

function dateCode(date: string, today: string | null): CatalogProblemCode | null {
  const day = dayOfPrinted(date);
  if (day === null) return "date-unreal";
  return today !== null && day < today ? "date-past" : null;
}

/**
 * Says what is wrong with the fields of a product that staff may change, in the order of variants and then of the
 * product's own fields; an empty array is a product that may be shown.
 * @param today the first day that hasn't passed, as `2025-10-31`; null where a day that has passed is no problem
 */
export function catalogProblems(product: Product, today: string | null): CatalogProblem[] {
  const { availability, badge, saleEnds, confirmedSaleEnd } = product;
  const found = product.variants.flatMap(problemsOfVariant);
  const at = (field: CatalogProblem["field"], code: CatalogProblemCode | null): void => {
    if (code) found.push({ variant: null, field, code });
  };
  const presale = availability.kind === "presale";
  if (availability.shipDate === undefined) at("shipDate", presale ? "date-missing" : null);
  else at("shipDate", dateCode(availability.shipDate, presale ? today : null));
  if (saleEnds !== undefined) at("saleEnds", dateCode(saleEnds, today));
  if (confirmedSaleEnd !== undefined) at("confirmedSaleEnd", dateCode(confirmedSaleEnd, null));
  const isPlain = (text: string, most: number): boolean =>
    text === "" || lineOfText(most).safeParse(text).data === text;
  if (!isPlain(badge, textLengths.badge)) at("badge", "text-not-plain");
  if (!isPlain(availability.note, textLengths.shipLine)) at("shipLine", "text-not-plain");
  return found;
}

/** A variant as it is and as a change would make it. */
export type PriceFall = { readonly before: Variant; readonly after: Variant };

/**
 * Finds the variants whose price would fall by more than half between two states of one product. Such a fall is perhaps
 * a slip that would sell everything for a cent, so staff have to confirm it.
 */
export const steepFalls = (before: Product, after: Product): readonly PriceFall[] =>
  after.variants.flatMap((variant) => {
    const former = before.variants.find(({ id }) => id === variant.id);
    return former && cents(variant.price) * 2 < cents(former.price) ? [{ before: former, after: variant }] : [];
  });

/**
 * Says what a change would make wrong: the problems of `after` without those that the same fields had in `before` with
 * the same values. So a date that has passed may stay as it was, and may not be set anew.
 * @param today as for `catalogProblems`
 */
export function newProblems(before: Product, after: Product, today: string | null): CatalogProblem[] {
  const known = catalogProblems(before, today);
  const isKnown = (problem: CatalogProblem): boolean =>
    fieldValue(before, problem) === fieldValue(after, problem) &&
    known.some((other) => fieldKey(other) === fieldKey(problem) && other.code === problem.code);
  return catalogProblems(after, today).filter((problem) => !isKnown(problem));
}
