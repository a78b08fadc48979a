import { memo, type ReactNode, useContext, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { DocumentContext, type DocumentData } from "#app/lib/document-context.ts";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { htmlOfDocument } from "./served-page.ts";
import { watchSwipeRows } from "./watch-swipe-rows.ts";

/** What a loader hands to `<StaticHtml from>`: HTML by element id, or null in a document, which holds it already. */
export type StaticHtmlData = Readonly<Record<string, string>> | null;

type StaticHtmlProps = { id: string; from: StaticHtmlData; className?: string | undefined };

/**
 * The HTML to show; undefined in the browser for an element that the document didn't hold.
 * @param context the document's, null in the browser
 */
function htmlFor(id: string, from: StaticHtmlData, context: DocumentData | null): string | undefined {
  if (from) return from[id] ?? "";
  return context ? (context.staticHtml?.get(id) ?? "") : htmlOfDocument(id);
}

/**
 * HTML that only the server renders: it stands once in the document, and in neither the script nor the data. Its links need
 * `useDocumentClicks`.
 * @param id the element's id, also the key under which the loader provided the HTML
 * @param from what `provideStaticHtml` returned to the loader; an id that it lacks shows nothing
 */
export const StaticHtml = memo(function StaticHtml({ id, from, className }: StaticHtmlProps): ReactNode {
  const html = htmlFor(id, from, useContext(DocumentContext));
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other rows
  useEffect(() => (element.current ? watchSwipeRows(element.current) : undefined), [html]);
  return (
    <>
      <div
        ref={element}
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
});

/** Asks the loaders again, for an element that the page didn't show while it was the document. */
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

/** The id of the element that holds all of a page that is nothing but static HTML. */
export const staticPageId = "static-page";

/**
 * A page that is nothing but static HTML, with its structured data: the default export of its route.
 * @param loaderData as `staticPageData` makes it (app/page-html/page-data.ts)
 */
export function StaticPage({ loaderData: { page, html } }: StaticPageProps): ReactNode {
  return [staticPageId, structuredDataId].map((id) => <StaticHtml key={`${page.path} ${id}`} id={id} from={html} />);
}
