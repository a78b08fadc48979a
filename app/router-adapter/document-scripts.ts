import type { EntryContext } from "react-router";

/** What `<Scripts>` would write into a document, apart from the elements that fetch the scripts. */
export type DocumentScripts = {
  /** Code that hands the page's data over to the router in the browser. */
  readonly handOver: string;
  /** The manifest, and what the entry and the page's routes import. */
  readonly imports: readonly string[];
  /** The page's routes by id, outermost first. The entry reads them from `window.__reactRouterRouteModules`. */
  readonly modules: readonly (readonly [id: string, url: string])[];
  readonly entry: string;
};

/** Reads them from the router's account of a request, and tells it that the document has scripts. */
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
