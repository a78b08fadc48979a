import { useState } from "react";
import { data, useLocation } from "react-router";
import { BuyButton } from "#app/features/buy-button/buy-button.tsx";
import { ProductFrame, TabTitle } from "#app/features/catalogue/product-frame.tsx";
import { useProducts } from "#app/features/catalogue/use-products.ts";
import { FaqKeys } from "#app/features/faq/faq-keys.tsx";
import { ShipNotice, shipNoticeQuery } from "#app/features/letters/ship-notice.tsx";
import { Manual } from "#app/features/manual/manual.tsx";
import { manualId, manualQuery } from "#app/features/manual/target.ts";
import { useManual } from "#app/features/manual/use-manual.ts";
import { useScrollToSection } from "#app/features/manual/use-scroll-to-section.ts";
import { NotFoundScreen } from "#app/features/notices/not-found-screen.tsx";
import { breadcrumbs, faqPage } from "#app/features/structured-data/page.ts";
import { productJsonLd } from "#app/features/structured-data/product.ts";
import { organization } from "#app/features/structured-data/shop.ts";
import { Configurator } from "#app/features/tagigo-configurator/configurator.tsx";
import {
  chooseNetwork,
  displayedPrice,
  initialSelection,
  selectionBuyKey,
  selectionQuery,
} from "#app/features/tagigo-configurator/selection.ts";
import { TagigoGallery } from "#app/features/tagigo-configurator/tagigo-gallery.tsx";
import { useSelection } from "#app/features/tagigo-configurator/use-selection.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { variantAddress } from "#app/routes/variant-address.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { presentation } from "#content/catalogue/presentation.ts";
import { manualFaq } from "#content/manuals/faq.ts";
import { messages } from "#content/messages.ts";
import { meta as pages } from "#content/products/meta.ts";
import { oneOf } from "#contract/page-query.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/tagigo";
import { shipNoticeOf } from "./ship-notice-text.ts";
import { tagigoCopy, tagigoParts } from "./tagigo-parts.tsx";

export const handle = {
  accent: "coral",
  query: {
    ...selectionQuery,
    tab: oneOf("specifications", "manual"),
    manual: oneOf("true"),
    ...manualQuery("tagigo"),
    ...shipNoticeQuery,
  },
} satisfies PageHandle;
export const shouldRevalidate = samePath;

const shown = presentation.tagigo;
const catalogueId = "tagigo-product";
const ownPath = "/products/tagigo";
const googlePath = "/products/tagigo-g";
const tabs = ["features", "specifications", "manual"] as const;
/** The manual's section is scrolled to about 600-800 ms after its tab opened (storefront §2). */
const scrollDelaysMs = [700];

export async function loader({ context }: Route.LoaderArgs) {
  const { products, config, staticHtml } = context.get(services);
  const catalogue = await products();
  const product = catalogue.find(({ id }) => id === shown.catalogueId);
  if (!product) throw data(messages.products.notFound, { status: 404 });
  const { siteUrl } = config;
  return {
    pages: { [ownPath]: pages[ownPath], [googlePath]: pages[googlePath] },
    products: catalogue,
    config,
    copy: tagigoCopy,
    shipNotice: shipNoticeOf("tagigo"),
    texts: provideStaticHtml(staticHtml, {
      ...tagigoParts(),
      [structuredDataId]: structuredData([
        organization(siteUrl),
        productJsonLd(product, shown, siteUrl, variantAddress),
        breadcrumbs(siteUrl, [[shown.name, shown.path]]),
        faqPage(manualFaq.tagigo),
      ]),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const path = location.pathname === googlePath ? googlePath : ownPath;
  return pageMeta(loaderData?.pages[path], path, loaderData?.config.siteUrl, "tagigo");
};

/** The Tagigo page (storefront §2); /products/tagigo-g is the same with Google Find Hub chosen (rulings, Routes). */
export default function Tagigo({ loaderData }: Route.ComponentProps) {
  const { texts, copy } = loaderData;
  const { pathname, key } = useLocation();
  const query = usePageQuery();
  const start = pathname === googlePath ? chooseNetwork(initialSelection, "Google Find Hub") : initialSelection;
  const chosen = useSelection(start);
  const manual = useManual("tagigo", chosen.selection.network === "Google Find Hub" ? "tagigo-g" : "tagigo");
  // `manual=true` leads to the manual as its hashes do, but only whoever comes by it: a tab or a color of this page keeps it too.
  const [arrival] = useState(key);
  useScrollToSection(manual.scrollTo ?? (manual.open && key === arrival ? manualId : null), scrollDelaysMs);
  const product = useProducts(loaderData.products).find(({ id }) => id === catalogueId);
  if (!product) return <NotFoundScreen message={messages.products.notFound} />;

  const tab = manual.open ? "manual" : (tabs.find((one) => one === query.get("tab")) ?? "features");
  function addressOf(next: string): string {
    const params = new URLSearchParams(query.canonical);
    params.delete("tab");
    params.delete("manual");
    if (next === "manual") params.set("manual", "true");
    else params.set("tab", next);
    return `?${params}`;
  }
  const part = (id: string) => <StaticHtml id={id} html={texts[id]} />;
  return (
    <ProductFrame
      name="Tagigo"
      texts={texts}
      top={
        <>
          <header className="mb-8 grid gap-x-14 gap-y-4 lg:grid-cols-12 lg:items-end">
            <div className="lg:col-span-7">{part(pathname === googlePath ? "intro-g" : "intro")}</div>
            <div data-screen-only className="lg:col-span-5">
              {part("chips")}
            </div>
          </header>
          <div data-screen-only className="grid items-start gap-8 lg:grid-cols-12 lg:gap-14">
            <div className="min-w-0 lg:sticky lg:top-24 lg:col-span-7">
              <TagigoGallery chosen={chosen} copy={copy} />
            </div>
            <div className="lg:col-span-5">
              <Configurator
                chosen={chosen}
                copy={copy}
                price={displayedPrice(chosen.selection, product.variants)}
                buy={
                  <BuyButton
                    product="tagigo"
                    variantKey={selectionBuyKey(chosen.selection)}
                    label="Add to cart"
                    config={loaderData.config}
                  />
                }
              />
              {loaderData.shipNotice ? <ShipNotice product="tagigo" text={loaderData.shipNotice} /> : null}
              {part("promises")}
            </div>
          </div>
        </>
      }
      tab={tab}
      tabs={[
        { value: "features", title: "Features", to: addressOf("features"), panel: part("features") },
        {
          value: "specifications",
          title: "Specifications",
          to: addressOf("specifications"),
          panel: part("specifications"),
        },
        {
          value: "manual",
          title: "User Manual",
          to: addressOf("manual"),
          panel: (
            <>
              <TabTitle>User manual</TabTitle>
              <Manual page="tagigo" open={manual} texts={texts} />
              <FaqKeys>{part("manual-faq")}</FaqKeys>
              {part("manual-links")}
            </>
          ),
        },
      ]}
    />
  );
}
