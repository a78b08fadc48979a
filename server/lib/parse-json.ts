import { z } from "zod";

/**
 * Reads what a JSON text holds; null for nothing, and for what isn't JSON or doesn't fit the schema: no response and no
 * start may break over a stored row.
 */
export function parseJson<T>(schema: z.core.$ZodType<T>, json: string | null): T | null {
  try {
    return json === null ? null : z.parse(schema, JSON.parse(json));
  } catch {
    return null;
  }
}
