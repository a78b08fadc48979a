import { type ReactNode, useContext } from "react";
import { type EntryContext, Scripts } from "react-router";
import { DocumentContext } from "#app/lib/document-context.ts";
import { InlineScript } from "#app/lib/inline-script.tsx";
import type startDocument from "./document-script.ts";
import type { DocumentData } from "./document-script.ts";
import documentScript from "./document-script.ts?inline-script";

/**
 * What `<Scripts>` would write into a document, apart from the elements that fetch the scripts: the router's state of the
 * document, and its scripts. Tells the router too that the document has scripts.
 * @param entryContext the router's account of the request
 */
export function documentScripts(entryContext: EntryContext): DocumentData {
  const { manifest, serverHandoffString, renderMeta, staticHandlerContext } = entryContext;
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return {
    context: JSON.parse(serverHandoffString ?? "{}"),
    imports: [...new Set([manifest.url, ...[manifest.entry, ...routes].flatMap(({ imports = [] }) => imports)])],
    modules: routes.map(({ id, module }) => [id, module]),
    entry: manifest.entry.module,
  };
}

/**
 * Fetches the application's scripts once the page is idle or first touched (start-later.ts). Until then every control works as
 * plain HTML. It takes the place of `<Scripts>` in production builds; development keeps that for hot reload.
 */
export function DeferredScripts(): ReactNode {
  const request = useContext(DocumentContext);
  if (import.meta.env.DEV) return <Scripts />;
  const data = import.meta.env.SSR && request ? documentScripts(request.entry) : null;
  return <InlineScript<typeof startDocument> code={documentScript} data={data} />;
}
