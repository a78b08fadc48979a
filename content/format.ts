/** The one locale of the shop. */
export const locale = "en-US";

const counts = new Intl.NumberFormat(locale);
const dollars = new Intl.NumberFormat(locale, { style: "currency", currency: "USD" });

/** A count: 1,204. */
export const countText = (count: number): string => counts.format(count);

/** An amount of dollars: $1,204.00. */
export const moneyText = (amount: number): string => dollars.format(amount);

/** Dollars with two decimals, as the catalog holds prices: "27.99". */
export const toPrice = (amount: number): string => amount.toFixed(2);

/** A length with its decimals: "33.0". */
export const measureText = (length: number, decimals = 1): string => length.toFixed(decimals);

const timeZone = "UTC";
const times = {
  /** Nov 22, 2026, 14:05 */
  moment: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", hourCycle: "h23", timeZone }),
  /** Nov 22, 2026 */
  date: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone }),
  /** November 22, 2026 */
  longDate: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }),
  /** Nov 22 */
  day: new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone }),
  /** Nov 2026 */
  month: new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone }),
};

/** A time in UTC, in one of these forms. @param iso ISO 8601 */
export const timeText = (iso: string, form: keyof typeof times): string => times[form].format(new Date(iso));

/** "Black, White and Pink". */
export function listText(names: readonly string[], word: "and" | "or" = "and"): string {
  const rest = names.slice(0, -1);
  return rest.length === 0 ? (names[0] ?? "") : `${rest.join(", ")} ${word} ${names.at(-1)}`;
}

/** A small number in words: "four". */
export const inWords = (count: number): string =>
  ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][count] ?? countText(count);

/** A text as a sentence begins. */
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
