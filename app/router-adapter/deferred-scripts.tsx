import { useContext } from "react";
import { type EntryContext, Scripts } from "react-router";
import { DocumentContext } from "#app/lib/document-context.ts";
import { InlineScript } from "#app/lib/inline-script.tsx";
import { pageFailedEvent } from "#app/lib/page-failure.ts";

/** In milliseconds, after load and the first paint. */
const idleTimeoutMs = 2_000;

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
      <InlineScript code={scripts ? lateLoader(scripts) : " "} />
    </>
  );
}

/** How much the call takes of a path and of an error's words: contract/page-failure.ts, which holds Zod. */
const told = { path: 300, message: 200 } as const;

// All files are fetched at once and run one by one, each in a task of its own: together they would block a phone. A page that
// isn't painted, in a hidden tab or by a browser that doesn't tell, starts after the time limit.
function lateLoader({ imports, modules, entry }: ReturnType<typeof documentScripts>): string {
  const json = JSON.stringify({ imports, modules, entry, once: reloadedKey }).replaceAll("<", "\\u003c");
  return `(b=>{let at=()=>location.pathname+location.search,own=at(),d=document.documentElement.dataset,started,told;
addEventListener("popstate",()=>{if(!d.hydrated&&at()!==own)location.reload()});
addEventListener("${pageFailedEvent}",({detail})=>{if("withoutScript"in d)document.querySelectorAll("noscript").forEach(n=>{n.outerHTML=n.textContent});
if(told)return;told=1;
let message="no words";try{message=String(detail).slice(0,${told.message})}catch{}
fetch("/api/page-failure",{method:"POST",keepalive:true,headers:{"Content-Type":"application/json"},body:JSON.stringify({path:location.pathname.slice(0,${told.path}),message})}).catch(()=>{})});
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
