import { createContext, type ReactNode, useContext, useState } from "react";

const DocumentParts = createContext<ReadonlyMap<string, string> | null>(null);

/** Server only: gives components the HTML that loaders left for this document (contract/services.ts, documentParts). */
export function DocumentPartsProvider({
  parts,
  children,
}: {
  parts: ReadonlyMap<string, string> | null;
  children: ReactNode;
}) {
  return <DocumentParts value={parts}>{children}</DocumentParts>;
}

/**
 * Long text that only the server renders: it stands once in the document, and neither in the script nor in the data.
 * On the server the HTML comes from the loader's part, on hydration from the document itself, after a navigation from `html`.
 * @param id the element's id, also the part's key
 * @param html what the loader gave for a navigation; undefined in a document
 */
export function StaticHtml({ id, html, className }: { id: string; html: string | undefined; className?: string }) {
  const parts = useContext(DocumentParts);
  const [inDocument] = useState(() =>
    typeof document === "undefined" ? parts?.get(id) : document.getElementById(id)?.innerHTML,
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
