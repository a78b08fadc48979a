import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { SupportHub } from "#app/features/support/hub/support-hub.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { meta as pages } from "#content/products/meta.ts";
import { supportHub } from "#content/support/hub.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/support";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

const path = "/support";
const textId = "support-hub";
let cached: Readonly<Record<string, string>> | undefined;

export function loader({ context }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  cached ??= renderStaticHtml({ [textId]: <SupportHub /> });
  const html = provideStaticHtml(staticHtml, {
    ...cached,
    [structuredDataId]: structuredData([breadcrumbs(config.siteUrl, [[supportHub.title, path]])]),
  });
  return { page: pages[path], siteUrl: config.siteUrl, html };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

export default function Support({ loaderData: { html } }: Route.ComponentProps) {
  return (
    <>
      <StaticHtml id={textId} from={html} />
      <StaticHtml id={structuredDataId} from={html} />
    </>
  );
}
