import { SupportArticle } from "#app/features/support/guides/support-article.tsx";
import { SupportPage } from "#app/features/support/guides/support-page.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { guideElements } from "#app/page-html/manual-drawings.tsx";
import { staticPageLoader } from "#app/page-html/static-page-data.ts";
import { sharedPageGuides } from "#content/support/disable.ts";
import type { Route } from "./+types/disable";

export const handle = { accent: "blue", safety: true, params: { site: () => "any" } } satisfies PageHandle;
export const shouldRevalidate = samePath;

export const loader = staticPageLoader(
  "/support/disable",
  <SupportArticle title="Disable a tracker" guides={sharedPageGuides} components={guideElements} />,
);

export const meta = pageHead;

/** Also at /disable and /{site}/disable (docs/behavior/disable-pages.md#pages). */
export default function Disable({ loaderData }: Route.ComponentProps) {
  return <SupportPage html={loaderData.html} />;
}
