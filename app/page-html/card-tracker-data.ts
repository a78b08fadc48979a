import { data, type RouterContextProvider } from "react-router";
import { presentation } from "#content/catalog/presentation.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { messages } from "#content/messages.ts";
import { type CardTrackerSlug, cardTrackersOf } from "#content/products/card-trackers.ts";
import { metaOf } from "#content/products/meta.ts";
import { servicesContext } from "#contract/services.ts";
import { cardTrackerHtml, questionsHtml, shippingHtml } from "./card-tracker-html.tsx";
import { productPageData, productSources } from "./product-page-data.ts";

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
    return data(
      {
        page: product ? page : { ...page, title: `${messages.products.notFound} | InCard`, index: false },
        slug,
        name,
        tabs: tracker.tabs,
        buy: { variantKey: tracker.variantKey, label: tracker.buyLabel },
        scrollDelaysMs: tracker.scrollDelaysMs,
        shipLine: tracker.shipLine,
        pictures: [...pictures.slice(0, tracker.gallerySize).map(pictureSource), ...added],
        videos: tracker.videos,
        ...productPageData(services, slug, sources, {
          ...tracker,
          reduced: { label: "List price", note: tracker.priceNote },
          html: {
            ...cardTrackerHtml[slug](offers),
            ...shippingHtml(product?.variants[0]?.price, services.shipping.rate),
            ...questionsHtml(slug, faq),
          },
        }),
      },
      { status: product ? 200 : 404 },
    );
  };
