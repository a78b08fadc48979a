import { ProductComparison } from "#app/features/catalog/comparison/product-comparison.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { staticPageData } from "#app/page-html/page-data.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { offersOf } from "#content/catalog/offers.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/product-comparison";

export const handle = { accent: "blue" };

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const offers = offersOf(await services.products(), services.config.priorPriceRule);
  return staticPageData(context, "/product-comparison", <ProductComparison offers={offers} />);
}

export const meta = pageHead;

/** docs/behavior/comparison.md */
export default StaticPage;
