import { type Consent, consentKey } from "./consent.ts";
import { createStore } from "./store.ts";
import { onStoredText, storeText } from "./stored-text.ts";

/** Counts changes in this window: the choice itself is in the storage. */
const changes = createStore(0);

/** `unset` shows the question again. */
export function chooseConsent(consent: Consent): void {
  storeText(consentKey, consent === "unset" ? null : consent);
  changes.set(changes.get() + 1);
}

/** Also for changes in another window; returns a function that unsubscribes. */
export const onConsent = onStoredText(consentKey, changes.subscribe);
