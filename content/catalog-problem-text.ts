import { moneyText } from "#content/format.ts";
import { type CatalogProblemCode, highestPrice, textLengths } from "#contract/catalog-problems.ts";

/**
 * Makes the sentence of a problem.
 * @param now the field's present value
 * @param plan another plan that it meets
 */
type ProblemText = (now: string, plan: string) => string;

const problemTexts = {
  "price-format": () => "Dollars with two decimals, such as 12.50.",
  "price-range": () => `More than zero and at most ${moneyText(highestPrice)}.`,
  "compare-at-lower": () => "Must be higher than the price. Leave it empty to show none.",
  "date-unreal": () => "This day doesn't exist.",
  "date-missing": () => "A presale needs a ship date.",
  "date-past": () => "This day has already passed by then.",
  "text-not-plain": () =>
    `One line of plain text: ${textLengths.badge} characters for a badge, ${textLengths.shipLine} for a ship line.`,
  "stock-format": () => "A whole number, or nothing where nobody counts.",
  "changed-meanwhile": (now) =>
    `Somebody changed this in the meantime. It's now ${now === "" ? "empty" : now}. Save again to replace that.`,
  "price-falls": (now) =>
    `This is less than half of the present price, ${moneyText(Number(now))}. Confirm that you mean it.`,
  "sale-not-lower": (now) => `A sale's price is lower than the price before, ${moneyText(Number(now))}.`,
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
 * Gives the sentence beside a field whose value is refused.
 * @param now the field's present value, as it would be typed; an empty text where it is empty
 * @param plan the plan that it meets, such as "a sale until 11/25/2026"
 */
export const problemText = (code: ProblemCode, now: string, plan = ""): string => problemTexts[code](now, plan);
