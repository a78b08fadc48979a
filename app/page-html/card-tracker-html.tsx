import { ShippingNote } from "#app/features/catalog/price-box/shipping-note.tsx";
import { ProductIntro } from "#app/features/catalog/product-page/product-intro.tsx";
import { Specifications } from "#app/features/catalog/product-page/specifications.tsx";
import { FaqList } from "#app/features/home/faq-list.tsx";
import { ManualLinks } from "#app/features/manual/manual-links.tsx";
import { manualTexts } from "#app/features/manual/manual-text.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { type Offers, oncePerOffers } from "#content/catalog/offers.ts";
import { presentation } from "#content/catalog/presentation.ts";
import { shippingNotesOf } from "#content/catalog/shipping.ts";
import { type CardTrackerSlug, cardTrackersOf } from "#content/products/card-trackers.ts";
import { ChaptersAndFeatures } from "./chapter-media.tsx";
import { DeviceMeasures, manualElements } from "./manual-drawings.tsx";
import type { ShownFaq } from "./shown-faq.ts";

/** By element id, for a loader; changes only with the catalog. */
export const cardTrackerHtml = {
  "incard-finder": oncePerOffers((offers) => render("incard-finder", offers)),
  "carbon-finder": oncePerOffers((offers) => render("carbon-finder", offers)),
};

function render(slug: CardTrackerSlug, offers: Offers): Readonly<Record<string, string>> {
  const { page, officialInstructions, badge } = cardTrackersOf(offers)[slug];
  const { accent } = presentation[slug];
  return {
    ...manualTexts(slug, manualElements),
    ...renderStaticHtml({
      intro: <ProductIntro {...page} badge={badge} />,
      overview: <ChaptersAndFeatures page={page} accent={accent} />,
      specifications: <Specifications drawing={<DeviceMeasures id={slug} />} groups={page.specs} />,
      "manual-links": <ManualLinks official={officialInstructions ?? undefined} />,
    }),
  };
}

export const questionsHtml = (slug: CardTrackerSlug, { owners }: ShownFaq): Readonly<Record<string, string>> =>
  renderStaticHtml({
    questions: <FaqList items={owners[slug]} group="questions" linked={slug === "carbon-finder"} />,
  });

/** @param rate what an order below the threshold pays; null where only the checkout knows */
export function shippingHtml(price: string | undefined, rate: string | null): Readonly<Record<string, string>> {
  return price === undefined
    ? {}
    : renderStaticHtml({ shipping: <ShippingNote notes={shippingNotesOf(rate)} price={price} /> });
}
