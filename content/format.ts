/** The one locale of the shop. */
export const locale = "en-US";

/** Makes something when it is first used. To make a formatter takes a phone several milliseconds. */
function whenUsed<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const counts = whenUsed(() => new Intl.NumberFormat(locale));

/** Writes a number with commas between thousands: "1,234". */
export const countText = (count: number): string => counts().format(count);

/** Writes an amount of money as the catalog does, with two decimals and nothing else: "1234.50". */
export const toPrice = (amount: number): string => amount.toFixed(2);

/** Writes a measure with a fixed number of decimals and without its unit: "53.0". */
export const measureText = (length: number, decimals = 1): string => length.toFixed(decimals);

const dates = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  whenUsed(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }));
const times = {
  moment: dates({ dateStyle: "medium", timeStyle: "short", hourCycle: "h23" }),
  date: dates({ dateStyle: "medium" }),
  longDate: dates({ dateStyle: "long" }),
  day: dates({ month: "short", day: "numeric" }),
  month: dates({ month: "short", year: "numeric" }),
  longMonth: dates({ month: "long", year: "numeric" }),
};

/**
 * Writes a moment or a day in UTC, in one of several forms.
 * @param iso a date with or without a time, as `Date` reads it
 * @param form "moment": "Nov 21, 2026, 06:05"; "date": "Nov 21, 2026"; "longDate": "November 21, 2026"; "day": "Nov 21";
 * "month": "Nov 2026"; "longMonth": "November 2026"
 * @throws RangeError for a text that is no date
 */
export const timeText = (iso: string, form: keyof typeof times): string => times[form]().format(new Date(iso));

/** Joins names as a sentence does: "A", "A and B", "A, B and C". An empty text where there are none. */
export function listText(names: readonly string[], word: "and" | "or" = "and"): string {
  const rest = names.slice(0, -1);
  return rest.length === 0 ? (names[0] ?? "") : `${rest.join(", ")} ${word} ${names.at(-1)}`;
}

/** Writes a count from 0 to 9 as a word, as sentences do, and a higher one in digits. 0 is "no". */
export const inWords = (count: number): string =>
  ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][count] ?? countText(count);

/** Writes the first letter of a text as a capital. */
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
