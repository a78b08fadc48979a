import type { Availability } from "#contract/product.ts";
import { printedDate } from "./passed-date.ts";
import { usualWords } from "./usual-words.ts";

/**
 * Gives the ship line of a product whose ship date changes: the new date in place of the former one, or the usual line
 * with it where there was the usual line without. A line of staff's own without a date stays.
 * @param shipDate as printed, such as "October 31, 2031"
 */
export function shipLineWith({ kind, note }: Pick<Availability, "kind" | "note">, shipDate: string): string {
  const dated = note.replace(printedDate, shipDate);
  const { shipLine } = usualWords[kind];
  return dated === note && note === shipLine("") ? shipLine(shipDate) : dated;
}
