const moment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });
const figures = new Intl.NumberFormat("en-US");
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** A moment as every staff screen shows it: Nov 22, 2026, 14:05 UTC. @param iso ISO 8601 */
export const timestampText = (iso: string): string => `${moment.format(new Date(iso))} UTC`;

/** A day without its year: Nov 22. */
export const dayText = (iso: string): string => day.format(new Date(iso));

/** A month: Nov 2026. */
export const monthText = (iso: string): string => month.format(new Date(iso));

/** Formats a count: 1,204. */
export const countText = (count: number): string => figures.format(count);

/** Formats an amount in cents: $1,204.00. */
export const moneyText = (cents: number): string => dollars.format(cents / 100);
