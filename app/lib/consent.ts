import { createStore, type Subscribe } from "./store.ts";
import { onStoredText, storedText, storeText } from "./stored-text.ts";

/** What the visitor says about statistics; `unset` until asked. */
export type Consent = "unset" | "granted" | "denied";

/** The key of localStorage under which the choice is stored. */
export const consentKey = "analytics-consent";
/** Counts changes in this window: the choice itself is in the storage. */
const changes = createStore(0);

/** Whether the browser sends Global Privacy Control, which counts as no: those visitors aren't asked. */
export function privacyControl(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

/** The choice that holds now. Where storage is blocked, and with Global Privacy Control, it is no. For the browser only. */
export function currentConsent(): Consent {
  const value = privacyControl() ? undefined : storedText(consentKey);
  if (value === undefined) return "denied";
  return value === "granted" || value === "denied" ? value : "unset";
}

/** Stores a choice and tells `onConsent`; `unset` shows the question again. Where storage is blocked it stays no. */
export function chooseConsent(consent: Consent): void {
  storeText(consentKey, consent === "unset" ? null : consent);
  changes.set(changes.get() + 1);
}

/**
 * Calls the listener at each change of the choice, also one that was made in another window; for `useSyncExternalStore`. Returns a
 * function that unsubscribes.
 */
export const onConsent: Subscribe = onStoredText(consentKey, changes.subscribe);
