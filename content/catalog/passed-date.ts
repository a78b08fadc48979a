import { dayOfPrinted } from "#contract/printed-date.ts";
import type { Availability } from "#contract/product.ts";

const dayMs = 24 * 60 * 60_000;

/** Days since a printed day that ended everywhere, last in UTC-12: at least 1; null while it hasn't, and for no day. */
export function daysSince(printed: string | undefined, now: Date): number | null {
  const day = printed === undefined ? null : dayOfPrinted(printed);
  if (day === null) return null;
  const since = now.getTime() - Date.parse(`${day}T00:00:00Z`);
  return since < 1.5 * dayMs ? null : Math.floor(since / dayMs);
}

/** What is true once a date that is still announced has passed: it stands right after the date. */
export const passedDate = {
  ship: "That date has passed; a new one will be announced.",
  sale: "That date has passed: the price still applies.",
} as const;

/** When a product ships, as its catalog says; after a date that has passed what is true today. */
export function shipNoteOf({ kind, note, shipDate }: Availability, now = new Date()): string {
  if (kind !== "presale" || daysSince(shipDate, now) === null) return note;
  return `${note.replace(/\.?$/, ".")} ${passedDate.ship}`;
}
