import { compatibilityAddress } from "#content/compatibility/answers.ts";
import { type PhoneBrand, phoneBrands } from "#content/compatibility/brands.ts";
import { namedPhoneText as text } from "#content/compatibility/phone-texts.ts";
import { answerForPhone, type NamedPhone, namedPhones } from "./named-phone.ts";

/** What a name says of a phone that isn't in the list: its brand or series, and so what is asked next. */
export type PhoneFamily = {
  /** What is said below the name. */
  readonly why: string;
  /** What it runs; null where that has to be asked. */
  readonly system: PhoneBrand["system"];
  /** The listed models that it may be, the newest first. None where the name says already which model it is. */
  readonly models: readonly { readonly name: string; readonly href: string }[];
};

const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .replace(/one plus/, "oneplus")
    .split(/[^a-z0-9+]+|(?<=[a-z])(?=\d)/)
    .filter((word) => word !== "");

const isOf = (brand: PhoneBrand, name: string): boolean => wordsOf(name).some((word) => brand.words.includes(word));

/** What is left of a name without its brand: "Galaxy Note 9" is "note9". */
const modelOf = (brand: PhoneBrand, name: string): string =>
  wordsOf(name)
    .filter((word) => !brand.words.includes(word) && !["phone", "smartphone", "my"].includes(word))
    .join("");

/** The address of the answer for a listed phone. */
export const phoneAddress = (phone: NamedPhone): string =>
  `${compatibilityAddress(answerForPhone(phone))}?model=${phone.slug}`;

/** Gives what a name says that no listed phone has; null for one of no brand that we know. */
export function phoneFamilyOf(written: string): PhoneFamily | null {
  const brand = phoneBrands.find((one) => isOf(one, written));
  if (!brand) return null;
  const { system } = brand;
  const model = modelOf(brand, written);
  // With a number it is a model, which isn't listed: no other one is meant.
  if (/\d/.test(model)) return { why: text.unlisted(written, system), system, models: [] };
  const ofBrand = namedPhones.filter(({ name }) => isOf(brand, name));
  const ofSeries = ofBrand.filter(({ name }) => modelOf(brand, name).startsWith(model));
  const models = (ofSeries.length > 0 ? ofSeries : ofBrand)
    .map((phone) => ({ name: phone.name, href: phoneAddress(phone) }))
    .toReversed();
  return {
    why: models.length > 0 ? text.whichModel(brand.name, system) : text.unlisted(written, system),
    system,
    models,
  };
}
