const dayMs = 24 * 60 * 60_000;

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Gives the day (UTC) of a moment in milliseconds, such as `2026-11-27`; today's without one. */
export const utcDay = (ms: number = Date.now()): string => dayAt(ms);

/** Gives the day that is so many days after another; before it for a negative number. */
export const addDays = (day: string, days: number): string => dayAt(Date.parse(day) + days * dayMs);

/** Gives by how many days the second day is later than the first; negative where it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/**
 * Gives the day that is so many months after another. Where that month has no such day it is the month's last one: a
 * month after January 31 is February 28 (Regulation 1182/71, Art. 3(2)(c)).
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
}
