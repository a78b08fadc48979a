import { todayText } from "#content/admin-today.ts";

const hourMs = 60 * 60_000;

/** In hours, from two days on in days. */
export function ageText(iso: string, now: string): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(iso)) / hourMs);
  if (hours < 1) return todayText.ages.now;
  return hours < 48 ? todayText.ages.hours(hours) : todayText.ages.days(Math.floor(hours / 24));
}
