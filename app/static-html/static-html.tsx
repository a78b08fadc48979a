import { memo, type ReactNode, useContext, useEffect, useRef, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { DocumentContext } from "#app/lib/document-context.ts";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { htmlOfDocument } from "./served-page.ts";
import { watchSwipeRows } from "./watch-swipe-rows.ts";

/** What a loader hands to `<StaticHtml from>`: HTML by element id, or null in a document, which holds it already. */
export type StaticHtmlData = Readonly<Record<string, string>> | null;

type StaticHtmlProps = { id: string; from: StaticHtmlData; className?: string | undefined };

/** Subscribes to nothing: whether an element was served never changes. */
const never = (): (() => void) => () => undefined;

/**
 * The HTML to show. In an element that was served it is there, and isn't read while nothing else is to be shown: to write it out
 * took a product page a twelfth of its start.
 * @returns undefined in the browser for an element that the document didn't hold
 */
function useHtml(id: string, from: StaticHtmlData): string | undefined {
  const documentData = useContext(DocumentContext);
  /** The id, where React took over the element that the document holds, instead of making one. */
  const servedId = useRef<string>(undefined);
  // In the browser React asks for the server's answer only there, also after a hydration that failed.
  useSyncExternalStore(
    never,
    () => id,
    () => {
      servedId.current = id;
      return id;
    },
  );
  if (documentData) return from?.[id] ?? documentData.staticHtml?.get(id) ?? "";
  if (servedId.current !== id) return from ? (from[id] ?? "") : htmlOfDocument(id);
  if (!from || from[id] === htmlOfDocument(id)) return "";
  servedId.current = undefined;
  return from[id] ?? "";
}

/**
 * HTML that only the server renders: it stands once in the document, and in neither the script nor the data. Its links need
 * `useDocumentClicks`.
 * @param id the element's id, also the key under which the loader provided the HTML
 * @param from what `provideStaticHtml` returned to the loader; an id that it lacks shows nothing
 */
export const StaticHtml = memo(function StaticHtml({ id, from, className }: StaticHtmlProps): ReactNode {
  const html = useHtml(id, from);
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
