import type { EntryContext } from "react-router";

export type DocumentScripts = ReturnType<typeof documentScripts>;

/**
 * What `<Scripts>` would write into a document, apart from the elements that fetch the scripts. Tells the router too that
 * the document has scripts.
 */
export function documentScripts({ manifest, serverHandoffString, renderMeta, staticHandlerContext }: EntryContext) {
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return {
    handOver: `window.__reactRouterContext = ${serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`,
    imports: [...new Set([manifest.url, ...[manifest.entry, ...routes].flatMap(({ imports = [] }) => imports)])],
    /** By id, outermost first. The entry reads them from `window.__reactRouterRouteModules`. */
    modules: routes.map(({ id, module }) => [id, module] as const),
    entry: manifest.entry.module,
  };
}
