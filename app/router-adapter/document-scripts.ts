import type { EntryContext } from "react-router";

/** What `<Scripts>` would write into a document, apart from the elements that fetch the scripts. */
export type DocumentScripts = {
  readonly handOver: string;
  readonly imports: readonly string[];
  /** By id, outermost first. The entry reads them from `window.__reactRouterRouteModules`. */
  readonly modules: readonly (readonly [id: string, url: string])[];
  readonly entry: string;
};

/** Tells the router too that the document has scripts. */
export function documentScripts({
  manifest,
  serverHandoffString,
  renderMeta,
  staticHandlerContext,
}: EntryContext): DocumentScripts {
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return {
    handOver: `window.__reactRouterContext = ${serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`,
    imports: [...new Set([manifest.url, ...[manifest.entry, ...routes].flatMap(({ imports = [] }) => imports)])],
    modules: routes.map(({ id, module }) => [id, module]),
    entry: manifest.entry.module,
  };
}
