import { moneyText } from "#content/format.ts";
import { type CatalogProblemCode, highestPrice, textLengths } from "#contract/catalog-problems.ts";

/** `gone`: the product or one of its variants is. */
type ProblemCode =
  | CatalogProblemCode
  | "changed-meanwhile"
  | "live-price"
  | "price-falls"
  | "sale-not-lower"
  | "sale-over"
  | "overlaps"
  | "gone";

/** @param plan which plan it meets: "a sale until 11/25/2026" */
export function problemText(code: ProblemCode, now: string, plan = ""): string {
  switch (code) {
    case "price-format":
      return "Dollars with two decimals, such as 12.50.";
    case "price-range":
      return `More than zero and at most ${moneyText(highestPrice)}.`;
    case "compare-at-lower":
      return "Must be higher than the price. Leave it empty to show none.";
    case "date-unreal":
      return "This day doesn't exist.";
    case "date-missing":
      return "A presale needs a ship date.";
    case "date-past":
      return "This day has already passed by then.";
    case "text-not-plain":
      return `One line of plain text: ${textLengths.badge} characters for a badge, ${textLengths.shipLine} for a ship line.`;
    case "stock-format":
      return "A whole number, or nothing where nobody counts.";
    case "changed-meanwhile":
      return `Somebody changed this in the meantime. It's now ${now === "" ? "empty" : now}. Save again to replace that.`;
    case "price-falls":
      return `This is less than half of the present price, ${moneyText(Number(now))}. Confirm that you mean it.`;
    case "sale-not-lower":
      return `A sale's price is lower than the price before, ${moneyText(Number(now))}.`;
    case "sale-over":
      return "The sale was over before the shop ran again.";
    case "overlaps":
      return `Something else is planned for then: ${plan}. Choose another time, or take that back under Upcoming changes.`;
    case "live-price":
      return "This comes from the live store. Change it there.";
    case "gone":
      return "This product or variant no longer exists.";
  }
}
