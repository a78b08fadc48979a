/**
 * What the phone check says of a phone that was typed by its name. For loaders, so that it stays out of the script.
 * `asOf` is the month in which the list of phones was checked.
 */
export const namedPhoneText = {
  /** Said when no phone of the list has the typed name. */
  unknownName: (name: string): string =>
    `We don't have “${name}” in our list. Choose its system below and give the version.`,
  /** Said of a phone that gets no new versions any more. */
  lastVersion: (name: string, version: string, asOf: string): string =>
    `${name}: ${version} is the last version it gets, as of ${asOf}. Install it before you pair.`,
  /** Said of a phone that still gets new versions. */
  stillUpdated: (name: string, asOf: string): string => `${name} still gets new versions, as of ${asOf}.`,
  /** Said of a phone that runs Android without Google's apps, and so lacks Find Hub. */
  noGooglePlay: (name: string): string => `${name} comes without Google Play.`,
} as const;
