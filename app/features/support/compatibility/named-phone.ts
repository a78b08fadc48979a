import { type CompatibilityAnswer, versionOfFact } from "#content/compatibility/answers.ts";
import { namedPhoneText as text } from "#content/compatibility/phone-texts.ts";
import { phoneGenerations, phonesAsOf } from "#content/compatibility/phones.ts";
import { systemNames } from "#content/compatibility/texts.ts";
import { answerFor } from "./rules.ts";

/** "Galaxy S9+" is "galaxy-s9-plus". */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("+", " plus")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const around = /\b(?:apple|google|samsung|galaxy|my|an?|the|phone|[45]g|lte|\d+ ?gb)\b/g;

/** "Samsung Galaxy S9+" is "s9plus". */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("+", " plus ")
    .replace(around, "")
    .replace(/[^a-z0-9]/g, "");

export const namedPhones = phoneGenerations.flatMap(({ names, ...generation }) =>
  names.map((written) => {
    const spellings = written.split(" / ");
    const [name = written] = spellings;
    return { slug: slugOf(name), name, spellings, ...generation };
  }),
);

export type NamedPhone = (typeof namedPhones)[number];

const byKey = new Map(
  namedPhones.flatMap((phone) => phone.spellings.map((spelling) => [keyOf(spelling), phone] as const)),
);

/** Null for a model that isn't in the list. */
export function findPhone(written: string): NamedPhone | null {
  return byKey.get(keyOf(written)) ?? null;
}

export const phoneOfSlug = (slug: string | null): NamedPhone | null =>
  namedPhones.find((phone) => phone.slug === slug) ?? null;

/** With the newest version that the phone gets. */
export function answerForPhone({ system, last }: NamedPhone): CompatibilityAnswer {
  const answer = answerFor(system, last === null ? [Number.POSITIVE_INFINITY, 0] : versionOfFact(last));
  if (!answer) throw new Error(`no answer for ${system} ${last}`);
  return answer;
}

export function phoneNote({ name, system, last }: NamedPhone): string {
  if (system === "other") return text.noGooglePlay(name);
  return last === null
    ? text.stillUpdated(name, phonesAsOf)
    : text.lastVersion(name, `${systemNames[system]} ${last}`, phonesAsOf);
}
