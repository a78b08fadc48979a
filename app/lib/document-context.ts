import { createContext } from "react";
import type { EntryContext } from "react-router";

export type DocumentData = {
  /** The HTML that loaders rendered for this document, by element id (app/static-html/). */
  readonly staticHtml: ReadonlyMap<string, string> | null;
  /** Marks the inline scripts that the security policy lets run; `InlineScript` sets it. */
  readonly scriptNonce: string;
  /** The router's own account of the request: manifest, matches and data. */
  readonly entry: EntryContext;
};

/** What the server knows about the document that it renders, given by app/entry.server.tsx. Null in the browser. */
export const DocumentContext = createContext<DocumentData | null>(null);
