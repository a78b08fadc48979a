import { createContext } from "react";
import type { EntryContext } from "react-router";

/** What the server knows about the document (app/entry.server.tsx). Null in the browser. */
export const DocumentContext = createContext<{
  /** By element id (app/static-html/). */
  readonly staticHtml: ReadonlyMap<string, string> | null;
  /** Set by `InlineScript`. */
  readonly scriptNonce: string;
  /** The router's manifest, matches and data. */
  readonly entry: EntryContext;
} | null>(null);
