import { type GrowthResponse, type GrowthUnit, growthQuery, growthResponse } from "#contract/admin-growth.ts";
import { type DayCount, schemaOf, subscriberGrowth } from "#server/db/queries/subscribers.ts";
import { queryCall } from "./staff-call.ts";

/** How many periods of each length are shown, the current one included. */
export const shownPeriods = { day: 30, week: 26, month: 12 } as const satisfies Record<GrowthUnit, number>;
const maxSources = 4;
/** What the sources together are called that aren't named. */
export const otherSource = "other";

const iso = (date: Date): string => date.toISOString().slice(0, 10);

/** Gives the first day of the period that a day (`2026-11-21`, in UTC) lies in; weeks begin on Monday. */
export function periodStart(day: string, unit: GrowthUnit): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  if (unit === "month") date.setUTCDate(1);
  if (unit === "week") date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return iso(date);
}

/** Gives the first days of the periods that are shown up to today (`2026-11-21`), the oldest first. */
export function periodStarts(today: string, unit: GrowthUnit): string[] {
  const last = new Date(`${periodStart(today, unit)}T00:00:00.000Z`);
  return Array.from({ length: shownPeriods[unit] }, (_, index) => {
    const back = shownPeriods[unit] - 1 - index;
    const date = new Date(last);
    if (unit === "month") date.setUTCMonth(date.getUTCMonth() - back);
    else date.setUTCDate(date.getUTCDate() - back * (unit === "week" ? 7 : 1));
    return iso(date);
  });
}

/**
 * Adds up new subscribers by period and source: the largest sources by name, the largest first, and the rest together.
 * @param starts the first days of the periods; what lies in none of them isn't counted
 */
export function growthPeriods(
  days: readonly DayCount[],
  starts: readonly string[],
  unit: GrowthUnit,
): Pick<GrowthResponse, "sources" | "periods"> {
  const sums = new Map<string, number>();
  for (const { source, count } of days) sums.set(source, (sums.get(source) ?? 0) + count);
  const ranked = [...sums].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([source]) => source);
  const named = ranked.slice(0, maxSources);
  const sources = ranked.length > maxSources ? [...named, otherSource] : named;
  const byStart = new Map(starts.map((start) => [start, sources.map(() => 0)]));
  for (const { day, source, count } of days) {
    const counts = byStart.get(periodStart(day, unit));
    const place = named.indexOf(source);
    const index = place === -1 ? sources.length - 1 : place;
    if (counts) counts[index] = (counts[index] ?? 0) + count;
  }
  return {
    sources,
    periods: [...byStart].map(([start, counts]) => ({
      start,
      counts,
      total: counts.reduce((sum, count) => sum + count, 0),
    })),
  };
}

/**
 * `GET /api/admin/growth`: new subscribers over time by source, of the schema that this instance writes
 * (docs/staff.md).
 */
export const growthCall = queryCall(growthQuery, growthResponse, async ({ context, input: { unit } }) => {
  const { environment } = context.config;
  const starts = periodStarts(new Date().toISOString().slice(0, 10), unit);
  const { days, before } = await subscriberGrowth(context.database, schemaOf(environment), starts[0] ?? "");
  return { unit, environment, before, ...growthPeriods(days, starts, unit) };
});
