import { SupportArticle } from "#app/features/support/guides/support-article.tsx";
import { SupportPage } from "#app/features/support/guides/support-page.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { guideElements } from "#app/page-html/manual-drawings.tsx";
import { orNotFound, staticPageData } from "#app/page-html/page-data.ts";
import { ownPageGuides, sharedPageGuides } from "#content/support/disable.ts";
import type { Route } from "./+types/disable";

export const handle = { accent: "blue", safety: true, params: { site: () => "any" } } satisfies PageHandle;
export const shouldRevalidate = samePath;

/** Of trackers with a page of their own; InCard Finder's is app/routes/disable-finder.tsx. */
const ownPaths = ["/support/disabletracemate", "/support/disableexplorer", "/support/disableclipx"] as const;

export function loader({ context, url }: Route.LoaderArgs) {
  const path = ownPaths.find((ownPath) => ownPath === url.pathname);
  if (!path) {
    const all = <SupportArticle title="Disable a tracker" guides={sharedPageGuides} components={guideElements} />;
    return staticPageData(context, "/support/disable", all);
  }
  const guide = orNotFound(ownPageGuides.find(({ address }) => address === path));
  const one = <SupportArticle title={`Disable ${guide.name}`} guides={[guide]} components={guideElements} />;
  return staticPageData(context, path, one);
}

export const meta = pageHead;

/** Also at /disable and /{site}/disable (docs/behavior/disable-pages.md#pages). Each page waits anew. */
export default function Disable({ loaderData: { page, html } }: Route.ComponentProps) {
  return <SupportPage key={page.path} html={html} />;
}
