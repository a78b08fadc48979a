import { manuals } from "./manuals/manuals.ts";
import { products } from "./products.ts";

/** The pages that the offline page lists. Every path is precached. */
export const offlineLinks: readonly { readonly label: string; readonly text: string; readonly href: string }[] = [
  { label: "Disable a tracker", text: "Find it, turn it off, and who can help.", href: "/support/disable" },
  { label: "Step-by-step guides", text: "Reset, disable and pair, one large step at a time.", href: "/coach" },
  { label: "I found a tracker", text: "It moves with you, or somebody lost it.", href: "/found" },
  ...products.map(({ slug, name, path }) => ({
    label: `${name} manual`,
    text: manuals[slug].summary,
    href: `${path}?${manuals[slug].query}`,
  })),
  { label: "Troubleshooter", text: "It won't pair, ring, update or reset.", href: "/troubleshooter" },
  { label: "Hand over a tracker", text: "What the old and the new owner do.", href: "/hand-over" },
  { label: "Will it work with my phone?", text: "By version of its system.", href: "/compatibility" },
  { label: "Compare the trackers", text: "Size, sound, battery and price side by side.", href: "/product-comparison" },
  { label: "Write to us", text: "Your message waits and goes out later.", href: "/contact" },
];

/** Precached for everybody, also with Save-Data, before older caches are deleted. */
export const requiredPaths: readonly string[] = ["/offline", "/coach", "/search", "/search-index.json"];

/** Precached after the first visit, the most urgent first. */
export const precachedPaths: readonly string[] = [
  "/offline",
  "/search",
  "/search-index.json",
  ...offlineLinks.map(({ href }) => href),
  "/troubleshooter/all",
  // The article that the chat leads somebody to whose phone warns of a tracker.
  "/blog/3",
  "/",
];

/** Pages of the sitemap that are precached too. Articles are cached when they are read. */
export const precachedPrefixes: readonly string[] = [
  "/support",
  "/coach",
  "/found",
  "/hand-over",
  "/compatibility",
  "/products/",
  "/product-details",
  "/buy-now",
];

/** Pictures of these pages are precached: whoever holds a tracker compares it with its picture. */
export const picturedPrefix = "/found";

/** Redirects that the service worker applies offline; `$1` is the address's first group. */
export const cachedAliases: readonly (readonly [address: RegExp, page: string])[] = [
  [/^(\/[^/]+)?\/disable$/, "/support/disable"],
  [/^\/(user-manual$|pages\/)/, "/products/incard-finder?tab=manual"],
  [/^\/products\/tagigo-g$/, "/products/tagigo"],
  [/^\/pre-order$/, "/buy-now"],
  // Its questions are too many pages to keep: one page has them all.
  [/^\/troubleshooter\/(?!all$)(.+)$/, "/troubleshooter/all#$1"],
];
