import { useState } from "react";
import type { z } from "zod";

/** `session` ends with the tab. */
type Place = "local" | "session";

const storageOf = (place: Place): Storage => (place === "local" ? localStorage : sessionStorage);

/** Null for nothing; storage may be full, forbidden or hold something of another version. */
export function readKeptText<T>(key: string, schema: z.ZodType<T>, place: Place = "local"): T | null {
  try {
    const text = storageOf(place).getItem(key);
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepText(key: string, value: unknown, place: Place = "local"): void {
  try {
    if (value === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, JSON.stringify(value));
  } catch {
    // Then it is only on the screen.
  }
}

/** A form's text, kept in this browser until it is saved. @param key names the form and what it changes */
export function useKeptText<T>(key: string, initial: T, schema: z.ZodType<T>, place: Place = "local") {
  const [value, setValue] = useState(() => readKeptText(key, schema, place) ?? initial);
  return {
    value,
    change(next: T) {
      setValue(next);
      keepText(key, next, place);
    },
    forget: () => keepText(key, null, place),
  };
}
