import { todayText } from "#content/admin-today.ts";
import { timeText } from "#content/format.ts";
import type { GrowthUnit } from "#contract/admin-growth.ts";

/** Such as Nov 22, 2026, 14:05: the frame of the staff screens says once that it is UTC. @param iso ISO 8601 */
export const timestampText = (iso: string): string => timeText(iso, "moment");

/** A period by its first day: Nov 16, or Nov 2026 for a month. */
export const periodText = (start: string, unit: GrowthUnit): string =>
  timeText(start, unit === "month" ? "month" : "day");

const hourMs = 60 * 60_000;

/** In hours, from two days on in days. */
export function ageText(iso: string, now: string): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(iso)) / hourMs);
  if (hours < 1) return todayText.ages.now;
  return hours < 48 ? todayText.ages.hours(hours) : todayText.ages.days(Math.floor(hours / 24));
}
