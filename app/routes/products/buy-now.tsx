import { useNavigate } from "react-router";
import { BuyButton, SoldOut } from "#app/features/cart/buy-button.tsx";
import { useProducts } from "#app/features/catalog/product-page/use-products.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { servicesContext } from "#app/services-context.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { buyLabelOf } from "#content/buy-labels.ts";
import { isSoldOut } from "#content/catalog/buying.ts";
import { lowestPrice } from "#content/catalog/lowest-price.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { shipLinesOf } from "#content/catalog/passed-date.ts";
import { compatibilityText } from "#content/compatibility/texts.ts";
import { inWords } from "#content/format.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { messages } from "#content/messages.ts";
import { metaOf } from "#content/meta.ts";
import { moneyText } from "#content/money.ts";
import {
  defaultSlug,
  isSingle,
  type ProductPresentation,
  type ProductSlug,
  presentation,
  productSlugs,
  products,
} from "#content/products.ts";
import { trackers } from "#content/trackers.ts";
import { oneOf } from "#contract/page-query.ts";
import type { Product } from "#contract/product.ts";
import type { PublicConfig } from "#contract/services.ts";
import type { Route } from "./+types/buy-now";

export const handle = {
  query: { tab: oneOf(...products.filter(isSingle).map(({ slug }) => slug)) },
} satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { products, config } = context.get(servicesContext);
  const catalog = await products();
  const page = { ...metaOf(offersOf(catalog, config))["/buy-now"], path: "/buy-now" };
  return { page, products: catalog, config, phoneCheck: compatibilityText.title };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, loaderData?.config.siteUrl);

/** The page's own for the tab that is chosen at the start. */
function tabHref(slug: ProductSlug, first: ProductSlug): string {
  if (!isSingle(presentation[slug])) return presentation[slug].path;
  return slug === first ? "/buy-now" : `/buy-now?tab=${slug}`;
}

/** The first of the products' list is chosen at the start (docs/behavior/products.md#products-page). */
export default function BuyNow({ loaderData }: Route.ComponentProps) {
  const catalog = useProducts(loaderData.products);
  const query = usePageQuery();
  const navigate = useNavigate();
  const inOrder = catalog.map(({ id }) => productSlugs.find((slug) => presentation[slug].catalogId === id));
  const first = inOrder.find((slug) => slug !== undefined) ?? defaultSlug;
  const chosen = productSlugs.find((slug) => slug === query.get("tab")) ?? first;
  const shown = presentation[chosen];
  const product = catalog.find(({ id }) => id === shown.catalogId);
  return (
    <div className="wrap py-10 lg:py-16">
      <h1 className="text-title mb-8">Choose your tracker</h1>
      <LinkTabs
        label="Products"
        value={chosen}
        onChoose={(value) => {
          const slug = productSlugs.find((known) => known === value);
          if (slug) navigate(tabHref(slug, first), { preventScrollReset: isSingle(presentation[slug]) });
        }}
        tabs={productSlugs.map((slug) => ({
          value: slug,
          title: presentation[slug].name,
          to: tabHref(slug, first),
          panel: slug === chosen ? <ProductPanel product={product} shown={shown} config={loaderData.config} /> : null,
        }))}
      />
      <p className="mt-14 border-t border-border pt-8 text-lg">
        Not sure which?{" "}
        <PageLink to="/product-comparison" className="link-line">
          {`Compare all ${inWords(trackers.length)} trackers`}
        </PageLink>
        <br />
        <PageLink to="/compatibility" className="link-line inline-flex min-h-11 items-center">
          {loaderData.phoneCheck}
        </PageLink>
      </p>
    </div>
  );
}

/** Buys what comes in one version, and leads to the choice of what comes in several. */
function BuyOrChoose({ product, shown, config }: ProductPanelProps & { product: Product }) {
  if (!isSingle(shown)) {
    return (
      <ButtonLink to={shown.path} className="h-12 w-full">
        {`Choose your ${shown.name}`}
      </ButtonLink>
    );
  }
  return (
    <BuyButton
      key={shown.slug}
      sku={shown.sku}
      label={buyLabelOf(product.availability.kind)}
      storefront={config.storefront}
    />
  );
}

type ProductPanelProps = { product: Product | undefined; shown: ProductPresentation; config: PublicConfig };

function ProductPanel({ product, shown, config }: ProductPanelProps) {
  if (!product?.variants.length) return <p className="text-lg">{messages.products.notFound}</p>;
  const several = product.variants.length > 1;
  const price = lowestPrice(product.variants);
  const shipLines = shipLinesOf(product.availability);
  const original = product.variants.find((variant) => variant.price === price)?.originalPrice;
  return (
    <article data-accent={shown.accent} className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <div>
        <Picture
          picture={pictureSource(shown.picture)}
          sizes="(width < 64rem) calc(100vw - 2.5rem), min(50vw - 2.75rem, 37.5rem)"
          priority
          className="aspect-4/3 w-full rounded-3xl object-cover"
        />
      </div>
      <div>
        <p className="mb-3 inline-flex rounded-full border border-accent px-3 py-1 text-sm font-semibold text-accent-text">
          {product.badge}
        </p>
        <h2 className="text-title">{shown.name}</h2>
        <p className="mt-3 text-lg text-ink-soft">{product.description}</p>
        <p className="mt-6 text-4xl font-semibold tabular-nums">
          {several ? <span className="mr-2 text-lg font-normal text-ink-soft">from</span> : null}
          <Price text={moneyText({ amount: price, currency: config.currency })} />
          {original ? (
            <s className="ml-3 text-xl font-normal text-ink-soft">
              <Price text={moneyText({ amount: original, currency: config.currency })} />
            </s>
          ) : null}
        </p>
        <p className="mt-1 text-ink-soft">{shipLines.today}</p>
        {shipLines.announced ? <p className="mt-1 text-sm text-ink-soft">{shipLines.announced}</p> : null}
        <div className="mt-6 flex flex-wrap items-start gap-3">
          {isSoldOut(product) ? <SoldOut /> : <BuyOrChoose product={product} shown={shown} config={config} />}
          <ButtonLink to={shown.path} variant="secondary">
            Learn More<span className="sr-only">{` about ${shown.name}`}</span>
          </ButtonLink>
        </div>
      </div>
      <ul className="grid gap-x-12 border-t border-border sm:grid-cols-2 lg:col-span-2 lg:grid-cols-3">
        {product.features.map((feature) => (
          <li key={feature} className="border-b border-border py-3">
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}
