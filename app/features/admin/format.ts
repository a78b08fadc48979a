const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const figures = new Intl.NumberFormat("en-US");

/** Formats a time in UTC, as on the dashboards. */
export const timestampText = (iso: string): string => `${moment.format(new Date(iso))} UTC`;

/** Formats a count: 1,204. */
export const countText = (count: number): string => figures.format(count);
