import { handOver } from "./hand-over.ts";
import { type PageScripts, startLater } from "./start-later.ts";

/** A document's scripts, and the router's state of it, an object. */
export type DocumentData = PageScripts & { readonly context: unknown };

/** The inline script at the end of a document, in place of `<Scripts>`. */
export default function startDocument(data: DocumentData): void {
  handOver(data.context);
  startLater(data);
}
