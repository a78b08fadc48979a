const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The day of a moment (ISO 8601) as it is printed: "July 31, 2025", in UTC. */
export const printedDay = (moment: string): string => day.format(new Date(moment));
