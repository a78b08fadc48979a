import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { SupportHub } from "#app/features/support/hub/support-hub.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { staticPage } from "#app/static-html/static-page.tsx";
import { supportHub } from "#content/support/hub.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/support";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

const path = "/support";
const textId = "support-hub";
let cached: Readonly<Record<string, string>> | undefined;

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  cached ??= renderStaticHtml({ [textId]: <SupportHub /> });
  return pageData(services, path, cached, [breadcrumbs(services.config.siteUrl, [[supportHub.title, path]])]);
}

export const meta = pageHead;

export default staticPage(textId, structuredDataId);
