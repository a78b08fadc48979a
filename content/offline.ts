/** Texts around pages without a network (beyond the specification; docs/decisions/offline.md). */
export const offlineText = {
  kicker: "Out of range",
  title: "This page needs a network",
  text: "Your phone is offline, or the shop can't be reached right now. What stands below was kept on this device when you last visited and opens without a network.",
  retry: "Try again",
  listTitle: "Kept on this device",
  savedTitle: "Saved",
  saved: "Saved. It will be sent when you are back online.",
  refusedTitle: "Not sent",
  refused: "What you sent while you were offline was not accepted. Please send it again.",
  waiting: (count: number): string =>
    count === 1
      ? "One thing you sent waits on this device and goes out when there is a network."
      : `${count} things you sent wait on this device and go out when there is a network.`,
} as const;

/** What the offline page offers: every address is among those kept ahead. */
export const offlineLinks: readonly { readonly label: string; readonly text: string; readonly href: string }[] = [
  {
    label: "Disable a tracker",
    text: "Find it, switch it off, and who can help.",
    href: "/support/disable",
  },
  { label: "Step by step", text: "Reset, disable and pair, one large step at a time.", href: "/coach" },
  { label: "I found a tracker", text: "What it is, how to silence it, and who can help.", href: "/found" },
  {
    label: "InCard Finder manual",
    text: "Set up, locate, battery, reset.",
    href: "/products/incard-finder?tab=manual",
  },
  { label: "Tagigo manual", text: "Both models: set up, battery, reset.", href: "/products/tagigo?manual=true" },
  {
    label: "Carbon Finder manual",
    text: "Set up, wireless charging, reset.",
    href: "/products/carbon-finder?manual=true",
  },
  { label: "Compare the trackers", text: "Size, sound, battery and price side by side.", href: "/product-comparison" },
  { label: "Write to us", text: "Your message waits and is sent later.", href: "/contact" },
];

/**
 * Kept for everybody, also where data is dear, before anything of an older version of the shop is forgotten: what tells that
 * there is no network, and the way to every step.
 */
export const neededAddresses: readonly string[] = ["/offline", "/coach"];

/** Fetched ahead after the first visit, in this order: what is needed most urgently comes first. */
export const keptAddresses: readonly string[] = [
  "/offline",
  ...offlineLinks.map(({ href }) => href),
  "/search-index.json",
  "/search",
  "/",
];

/** Pages of the sitemap that are fetched ahead too, by the beginning of their path. Articles are kept once they were read. */
export const keptPrefixes: readonly string[] = [
  "/support/",
  "/coach",
  "/found",
  "/products/",
  "/product-details",
  "/buy-now",
];

/** The pages that show the same as these addresses, for when the network can't answer with its redirects. */
export const keptAliases: readonly (readonly [address: RegExp, page: string])[] = [
  [/^(\/[^/]+)?\/disable$/, "/support/disable"],
  [/^\/(user-manual$|pages\/)/, "/products/incard-finder?tab=manual"],
  [/^\/products\/tagigo-g$/, "/products/tagigo"],
  [/^\/pre-order$/, "/buy-now"],
];
