import { ProductComparison } from "#app/features/catalog/comparison/product-comparison.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { meta as pages } from "#content/products/meta.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/product-comparison";

export const handle = { accent: "blue" };

const path = "/product-comparison";
let cached: Readonly<Record<string, string>> | undefined;

export function loader({ context }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  cached ??= renderStaticHtml({ comparison: <ProductComparison /> });
  return { page: pages[path], siteUrl: config.siteUrl, texts: provideStaticHtml(staticHtml, cached) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/**
 * The comparison page (docs/behavior/comparison.md): four products, the table, guidance cards, a quick decision guide.
 */
export default function ComparisonPage({ loaderData }: Route.ComponentProps) {
  return <StaticHtml id="comparison" html={loaderData.texts.comparison} />;
}
