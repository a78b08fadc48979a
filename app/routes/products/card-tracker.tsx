import { useEffect } from "react";
import { data, useLocation } from "react-router";
import { BuyButton, SoldOut } from "#app/features/cart/buy-button.tsx";
import { Gallery } from "#app/features/catalog/gallery/gallery.tsx";
import { originalPlaceholder, PriceBox } from "#app/features/catalog/price-box/price-box.tsx";
import { BuyBar } from "#app/features/catalog/product-page/buy-bar.tsx";
import { ProductLayout, ProductTop, TabTitle } from "#app/features/catalog/product-page/product-layout.tsx";
import { useProducts } from "#app/features/catalog/product-page/use-products.ts";
import { breadcrumbs, faqPage } from "#app/features/catalog/structured-data/page.ts";
import { productJsonLd } from "#app/features/catalog/structured-data/product.ts";
import { organization } from "#app/features/catalog/structured-data/shop.ts";
import { FaqKeys } from "#app/features/home/faq-keys.tsx";
import { Manual } from "#app/features/manual/manual.tsx";
import { takeOriginalManualUrl } from "#app/features/manual/original-url.ts";
import { manualQuery } from "#app/features/manual/target.ts";
import { useManual } from "#app/features/manual/use-manual.ts";
import { useScrollToSection } from "#app/features/manual/use-scroll-to-section.ts";
import { useStrayDisableHash } from "#app/features/manual/use-stray-disable-hash.ts";
import { Videos } from "#app/features/manual/videos.tsx";
import { ShipDateAlertForm, shipNoticeQuery } from "#app/features/newsletter/ship-date-alert-form.tsx";
import { shipDateAlertTextOf } from "#app/features/newsletter/ship-date-alert-text.ts";
import { NotFoundScreen } from "#app/features/site/not-found-screen.tsx";
import { ProductMissing } from "#app/features/site/product-missing.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { belowTabsHtml } from "#app/page-html/below-tabs-html.tsx";
import { cardTrackerHtml, questionsHtml, shippingHtml } from "#app/page-html/card-tracker-html.tsx";
import { shownFaq } from "#app/page-html/shown-faq.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { isSoldOut } from "#content/catalog/buying.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { presentation } from "#content/catalog/presentation.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { messages } from "#content/messages.ts";
import { priorPriceWords } from "#content/prior-price.ts";
import { cardTrackerAt, cardTrackersOf } from "#content/products/card-trackers.ts";
import { metaOf } from "#content/products/meta.ts";
import { oneOf } from "#contract/page-query.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/card-tracker";

/** The query of both pages; the accent is the loader's `look`. */
export const handle = {
  query: {
    tab: oneOf("specs", "manual", "gallery", "specifications", "faq"),
    manual: oneOf("true"),
    ...manualQuery("incard-finder", "carbon-finder"),
    ...shipNoticeQuery,
  },
} satisfies PageHandle;
export const shouldRevalidate = samePath;

/** `forceScroll=true` scrolls again while pictures and fonts may still move the section. */
const forcedDelaysMs = [300, 900, 2000];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { products, config, staticHtml, shipping, texts } = context.get(servicesContext);
  const slug = cardTrackerAt(url.pathname);
  const { name, pictures, catalogId } = presentation[slug];
  const path = `/products/${slug}` as const;
  const catalog = await products();
  const product = catalog.find(({ id }) => id === catalogId);
  const { siteUrl, priorPriceRule } = config;
  const offers = offersOf(catalog, priorPriceRule);
  const faq = shownFaq(texts(), offers);
  const tracker = cardTrackersOf(offers)[slug];
  const page = metaOf(offers)[path];
  return data(
    {
      page: product ? page : { ...page, title: `${messages.products.notFound} | InCard`, index: false },
      look: tracker.look,
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
      pictures: pictures.slice(0, tracker.gallerySize).map(pictureSource),
      videos: tracker.videos,
      texts: provideStaticHtml(staticHtml, {
        ...cardTrackerHtml[slug](offers),
        ...shippingHtml(product?.variants[0]?.price, shipping.rate),
        ...questionsHtml(slug, faq),
        ...belowTabsHtml({ slug, ...tracker, products: catalog, faq }),
        [structuredDataId]: structuredData([
          organization(siteUrl),
          ...(product ? [productJsonLd(product, presentation[slug], siteUrl)] : []),
          breadcrumbs(siteUrl, [[name, path]]),
          ...faqPage(faq.owners[slug]),
        ]),
      }),
    },
    { status: product ? 200 : 404 },
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.page, loaderData?.path ?? "/", loaderData?.config.siteUrl, loaderData?.slug);

