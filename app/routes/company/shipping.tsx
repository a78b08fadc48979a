import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { ShippingArticle } from "#app/features/editorial/shipping/shipping-article.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { offersOf } from "#content/catalog/offers.ts";
import { meta as pages } from "#content/products/meta.ts";
import { shippingPage, shippingTimesOf } from "#content/shipping.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/shipping";

const path = "/shipping";
const textId = "shipping-text";

export async function loader({ context }: Route.LoaderArgs) {
  const { config, products, shipping, staticHtml } = context.get(servicesContext);
  const times = shippingTimesOf(offersOf(await products()));
  const html = provideStaticHtml(staticHtml, {
    ...renderStaticHtml({
      [textId]: <ShippingArticle terms={shipping} demoStore={config.demoStore} shippingTimes={times} />,
    }),
    [structuredDataId]: structuredData([breadcrumbs(config.siteUrl, [[shippingPage.title, path]])]),
  });
  return { page: pages[path], siteUrl: config.siteUrl, html };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** docs/behavior/policies.md#shipping */
export default function Shipping({ loaderData: { html } }: Route.ComponentProps) {
  return (
    <>
      <StaticHtml id={textId} from={html} />
      <StaticHtml id={structuredDataId} from={html} />
    </>
  );
}
