import {
  type CompatibilityAnswer,
  compatibilityAnswers,
  type VersionNumber,
  versionOfFact,
} from "#content/compatibility/answers.ts";
import { type PhoneSystem, phoneSystems, compatibilityText as text } from "#content/compatibility/texts.ts";
import { type AnsweredTracker, answeredTrackers } from "#content/compatibility/trackers.ts";

export function isBefore([major, minor]: VersionNumber, [otherMajor, otherMinor]: VersionNumber): boolean {
  return major === otherMajor ? minor < otherMinor : major < otherMajor;
}

/** `17`, `14.5`, `iOS 16.7.2`, `Android 9`; null for anything that isn't a version. */
export function parseVersion(written: string): VersionNumber | null {
  const found = /^(?:ios|android)?\s*(\d{1,3})(?:[._,](\d{1,3}))?(?:[._,]\d{1,3})*$/i.exec(written.trim());
  return found ? [Number(found[1]), Number(found[2] ?? 0)] : null;
}

/** Null for anything that the form doesn't send. */
export function parsePhone(value: string | null): PhoneSystem | null {
  return phoneSystems.find((phone) => phone === value) ?? null;
}

/** The answer for a phone. @param version null when unknown @returns null when it is needed and not known */
export function answerFor(phone: PhoneSystem, version: VersionNumber | null): CompatibilityAnswer | null {
  const ofSystem = compatibilityAnswers.filter(({ system }) => system === phone);
  if (phone === "other") return ofSystem[0] ?? null;
  if (version === null) return null;
  return ofSystem.find(({ from }) => from === null || !isBefore(version, from)) ?? null;
}

export type Verdict = { readonly tracker: AnsweredTracker; readonly fits: boolean; readonly why: string };

function verdictOn(tracker: AnsweredTracker, { system, from }: CompatibilityAnswer): Verdict {
  if (system === "other") return { tracker, fits: false, why: text.noNetwork };
  const minimum = tracker.minimum[system];
  if (minimum === null) return { tracker, fits: false, why: text.googleOnly };
  // Without a first version it reaches down to the oldest phones.
  if (from === null || isBefore(from, versionOfFact(minimum)))
    return { tracker, fits: false, why: text.tooOld(system, minimum) };
  return { tracker, fits: true, why: `${tracker.battery[system]}.` };
}

/** docs/behavior/help.md#phone-check */
export function verdicts(answer: CompatibilityAnswer): readonly Verdict[] {
  return answeredTrackers.map((tracker) => verdictOn(tracker, answer));
}

/** For the head of its page, for search and for search engines. */
export function summaryOf(answer: CompatibilityAnswer): string {
  const names = verdicts(answer).flatMap(({ fits, tracker }) => (fits ? [tracker.name] : []));
  if (names.length === 0) return "None of our four trackers can be set up with it.";
  if (names.length === answeredTrackers.length) return "All four of our trackers work with it, in Google Find Hub.";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)} work with it, in Apple Find My.`;
}
