/** What the visitor said about analytics; `unset` until asked. */
export type Consent = "unset" | "granted" | "denied";

const key = "analytics-consent";
const listeners = new Set<() => void>();

/** A browser that sends Global Privacy Control has said no already, and isn't asked. */
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

/** Keeps a choice; refusing is one call like accepting. `unset` brings the question back. */
export function chooseConsent(consent: Consent): void {
  try {
    if (consent === "unset") localStorage.removeItem(key);
    else localStorage.setItem(key, consent);
  } catch {
    // Storage is shut: nothing loads without a kept yes.
  }
  for (const listener of listeners) listener();
}

/** Calls back at each change, also one made in another window; returns the way out. */
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
