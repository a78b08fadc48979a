import { redirect } from "react-router";
import { legacyLink, resolveLegacyLink } from "#app/features/manual/legacy-links.ts";
import { NoteBanner, OtherManuals, useLegacyLink } from "#app/features/manual/legacy-page.tsx";
import { SupportArticle } from "#app/features/support/guides/support-article.tsx";
import { SupportPage } from "#app/features/support/guides/support-page.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { guideElements } from "#app/page-html/manual-drawings.tsx";
import { staticPageData } from "#app/page-html/page-data.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { meta as pages } from "#content/meta.ts";
import { ownPageGuides } from "#content/support/disable.ts";
import { presence } from "#contract/page-query.ts";
import type { Route } from "./+types/disable-finder";

export const shouldRevalidate = samePath;
export const handle = { safety: true, query: { srsltid: presence } } satisfies PageHandle;

const disableHash = "disable-finder";
const title = "Disable InCard Finder";

export function loader({ context, url }: Route.LoaderArgs) {
  const resolved = resolveLegacyLink(legacyLink(url.pathname, url.search, null));
  if ("to" in resolved) throw redirect(resolved.to, resolved.status);
  const page = { ...pages["/pages/:pageName"], title, path: "/user-manual" };
  return staticPageData(
    context,
    page,
    <SupportArticle
      title={title}
      guides={ownPageGuides.filter(({ device }) => device === "incard-finder")}
      components={guideElements}
      anchor={disableHash}
    />,
  );
}

export const meta = pageHead;

/** docs/behavior/manual-links.md#rules */
export default function DisableFinder({ loaderData: { html } }: Route.ComponentProps) {
  const fragment = useHydrated() ? disableHash : null;
  if (useLegacyLink(fragment)) return <Spinner label="Opening the manual" className="min-h-[60vh] content-center" />;
  return (
    <>
      {/* From the first byte on, because what stands below it must not move. */}
      <div className="wrap pt-8 noscript:hidden">
        <NoteBanner fragment={disableHash} />
      </div>
      <SupportPage html={html} onlyHash={disableHash} />
      <OtherManuals />
    </>
  );
}
