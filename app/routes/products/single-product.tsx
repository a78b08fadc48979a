import { type ReactNode, useEffect, useState } from "react";
import { data, useLocation, useNavigate } from "react-router";
import { BuyBar, SoldOut } from "#app/features/cart/buy-button.tsx";
import { Gallery } from "#app/features/catalog/gallery/gallery.tsx";
import { saving } from "#app/features/catalog/price-box/saving.ts";
import { originalPlaceholder, StruckPrice } from "#app/features/catalog/price-box/struck-price.tsx";
import { ProductLayout, TabTitle } from "#app/features/catalog/product-page/product-layout.tsx";
import { useProducts } from "#app/features/catalog/product-page/use-products.ts";
import { ProductReviews, RatingLine, reviewsQuery } from "#app/features/catalog/reviews/product-reviews.tsx";
import { FaqKeys } from "#app/features/home/faq-keys.tsx";
import { Manual, useManual } from "#app/features/manual/manual.tsx";
import { manualId, manualQuery } from "#app/features/manual/target.ts";
import { useOriginalManual } from "#app/features/manual/use-original-manual.ts";
import { useScrollToSection } from "#app/features/manual/use-scroll-to-section.ts";
import { Videos } from "#app/features/manual/videos.tsx";
import { ShipDateAlertForm, shipNoticeQuery } from "#app/features/newsletter/ship-date-alert-form.tsx";
import { NotFoundScreen, ProductMissing } from "#app/features/site/error-screens.tsx";
import { fragmentOf } from "#app/lib/fragment.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { singleProductLoader } from "#app/page-html/product-page-data.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { Price } from "#app/ui/price.tsx";
import { isSoldOut, skuOf } from "#content/catalog/buying.ts";
import { manualAnchor, manualHashes } from "#content/manuals/manuals.ts";
import { messages } from "#content/messages.ts";
import { moneyText } from "#content/money.ts";
import { isSingle, products } from "#content/products.ts";
import type { Money } from "#contract/currency.ts";
import { oneOf } from "#contract/page-query.ts";
import type { Variant } from "#contract/product.ts";
import type { Route } from "./+types/single-product";

const singleProducts = products.filter(isSingle);

/** What an address of the page may ask for. */
const query = {
  tab: oneOf("specs", "manual", "gallery", "specifications", "faq"),
  manual: oneOf("true"),
  ...manualQuery(...singleProducts.map(({ slug }) => slug)),
  ...shipNoticeQuery,
  ...reviewsQuery,
};

/** `forceScroll=true` scrolls again while pictures and fonts may still move the section. */
const forcedDelaysMs = [300, 900, 2000];

const productAt = (path: string) => singleProducts.find((product) => product.path === path);

export const handle = {
  query,
  frame: (path) => {
    const product = productAt(path);
    return product ? { accent: product.accent, ...("ground" in product ? { ground: product.ground } : {}) } : {};
  },
} satisfies PageHandle;

export const shouldRevalidate = samePath;

export function loader({ context, url }: Route.LoaderArgs) {
  const product = productAt(url.pathname);
  if (!product) throw data(messages.products.notFound, { status: 404 });
  return singleProductLoader(product.slug)({ context });
}

type LoaderData = Route.ComponentProps["loaderData"];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.page, loaderData?.config.siteUrl, loaderData?.slug);

// The key, because React would keep one page's state on the other.
export default function SingleProduct({ loaderData }: Route.ComponentProps) {
  return <SingleProductPage key={loaderData.slug} loaderData={loaderData} />;
}

