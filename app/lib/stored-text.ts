/** `session` ends with the tab. */
export type Place = "local" | "session";

const storageOf = (place: Place): Storage => (place === "local" ? localStorage : sessionStorage);

/** Null for nothing, undefined where storage is blocked. */
export function storedText(key: string, place: Place = "local"): string | null | undefined {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return undefined;
  }
}

/** Null forgets it. Never throws. @returns false where storage is blocked or full, and nothing was stored */
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

type Schema<T> = { safeParse: (value: unknown) => { data?: T | undefined } };

/** Null for nothing, where storage is blocked, and for what another version stored. */
export function storedJson<T>(key: string, schema: Schema<T>, place?: Place): T | null {
  try {
    return schema.safeParse(JSON.parse(storedText(key, place) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** Null forgets it. @param value of what JSON can hold */
export const storeJson = (key: string, value: unknown, place?: Place): boolean =>
  storeText(key, value === null ? null : JSON.stringify(value), place);

/** Returns a function that unsubscribes. */
type Subscribe = (listener: () => void) => () => void;

/**
 * Subscribes to changes of a stored text in other windows, and in this one, where the browser fires no event.
 * @param onChangeHere subscribes to the latter
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
