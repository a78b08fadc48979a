import { compatibilityAddress, compatibilityAnswers } from "./compatibility/answers.ts";
import { foundAddress, foundDevices } from "./found/devices.ts";
import { topics } from "./troubleshooter/topics.ts";

/** Addresses below the first help pages, for the sitemap and for keeping them offline. */
export const helpAddresses: readonly string[] = [
  ...compatibilityAnswers.map(compatibilityAddress),
  ...topics.map(({ slug }) => `/troubleshooter/${slug}`),
  ...foundDevices.map(foundAddress),
];
