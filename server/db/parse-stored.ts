import { z } from "zod";

/** What stored JSON holds; null for nothing and for what doesn't fit: no response may break over a row. */
export function parseStored<T>(schema: z.core.$ZodType<T>, json: string | null): T | null {
  try {
    return json === null ? null : z.parse(schema, JSON.parse(json));
  } catch {
    return null;
  }
}
