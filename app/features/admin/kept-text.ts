import { useState } from "react";
import type { z } from "zod";
import { type Place, storedJson, storeJson } from "#app/lib/stored-text.ts";

/** What is typed into a form. */
export type KeptText<T> = {
  readonly value: T;
  readonly change: (next: T) => void;
  /** Takes it out of the browser: it is saved, or not wanted. */
  readonly forget: () => void;
};

/**
 * A form's text, kept in this browser until it is saved.
 * @param key names the form and what it changes
 * @param initial where nothing is kept, or what doesn't fit the schema
 */
export function useKeptText<T>(key: string, initial: T, schema: z.ZodType<T>, place: Place = "local"): KeptText<T> {
  const [value, setValue] = useState(() => storedJson(key, schema, place) ?? initial);
  return {
    value,
    change(next) {
      setValue(next);
      storeJson(key, next, place);
    },
    forget: () => void storeJson(key, null, place),
  };
}
