import { useContext, useState } from "react";
import { DocumentContext } from "#app/lib/document-context.ts";

/**
 * HTML that only the server renders: it stands once in the document, and neither in the script nor in the data.
 * On the server the HTML comes from the loader by way of `provideStaticHtml`, on hydration from the document itself, after a
 * navigation from `html`. Clicks inside are handled by `useStaticHtmlClicks`.
 * @param id the element's id, also the key under which the loader provided the HTML
 * @param html what the loader returned for a navigation; undefined in a document
 */
export function StaticHtml({
  id,
  html,
  className,
}: {
  id: string;
  html: string | undefined;
  className?: string | undefined;
}) {
  const context = useContext(DocumentContext);
  const [inDocument] = useState(() =>
    typeof document === "undefined" ? context?.staticHtml?.get(id) : document.getElementById(id)?.innerHTML,
  );
  return (
    <div
      id={id}
      className={className}
      data-static-html
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server from content/
      dangerouslySetInnerHTML={{ __html: html ?? inDocument ?? "" }}
    />
  );
}
