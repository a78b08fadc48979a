import { useContext, useEffect } from "react";
import { useRevalidator } from "react-router";
import { DocumentContext } from "#app/lib/document-context.ts";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { htmlOfDocument } from "./served-page.ts";

/** HTML by element id, or null in a document, which holds it already. */
export type StaticHtmlData = Readonly<Record<string, string>> | null;

type StaticHtmlProps = { id: string; from: StaticHtmlData; className?: string | undefined };

/**
 * HTML that only the server renders, once, in neither script nor data. Needs `useStaticHtmlClicks`.
 * @param id the key under which the loader provided it
 * @param from an id that it lacks shows nothing
 */
export function StaticHtml({ id, from, className }: StaticHtmlProps) {
  const context = useContext(DocumentContext);
  const html = from ? (from[id] ?? "") : context ? (context.staticHtml?.get(id) ?? "") : htmlOfDocument(id);
  return (
    <>
      <div
        id={id}
        className={className}
        data-static-html
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server from content/
        dangerouslySetInnerHTML={{ __html: html ?? "" }}
      />
      {html === undefined ? <FetchHtml /> : null}
    </>
  );
}

/** For an element that the page didn't show while it was the document. */
function FetchHtml() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void revalidate();
  }, [revalidate]);
  return null;
}

type StaticPageProps = {
  readonly loaderData: { readonly page: { readonly path: string }; readonly html: StaticHtmlData };
};

export const staticPageId = "static-page";

/** A page that is nothing but static HTML, with its structured data. */
export function StaticPage({ loaderData: { page, html } }: StaticPageProps) {
  return [staticPageId, structuredDataId].map((id) => <StaticHtml key={`${page.path} ${id}`} id={id} from={html} />);
}
