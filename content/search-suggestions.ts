import { manualAddress } from "./manuals/manuals.ts";

/** Shown before anything is typed. */
export const searchSuggestions: readonly { readonly title: string; readonly href: string }[] = [
  { title: "Pair with an iPhone", href: manualAddress("incard-finder", "setup-ios") },
  { title: "Pair with an Android phone", href: manualAddress("incard-finder", "setup-android") },
  { title: "Factory reset a tracker", href: manualAddress("incard-finder", "factory-reset") },
  { title: "An unknown tracker is moving with me", href: "/support/disable" },
  { title: "Return an order", href: "/return-policy#return-process" },
];
