import { useState } from "react";
import type { z } from "zod";
import { keepText, type Place, readKeptText } from "./kept-text.ts";

/**
 * A form's text, kept in this browser until it is saved.
 * @param key names the form and what it changes
 * @param initial what the form shows where nothing is kept
 */
export function useKeptText<T>(key: string, initial: T, schema: z.ZodType<T>, place: Place = "local") {
  const [kept] = useState(() => readKeptText(key, schema, place));
  const [value, setValue] = useState(kept ?? initial);
  return {
    value,
    /** Null where nothing was kept from before. */
    restored: kept,
    change(next: T) {
      setValue(next);
      keepText(key, next, place);
    },
    forget: () => keepText(key, null, place),
  };
}
