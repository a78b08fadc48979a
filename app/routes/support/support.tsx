import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { SupportHub } from "#app/features/support/hub/support-hub.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { staticPageData } from "#app/page-html/page-data.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { supportHub } from "#content/support/hub.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/support";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

const path = "/support";

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const trail = breadcrumbs(services.config.siteUrl, [[supportHub.title, path]]);
  return staticPageData(services, path, <SupportHub />, [trail]);
}

export const meta = pageHead;

export default StaticPage;
