import { data, useLocation, useNavigate } from "react-router";
import { BuyButton } from "#app/features/buy-button/buy-button.tsx";
import { BuyPromises } from "#app/features/catalogue/buy-promises.tsx";
import { DeviceDrawing } from "#app/features/catalogue/device-drawing.tsx";
import { FeatureGrid } from "#app/features/catalogue/feature-grid.tsx";
import { SpecGroups } from "#app/features/catalogue/spec-groups.tsx";
import { useProducts } from "#app/features/catalogue/use-products.ts";
import { FaqList } from "#app/features/faq/faq-list.tsx";
import { Manual } from "#app/features/manual/manual.tsx";
import { ManualLinks } from "#app/features/manual/manual-links.tsx";
import { manualTexts } from "#app/features/manual/manual-text.tsx";
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
} from "#app/features/tagigo-configurator/selection.ts";
import { TagigoGallery } from "#app/features/tagigo-configurator/tagigo-gallery.tsx";
import { useSelection } from "#app/features/tagigo-configurator/use-selection.ts";
import { StaticHtml } from "#app/lib/document-parts.tsx";
import { leaveParts } from "#app/lib/leave-parts.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { deviceDrawing, manualElements } from "#app/routes/manual-drawings.tsx";
import { variantAddress } from "#app/routes/variant-address.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { presentation } from "#content/catalogue/presentation.ts";
import { manualFaq } from "#content/manuals/faq.ts";
import { messages } from "#content/messages.ts";
import { meta as pages } from "#content/products/meta.ts";
import { tagigoPage as page } from "#content/products/tagigo.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/tagigo";

export const handle = { accent: "coral" };
export const shouldRevalidate = samePath;

const shown = presentation.tagigo;
const ownPath = "/products/tagigo";
const googlePath = "/products/tagigo-g";
const tabs = ["features", "specifications", "manual"] as const;
/** The manual's section is scrolled to about 600-800 ms after its tab opened (storefront §2). */
const scrollDelaysMs = [700];

export async function loader({ context }: Route.LoaderArgs) {
  const { products, config, documentParts } = context.get(services);
  const catalogue = await products();
  const product = catalogue.find(({ id }) => id === shown.catalogueId);
  if (!product) throw data(messages.products.notFound, { status: 404 });
  const { siteUrl } = config;
  return {
    products: catalogue,
    config,
    texts: leaveParts(documentParts, {
      ...manualTexts("tagigo", manualElements),
      ...deviceDrawing("tagigo"),
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
  return pageMeta(pages[path], path, loaderData?.config.siteUrl, "tagigo");
};

/** The Tagigo page (storefront §2); /products/tagigo-g is the same with Google Find Hub chosen (rulings, Routes). */
export default function Tagigo({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const start = pathname === googlePath ? chooseNetwork(initialSelection, "Google Find Hub") : initialSelection;
  const chosen = useSelection(start);
  const manual = useManual("tagigo", chosen.selection.network === "Google Find Hub" ? "tagigo-g" : "tagigo");
  useScrollToSection(manual.scrollTo, scrollDelaysMs);
  const product = useProducts(loaderData.products).find(({ id }) => id === shown.catalogueId);
  if (!product) return <NotFoundScreen message={messages.products.notFound} />;

  const query = new URLSearchParams(search);
  const tab = manual.open ? "manual" : (tabs.find((one) => one === query.get("tab")) ?? "features");
  function addressOf(next: string): string {
    const params = new URLSearchParams(query);
    params.delete("tab");
    params.delete("manual");
    if (next === "manual") params.set("manual", "true");
    else params.set("tab", next);
    return `?${params}`;
  }
  return (
    <div className="wrap py-8 lg:py-14">
      <header className="mb-8 grid gap-x-14 gap-y-4 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="mb-3 inline-flex rounded-full border border-accent px-3 py-1 text-sm font-semibold text-accent-text print:hidden">
            {shown.badge}
          </p>
          <h1 className="text-title">{pathname === googlePath ? "Tagigo G" : page.title}</h1>
          <p className="mt-3 text-lg text-ink-soft">{page.lead}</p>
        </div>
        <div data-screen-only className="lg:col-span-5">
          <ul aria-label="Prices" className="flex flex-wrap gap-2">
            {page.priceChips.map((chip) => (
              <li key={chip.label} className="rounded-full bg-wash px-4 py-2">
                {chip.label} <span className="figure-mono font-semibold">{chip.price}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-ink-soft">{page.presaleNote}</p>
        </div>
      </header>
      <div data-screen-only className="grid items-start gap-8 lg:grid-cols-12 lg:gap-14">
        <div className="min-w-0 lg:sticky lg:top-24 lg:col-span-7">
          <TagigoGallery chosen={chosen} />
        </div>
        <div className="lg:col-span-5">
          <Configurator
            chosen={chosen}
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
          <BuyPromises promises={page.promises} />
        </div>
      </div>
      <div className="mt-14 lg:mt-20">
        <LinkTabs
          label="About Tagigo"
          value={tab}
          onChoose={(next) => navigate(addressOf(next), { preventScrollReset: true, replace: true })}
          tabs={[
            {
              value: "features",
              title: "Features",
              to: addressOf("features"),
              panel: (
                <>
                  <h2 className="sr-only">Features</h2>
                  <div className="mb-12 grid gap-6 text-lg lg:grid-cols-3 lg:gap-10">
                    {page.overview.map((paragraph) => (
                      <p key={paragraph} className="border-t border-rule-strong pt-4">
                        {paragraph}
                      </p>
                    ))}
                  </div>
                  <FeatureGrid features={page.features} />
                </>
              ),
            },
            {
              value: "specifications",
              title: "Specifications",
              to: addressOf("specifications"),
              panel: (
                <>
                  <h2 className="mb-8 text-3xl tracking-[-0.02em]">Specifications</h2>
                  <DeviceDrawing texts={loaderData.texts} />
                  <SpecGroups groups={page.specs} />
                  <Regulatory />
                </>
              ),
            },
            {
              value: "manual",
              title: "User Manual",
              to: addressOf("manual"),
              panel: (
                <>
                  <h2 className="mb-6 text-3xl tracking-[-0.02em]">User manual</h2>
                  <Manual page="tagigo" open={manual} texts={loaderData.texts} />
                  <h3 className="mt-16 mb-4 text-2xl tracking-[-0.02em]">Asked by owners</h3>
                  <FaqList items={manualFaq.tagigo} group="manual-faq" />
                  <Regulatory />
                  <ManualLinks />
                </>
              ),
            },
          ]}
        />
      </div>
      <StaticHtml id={structuredDataId} html={loaderData.texts[structuredDataId]} />
    </div>
  );
}

/** The regulatory links of the page (storefront §2). */
function Regulatory() {
  return (
    <p data-screen-only className="mt-10 flex flex-wrap items-center gap-x-5">
      <span className="text-ink-soft">Regulatory:</span>
      {["FCC", "CE", "RoHS", "REACH"].map((scheme) => (
        <a key={scheme} href="/regulatory" className="link-line inline-flex min-h-11 items-center">
          {scheme}
        </a>
      ))}
    </p>
  );
}
