import { z } from "zod";

/** What a JSON text holds; null for nothing and for what doesn't fit: no response may break over a stored row. */
export function parseJson<T>(schema: z.core.$ZodType<T>, json: string | null): T | null {
  try {
    return json === null ? null : z.parse(schema, JSON.parse(json));
  } catch {
    return null;
  }
}