/** The page of a card tracker: InCard Finder or Carbon Finder, by its path. Tagigo has a page of its own. */
export default function CardTracker({ loaderData }: Route.ComponentProps) {
  // Both paths share this component: the gallery and the buy button of one must not go on in the other.
  return <CardTrackerPage key={loaderData.slug} loaderData={loaderData} />;
}

function CardTrackerPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { catalogId, name, slug, texts, videos } = loaderData;
  const product = useProducts(loaderData.products).find(({ id }) => id === catalogId);
  const query = usePageQuery();
  const { key } = useLocation();
  const manual = useManual(slug);
  const requested = query.get("tab");
  const [first] = loaderData.tabs;
  const [picture] = loaderData.pictures;
  const tab = manual.open ? "manual" : (loaderData.tabs.find(({ value }) => value === requested) ?? first).value;
  useScrollToSection(
    requested === "gallery" && !manual.open ? "gallery" : manual.scrollTo,
    query.get("forceScroll") === "true" ? forcedDelaysMs : loaderData.scrollDelaysMs,
  );
  useStrayDisableHash(slug);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once a visit, which `key` stands for
  useEffect(() => {
    // Only a link to Carbon Finder's manual leaves one.
    if (slug !== "carbon-finder") return;
    const original = takeOriginalManualUrl();
    if (original !== null) history.replaceState(history.state, "", original);
  }, [key, slug]);
  const variant = product?.variants[0];
  // A page that was made without the product holds nothing of it, even if the product is back by now.
  if (loaderData.isMissing || !product || !variant)
    return slug === "carbon-finder" ? <ProductMissing /> : <NotFoundScreen message={messages.products.notFound} />;
  const part = (id: string) => <StaticHtml id={id} html={texts[id]} />;
  const questions = <FaqKeys>{part("questions")}</FaqKeys>;
  const panels = {
    overview: part("overview"),
    specifications: part("specifications"),
    manual: (
      <>
        <TabTitle>User manual</TabTitle>
        <Manual
          page={slug}
          open={manual}
          texts={texts}
          faq={questions}
          aside={(sub) => <Videos videos={videos} tab={sub} />}
        />
        {part("manual-links")}
      </>
    ),
    faq: (
      <>
        <TabTitle>Questions before you buy</TabTitle>
        {questions}
      </>
    ),
  };
  return (
    <ProductLayout
      name={name}
      texts={texts}
      top={
        <ProductTop
          intro={part("intro")}
          pictures={<Gallery pictures={loaderData.pictures} label={`Pictures of ${name}`} />}
          offer={
            <>
              <PriceBox {...loaderData} {...variant} shippingNote={part("shipping")}>
                {isSoldOut(product) ? (
                  <SoldOut />
                ) : (
                  <BuyBar
                    picture={picture ? <Picture picture={picture} sizes="3rem" decorative /> : null}
                    name={name}
                    price={variant.price}
                  >
                    <BuyButton product={slug} {...loaderData.buy} config={loaderData.config} />
                  </BuyBar>
                )}
              </PriceBox>
              {loaderData.shipDateAlert ? <ShipDateAlertForm product={slug} text={loaderData.shipDateAlert} /> : null}
              {part("promises")}
            </>
          }
        />
      }
      tab={tab}
      tabs={loaderData.tabs.map(({ shows, ...one }) => ({ ...one, panel: panels[shows] }))}
    >
      <FaqKeys>{part("below-tabs")}</FaqKeys>
    </ProductLayout>
  );
}
