import { storedText } from "./stored-text.ts";

/** `unset` until asked. */
export type Consent = "unset" | "granted" | "denied";

/** Under which the choice is stored. */
export const consentKey = "analytics-consent";

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
