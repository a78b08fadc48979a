import { createContext } from "react";
import type { EntryContext } from "react-router";

/** What the server knows about the document that it is rendering (app/entry.server.tsx). Null in the browser. */
export const DocumentContext = createContext<{
  /** HTML that loaders rendered for this document, by element id (app/static-html/). */
  readonly staticHtml: ReadonlyMap<string, string> | null;
  /** Marks the inline scripts that may run; set by `InlineScript`. */
  readonly scriptNonce: string;
  /** The router's own account of the request: manifest, matches, data. */
  readonly entry: EntryContext;
} | null>(null);
