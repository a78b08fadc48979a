/** What the visitor said about analytics; `unset` until asked. */
export type Consent = "unset" | "granted" | "denied";

const key = "analytics-consent";
const listeners = new Set<() => void>();

/** Global Privacy Control counts as no; those visitors aren't asked. */
export function privacyControl(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

/** The choice that holds now. Without storage, or with Global Privacy Control, it is no. */
export function currentConsent(): Consent {
  if (privacyControl()) return "denied";
  try {
    const value = localStorage.getItem(key);
    return value === "granted" || value === "denied" ? value : "unset";
  } catch {
    return "denied";
  }
}

/** Stores a choice. `unset` shows the question again. */
export function chooseConsent(consent: Consent): void {
  try {
    if (consent === "unset") localStorage.removeItem(key);
    else localStorage.setItem(key, consent);
  } catch {
    // Storage is blocked: nothing loads without a stored consent.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` at each change, also one made in another window; returns a function that unsubscribes. */
export function onConsent(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}
