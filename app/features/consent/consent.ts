/** What the visitor said about analytics; `unset` until asked. */
export type Consent = "unset" | "granted" | "denied";

const key = "analytics-consent";
const listeners = new Set<() => void>();

/** A browser that sends Global Privacy Control has said no already. */
function privacyControl(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

/** The choice that holds now. */
export function currentConsent(): Consent {
  if (privacyControl()) return "denied";
  try {
    const value = localStorage.getItem(key);
    return value === "granted" || value === "denied" ? value : "unset";
  } catch {
    return "denied";
  }
}

/** Keeps a choice; refusing is one call like accepting. */
export function chooseConsent(consent: Consent): void {
  try {
    if (consent === "unset") localStorage.removeItem(key);
    else localStorage.setItem(key, consent);
  } catch {
    // Storage is shut: nothing loads without a kept yes.
  }
  for (const listener of listeners) listener();
}

/** Calls back at each change; returns the way out. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
