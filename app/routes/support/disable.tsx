import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { SupportArticle } from "#app/features/support/guides/support-article.tsx";
import { SupportPage } from "#app/features/support/guides/support-page.tsx";
import { fragmentOf } from "#app/lib/fragment.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { guideElements } from "#app/page-html/manual-drawings.tsx";
import { orNotFound, staticPageData } from "#app/page-html/page-data.ts";
import { ownPageGuides, sharedPageGuides } from "#content/support/disable.ts";
import type { Route } from "./+types/disable";

export const handle = { accent: "blue", safety: true, params: { site: () => "any" } } satisfies PageHandle;
export const shouldRevalidate = samePath;

/** Where a fragment of the shared page leads that names a tracker with a page of its own. */
const ownSteps: Readonly<Record<string, string>> = Object.fromEntries(
  ownPageGuides.map(({ device, stepsAddress }) => [device, stepsAddress]),
);

/** Of trackers with a page of their own; InCard Finder's is app/routes/disable-finder.tsx. */
const ownPaths = ["/support/disabletracemate", "/support/disableexplorer", "/support/disableclipx"] as const;

export function loader({ context, url }: Route.LoaderArgs) {
  const path = ownPaths.find((ownPath) => ownPath === url.pathname);
  if (!path) {
    const all = <SupportArticle title="Disable a tracker" guides={sharedPageGuides} components={guideElements} />;
    return { ...staticPageData(context, "/support/disable", all), ownSteps };
  }
  const guide = orNotFound(ownPageGuides.find(({ address }) => address === path));
  const one = <SupportArticle title={`Disable ${guide.name}`} guides={[guide]} components={guideElements} />;
  return { ...staticPageData(context, path, one), ownSteps: {} };
}

export const meta = pageHead;

/** Leads a fragment that names a tracker with a page of its own to its steps. Without script it leads to the link. */
function useOwnSteps(addresses: Readonly<Record<string, string>>): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const to = addresses[fragmentOf(hash)];
  useEffect(() => {
    if (to !== undefined) navigate(to, { replace: true });
  }, [to, navigate]);
}

/** Also at /disable and /{site}/disable (docs/behavior/disable-pages.md#pages). Each page waits anew. */
export default function Disable({ loaderData: { page, html, ownSteps } }: Route.ComponentProps) {
  useOwnSteps(ownSteps);
  return <SupportPage key={page.path} html={html} />;
}
