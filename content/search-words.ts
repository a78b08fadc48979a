import type { CoachProcedureId } from "#content/coach/coach-address.ts";
import type { MetaRoute } from "./meta.ts";

/** Words by which the search finds a page and the pages below it, besides those of their texts. */
export const pageWords = {
  "/compatibility": "compatible compatibility phone check",
  "/coach": "guide guided instructions",
  "/troubleshooter": "troubleshooter help problem broken not working",
  "/found": "found unknown tracker beeping following moving with me alert stalking",
  "/found/lost": "found lost keys wallet bag return give back owner finder message lost and found reward",
  "/hand-over": "selling second hand used pass on gift new owner hand over transfer",
  "/support": "help center manual instructions",
  "/shipping": "delivery cost postage free countries when does it ship arrive",
  "/imprint": "company seller legal notice impressum",
  "/withdrawal": "cancel cancellation order",
} as const satisfies Partial<Record<MetaRoute, string>>;

/** The same for instructions to turn a device off. */
export const guideWords = "disable switch off stop unknown tracker moving with me following";

/** The same for the coach's procedures. */
export const coachWords: Readonly<Record<CoachProcedureId, string>> = {
  "factory-reset": "coach guided erase",
  disable: "coach guided switch turn off stop",
  "re-enable": "coach guided switch turn on again",
  "pair-android": "coach guided pair connect Google Find Hub",
  "pair-iphone": "coach guided pair connect Apple Find My",
  "re-pair": "coach guided connect again new phone",
};
