import { currencyName } from "#content/currency-text.ts";
import { capitalized } from "#content/format.ts";
import { moneyText } from "#content/money.ts";
import { type CatalogProblemCode, highestPrice, textLengths } from "#contract/catalog-problems.ts";
import { defaultCurrency } from "#contract/currency.ts";

/**
 * Makes the sentence of a problem.
 * @param now the field's present value
 * @param plan another plan that it meets
 * @param currency of prices, as an ISO 4217 code in small letters
 */
type ProblemText = (now: string, plan: string, currency: string) => string;

const problemTexts = {
  "price-format": (_now, _plan, currency) =>
    `${capitalized(currencyName(currency).replace(/^US /, ""))} with two decimals, such as 12.50.`,
  "price-range": (_now, _plan, currency) =>
    `More than zero and at most ${moneyText({ amount: highestPrice.toFixed(2), currency })}.`,
  "compare-at-lower": () => "Must be higher than the price. Leave it empty to show none.",
  "date-unreal": () => "This day doesn't exist.",
  "date-missing": () => "A presale needs a ship date.",
  "date-past": () => "This day has already passed by then.",
  "text-not-plain": () =>
    `One line of plain text: ${textLengths.badge} characters for a badge, ${textLengths.shipLine} for a ship line.`,
  "stock-format": () => "A whole number, or nothing where nobody counts.",
  "changed-meanwhile": (now) =>
    `Somebody changed this in the meantime. It's now ${now === "" ? "empty" : now}. Save again to replace that.`,
  "price-falls": (now, _plan, currency) =>
    `This is less than half of the present price, ${moneyText({ amount: now, currency })}. Confirm that you mean it.`,
  "sale-not-lower": (now, _plan, currency) =>
    `A sale's price is lower than the price before, ${moneyText({ amount: now, currency })}.`,
  "sale-over": () => "The sale was over before the shop ran again.",
  overlaps: (_now, plan) =>
    `Something else is planned for then: ${plan}. Choose another time, or take that back under Upcoming changes.`,
  "live-price": () => "This comes from the live store. Change it there.",
  /** The product, or one of its variants. */
  gone: () => "This product or variant no longer exists.",
} satisfies Readonly<Record<CatalogProblemCode, ProblemText> & Record<string, ProblemText>>;

/** Why a value is refused, or `gone` where the product or the variant that it belongs to is. */
export type ProblemCode = keyof typeof problemTexts;

/**
/**
 * Gives the sentence beside a field whose value is refused.
 * @param now the field's present value, as it would be typed; an empty text where it is empty
 * @param plan the plan that it meets, such as "a sale until 11/25/2026"
 * @param currency of prices, as an ISO 4217 code in small letters
 */
export const problemText = (code: ProblemCode, now: string, plan = "", currency = defaultCurrency): string =>
  problemTexts[code](now, plan, currency);
