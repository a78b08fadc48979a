import { data, type RouterContextProvider } from "react-router";
import { type AddedPictures, addedPictures } from "#app/features/catalog/gallery/added-pictures.ts";
import { ShippingNote } from "#app/features/catalog/price-box/shipping-note.tsx";
import { originalPlaceholder } from "#app/features/catalog/price-box/struck-price.tsx";
import type { ReviewSummary } from "#app/features/catalog/reviews/product-reviews.tsx";
import { ReviewList } from "#app/features/catalog/reviews/review-list.tsx";
import { breadcrumbs, faqPage, organization } from "#app/features/catalog/structured-data/page.ts";
import { productJsonLd } from "#app/features/catalog/structured-data/product.ts";
import { FaqList } from "#app/features/home/faq-list.tsx";
import { servicesContext } from "#app/services-context.ts";
import { provideStaticHtml, renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { type Offers, offersOf } from "#content/catalog/offers.ts";
import { pictureSource, squareSource } from "#content/media/picture-source.ts";
import { messages } from "#content/messages.ts";
import { metaOf } from "#content/meta.ts";
import { shipDateAlertTextOf } from "#content/newsletter.ts";
import { onceFor } from "#content/once-for.ts";
import { priorPriceWords } from "#content/prior-price.ts";
import type { ProductPage } from "#content/products/chapters.ts";
import { videosWithIds } from "#content/products/manual-videos.ts";
import { productRecords } from "#content/products/records.ts";
import { singleProductOf } from "#content/products/single-product.ts";
import { type ProductSlug, presentation, type SingleProductSlug } from "#content/products.ts";
import { shippingNotesOf } from "#content/shipping.ts";
import type { Product } from "#contract/product.ts";
import type { ProductReviews } from "#contract/reviews.ts";
import type { Services } from "#contract/services.ts";
import { BelowTabs } from "./below-tabs.tsx";
import { BuyFacts, singleProductHtml } from "./product-html.tsx";
import { type ShownFaq, shownFaq } from "./shown-faq.ts";

/** What a product's page is made of, as catalog and staff have it now. */
type ProductSources = {
  readonly catalog: readonly Product[];
  readonly offers: Offers;
  /** Undefined where the catalog lacks it. */
  readonly product: Product | undefined;
  readonly faq: ShownFaq;
  /** Pictures that staff added to its gallery. */
  readonly added: AddedPictures;
  /** Null where none is published. */
  readonly reviews: ProductReviews | null;
};

/** Reads what a product's page is made of. */
export async function productSources(
  { products, config, texts }: Services,
  slug: ProductSlug,
): Promise<ProductSources> {
  const catalog = await products();
  const offers = offersOf(catalog, config);
  return {
    catalog,
    offers,
    product: catalog.find(({ id }) => id === presentation[slug].catalogId),
    faq: shownFaq(texts(), offers),
    added: addedPictures(texts(), slug),
    reviews: texts().reviews[slug] ?? null,
  };
}

/** Rendered again when one of them changes. */
const reviewListHtml = onceFor(({ newest }: ProductReviews) =>
  renderStaticHtml({ "review-list": <ReviewList reviews={newest} /> }),
);

function summaryOf(reviews: ProductReviews | null): ReviewSummary | null {
  if (!reviews) return null;
  const { count, average, byStars, newest } = reviews;
  return { count, average, byStars, listed: newest.length };
}

/** What a kind of product page has besides. */
type OwnParts = {
  readonly page: ProductPage;
  readonly comparesWith: string | null;
  readonly tabOfQuestions?: { readonly to: string; readonly label: string } | undefined;
  /** What stands beside a struck-through price, and the sentence about it. */
  readonly reduced: { readonly label: string; readonly note: string };
  /** By element id. */
  readonly html: Readonly<Record<string, string>>;
};

/** What every product's page gets from its loader. */
export function productPageData(
  { config, seller, staticHtml }: Services,
  slug: ProductSlug,
  { catalog, offers, product, faq, added, reviews }: ProductSources,
  { page, comparesWith, reduced, html, tabOfQuestions }: OwnParts,
) {
  const { siteUrl, priorPriceRule } = config;
  const shown = presentation[slug];
  // What a tab answers isn't repeated below.
  const answered = tabOfQuestions ? faq.owners[slug] : [];
  const sharedHtml = renderStaticHtml({
    promises: (
      <BuyFacts
        inTheBox={page.inTheBox}
        freeShippingFrom={offers.freeShippingFrom}
        seller={seller}
        comparesWith={comparesWith}
      />
    ),
    "below-tabs": (
      <BelowTabs
        slug={slug}
        page={page}
        products={catalog}
        currency={config.currency}
        questions={faq.buyers[slug].filter((item) => !answered.includes(item))}
        tabOfQuestions={tabOfQuestions}
      />
    ),
  });
  return {
    catalogId: shown.catalogId,
    // The others come with the live catalog.
    products: product ? [product] : [],
    config,
    // Under the rule a struck-through price has its own words, and no other sentence may name one (docs/law.md).
    reduced: priorPriceRule
      ? { label: priorPriceWords.label, note: priorPriceWords.note(originalPlaceholder) }
      : reduced,
    shipDateAlert: shipDateAlertTextOf(slug, offers),
    reviews: summaryOf(reviews),
    html: provideStaticHtml(staticHtml, { ...html, ...sharedHtml, ...(reviews ? reviewListHtml(reviews) : {}) }, [
      organization(siteUrl, config),
      ...(product
        ? [productJsonLd(product, { ...shown, gallery: productRecords[slug].gallery }, config, { added, reviews })]
        : []),
      breadcrumbs(siteUrl, [shown.name, shown.path]),
      ...faqPage(faq.owners[slug]),
    ]),
  };
}

/** The loader of the page of a product with one version; 404 where the catalog lacks the product. */
export const singleProductLoader =
  (slug: SingleProductSlug) =>
  async ({ context }: { readonly context: Readonly<RouterContextProvider> }) => {
    const services = context.get(servicesContext);
    const sources = await productSources(services, slug);
    const { product, offers, faq, added } = sources;
    const { name } = presentation[slug];
    const path = `/products/${slug}` as const;
    const shown = singleProductOf(slug, offers);
    const page = { ...metaOf(offers)[path], path };
    const price = product?.variants[0]?.price;
    return data(
      {
        page: product ? page : { ...page, title: `${messages.products.notFound} | InCard`, index: false },
        slug,
        name,
        tabs: shown.tabs,
        buyLabel: shown.buyLabel,
        scrollDelaysMs: shown.scrollDelaysMs,
        shipLines: shown.shipLines,
        passedSale: shown.passedSale,
        barPicture: { ...squareSource(productRecords[slug].gallery[0]), fallback: undefined },
        pictures: [...productRecords[slug].gallery.slice(0, shown.gallerySize).map(pictureSource), ...added],
        videos: videosWithIds(slug, services.texts().settings.videos),
        scrollsToManual: shown.scrollsToManual,
        missing: shown.missing,
        ...productPageData(services, slug, sources, {
          ...shown,
          reduced: { label: "List price", note: shown.priceNote },
          html: {
            ...singleProductHtml(slug, offers),
            ...renderStaticHtml({
              questions: (
                <FaqList items={faq.owners[slug]} group="questions" linked={shown.tabOfQuestions !== undefined} />
              ),
              ...(price
                ? { shipping: <ShippingNote notes={shippingNotesOf(services.shipping.rate, offers)} price={price} /> }
                : {}),
            }),
          },
        }),
      },
      { status: product ? 200 : 404 },
    );
  };
