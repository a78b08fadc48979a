/** For loaders: it stays out of the script. */
export const namedPhoneText = {
  unknownName: (name: string): string =>
    `We don't have “${name}” in our list. Choose its system below and give the version.`,
  lastVersion: (name: string, version: string, asOf: string): string =>
    `${name}: ${version} is the last version it gets, as of ${asOf}. Install it before you pair.`,
  stillUpdated: (name: string, asOf: string): string => `${name} still gets new versions, as of ${asOf}.`,
  noGooglePlay: (name: string): string => `${name} comes without Google Play.`,
} as const;
