import { structuredDataId } from "#app/lib/structured-data.ts";
import { StaticHtml } from "./static-html.tsx";
import type { StaticHtmlData } from "./static-html-data.ts";

type StaticPageProps = {
  readonly loaderData: { readonly page: { readonly path: string }; readonly html: StaticHtmlData };
};

export const staticPageId = "static-page";

/** A page that is nothing but static HTML, with its structured data. */
export function StaticPage({ loaderData: { page, html } }: StaticPageProps) {
  return [staticPageId, structuredDataId].map((id) => <StaticHtml key={`${page.path} ${id}`} id={id} from={html} />);
}
