import { type CompatibilityAnswer, compatibilityAnswers, versionOfFact } from "#content/compatibility/answers.ts";
import { namedPhoneText as text } from "#content/compatibility/phone-texts.ts";
import { type PhoneGeneration, phoneGenerations, phonesAsOf } from "#content/compatibility/phones.ts";
import { answerFor, type PhoneChoice } from "./rules.ts";

export type NamedPhone = {
  /** `galaxy-s9-plus`. */
  readonly slug: string;
  readonly name: string;
  readonly system: PhoneGeneration["system"];
  readonly last: string | null;
};

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

export const namedPhones: readonly NamedPhone[] = phoneGenerations.flatMap(({ system, last, names }) =>
  names.map((spellings) => {
    const [name = spellings] = spellings.split(" / ");
    return { slug: slugOf(name), name, system, last };
  }),
);

const byKey = new Map(
  phoneGenerations
    .flatMap(({ names }) => names)
    .flatMap((spellings, index) =>
      spellings.split(" / ").map((spelling) => [keyOf(spelling), namedPhones[index]] as const),
    ),
);

/** Null for a model that isn't in the list. */
export function findPhone(written: string): NamedPhone | null {
  return byKey.get(keyOf(written)) ?? null;
}

export const phoneOfSlug = (slug: string | null): NamedPhone | null =>
  namedPhones.find((phone) => phone.slug === slug) ?? null;

const choices = { ios: "iphone", android: "android", other: "other" } as const satisfies Record<string, PhoneChoice>;

/** With the newest version that the phone gets. */
export function answerForPhone({ system, last }: NamedPhone): CompatibilityAnswer {
  const newest = compatibilityAnswers.find((answer) => answer.system === system && answer.below === null);
  const answer = last === null ? newest : answerFor(choices[system], versionOfFact(last));
  if (!answer) throw new Error(`no answer for ${system} ${last}`);
  return answer;
}

export function phoneNote({ name, system, last }: NamedPhone): string {
  if (system === "other") return text.noGooglePlay(name);
  return last === null
    ? text.stillUpdated(name, phonesAsOf)
    : text.lastVersion(name, `${system === "ios" ? "iOS" : "Android"} ${last}`, phonesAsOf);
}
