import { data } from "react-router";
import { SupportArticle } from "#app/features/support/guides/support-article.tsx";
import { SupportPage, supportTextId } from "#app/features/support/guides/support-page.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { guideElements } from "#app/page-html/manual-drawings.tsx";
import { pageData } from "#app/page-html/page-data.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { messages } from "#content/messages.ts";
import { ownPageGuides } from "#content/support/disable.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/disable-device";

export const handle = { accent: "blue", safety: true };
export const shouldRevalidate = samePath;

const paths = ["/support/disabletracemate", "/support/disableexplorer", "/support/disableclipx"] as const;

export function loader({ context, url }: Route.LoaderArgs) {
  const path = paths.find((path) => path === url.pathname);
  const guide = ownPageGuides.find(({ address }) => address === path);
  if (!path || !guide) throw data(messages.notFound.title, { status: 404 });
  const html = renderStaticHtml({
    [supportTextId]: <SupportArticle title={`Disable ${guide.name}`} guides={[guide]} components={guideElements} />,
  });
  return pageData(context.get(servicesContext), path, html);
}

export const meta = pageHead;

/** docs/behavior/disable-pages.md#pages */
export default function DisableDevice({ loaderData }: Route.ComponentProps) {
  return <SupportPage html={loaderData.html} />;
}
