import { systemNames } from "./texts.ts";

/**
 * What the phone check says of a phone that was typed by its name. For loaders, so that it stays out of the script.
 * `asOf` is the month in which the list of phones was checked.
 */
export const namedPhoneText = {
  /** Said when no phone of the list has the typed name. */
  unknownName: (name: string): string =>
    `We don't have “${name}” in our list. Choose its system below and give the version.`,
  /** Asked when the name was that of a brand or a series. */
  whichModel: (brand: string, system: "iphone" | "android" | null): string =>
    `Which ${brand} is it? ${system === null ? "Choose it, or choose its system below." : `Choose it, or enter its ${systemNames[system]} version below.`}`,
  /** Said when the brand is known and the model isn't in the list. */
  unlisted: (name: string, system: "iphone" | "android" | null): string =>
    system === null
      ? `We don't have “${name}” in our list. Choose its system below and give the version.`
      : `We don't have “${name}” in our list. Its ${systemNames[system]} version is all we need: enter it below.`,
  /** Said of a phone that gets no new versions any more. */
  lastVersion: (name: string, version: string, asOf: string): string =>
    `${name}: ${version} is the last version it gets, as of ${asOf}. Install it before you pair.`,
  /** Said of a phone that still gets new versions. */
  stillUpdated: (name: string, asOf: string): string => `${name} still gets new versions, as of ${asOf}.`,
  /** Said of a phone that runs Android without Google's apps, and so lacks Find Hub. */
  noGooglePlay: (name: string): string => `${name} comes without Google Play.`,
} as const;
