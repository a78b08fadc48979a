import { useContext } from "react";
import { type EntryContext, Scripts } from "react-router";
import { DocumentContext } from "#app/lib/document-context.ts";
import { InlineScript } from "#app/lib/inline-script.tsx";
import type startDocument from "./document-script.ts";
import type { DocumentData } from "./document-script.ts";
import documentScript from "./document-script.ts?inline-script";

/**
 * What `<Scripts>` would write into a document, apart from the elements that fetch the scripts: the router's state of the
 * document, and its scripts. Tells the router too that the document has scripts.
 */
export function documentScripts({
  manifest,
  serverHandoffString,
  renderMeta,
  staticHandlerContext,
}: EntryContext): DocumentData {
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return {
    context: JSON.parse(serverHandoffString ?? "{}"),
    imports: [...new Set([manifest.url, ...[manifest.entry, ...routes].flatMap(({ imports = [] }) => imports)])],
    modules: routes.map(({ id, module }) => [id, module]),
    entry: manifest.entry.module,
  };
}

/** Starts the page's scripts later (start-later.ts), in place of `<Scripts>` in production builds. */
export function DeferredScripts() {
  const request = useContext(DocumentContext);
  if (import.meta.env.DEV) return <Scripts />;
  const data = import.meta.env.SSR && request ? documentScripts(request.entry) : null;
  return <InlineScript<typeof startDocument> code={documentScript} data={data} />;
}
