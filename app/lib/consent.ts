/** `unset` until asked. */
export type Consent = "unset" | "granted" | "denied";

const key = "analytics-consent";
const listeners = new Set<() => void>();

/** Global Privacy Control counts as no; those visitors aren't asked. */
export function privacyControl(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

/** Without storage, or with Global Privacy Control, it is no. */
export function currentConsent(): Consent {
  if (privacyControl()) return "denied";
  try {
    const value = localStorage.getItem(key);
    return value === "granted" || value === "denied" ? value : "unset";
  } catch {
    return "denied";
  }
}

/** `unset` shows the question again. */
export function chooseConsent(consent: Consent): void {
  try {
    if (consent === "unset") localStorage.removeItem(key);
    else localStorage.setItem(key, consent);
  } catch {
    // Storage is blocked: nothing loads without a stored consent.
  }
  for (const listener of listeners) listener();
}

/** Also for changes in another window; returns a function that unsubscribes. */
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