/** The page of any product that comes in one version; the others have one of their own. */
function SingleProductPage({ loaderData }: { loaderData: LoaderData }) {
  const { catalogId, name, slug, html, videos } = loaderData;
  const product = useProducts(loaderData.products).find(({ id }) => id === catalogId);
  const asked = usePageQuery();
  const { key, hash } = useLocation();
  const navigate = useNavigate();
  const manual = useManual(slug);
  const requested = asked.get("tab");
  const [first] = loaderData.tabs;
  const tab = manual.open ? "manual" : (loaderData.tabs.find(({ value }) => value === requested) ?? first).value;
  // On arrival only: links of this page keep `manual=true` and must not scroll again.
  const [arrivalKey] = useState(key);
  const opensManual = loaderData.scrollsToManual && manual.open && key === arrivalKey;
  const gallery = requested === "gallery" && !manual.open ? "gallery" : null;
  useScrollToSection(
    gallery ?? manual.scrollTo ?? (opensManual ? manualId : null),
    asked.get("forceScroll") === "true" ? forcedDelaysMs : loaderData.scrollDelaysMs,
  );
  // An old link's fragment about disabling another device leads to the guides (docs/behavior/manual-links.md#rules).
  const isOldLink = asked.get("scrollToManual") === "true";
  useEffect(() => {
    const fragment = fragmentOf(hash);
    const isOwn = isOldLink ? manualAnchor(slug, fragment) === fragment : true;
    if (!fragment.includes("disable") || (isOwn && manualHashes(slug).has(fragment))) return;
    if (!document.getElementById(fragment)) navigate("/support/disable", { replace: true });
  }, [hash, isOldLink, navigate, slug]);
  useOriginalManual(slug, loaderData.scrollsToManual);
  const variant = product?.variants[0];
  // A page that was made without the product holds nothing of it, even if it is back by now.
  if (loaderData.products.length === 0 || !product || !variant)
    return loaderData.missing === "product" ? (
      <ProductMissing />
    ) : (
      <NotFoundScreen message={messages.products.notFound} />
    );
  const part = (id: string) => <StaticHtml id={id} from={html} />;
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
          html={html}
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
      html={html}
      intro={
        <>
          {part("intro")}
          <RatingLine reviews={loaderData.reviews} />
        </>
      }
      pictures={<Gallery pictures={loaderData.pictures} label={`Pictures of ${name}`} />}
      offer={
        <>
          <PriceBox loaderData={loaderData} variant={variant}>
            {isSoldOut(product) ? (
              <SoldOut />
            ) : (
              <BuyBar
                picture={loaderData.barPicture}
                name={name}
                price={moneyText({ amount: variant.price, currency: loaderData.config.currency })}
                sku={skuOf(slug)}
                label={loaderData.buyLabel}
                storefront={loaderData.config.storefront}
              />
            )}
          </PriceBox>
          {loaderData.shipDateAlert ? <ShipDateAlertForm product={slug} text={loaderData.shipDateAlert} /> : null}
          {part("promises")}
        </>
      }
      tab={tab}
      tabs={loaderData.tabs.map(({ shows, ...tab }) => ({ ...tab, panel: panels[shows] }))}
    >
      <ProductReviews reviews={loaderData.reviews}>{part("review-list")}</ProductReviews>
      <FaqKeys>{part("below-tabs")}</FaqKeys>
    </ProductLayout>
  );
}

type PriceBoxProps = { loaderData: LoaderData; variant: Variant; children: ReactNode };

/** docs/behavior/carbon-finder.md#price-box @param children the buy control */
function PriceBox({ loaderData, variant: { price, originalPrice }, children }: PriceBoxProps) {
  const { reduced, shipLines, passedSale, html, config } = loaderData;
  const money = (amount: string): Money => ({ amount, currency: config.currency });
  return (
    <section aria-label="Price" className="rounded-3xl border border-border-strong bg-raised p-5 tabular-nums lg:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-4xl leading-tight font-semibold">
          {originalPrice ? <span className="sr-only">Price now </span> : null}
          <Price text={moneyText(money(price))} />
        </p>
        {originalPrice ? <StruckPrice label={reduced.label} price={money(originalPrice)} /> : null}
        {originalPrice && shipLines ? (
          <p className="rounded-full bg-accent px-3 py-1 text-sm font-semibold text-on-accent">
            {`Save ${moneyText(money(saving(originalPrice, price)))}`}
          </p>
        ) : null}
      </div>
      <StaticHtml id="shipping" from={html} />
      <p className="font-medium">{shipLines?.today}</p>
      <p className="mb-4 text-ink-soft">
        {originalPrice ? reduced.note.replace(originalPlaceholder, moneyText(money(originalPrice))) : null}
      </p>
      {children}
      {[shipLines?.announced, originalPrice ? "" : passedSale].filter(Boolean).map((announced) => (
        <p key={announced} className="mt-3 text-sm text-ink-soft">
          {announced}
        </p>
      ))}
    </section>
  );
}
