import { ProductComparison } from "#app/features/catalog/comparison/product-comparison.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { staticPageLoader } from "#app/page-html/static-page.ts";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import type { Route } from "./+types/product-comparison";

export const handle = { accent: "blue" };

const path = "/product-comparison";
export const loader = staticPageLoader(path, { comparison: <ProductComparison /> });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/**
 * The comparison page (docs/behavior/comparison.md): four products, the table, guidance cards, a quick decision guide.
 */
export default function ComparisonPage({ loaderData }: Route.ComponentProps) {
  return <StaticHtml id="comparison" html={loaderData.texts.comparison} />;
}
