import { manualAddress } from "./manuals/manuals.ts";
import type { LabeledLink } from "./navigation.ts";

/** What the search suggests before anything is typed. */
export const searchSuggestions: readonly LabeledLink[] = [
  { label: "Pair with an iPhone", href: manualAddress("incard-finder", "setup-ios") },
  { label: "Pair with an Android phone", href: manualAddress("incard-finder", "setup-android") },
  { label: "Factory reset a tracker", href: manualAddress("incard-finder", "factory-reset") },
  { label: "An unknown tracker is moving with me", href: "/support/disable" },
  { label: "Return an order", href: "/return-policy#return-process" },
];
