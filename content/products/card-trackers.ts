import { buyLabelOf } from "#content/buy-labels.ts";
import { priceNoteOf } from "#content/catalog/offer-sentences.ts";
import type { Offer, Offers } from "#content/catalog/offers.ts";
import type { ProductSlug } from "#content/catalog/presentation.ts";
import { incardFinderVideos, officialDisableInstructions } from "#content/manuals/manuals.ts";
import { onceFor } from "#content/once-for.ts";
import { carbonFinderPageOf, carouselSize } from "./carbon-finder.ts";
import { incardFinderPageOf } from "./incard-finder.ts";

export type CardTrackerSlug = Exclude<ProductSlug, "tagigo">;

const offerLines = (offer: Offer) => ({
  badge: offer.badge,
  buyLabel: buyLabelOf(offer.kind),
  shipLine: offer.kind === "in-stock" ? null : offer.note,
  priceNote: priceNoteOf(offer),
});

export const cardTrackersOf = onceFor(
  (offers: Offers) =>
    ({
      "incard-finder": {
        ...offerLines(offers["incard-finder"]),
        page: incardFinderPageOf(offers),
        tabs: [
          { shows: "overview", value: "overview", title: "Overview", to: "?tab=overview" },
          { shows: "specifications", value: "specs", title: "Specs", to: "?tab=specs" },
          { shows: "manual", value: "manual", title: "Manual", to: "?tab=manual" },
        ],
        videos: incardFinderVideos,
        officialInstructions: officialDisableInstructions,
        comparesWith: "Compare with Tagigo and Carbon Finder",
        tabOfQuestions: undefined,
        gallerySize: 10,
        /** In milliseconds after its tab opened. */
        scrollDelaysMs: [600],
      },
      "carbon-finder": {
        ...offerLines(offers["carbon-finder"]),
        page: carbonFinderPageOf(offers),
        tabs: [
          { shows: "overview", value: "features", title: "Features", to: "?tab=features" },
          { shows: "specifications", value: "specifications", title: "Specifications", to: "?tab=specifications" },
          { shows: "manual", value: "manual", title: "User Manual", to: "?manual=true" },
          { shows: "faq", value: "faq", title: "FAQ", to: "?tab=faq" },
        ],
        videos: [],
        officialInstructions: null,
        comparesWith: null,
        tabOfQuestions: {
          to: "/products/carbon-finder?tab=faq",
          label: "Battery, water, charging, shipping: the other answers",
        },
        gallerySize: carouselSize,
        scrollDelaysMs: [800],
      },
    }) as const,
);
