const months = "January February March April May June July August September October November December".split(" ");

/** How pages print a day: ship dates in words, `October 31, 2025`; the end of a sale in figures, `5/31/2025`. */
export type DateStyle = "words" | "figures";

function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day that doesn't exist turns into one of another month.
  const exists = date.getUTCMonth() === month - 1;
  return exists && year >= 2000 && year <= 2099 ? date.toISOString().slice(0, 10) : null;
}

/** Reads a printed day, `October 31, 2025` or `10/31/2025`, as `2025-10-31`; null for any other text. */
export function dayOfPrinted(text: string): string | null {
  const words = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(text);
  if (words) return isoDay(Number(words[3]), months.indexOf(words[1] ?? "") + 1, Number(words[2]));
  const figures = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return figures ? isoDay(Number(figures[3]), Number(figures[1]), Number(figures[2])) : null;
}

/** Prints a day such as `2025-10-31` in a style, the reverse of `dayOfPrinted`; empty for what is no day. */
export function printedDay(day: string, style: DateStyle): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  if (isoDay(year, month, date) === null) return "";
  return style === "words" ? `${months[month - 1]} ${date}, ${year}` : `${month}/${date}/${year}`;
}
