import { dayOfPrinted } from "#contract/printed-date.ts";
import type { Availability } from "#contract/product.ts";

const dayMs = 24 * 60 * 60_000;

/** Days since a printed day ended everywhere, last in UTC-12; null while it hasn't, and for no day. */
export function daysSince(printed: string | undefined, now: Date): number | null {
  const day = printed === undefined ? null : dayOfPrinted(printed);
  if (day === null) return null;
  const since = now.getTime() - Date.parse(`${day}T00:00:00Z`);
  return since < 1.5 * dayMs ? null : Math.floor(since / dayMs);
}

/** Stands right after a date that has passed. */
export const passedDate = {
  ship: "That date has passed; a new one will be announced.",
  sale: "That date has passed: the price still applies.",
} as const;

export function shipNoteOf({ kind, note, shipDate }: Availability, now = new Date()): string {
  if (kind !== "presale" || daysSince(shipDate, now) === null) return note;
  return `${note.replace(/\.?$/, ".")} ${passedDate.ship}`;
}
