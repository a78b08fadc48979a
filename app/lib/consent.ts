import { storedText } from "./stored-text.ts";

/** What the visitor says about statistics; `unset` until asked. */
export type Consent = "unset" | "granted" | "denied";

/** The key of localStorage under which the choice is stored. */
export const consentKey = "analytics-consent";

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
