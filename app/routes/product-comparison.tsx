import { ProductComparison } from "#app/features/compare/product-comparison.tsx";
import { useContentLinks } from "#app/lib/content-links.ts";
import { StaticHtml } from "#app/lib/document-parts.tsx";
import { leaveParts } from "#app/lib/leave-parts.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { renderParts } from "#app/lib/render-parts.tsx";
import { meta as pages } from "#content/products/meta.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/product-comparison";

export const handle = { accent: "blue" };

const path = "/product-comparison";
let kept: Readonly<Record<string, string>> | undefined;

export function loader({ context }: Route.LoaderArgs) {
  const { config, documentParts } = context.get(services);
  kept ??= renderParts({ comparison: <ProductComparison /> });
  return { page: pages[path], siteUrl: config.siteUrl, texts: leaveParts(documentParts, kept) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** The comparison page (storefront §2): four products, the table, guidance cards, a quick decision guide. */
export default function ComparisonPage({ loaderData }: Route.ComponentProps) {
  const followLinks = useContentLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only follows the links inside
    <div onClick={followLinks}>
      <StaticHtml id="comparison" html={loaderData.texts.comparison} />
    </div>
  );
}
