import { useState } from "react";
import { data, useLocation } from "react-router";
import { chooseNetwork, initialSelection, selectionQuery } from "#app/features/catalog/configurator/selection.ts";
import { TagigoGallery } from "#app/features/catalog/configurator/tagigo-gallery.tsx";
import { useSelection } from "#app/features/catalog/configurator/use-selection.ts";
import { ProductLayout, TabTitle } from "#app/features/catalog/product-page/product-layout.tsx";
import { useProducts } from "#app/features/catalog/product-page/use-products.ts";
import { ProductReviews, RatingLine, reviewsQuery } from "#app/features/catalog/reviews/product-reviews.tsx";
import { FaqKeys } from "#app/features/home/faq-keys.tsx";
import { Manual, useManual } from "#app/features/manual/manual.tsx";
import { manualId, manualQuery } from "#app/features/manual/target.ts";
import { useScrollToSection } from "#app/features/manual/use-scroll-to-section.ts";
import { ShipDateAlertForm, shipNoticeQuery } from "#app/features/newsletter/ship-date-alert-form.tsx";
import { NotFoundScreen } from "#app/features/site/error-screens.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { tagigoCopyOf, tagigoHtml, tagigoQuestionsHtml } from "#app/page-html/product-html.tsx";
import { productPageData, productSources } from "#app/page-html/product-page-data.tsx";
import { servicesContext } from "#app/services-context.ts";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { saleEndOf } from "#content/catalog/offer-sentences.ts";
import { tagigoAmounts } from "#content/catalog/offers.ts";
import { messages } from "#content/messages.ts";
import { metaOf } from "#content/meta.ts";
import { tagigoPageOf } from "#content/products/tagigo/page.ts";
import { shippingNotesOf } from "#content/shipping.ts";
import { oneOf } from "#contract/page-query.ts";
import type { Route } from "./+types/tagigo";
import { Configurator } from "./tagigo-configurator.tsx";

export const handle = {
  accent: "coral",
  query: {
    ...selectionQuery,
    tab: oneOf("specifications", "manual"),
    manual: oneOf("true"),
    ...manualQuery("tagigo"),
    ...shipNoticeQuery,
    ...reviewsQuery,
  },
} satisfies PageHandle;
export const shouldRevalidate = samePath;

const ownPath = "/products/tagigo";
const googlePath = "/products/tagigo-g";
const tabs = [
  { value: "features", title: "Features" },
  { value: "specifications", title: "Specifications" },
  { value: "manual", title: "User Manual" },
] as const;
/** docs/behavior/tagigo.md#tabs */
const scrollDelaysMs = [700];

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const sources = await productSources(services, "tagigo");
  const { offers, product, faq, added } = sources;
  if (!product) throw data(messages.products.notFound, { status: 404 });
  const pages = metaOf(offers);
  const page = tagigoPageOf(offers);
  return {
    pages: { [ownPath]: pages[ownPath], [googlePath]: pages[googlePath] },
    copy: tagigoCopyOf(page, added),
    defaultPrices: tagigoAmounts(offers),
    shippingNotes: shippingNotesOf(services.shipping.rate, offers),
    ...productPageData(services, "tagigo", sources, {
      page,
      comparesWith: null,
      reduced: { label: "Price before", note: saleEndOf(offers.tagigo) },
      html: { ...tagigoHtml(offers), ...tagigoQuestionsHtml(faq) },
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const path = location.pathname === googlePath ? googlePath : ownPath;
  return pageMeta(loaderData && { ...loaderData.pages[path], path }, loaderData?.config.siteUrl, "tagigo");
};

/** /products/tagigo-g is the same with Google Find Hub chosen (docs/behavior/tagigo.md). */
export default function Tagigo({ loaderData }: Route.ComponentProps) {
  const { html, copy, catalogId } = loaderData;
  const { pathname, key } = useLocation();
  const query = usePageQuery();
  const start = pathname === googlePath ? chooseNetwork(initialSelection, "Google Find Hub") : initialSelection;
  const chosen = useSelection(start);
  const isGoogle = chosen.selection.network === "Google Find Hub";
  const ownManual = pathname === googlePath ? "tagigo-g" : "tagigo";
  const manual = useManual("tagigo", ownManual, isGoogle ? "tagigo-g" : ownManual);
  // On arrival only: links of this page keep `manual=true` and must not scroll again.
  const [arrival] = useState(key);
  useScrollToSection(manual.scrollTo ?? (manual.open && key === arrival ? manualId : null), scrollDelaysMs);
  const product = useProducts(loaderData.products).find(({ id }) => id === catalogId);
  if (!product) return <NotFoundScreen message={messages.products.notFound} />;

  const tab = manual.open ? "manual" : (tabs.find(({ value }) => value === query.get("tab")) ?? tabs[0]).value;
  function addressOf(next: string): string {
    const params = new URLSearchParams(query.canonical);
    params.delete("tab");
    params.delete("manual");
    if (next === "manual") params.set("manual", "true");
    else params.set("tab", next);
    return `?${params}`;
  }
  const part = (id: string) => <StaticHtml id={id} from={html} />;
  const panels = {
    features: <div data-google={isGoogle || undefined}>{part("features")}</div>,
    specifications: part("specifications"),
    manual: (
      <>
        <TabTitle>User manual</TabTitle>
        <Manual page="tagigo" open={manual} html={html} />
        <FaqKeys>{part("manual-faq")}</FaqKeys>
        {part("manual-links")}
      </>
    ),
  };
  return (
    <ProductLayout
      name="Tagigo"
      html={html}
      intro={
        <>
          {part(pathname === googlePath ? "intro-g" : "intro")}
          <RatingLine reviews={loaderData.reviews} />
        </>
      }
      pictures={<TagigoGallery chosen={chosen} copy={copy} />}
      offer={
        <>
          <Configurator chosen={chosen} product={product} loaderData={loaderData} />
          {part("promises")}
        </>
      }
      more={loaderData.shipDateAlert ? <ShipDateAlertForm product="tagigo" text={loaderData.shipDateAlert} /> : null}
      tab={tab}
      tabs={tabs.map((shown) => ({ ...shown, to: addressOf(shown.value), panel: panels[shown.value] }))}
    >
      <ProductReviews reviews={loaderData.reviews}>{part("review-list")}</ProductReviews>
      <FaqKeys>{part("below-tabs")}</FaqKeys>
    </ProductLayout>
  );
}
