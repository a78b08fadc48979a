const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A time of day and a zone behind a date; without a zone it is taken as UTC. */
const time = String.raw`(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([AP]M)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}$`, "i");
const yearLast = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})${time}$`, "i");
const monthInWords = new RegExp(String.raw`^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${time}$`, "i");
const dayThenWords = new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3,9})\.?,? (\d{4})${time}$`, "i");

/** How a list writes dates in figures: 3/4/2025 is April 3 or March 4. */
export type DateOrder = "day first" | "month first";

/** The earliest year in which anybody agreed to a newsletter. */
const firstYear = 1990;

function zoneMinutes(zone: string | undefined): number {
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? "");
  if (!offset) return 0;
  const minutes = Number(offset[2]) * 60 + Number(offset[3]);
  return offset[1] === "-" ? -minutes : minutes;
}

function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour;
  return (hour % 12) + (half.toUpperCase() === "PM" ? 12 : 0);
}

type Day = readonly [year: number, month: number, day: number];

function momentOf([year, month, day]: Day, rest: readonly (string | undefined)[]): string | null {
  const [hour = "0", minute = "0", second = "0", half, zone] = rest;
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day that doesn't exist turns into one of another month.
  const exists = month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const [hours, minutes, seconds] = [hourOf(Number(hour), half), Number(minute), Number(second)];
  if (!exists || year < firstYear || year > 9000 || hours > 23 || minutes > 59 || seconds > 59) return null;
  const at = date.getTime() + ((hours * 60 + minutes - zoneMinutes(zone)) * 60 + seconds) * 1000;
  return new Date(at).toISOString();
}

/** The month that a word begins with the name of; 0 for none. */
const monthNamed = (word: string): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1;

/**
 * Reads a moment as lists of other services write it, such as `2021-03-04 10:11:12`, `2021-03-04T10:11:12+02:00`,
 * `3/4/2021` or `Mar 4, 2021`.
 * @returns it as ISO 8601 in UTC, or null for what is none, such as a day that doesn't exist
 */
export function readMoment(written: string, order: DateOrder): string | null {
  const text = written.trim();
  const [, y1, m1, d1, ...rest1] = yearFirst.exec(text) ?? [];
  if (y1) return momentOf([Number(y1), Number(m1), Number(d1)], rest1);
  const [, first, second, y2, ...rest2] = yearLast.exec(text) ?? [];
  if (y2) {
    const [month, day] = order === "day first" ? [second, first] : [first, second];
    return momentOf([Number(y2), Number(month), Number(day)], rest2);
  }
  const [, word3, d3, y3, ...rest3] = monthInWords.exec(text) ?? [];
  if (y3) return momentOf([Number(y3), monthNamed(word3 ?? ""), Number(d3)], rest3);
  const [, d4, word4, y4, ...rest4] = dayThenWords.exec(text) ?? [];
  return y4 ? momentOf([Number(y4), monthNamed(word4 ?? ""), Number(d4)], rest4) : null;
}

/** Tells from all dates of a column how it writes them: the month first unless one of them can only be a day. */
export function dateOrderOf(written: readonly string[]): DateOrder {
  const isDayFirst = written.some((text) => Number(yearLast.exec(text.trim())?.[1] ?? 0) > 12);
  return isDayFirst ? "day first" : "month first";
}
