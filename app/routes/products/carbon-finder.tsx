import { useEffect } from "react";
import { data, useLocation, useNavigate, useSearchParams } from "react-router";
import { BuyButton } from "#app/features/buy-button/buy-button.tsx";
import { BuyPromises } from "#app/features/catalogue/buy-promises.tsx";
import { DeviceDrawing } from "#app/features/catalogue/device-drawing.tsx";
import { FeatureGrid } from "#app/features/catalogue/feature-grid.tsx";
import { SpecGroups } from "#app/features/catalogue/spec-groups.tsx";
import { useProducts } from "#app/features/catalogue/use-products.ts";
import { FaqList } from "#app/features/faq/faq-list.tsx";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { PictureRow } from "#app/features/gallery/picture-row.tsx";
import { Manual } from "#app/features/manual/manual.tsx";
import { ManualLinks } from "#app/features/manual/manual-links.tsx";
import { manualTexts } from "#app/features/manual/manual-text.tsx";
import { takeOriginalManualUrl } from "#app/features/manual/original-url.ts";
import { useManual } from "#app/features/manual/use-manual.ts";
import { useScrollToSection } from "#app/features/manual/use-scroll-to-section.ts";
import { ProductMissing } from "#app/features/notices/product-missing.tsx";
import { PresaleBox } from "#app/features/price-box/presale-box.tsx";
import { breadcrumbs, faqPage } from "#app/features/structured-data/page.ts";
import { productJsonLd } from "#app/features/structured-data/product.ts";
import { organization } from "#app/features/structured-data/shop.ts";
import { StaticHtml } from "#app/lib/document-parts.tsx";
import { leaveParts } from "#app/lib/leave-parts.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { deviceDrawing, manualElements } from "#app/routes/manual-drawings.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { presentation } from "#content/catalogue/presentation.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { carbonFinderPage as page } from "#content/products/carbon-finder.ts";
import { meta as pages } from "#content/products/meta.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/carbon-finder";

export const handle = { accent: "amber", ground: "graphite" };
export const shouldRevalidate = samePath;

const shown = presentation["carbon-finder"];
/** The carousel has at most this many thumbnails; the gallery below shows the rest (storefront §2, §9). */
const carouselSize = 8;
const carousel = shown.pictures.slice(0, carouselSize).map(pictureSource);
const remaining = shown.pictures.slice(carouselSize).map(pictureSource);
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
      products: catalogue,
      config,
      texts: leaveParts(documentParts, {
        ...manualTexts("carbon-finder", manualElements),
        ...deviceDrawing("carbon-finder"),
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
  pageMeta(pages["/products/carbon-finder"], shown.path, loaderData?.config.siteUrl, "carbon-finder");

/** The Carbon Finder page (storefront §2), dark whatever the theme. */
export default function CarbonFinder({ loaderData }: Route.ComponentProps) {
  const product = useProducts(loaderData.products).find(({ id }) => id === shown.catalogueId);
  const [query] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
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
  return (
    <div className="wrap py-8 lg:py-14">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-14">
        <div data-screen-only className="min-w-0 lg:col-span-7">
          <Gallery pictures={carousel} label={`Pictures of ${shown.name}`} />
        </div>
        <div className="lg:col-span-5">
          <p className="mb-3 inline-flex rounded-full border border-accent px-3 py-1 text-sm font-semibold text-accent-text print:hidden">
            {page.badge}
          </p>
          <h1 className="text-title">{page.title}</h1>
          <p className="mt-3 text-lg text-ink-soft">{page.lead}</p>
          <div data-screen-only>
            <div className="mt-6">
              <PresaleBox
                price={variant.price}
                original={variant.originalPrice}
                shipNote={page.shipNote}
                presaleNote={page.presaleNote}
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
            <BuyPromises promises={page.promises} />
          </div>
        </div>
      </div>
      <div className="mt-14 lg:mt-20">
        <LinkTabs
          label="About Carbon Finder"
          value={tab}
          onChoose={(next) =>
            navigate(next === "manual" ? "?manual=true" : `?tab=${next}`, { preventScrollReset: true, replace: true })
          }
          tabs={[
            {
              value: "features",
              title: "Features",
              to: "?tab=features",
              panel: (
                <>
                  <h2 className="sr-only">Features</h2>
                  <div className="mb-12 grid gap-6 text-lg lg:grid-cols-2 lg:gap-10">
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
              to: "?tab=specifications",
              panel: (
                <>
                  <h2 className="mb-8 text-3xl tracking-[-0.02em]">Specifications</h2>
                  <DeviceDrawing texts={loaderData.texts} />
                  <SpecGroups groups={page.specs} />
                </>
              ),
            },
            {
              value: "manual",
              title: "User Manual",
              to: "?manual=true",
              panel: (
                <>
                  <h2 className="mb-6 text-3xl tracking-[-0.02em]">User manual</h2>
                  <Manual page="carbon-finder" open={manual} texts={loaderData.texts} />
                  <ManualLinks />
                </>
              ),
            },
            {
              value: "faq",
              title: "FAQ",
              to: "?tab=faq",
              panel: (
                <>
                  <h2 className="mb-6 text-3xl tracking-[-0.02em]">Asked before buying</h2>
                  <FaqList items={page.faq} group="carbon-faq" />
                </>
              ),
            },
          ]}
        />
      </div>
      <section data-screen-only aria-labelledby="more-pictures" className="mt-20">
        <h2 id="more-pictures" className="mb-6 text-3xl tracking-[-0.02em]">
          Closer
        </h2>
        <PictureRow pictures={remaining} />
      </section>
      <StaticHtml id={structuredDataId} html={loaderData.texts[structuredDataId]} />
    </div>
  );
}
