import { data, Link, useNavigate, useSearchParams } from "react-router";
import { BuyButton } from "#app/features/buy-button/buy-button.tsx";
import { BuyPromises } from "#app/features/catalogue/buy-promises.tsx";
import { DeviceDrawing } from "#app/features/catalogue/device-drawing.tsx";
import { FeatureGrid } from "#app/features/catalogue/feature-grid.tsx";
import { SpecGroups } from "#app/features/catalogue/spec-groups.tsx";
import { useProducts } from "#app/features/catalogue/use-products.ts";
import { FaqList } from "#app/features/faq/faq-list.tsx";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { Manual } from "#app/features/manual/manual.tsx";
import { ManualLinks } from "#app/features/manual/manual-links.tsx";
import { manualTexts } from "#app/features/manual/manual-text.tsx";
import { useManual } from "#app/features/manual/use-manual.ts";
import { useScrollToSection } from "#app/features/manual/use-scroll-to-section.ts";
import { useStrayDisableHash } from "#app/features/manual/use-stray-disable-hash.ts";
import { VideoTutorial } from "#app/features/manual/video-tutorial.tsx";
import { NotFoundScreen } from "#app/features/notices/not-found-screen.tsx";
import { Price } from "#app/features/price-box/price.tsx";
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
import { manualFaq } from "#content/manuals/faq.ts";
import { incardFinderVideos, officialDisableInstructions } from "#content/manuals/manuals.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { messages } from "#content/messages.ts";
import { incardFinderPage as page } from "#content/products/incard-finder.ts";
import { meta as pages } from "#content/products/meta.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/incard-finder";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

const shown = presentation["incard-finder"];
const tabs = ["overview", "specs", "manual"] as const;
const scrollDelayMs = 600;
/** `forceScroll=true` scrolls again while pictures and fonts may still move the section (back-office §2). */
const forcedDelaysMs = [300, 900, 2000];

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
      ...manualTexts("incard-finder", manualElements),
      ...deviceDrawing("incard-finder"),
      [structuredDataId]: structuredData([
        organization(siteUrl),
        productJsonLd(product, shown, siteUrl),
        breadcrumbs(siteUrl, [[shown.name, shown.path]]),
        faqPage(manualFaq["incard-finder"]),
      ]),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(pages["/products/incard-finder"], shown.path, loaderData?.config.siteUrl, "incard-finder");

/** The card tracker detail page (storefront §2). */
export default function IncardFinder({ loaderData }: Route.ComponentProps) {
  const product = useProducts(loaderData.products).find(({ id }) => id === shown.catalogueId);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const manual = useManual("incard-finder");
  const asked = query.get("tab");
  const tab = manual.open ? "manual" : (tabs.find((one) => one === asked) ?? "overview");
  useScrollToSection(
    asked === "gallery" && !manual.open ? "gallery" : manual.scrollTo,
    query.get("forceScroll") === "true" ? forcedDelaysMs : [scrollDelayMs],
  );
  useStrayDisableHash("incard-finder");
  const variant = product?.variants[0];
  if (!product || !variant) return <NotFoundScreen message={messages.products.notFound} />;
  return (
    <div className="wrap py-8 lg:py-14">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-14">
        <div data-screen-only className="min-w-0 lg:col-span-7">
          <Gallery pictures={shown.pictures.map(pictureSource)} label={`Pictures of ${shown.name}`} />
        </div>
        <div className="lg:col-span-5">
          <p className="mb-3 inline-flex rounded-full border border-accent px-3 py-1 text-sm font-semibold text-accent-text print:hidden">
            {shown.badge}
          </p>
          <h1 className="text-title">{page.title}</h1>
          <p className="mt-3 text-lg text-ink-soft">{page.lead}</p>
          <div data-screen-only>
            <Price price={variant.price} original={variant.originalPrice} className="mt-6 text-4xl" />
            <p className="mt-2 text-ink-soft">{page.offer}</p>
            <div className="mt-6">
              <BuyButton
                product="incard-finder"
                variantKey="incard-finder-variant"
                label="Buy Now"
                config={loaderData.config}
              />
            </div>
            <BuyPromises promises={page.promises} />
            <p className="mt-6">
              <Link to="/product-comparison" className="link-line">
                Compare with Tagigo and Carbon Finder
              </Link>
            </p>
          </div>
        </div>
      </div>
      <div className="mt-14 lg:mt-20">
        <LinkTabs
          label="About InCard Finder"
          value={tab}
          onChoose={(next) => navigate(`?tab=${next}`, { preventScrollReset: true })}
          tabs={[
            { value: "overview", title: "Overview", to: "?tab=overview", panel: <Overview /> },
            {
              value: "specs",
              title: "Specs",
              to: "?tab=specs",
              panel: (
                <>
                  <h2 className="mb-8 text-3xl tracking-[-0.02em]">Specifications</h2>
                  <DeviceDrawing texts={loaderData.texts} />
                  <SpecGroups groups={page.specs} />
                  <InTheBox />
                </>
              ),
            },
            {
              value: "manual",
              title: "Manual",
              to: "?tab=manual",
              panel: (
                <>
                  <h2 className="mb-6 text-3xl tracking-[-0.02em]">User manual</h2>
                  <Manual
                    page="incard-finder"
                    open={manual}
                    texts={loaderData.texts}
                    faq={<FaqList items={manualFaq["incard-finder"]} group="manual-faq" />}
                    aside={(sub) => {
                      const videos = incardFinderVideos.filter((video) =>
                        sub.sections.some(({ anchor }) => anchor === video.section),
                      );
                      return videos.length === 0 ? null : (
                        <div data-screen-only className="mb-10 grid max-w-2xl gap-3 sm:grid-cols-2">
                          {videos.map((video) => (
                            <VideoTutorial key={video.section} video={video} />
                          ))}
                        </div>
                      );
                    }}
                  />
                  <ManualLinks official={officialDisableInstructions} />
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

function Overview() {
  return (
    <>
      <h2 className="sr-only">Overview</h2>
      <div className="grid gap-6 text-lg lg:grid-cols-3 lg:gap-10">
        {page.overview.map((paragraph) => (
          <p key={paragraph} className="border-t border-rule-strong pt-4">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="mt-12">
        <FeatureGrid features={page.features} />
      </div>
    </>
  );
}

function InTheBox() {
  return (
    <div className="mt-12">
      <h3 className="mb-3 text-xl">In the box</h3>
      <ul className="list-disc pl-6 marker:text-accent">
        {page.inTheBox.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
