import { z } from "zod";

/**
 * What stored JSON holds. Null for nothing, and for what no version of the shop wrote: no answer and no start may break over
 * a row.
 */
export function parseStored<T>(schema: z.core.$ZodType<T>, json: string | null): T | null {
  try {
    return json === null ? null : z.parse(schema, JSON.parse(json));
  } catch {
    return null;
  }
}
