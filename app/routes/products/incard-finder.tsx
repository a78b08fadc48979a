import { data } from "react-router";
import { BuyButton } from "#app/features/buy-button/buy-button.tsx";
import { PicturesAndOffer, ProductFrame, TabTitle } from "#app/features/catalogue/product-frame.tsx";
import { useProducts } from "#app/features/catalogue/use-products.ts";
import { FaqKeys } from "#app/features/faq/faq-keys.tsx";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { Manual } from "#app/features/manual/manual.tsx";
import { manualQuery } from "#app/features/manual/target.ts";
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
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { presentation } from "#content/catalogue/presentation.ts";
import { manualFaq } from "#content/manuals/faq.ts";
import { incardFinderVideos, type ManualTab, type ManualVideo } from "#content/manuals/manuals.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { messages } from "#content/messages.ts";
import { priorPriceWords } from "#content/prior-price.ts";
import { incardFinderPage as page } from "#content/products/incard-finder.ts";
import { meta as pages } from "#content/products/meta.ts";
import { oneOf } from "#contract/page-query.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/incard-finder";
import { incardFinderParts } from "./incard-finder-parts.tsx";

export const handle = {
  accent: "blue",
  query: { tab: oneOf("specs", "manual", "gallery"), ...manualQuery("incard-finder") },
} satisfies PageHandle;
export const shouldRevalidate = samePath;

const shown = presentation["incard-finder"];
const path = "/products/incard-finder";
const catalogueId = "incard-finder-product";
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
    page: pages["/products/incard-finder"],
    products: catalogue,
    config,
    offer: config.priorPriceRule ? null : page.offer,
    pictures: shown.pictures.map(pictureSource),
    videos: incardFinderVideos,
    texts: leaveParts(documentParts, {
      ...incardFinderParts(),
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
  pageMeta(loaderData?.page, path, loaderData?.config.siteUrl, "incard-finder");

/** The card tracker detail page (storefront §2). */
export default function IncardFinder({ loaderData }: Route.ComponentProps) {
  const { texts, videos } = loaderData;
  const product = useProducts(loaderData.products).find(({ id }) => id === catalogueId);
  const query = usePageQuery();
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
  const { price, originalPrice } = variant;
  const offer = loaderData.offer ?? (originalPrice ? priorPriceWords.note(originalPrice) : null);
  const part = (id: string) => <StaticHtml id={id} html={texts[id]} />;
  return (
    <ProductFrame
      name="InCard Finder"
      texts={texts}
      top={
        <PicturesAndOffer
          pictures={<Gallery pictures={loaderData.pictures} label="Pictures of InCard Finder" />}
          intro={part("intro")}
        >
          <Price
            price={price}
            original={originalPrice}
            originalLabel={loaderData.config.priorPriceRule ? priorPriceWords.label : undefined}
            className="mt-6 text-4xl"
          />
          {offer ? <p className="mt-2 text-ink-soft">{offer}</p> : null}
          <div className="mt-6">
            <BuyButton
              product="incard-finder"
              variantKey="incard-finder-variant"
              label="Buy Now"
              config={loaderData.config}
            />
          </div>
          {part("promises")}
        </PicturesAndOffer>
      }
      tab={tab}
      tabs={[
        { value: "overview", title: "Overview", to: "?tab=overview", panel: part("overview") },
        { value: "specs", title: "Specs", to: "?tab=specs", panel: part("specifications") },
        {
          value: "manual",
          title: "Manual",
          to: "?tab=manual",
          panel: (
            <>
              <TabTitle>User manual</TabTitle>
              <Manual
                page="incard-finder"
                open={manual}
                texts={texts}
                faq={<FaqKeys>{part("manual-faq")}</FaqKeys>}
                aside={(sub) => <Videos videos={videosOf(sub, videos)} />}
              />
              {part("manual-links")}
            </>
          ),
        },
      ]}
    />
  );
}

/** The videos of a sub-tab's sections. */
function videosOf(sub: ManualTab, videos: readonly ManualVideo[]): readonly ManualVideo[] {
  return videos.filter((video) => sub.sections.some(({ anchor }) => anchor === video.section));
}

function Videos({ videos }: { videos: readonly ManualVideo[] }) {
  if (videos.length === 0) return null;
  return (
    <div data-screen-only className="mb-10 grid max-w-2xl gap-3 sm:grid-cols-2">
      {videos.map((video) => (
        <VideoTutorial key={video.section} video={video} />
      ))}
    </div>
  );
}
