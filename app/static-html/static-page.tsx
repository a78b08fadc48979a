import { StaticHtml } from "./static-html.tsx";
import type { StaticHtmlData } from "./static-html-data.ts";

type StaticPageProps = {
  readonly loaderData: { readonly page: { readonly path: string }; readonly html: StaticHtmlData };
};

/** A page that is nothing but static HTML. @param ids in the order of the page */
export const staticPage = (...ids: readonly string[]) =>
  function StaticPage({ loaderData: { page, html } }: StaticPageProps) {
    return ids.map((id) => <StaticHtml key={`${page.path} ${id}`} id={id} from={html} />);
  };
