import { Link, useNavigate } from "react-router";
import { BuyButton, SoldOut } from "#app/features/cart/buy-button.tsx";
import { ProductPanel } from "#app/features/catalog/product-page/product-panel.tsx";
import { useProducts } from "#app/features/catalog/product-page/use-products.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { buyLabelOf } from "#content/buy-labels.ts";
import { isSoldOut } from "#content/catalog/buying.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { type ProductSlug, presentation, productSlugs } from "#content/catalog/presentation.ts";
import { compatibilityText } from "#content/compatibility/texts.ts";
import { messages } from "#content/messages.ts";
import { metaOf } from "#content/products/meta.ts";
import { oneOf } from "#contract/page-query.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/buy-now";

export const handle = { query: { tab: oneOf("incard-finder", "carbon-finder") } } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { products, config } = context.get(servicesContext);
  const catalog = await products();
  const page = { ...metaOf(offersOf(catalog, config.priorPriceRule))["/buy-now"], path: "/buy-now" };
  return { page, products: catalog, config, phoneCheck: compatibilityText.title };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, loaderData?.config.siteUrl);

/** The page's own for the tab that is chosen at the start. */
function tabHref(slug: ProductSlug, first: ProductSlug): string {
  if (slug === "tagigo") return presentation.tagigo.path;
  return slug === first ? "/buy-now" : `/buy-now?tab=${slug}`;
}

/** The first of the products' list is chosen at the start (docs/behavior/products.md#products-page). */
export default function BuyNow({ loaderData }: Route.ComponentProps) {
  const products = useProducts(loaderData.products);
  const query = usePageQuery();
  const navigate = useNavigate();
  const inOrder = products.map(({ id }) => productSlugs.find((slug) => presentation[slug].catalogId === id));
  const first = inOrder.find((slug) => slug !== undefined) ?? "incard-finder";
  const chosen = productSlugs.find((slug) => slug === query.get("tab")) ?? first;
  const shown = presentation[chosen];
  const product = products.find(({ id }) => id === shown.catalogId);
  const variant = product?.variants[0];
  const panel =
    product && variant ? (
      <ProductPanel
        product={product}
        shown={shown}
        buy={
          isSoldOut(product) ? (
            <SoldOut />
          ) : chosen === "tagigo" ? (
            <Link to={shown.path} className={buttonClass("primary", "h-12 w-full")}>
              Choose your Tagigo
            </Link>
          ) : (
            <BuyButton
              key={variant.id}
              product={shown.slug}
              variantKey={variant.id}
              label={buyLabelOf(product.availability.kind)}
              config={loaderData.config}
            />
          )
        }
      />
    ) : (
      <p className="text-lg">{messages.products.notFound}</p>
    );
  return (
    <div className="wrap py-10 lg:py-16">
      <h1 className="text-title mb-8">Choose your tracker</h1>
      <LinkTabs
        label="Products"
        value={chosen}
        onChoose={(value) => {
          const slug = productSlugs.find((known) => known === value);
          if (slug) navigate(tabHref(slug, first), { preventScrollReset: slug !== "tagigo" });
        }}
        tabs={productSlugs.map((slug) => ({
          value: slug,
          title: presentation[slug].name,
          to: tabHref(slug, first),
          panel: slug === chosen ? panel : null,
        }))}
      />
      <p className="mt-14 border-t border-border pt-8 text-lg">
        Not sure which?{" "}
        <Link to="/product-comparison" className="link-line">
          Compare all four trackers
        </Link>
        <br />
        <Link to="/compatibility" className="link-line inline-flex min-h-11 items-center">
          {loaderData.phoneCheck}
        </Link>
      </p>
    </div>
  );
}
