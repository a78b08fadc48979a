import { useContext } from "react";
import { type EntryContext, Scripts } from "react-router";
import { DocumentContext } from "#app/lib/document-context.ts";
import { callInlineScript, InlineScript } from "#app/lib/inline-script.tsx";
import type { LateScripts } from "./late-loader.inline.ts";
import lateLoader from "./late-loader.inline.ts?inline-script";

/** Stored for the tab by a page that was loaded again because a script was missing. */
export const reloadedKey = "reloaded-for-scripts";

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

/**
 * Fetches the application's scripts once the page is idle or first touched: a modulepreload in the head costs a phone
 * 0.9 s of LCP. A missing script, or Back to another address of the same document, reloads the page once. Where the scripts
 * still fail the page goes on as it was served, and the server is told of it (contract/page-failure.ts). In place of `<Scripts>`
 * in production builds.
 */
export function DeferredScripts() {
  const request = useContext(DocumentContext);
  if (import.meta.env.DEV) return <Scripts />;
  const scripts = import.meta.env.SSR && request ? documentScripts(request.entry) : null;
  return (
    <>
      <InlineScript code={scripts?.handOver ?? " "} />
      <InlineScript code={scripts ? callInlineScript(lateLoader, lateScriptsOf(scripts)) : " "} />
    </>
  );
}

function lateScriptsOf({ imports, modules, entry }: ReturnType<typeof documentScripts>): LateScripts {
  return { imports, modules, entry, once: reloadedKey };
}
