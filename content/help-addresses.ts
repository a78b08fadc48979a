import { compatibilityAddress, compatibilityAnswers } from "./compatibility/answers.ts";
import { foundAddress, foundDevices } from "./found/devices.ts";
import { topics } from "./troubleshooter/topics.ts";

/**
 * Every listed address of the help pages below their first ones (`/compatibility`, `/troubleshooter`, `/found`), which
 * content/products/meta.ts lists: for the sitemap, and for whoever keeps pages for reading without a network.
 */
export const helpAddresses: readonly string[] = [
  ...compatibilityAnswers.map(compatibilityAddress),
  ...topics.map(({ slug }) => `/troubleshooter/${slug}`),
  ...foundDevices.map(foundAddress),
];
