import type { ProductSlug } from "#content/catalog/presentation.ts";
import { incardFinderVideos, officialDisableInstructions } from "#content/manuals/manuals.ts";
import { carbonFinderPage } from "./carbon-finder.ts";
import { incardFinderPage } from "./incard-finder.ts";
import { carbonFinderMeta, meta } from "./meta.ts";

export type CardTrackerSlug = Exclude<ProductSlug, "tagigo">;

/** A tab of a card tracker's page: what it shows, under which name and query value. */
type CardTrackerTab = {
  readonly shows: "overview" | "specifications" | "manual" | "faq";
  /** Value of the query parameter `tab`. */
  readonly value: string;
  readonly title: string;
  readonly to: string;
};

/** What the pages of the two card trackers show, where they differ (app/routes/products/card-tracker.tsx). */
export const cardTrackers = {
  "incard-finder": {
    page: incardFinderPage,
    meta: () => meta["/products/incard-finder"],
    look: { accent: "blue" },
    buyLabel: "Buy Now",
    variantKey: "incard-finder-variant",
    tabs: [
      { shows: "overview", value: "overview", title: "Overview", to: "?tab=overview" },
      { shows: "specifications", value: "specs", title: "Specs", to: "?tab=specs" },
      { shows: "manual", value: "manual", title: "Manual", to: "?tab=manual" },
    ],
    /** What is said beside the price, and the line with the ship date where it is a presale. */
    priceNote: incardFinderPage.offer,
    shipLine: null,
    videos: incardFinderVideos,
    officialInstructions: officialDisableInstructions,
    comparesWith: "Compare with Tagigo and Carbon Finder",
    tabOfQuestions: undefined,
    /** The gallery shows this many pictures; the rest stand below the tabs. */
    gallerySize: 10,
    /** A section of the manual is scrolled to this long after its tab opened, in milliseconds. */
    scrollDelaysMs: [600],
  },
  "carbon-finder": {
    page: carbonFinderPage,
    meta: carbonFinderMeta,
    look: { accent: "amber", ground: "graphite" },
    buyLabel: "Order Now - Presale Price",
    variantKey: "carbon-finder-presale",
    tabs: [
      { shows: "overview", value: "features", title: "Features", to: "?tab=features" },
      { shows: "specifications", value: "specifications", title: "Specifications", to: "?tab=specifications" },
      { shows: "manual", value: "manual", title: "User Manual", to: "?manual=true" },
      { shows: "faq", value: "faq", title: "FAQ", to: "?tab=faq" },
    ],
    priceNote: carbonFinderPage.presaleNote,
    shipLine: carbonFinderPage.shipNote,
    videos: [],
    officialInstructions: null,
    comparesWith: null,
    tabOfQuestions: {
      to: "/products/carbon-finder?tab=faq",
      label: "Battery, water, charging, shipping: the other answers",
    },
    gallerySize: carbonFinderPage.gallerySize,
    scrollDelaysMs: [800],
  },
} as const satisfies Record<
  CardTrackerSlug,
  { readonly tabs: readonly CardTrackerTab[]; readonly [more: string]: unknown }
>;

/** The card tracker whose page stands at a path. @throws Error for a path that the route table leads elsewhere */
export function cardTrackerAt(pathname: string): CardTrackerSlug {
  const slug = pathname.split("/").at(-1);
  if (slug === "incard-finder" || slug === "carbon-finder") return slug;
  throw new Error(`there is no card tracker at ${pathname}`);
}
