import { useEffect } from "react";
import { data, useLocation } from "react-router";
import { BuyButton } from "#app/features/buy-button/buy-button.tsx";
import { PicturesAndOffer, ProductFrame, TabTitle } from "#app/features/catalogue/product-frame.tsx";
import { useProducts } from "#app/features/catalogue/use-products.ts";
import { FaqKeys } from "#app/features/faq/faq-keys.tsx";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { ShipNotice, shipNoticeQuery } from "#app/features/letters/ship-notice.tsx";
import { Manual } from "#app/features/manual/manual.tsx";
import { takeOriginalManualUrl } from "#app/features/manual/original-url.ts";
import { manualQuery } from "#app/features/manual/target.ts";
import { useManual } from "#app/features/manual/use-manual.ts";
import { useScrollToSection } from "#app/features/manual/use-scroll-to-section.ts";
import { ProductMissing } from "#app/features/notices/product-missing.tsx";
import { PresaleBox } from "#app/features/price-box/presale-box.tsx";
import { breadcrumbs, faqPage } from "#app/features/structured-data/page.ts";
import { productJsonLd } from "#app/features/structured-data/product.ts";
import { organization } from "#app/features/structured-data/shop.ts";
import { StaticHtml } from "#app/lib/document-parts.tsx";
import { leaveParts } from "#app/lib/leave-parts.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { presentation } from "#content/catalogue/presentation.ts";
import { priorPriceWords } from "#content/prior-price.ts";
import { carbonFinderPage as page } from "#content/products/carbon-finder.ts";
import { carbonFinderMeta } from "#content/products/meta.ts";
import { oneOf } from "#contract/page-query.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/carbon-finder";
import { carbonFinderParts, carousel } from "./carbon-finder-parts.tsx";
import { shipNoticeOf } from "./ship-notice-text.ts";

export const handle = {
  accent: "amber",
  ground: "graphite",
  query: {
    tab: oneOf("specifications", "manual", "faq"),
    manual: oneOf("true"),
    ...manualQuery("carbon-finder"),
    ...shipNoticeQuery,
  },
} satisfies PageHandle;
export const shouldRevalidate = samePath;

const shown = presentation["carbon-finder"];
const path = "/products/carbon-finder";
const catalogueId = "carbon-finder-product";
const tabs = ["features", "specifications", "manual", "faq"] as const;
/** The manual's section is scrolled to this long after its tab opened (storefront §2). */
const scrollDelaysMs = [800];

export async function loader({ context }: Route.LoaderArgs) {
  const { products, config, documentParts } = context.get(services);
  const catalogue = await products();
  const found = catalogue.find(({ id }) => id === shown.catalogueId);
  const { siteUrl } = config;
  return data(
    {
      page: carbonFinderMeta(config.priorPriceRule),
      products: catalogue,
      config,
      shipNotice: shipNoticeOf("carbon-finder"),
      notes: { ship: page.shipNote, presale: config.priorPriceRule ? null : page.presaleNote },
      pictures: carousel,
      texts: leaveParts(documentParts, {
        ...carbonFinderParts(),
        [structuredDataId]: structuredData([
          organization(siteUrl),
          breadcrumbs(siteUrl, [[shown.name, shown.path]]),
          faqPage(page.faq),
          ...(found ? [productJsonLd(found, shown, siteUrl)] : []),
        ]),
      }),
    },
    { status: found ? 200 : 404 },
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.page, path, loaderData?.config.siteUrl, "carbon-finder");

/** The Carbon Finder page (storefront §2), dark whatever the theme. */
export default function CarbonFinder({ loaderData }: Route.ComponentProps) {
  const { texts, notes } = loaderData;
  const product = useProducts(loaderData.products).find(({ id }) => id === catalogueId);
  const query = usePageQuery();
  const { key } = useLocation();
  const manual = useManual("carbon-finder");
  const tab = manual.open ? "manual" : (tabs.find((one) => one === query.get("tab")) ?? "features");
  useScrollToSection(manual.scrollTo, scrollDelaysMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once a visit, which `key` stands for
  useEffect(() => {
    const original = takeOriginalManualUrl();
    if (original !== null) history.replaceState(history.state, "", original);
  }, [key]);
  const variant = product?.variants[0];
  if (!product || !variant) return <ProductMissing />;
  const { price, originalPrice } = variant;
  const part = (id: string) => <StaticHtml id={id} html={texts[id]} />;
  return (
    <ProductFrame
      name="Carbon Finder"
      texts={texts}
      top={
        <PicturesAndOffer
          pictures={<Gallery pictures={loaderData.pictures} label="Pictures of Carbon Finder" />}
          intro={part("intro")}
        >
          <div className="mt-6">
            <PresaleBox
              price={price}
              original={originalPrice}
              originalLabel={loaderData.config.priorPriceRule ? priorPriceWords.label : undefined}
              shipNote={notes.ship}
              presaleNote={notes.presale ?? (originalPrice ? priorPriceWords.note(originalPrice) : null)}
              buy={
                <BuyButton
                  product="carbon-finder"
                  variantKey="carbon-finder-presale"
                  label="Order Now - Presale Price"
                  config={loaderData.config}
                />
              }
            />
          </div>
          {loaderData.shipNotice ? <ShipNotice product="carbon-finder" text={loaderData.shipNotice} /> : null}
          {part("promises")}
        </PicturesAndOffer>
      }
      tab={tab}
      tabs={[
        { value: "features", title: "Features", to: "?tab=features", panel: part("features") },
        {
          value: "specifications",
          title: "Specifications",
          to: "?tab=specifications",
          panel: part("specifications"),
        },
        {
          value: "manual",
          title: "User Manual",
          to: "?manual=true",
          panel: (
            <>
              <TabTitle>User manual</TabTitle>
              <Manual page="carbon-finder" open={manual} texts={texts} />
              {part("manual-links")}
            </>
          ),
        },
        {
          value: "faq",
          title: "FAQ",
          to: "?tab=faq",
          panel: (
            <>
              <TabTitle>Asked before buying</TabTitle>
              <FaqKeys>{part("questions")}</FaqKeys>
            </>
          ),
        },
      ]}
    >
      <section data-screen-only aria-labelledby="more-pictures" className="mt-20">
        <h2 id="more-pictures" className="mb-6 text-3xl tracking-[-0.02em]">
          Closer
        </h2>
        {part("remaining")}
      </section>
    </ProductFrame>
  );
}
