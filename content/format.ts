/** The one locale of the shop. */
export const locale = "en-US";

/** To make a formatter takes a phone several milliseconds, so each is made when it is first used. */
function whenUsed<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const counts = whenUsed(() => new Intl.NumberFormat(locale));

export const countText = (count: number): string => counts().format(count);

export const toPrice = (amount: number): string => amount.toFixed(2);

export const measureText = (length: number, decimals = 1): string => length.toFixed(decimals);

const dates = (options: Intl.DateTimeFormatOptions) =>
  whenUsed(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }));
const times = {
  moment: dates({ dateStyle: "medium", timeStyle: "short", hourCycle: "h23" }),
  date: dates({ dateStyle: "medium" }),
  longDate: dates({ dateStyle: "long" }),
  day: dates({ month: "short", day: "numeric" }),
  month: dates({ month: "short", year: "numeric" }),
};

export const timeText = (iso: string, form: keyof typeof times): string => times[form]().format(new Date(iso));

export function listText(names: readonly string[], word: "and" | "or" = "and"): string {
  const rest = names.slice(0, -1);
  return rest.length === 0 ? (names[0] ?? "") : `${rest.join(", ")} ${word} ${names.at(-1)}`;
}

export const inWords = (count: number): string =>
  ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][count] ?? countText(count);

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
