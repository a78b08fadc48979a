import { ProductComparison } from "#app/features/catalog/comparison/product-comparison.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { offersOf, oncePerOffers } from "#content/catalog/offers.ts";
import { meta as pages } from "#content/products/meta.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/product-comparison";

export const handle = { accent: "blue" };

const path = "/product-comparison";
const htmlOf = oncePerOffers((offers) => renderStaticHtml({ comparison: <ProductComparison offers={offers} /> }));

export async function loader({ context }: Route.LoaderArgs) {
  const { config, products, staticHtml } = context.get(servicesContext);
  const offers = offersOf(await products(), config.priorPriceRule);
  return { page: pages[path], siteUrl: config.siteUrl, html: provideStaticHtml(staticHtml, htmlOf(offers)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** docs/behavior/comparison.md */
export default function ComparisonPage({ loaderData }: Route.ComponentProps) {
  return <StaticHtml id="comparison" from={loaderData.html} />;
}
