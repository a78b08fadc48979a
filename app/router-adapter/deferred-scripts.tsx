import { useContext } from "react";
import { type EntryContext, Scripts } from "react-router";
import { DocumentContext } from "#app/lib/document-context.ts";
import { InlineScript } from "#app/lib/inline-script.tsx";
import { pageFailedEvent } from "#app/lib/page-failure.ts";

/** Where nobody touches the page, its scripts are fetched this long after load and the first paint at the latest. */
const idleTimeoutMs = 2_000;

/** The key under which a page that was loaded again for a missing script says so for the tab, so that it isn't once more. */
export const reloadedKey = "reloaded-for-scripts";

/** The scripts of a document: their addresses, and the code that they need before them. */
export type DocumentScripts = {
  /** Inline code that hands the page's data over to the router in the browser. */
  readonly handOver: string;
  /** Addresses of the manifest and of what the entry and the page's routes import. */
  readonly imports: readonly string[];
  /**
   * The ids of the page's routes, outermost first, with the addresses of their modules. The entry finds the imported modules in
   * `window.__reactRouterRouteModules`.
   */
  readonly modules: readonly (readonly [id: string, address: string])[];
  /** The address of the entry, which hydrates the page. */
  readonly entry: string;
};

/**
 * What `<Scripts>` would write into a document, apart from the elements that fetch the scripts. Tells the router too that
 * the document has scripts.
 * @param entryContext the router's account of the request
 */
export function documentScripts(entryContext: EntryContext): DocumentScripts {
  const { manifest, serverHandoffString, renderMeta, staticHandlerContext } = entryContext;
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return {
    handOver: `window.__reactRouterContext = ${serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`,
    imports: [...new Set([manifest.url, ...[manifest.entry, ...routes].flatMap(({ imports = [] }) => imports)])],
    modules: routes.map(({ id, module }) => [id, module] as const),
    entry: manifest.entry.module,
  };
}

/**
 * Fetches the application's scripts once the page is idle or first touched: a modulepreload in the head costs a phone 0.9 s of LCP.
 * Until then every control works as plain HTML. A script that a newer build no longer has makes the page load again, once; so does
 * Back or Forward to another address of the same document, with which nobody else would bring the page in line before it is
 * hydrated. Where the scripts still fail the page goes on as it was served, and the server is told of it
 * (contract/page-failure.ts). It takes the place of `<Scripts>` in production builds; development keeps that for hot reload.
 */
export function DeferredScripts() {
  const request = useContext(DocumentContext);
  if (import.meta.env.DEV) return <Scripts />;
  const scripts = import.meta.env.SSR && request ? documentScripts(request.entry) : null;
  return (
    <>
      <InlineScript code={scripts?.handOver ?? " "} />
      <InlineScript code={scripts ? lateLoader(scripts) : " "} />
    </>
  );
}

/** How many characters the call takes of a path and of an error's words: those of contract/page-failure.ts, which holds Zod. */
const maxLength = { path: 300, message: 200 } as const;

/**
 * The inline script that fetches and runs the application's scripts. All files are fetched at once and run one by one, each in a
 * task of its own: together they would block a phone. A page that isn't painted, in a hidden tab or by a browser that doesn't tell,
 * starts after the time limit.
 */
function lateLoader({ imports, modules, entry }: DocumentScripts): string {
  const json = JSON.stringify({ imports, modules, entry, once: reloadedKey }).replaceAll("<", "\\u003c");
  return `(b=>{let at=()=>location.pathname+location.search,own=at(),d=document.documentElement.dataset,started,told;
addEventListener("popstate",()=>{if(!d.hydrated&&at()!==own)location.reload()});
addEventListener("${pageFailedEvent}",({detail})=>{if("withoutScript"in d)document.querySelectorAll("noscript").forEach(n=>{n.outerHTML=n.textContent});
if(told)return;told=1;
let message="no words";try{message=String(detail).slice(0,${maxLength.message})}catch{}
fetch("/api/page-failure",{method:"POST",keepalive:true,headers:{"Content-Type":"application/json"},body:JSON.stringify({path:location.pathname.slice(0,${maxLength.path}),message})}).catch(()=>{})});
let run=u=>import(u).then(m=>new Promise(r=>{let c=new MessageChannel;c.port1.onmessage=()=>r(m);c.port2.postMessage(0)}));
function again(e){if(navigator.onLine&&storedText(b.once,"session")===null&&storeText(b.once,"1","session"))return location.reload();
d.withoutScript="";dispatchEvent(new CustomEvent("${pageFailedEvent}",{detail:e}));if("cartWanted"in d)document.querySelector("[data-cart-link]")?.click();throw e}
async function start(){let routes={};for(let u of b.imports)await run(u);for(let[id,u]of b.modules)routes[id]=await run(u);window.__reactRouterRouteModules=routes;await import(b.entry)}
function go(){if(started)return;started=1;
for(let u of[...b.imports,...b.modules.map(m=>m[1]),b.entry]){let l=document.createElement("link");l.rel="modulepreload";l.href=u;document.head.append(l)}
start().catch(again)}
for(let t of["pointerdown","keydown","touchstart","focusin","wheel"])addEventListener(t,go,{capture:true,passive:true});
function idle(){self.requestIdleCallback?requestIdleCallback(go,{timeout:${idleTimeoutMs}}):setTimeout(go,200)}
function loaded(){setTimeout(idle,${idleTimeoutMs});new PerformanceObserver((list,o)=>{if(list.getEntriesByName("first-contentful-paint")[0]){o.disconnect();idle()}}).observe({type:"paint",buffered:true})}
if(document.readyState==="complete")loaded();else addEventListener("load",loaded,{once:true})})(${json});`;
}
