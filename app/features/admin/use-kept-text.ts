import { useState } from "react";
import type { z } from "zod";

/** What is kept under a key, if it can be read; storage may be full, forbidden or from another version. */
function readKept<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** Keeps something typed in this browser; null forgets it. */
export function keepText(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then it is only on the screen.
  }
}

/**
 * What somebody types into a form, kept in this browser until it is saved, so that neither a login that ran out nor a
 * closed tab loses it.
 * @param key names the form and what it changes
 * @param initial what the form shows where nothing is kept
 */
export function useKeptText<T>(key: string, initial: T, schema: z.ZodType<T>) {
  const [kept] = useState(() => readKept(key, schema));
  const [value, setValue] = useState(kept ?? initial);
  return {
    value,
    /** What was kept from before; null where nothing was. */
    restored: kept,
    change(next: T) {
      setValue(next);
      keepText(key, next);
    },
    forget: () => keepText(key, null),
  };
}
