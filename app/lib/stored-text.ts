import type { Subscribe } from "./store.ts";

/** Where the browser keeps a text: `local` outlives the tab, `session` ends with it. */
export type Place = "local" | "session";

const storageOf = (place: Place): Storage => (place === "local" ? localStorage : sessionStorage);

/**
 * Reads a stored text by its key. Never throws.
 * @returns null for nothing, undefined where storage is blocked
 */
export function storedText(key: string, place: Place = "local"): string | null | undefined {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Stores a text under a key. Never throws.
 * @param text null forgets what is stored
 * @returns false where storage is blocked or full, and nothing was stored
 */
export function storeText(key: string, text: string | null, place: Place = "local"): boolean {
  try {
    if (text === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** True the first time in a tab, false from then on, and where storage is blocked. Forgotten by `storeText(key, null, "session")`. */
export function isFirstInTab(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, "1");
    return true;
  } catch {
    return false;
  }
}

/** What is used of a Zod schema. */
type Schema<T> = { safeParse: (value: unknown) => { data?: T | undefined } };

/**
 * Reads a stored value by its key. Never throws.
 * @returns null for nothing, where storage is blocked, and for what the schema refuses, as another version may have stored
 */
export function storedJson<T>(key: string, schema: Schema<T>, place?: Place): T | null {
  try {
    return schema.safeParse(JSON.parse(storedText(key, place) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores a value under a key. Never throws for what JSON can hold.
 * @param value null forgets what is stored
 * @returns false where storage is blocked or full, and nothing was stored
 */
export const storeJson = (key: string, value: unknown, place?: Place): boolean =>
  storeText(key, value === null ? null : JSON.stringify(value), place);

/**
 * Makes the subscription to a text in localStorage, which other windows change as well as this one.
 * @param key under which it is stored
 * @param onChangeHere subscribes to changes of this window, for which the browser fires no event
 */
export const onStoredText =
  (key: string, onChangeHere: Subscribe): Subscribe =>
  (listener) => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) listener();
    };
    const unsubscribe = onChangeHere(listener);
    addEventListener("storage", onStorage);
    return () => {
      unsubscribe();
      removeEventListener("storage", onStorage);
    };
  };
