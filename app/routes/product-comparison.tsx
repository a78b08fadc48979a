import { ProductComparison } from "#app/features/catalog/comparison/product-comparison.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { staticPage } from "#app/static-html/static-page.tsx";
import { offersOf, oncePerOffers } from "#content/catalog/offers.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/product-comparison";

export const handle = { accent: "blue" };

const htmlOf = oncePerOffers((offers) => renderStaticHtml({ comparison: <ProductComparison offers={offers} /> }));

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const offers = offersOf(await services.products(), services.config.priorPriceRule);
  return pageData(services, "/product-comparison", htmlOf(offers));
}

export const meta = pageHead;

/** docs/behavior/comparison.md */
export default staticPage("comparison");
