import { data, type RouterContextProvider } from "react-router";
import { ShippingNote } from "#app/features/catalog/price-box/shipping-note.tsx";
import { ProductIntro } from "#app/features/catalog/product-page/product-intro.tsx";
import { FaqList } from "#app/features/home/faq-list.tsx";
import { ManualLinks } from "#app/features/manual/manual-links.tsx";
import { manualTexts } from "#app/features/manual/manual-text.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import type { Offers } from "#content/catalog/offers.ts";
import { presentation } from "#content/catalog/presentation.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { messages } from "#content/messages.ts";
import { onceFor } from "#content/once-for.ts";
import { type CardTrackerSlug, cardTrackersOf } from "#content/products/card-trackers.ts";
import { metaOf } from "#content/products/meta.ts";
import { shippingNotesOf } from "#content/shipping.ts";
import { servicesContext } from "#contract/services.ts";
import { manualElements } from "./manual-drawings.tsx";
import { ProductOverview } from "./product-overview.tsx";
import { productPageData, productSources } from "./product-page-data.tsx";
import { Specifications } from "./specifications.tsx";

/** Changes only with the catalog. */
const lastingHtml = {
  "incard-finder": onceFor((offers: Offers) => render("incard-finder", offers)),
  "carbon-finder": onceFor((offers: Offers) => render("carbon-finder", offers)),
};

function render(slug: CardTrackerSlug, offers: Offers): Readonly<Record<string, string>> {
  const { page, officialInstructions, badge } = cardTrackersOf(offers)[slug];
  return {
    ...manualTexts(slug, manualElements),
    ...renderStaticHtml({
      intro: <ProductIntro {...page} badge={badge} />,
      overview: <ProductOverview page={page} accent={presentation[slug].accent} />,
      specifications: <Specifications slug={slug} groups={page.specs} />,
      "manual-links": <ManualLinks official={officialInstructions ?? undefined} />,
    }),
  };
}

/** The loader of a card tracker's page; 404 where the catalog lacks the product. */
export const cardTrackerLoader =
  (slug: CardTrackerSlug) =>
  async ({ context }: { readonly context: Readonly<RouterContextProvider> }) => {
    const services = context.get(servicesContext);
    const sources = await productSources(services, slug);
    const { product, offers, faq, added } = sources;
    const { name, pictures } = presentation[slug];
    const path = `/products/${slug}` as const;
    const tracker = cardTrackersOf(offers)[slug];
    const page = { ...metaOf(offers)[path], path };
    const price = product?.variants[0]?.price;
    return data(
      {
        page: product ? page : { ...page, title: `${messages.products.notFound} | InCard`, index: false },
        slug,
        name,
        tabs: tracker.tabs,
        buyLabel: tracker.buyLabel,
        scrollDelaysMs: tracker.scrollDelaysMs,
        shipLine: tracker.shipLine,
        pictures: [...pictures.slice(0, tracker.gallerySize).map(pictureSource), ...added],
        videos: tracker.videos,
        ...productPageData(services, slug, sources, {
          ...tracker,
          reduced: { label: "List price", note: tracker.priceNote },
          html: {
            ...lastingHtml[slug](offers),
            ...renderStaticHtml({
              questions: <FaqList items={faq.owners[slug]} group="questions" linked={slug === "carbon-finder"} />,
              ...(price
                ? { shipping: <ShippingNote notes={shippingNotesOf(services.shipping.rate)} price={price} /> }
                : {}),
            }),
          },
        }),
      },
      { status: product ? 200 : 404 },
    );
  };
