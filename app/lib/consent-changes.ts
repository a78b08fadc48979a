import { type Consent, consentKey } from "./consent.ts";
import { createStore, type Subscribe } from "./store.ts";
import { onStoredText, storeText } from "./stored-text.ts";

/** Counts changes in this window: the choice itself is in the storage. */
const changes = createStore(0);

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
