import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { ShippingArticle } from "#app/features/editorial/shipping/shipping-article.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { staticPageData } from "#app/page-html/static-page-data.ts";
import { StaticPage } from "#app/static-html/static-page.tsx";
import { offersOf } from "#content/catalog/offers.ts";
import { shippingPage, shippingTimesOf } from "#content/shipping.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/shipping";

const path = "/shipping";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { config, products, shipping } = services;
  const times = shippingTimesOf(offersOf(await products()));
  const article = <ShippingArticle terms={shipping} demoStore={config.demoStore} shippingTimes={times} />;
  return staticPageData(services, path, article, [breadcrumbs(config.siteUrl, [[shippingPage.title, path]])]);
}

export const meta = pageHead;

/** docs/behavior/policies.md#shipping */
export default StaticPage;
