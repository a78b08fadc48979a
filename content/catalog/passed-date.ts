import { dayOfPrinted } from "#contract/printed-date.ts";
import type { Availability } from "#contract/product.ts";

/** A date as ship lines have it: "October 31, 2025". */
export const printedDate = /\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/;

/**
 * Numbers the halves of days in UTC. Printed days end everywhere at noon UTC, so while the number stays the same, no date
 * passes.
 */
export const halfDayOf = (now: Date): number => Math.floor(now.getTime() / (12 * 60 * 60_000));

const dayMs = 24 * 60 * 60_000;

/**
 * Gives how many whole days ago a printed day began, once it has ended everywhere on earth, last in UTC-12: at least 1.
 * @param printed the day as a page shows it, such as "October 31, 2025"
 * @returns null while the day isn't over everywhere, and for a text that is no day
 */
export function daysSince(printed: string | undefined, now: Date): number | null {
  const day = printed === undefined ? null : dayOfPrinted(printed);
  if (day === null) return null;
  const since = now.getTime() - Date.parse(`${day}T00:00:00Z`);
  return since < 1.5 * dayMs ? null : Math.floor(since / dayMs);
}

/** What is true once a date that is still announced has passed. It stands right after the date. */
export const passedDate = {
  ship: "That date has passed; a new one will be announced.",
  sale: "That date has passed: the price still applies.",
} as const;

/** Stands under every ship date that is still to come. */
export const cancelAnyTime = "Cancel any time before it ships: all of it back.";

/** What leads in box, cart and checkout once a presale's ship date has passed. */
export const presaleToday =
  "Presale: a new ship date will be announced. Cancel any time before it ships and get all of it back.";

/** What box, cart and checkout say of shipping. */
export type ShipLines = {
  /** What is true today. */
  readonly today: string;
  /** The ship date that was announced and has passed, for once a page in smaller type. */
  readonly announced: string | null;
};

const asSentence = (text: string): string => text.replace(/\.?$/, ".");

/** Gives what box, cart and checkout say of when a product ships. */
export function shipLinesOf({ kind, note, shipDate }: Availability, now = new Date()): ShipLines {
  if (kind !== "presale") return { today: note, announced: null };
  if (daysSince(shipDate, now) !== null) return { today: presaleToday, announced: asSentence(note) };
  return { today: `${asSentence(note)} ${cancelAnyTime}`, announced: null };
}

/** Gives the sentence that says when a product ships, with the addition that its date has passed where it has. */
export function shipNoteOf({ kind, note, shipDate }: Availability, now = new Date()): string {
  if (kind !== "presale" || daysSince(shipDate, now) === null) return note;
  return `${asSentence(note)} ${passedDate.ship}`;
}
