import { SupportArticle } from "#app/features/support/guides/support-article.tsx";
import { SupportPage } from "#app/features/support/guides/support-page.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { guideElements } from "#app/page-html/manual-drawings.tsx";
import { orNotFound } from "#app/page-html/or-not-found.ts";
import { staticPageData } from "#app/page-html/static-page-data.ts";
import { ownPageGuides } from "#content/support/disable.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/disable-device";

export const handle = { accent: "blue", safety: true };
export const shouldRevalidate = samePath;

const paths = ["/support/disabletracemate", "/support/disableexplorer", "/support/disableclipx"] as const;

export function loader({ context, url }: Route.LoaderArgs) {
  const path = orNotFound(paths.find((path) => path === url.pathname));
  const guide = orNotFound(ownPageGuides.find(({ address }) => address === path));
  const article = <SupportArticle title={`Disable ${guide.name}`} guides={[guide]} components={guideElements} />;
  return staticPageData(context.get(servicesContext), path, article);
}

export const meta = pageHead;

/** docs/behavior/disable-pages.md#pages */
export default function DisableDevice({ loaderData }: Route.ComponentProps) {
  return <SupportPage html={loaderData.html} />;
}
