import { createStore } from "./store.ts";
import { onStoredText, storedText, storeText } from "./stored-text.ts";

/** `unset` until asked. */
export type Consent = "unset" | "granted" | "denied";

/** Under which the choice is stored. */
export const consentKey = "analytics-consent";
/** Counts changes in this window: the choice itself is in the storage. */
const changes = createStore(0);

/** Global Privacy Control counts as no; those visitors aren't asked. */
export function privacyControl(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

/** Without storage, or with Global Privacy Control, it is no. */
export function currentConsent(): Consent {
  const value = privacyControl() ? undefined : storedText(consentKey);
  if (value === undefined) return "denied";
  return value === "granted" || value === "denied" ? value : "unset";
}

/** `unset` shows the question again. */
export function chooseConsent(consent: Consent): void {
  storeText(consentKey, consent === "unset" ? null : consent);
  changes.set(changes.get() + 1);
}

/** Also for changes in another window; returns a function that unsubscribes. */
export const onConsent = onStoredText(consentKey, changes.subscribe);
