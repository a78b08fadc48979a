import { useState } from "react";
import type { z } from "zod";
import { type Place, storedJson, storeJson } from "#app/lib/stored-text.ts";

/**
 * A form's text, kept in this browser until it is saved.
 * @param key names the form and what it changes
 * @param initial where nothing is kept, or what doesn't fit the schema
 */
export function useKeptText<T>(key: string, initial: T, schema: z.ZodType<T>, place: Place = "local") {
  const [value, setValue] = useState(() => storedJson(key, schema, place) ?? initial);
  return {
    value,
    change(next: T) {
      setValue(next);
      storeJson(key, next, place);
    },
    forget: () => storeJson(key, null, place),
  };
}
