import { data } from "react-router";
import { addedPictures } from "#app/features/catalog/gallery/added-pictures.ts";
import { originalPlaceholder } from "#app/features/catalog/price-box/struck-price.tsx";
import { breadcrumbs, faqPage } from "#app/features/catalog/structured-data/page.ts";
import { productJsonLd } from "#app/features/catalog/structured-data/product.ts";
import { organization } from "#app/features/catalog/structured-data/shop.ts";
import { shipDateAlertTextOf } from "#app/features/newsletter/ship-date-alert-text.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { belowTabsHtml } from "#app/page-html/below-tabs-html.tsx";
import { buyFactsHtml } from "#app/page-html/buy-facts-html.tsx";
import { cardTrackerHtml, questionsHtml, shippingHtml } from "#app/page-html/card-tracker-html.tsx";
import { shownFaq } from "#app/page-html/shown-faq.ts";
import { provideStaticHtml } from "#app/static-html/static-html-data.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { presentation } from "#content/catalog/presentation.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { messages } from "#content/messages.ts";
import { priorPriceWords } from "#content/prior-price.ts";
import type { CardTrackerSlug } from "#content/products/card-trackers.ts";
import { cardTrackersOf } from "#content/products/card-trackers.ts";
import { metaOf } from "#content/products/meta.ts";
import type { Services } from "#contract/services.ts";

/** For the loader of a card tracker's page; 404 where the catalog lacks the product. */
export async function cardTrackerData(
  { products, config, seller, staticHtml, shipping, texts }: Services,
  slug: CardTrackerSlug,
) {
  const { name, pictures, catalogId } = presentation[slug];
  const path = `/products/${slug}` as const;
  const catalog = await products();
  const product = catalog.find(({ id }) => id === catalogId);
  const { siteUrl, priorPriceRule } = config;
  const offers = offersOf(catalog, priorPriceRule);
  const faq = shownFaq(texts(), offers);
  const added = addedPictures(texts(), slug);
  const tracker = cardTrackersOf(offers)[slug];
  const page = { ...metaOf(offers)[path], path };
  return data(
    {
      page: product ? page : { ...page, title: `${messages.products.notFound} | InCard`, index: false },
      isMissing: !product,
      slug,
      name,
      path,
      // The others come with the live catalog.
      products: product ? [product] : [],
      catalogId,
      config,
      tabs: tracker.tabs,
      buy: { variantKey: tracker.variantKey, label: tracker.buyLabel },
      scrollDelaysMs: tracker.scrollDelaysMs,
      // Under the rule a struck-through price has its own words, and no other sentence may name one (docs/law.md).
      originalLabel: priorPriceRule ? priorPriceWords.label : "List price",
      priceNote: priorPriceRule ? priorPriceWords.note(originalPlaceholder) : tracker.priceNote,
      shipLine: tracker.shipLine,
      shipDateAlert: shipDateAlertTextOf(slug, offers),
      pictures: [...pictures.slice(0, tracker.gallerySize).map(pictureSource), ...added],
      videos: tracker.videos,
      html: provideStaticHtml(staticHtml, {
        ...cardTrackerHtml[slug](offers),
        ...buyFactsHtml(tracker.page.inTheBox, seller, tracker.comparesWith),
        ...shippingHtml(product?.variants[0]?.price, shipping.rate),
        ...questionsHtml(slug, faq),
        ...belowTabsHtml({ slug, ...tracker, products: catalog, faq }),
        [structuredDataId]: structuredData([
          organization(siteUrl),
          ...(product ? [productJsonLd(product, presentation[slug], siteUrl, added)] : []),
          breadcrumbs(siteUrl, [[name, path]]),
          ...faqPage(faq.owners[slug]),
        ]),
      }),
    },
    { status: product ? 200 : 404 },
  );
}
