import { SupportArticle } from "#app/features/support/guides/support-article.tsx";
import { SupportPage, supportTextId } from "#app/features/support/guides/support-page.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { guideElements } from "#app/page-html/manual-drawings.tsx";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { meta as pages } from "#content/products/meta.ts";
import { sharedPageGuides } from "#content/support/disable.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/disable";

export const handle = { accent: "blue", noChat: true, params: { site: () => "any" } } satisfies PageHandle;
export const shouldRevalidate = samePath;

let cached: Readonly<Record<string, string>> | undefined;

export function loader({ context }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  cached ??= renderStaticHtml({
    [supportTextId]: <SupportArticle title="Disable a tracker" guides={sharedPageGuides} components={guideElements} />,
  });
  return { page: pages["/support/disable"], siteUrl: config.siteUrl, texts: provideStaticHtml(staticHtml, cached) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.page, "/support/disable", loaderData?.siteUrl);

/** The disable guides of six trackers (docs/behavior/disable-pages.md#pages); also at /disable and /{site}/disable. */
export default function Disable({ loaderData }: Route.ComponentProps) {
  return <SupportPage texts={loaderData.texts} />;
}
