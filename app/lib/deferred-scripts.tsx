import { useContext } from "react";
import { Scripts } from "react-router";
import { DocumentContext } from "./document-context.ts";
import { InlineScript } from "./inline-script.tsx";

/** Without input, hydration starts when idle after load and the first paint, at most this many milliseconds later. */
const idleTimeoutMs = 2_000;

/** Set after a reload because of a missing script, so that the page reloads only once. */
export const reloadedKey = "reloaded-for-scripts";

/**
 * The application's scripts, fetched once the page is idle or first touched, so that they never compete with the
 * first paint (a modulepreload of them in the head costs a phone 0.9 s). Until then every control works as plain HTML.
 * A script that a newer version of the shop no longer has makes the page load again, once. So does Back or Forward to another
 * address of the same document, as after a reload: until the page is alive nobody else would bring it in line.
 * Takes the place of React Router's `<Scripts>` in production builds; development keeps the original for hot reload.
 */
export function DeferredScripts() {
  if (import.meta.env.DEV) return <Scripts />;
  return <LateScripts />;
}

function LateScripts() {
  const request = useContext(DocumentContext);
  let context = " ";
  let loader = " ";
  if (import.meta.env.SSR && request) {
    const { manifest, serverHandoffString, renderMeta, staticHandlerContext } = request.entry;
    if (renderMeta) renderMeta.didRenderScripts = true;
    context = `window.__reactRouterContext = ${serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;
    const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
    loader = lateLoader({
      urls: [...new Set([manifest.url, ...[manifest.entry, ...routes].flatMap(({ imports = [] }) => imports)])],
      modules: routes.map(({ id, module }) => [id, module]),
      entryUrl: manifest.entry.module,
      once: reloadedKey,
    });
  }
  return (
    <>
      <InlineScript code={context} />
      <InlineScript code={loader} />
    </>
  );
}

type LateLoad = {
  /** The manifest and what the entry and the routes import. */
  urls: readonly string[];
  modules: readonly (readonly [id: string, url: string])[];
  entryUrl: string;
  once: string;
};

// All files are fetched at once and run one by one, each in a task of its own: together they would block a phone. A page that
// isn't painted, in a hidden tab or by a browser that doesn't tell, starts after the time limit.
function lateLoader(load: LateLoad): string {
  const json = JSON.stringify(load).replaceAll("<", "\\u003c");
  return `(b=>{let at=()=>location.pathname+location.search,own=at(),started;
addEventListener("popstate",()=>{if(!document.documentElement.dataset.hydrated&&at()!==own)location.reload()});
let run=u=>import(u).then(m=>new Promise(r=>{let c=new MessageChannel;c.port1.onmessage=()=>r(m);c.port2.postMessage(0)}));
function again(e){try{if(navigator.onLine&&!sessionStorage.getItem(b.once)){sessionStorage.setItem(b.once,"1");location.reload();return}}catch{}throw e}
async function start(){let routes={};for(let u of b.urls)await run(u);for(let[id,u]of b.modules)routes[id]=await run(u);window.__reactRouterRouteModules=routes;await import(b.entryUrl)}
function go(){if(started)return;started=1;
for(let u of[...b.urls,...b.modules.map(m=>m[1]),b.entryUrl]){let l=document.createElement("link");l.rel="modulepreload";l.href=u;document.head.append(l)}
start().catch(again)}
for(let t of["pointerdown","keydown","touchstart","focusin","wheel"])addEventListener(t,go,{capture:true,passive:true});
function idle(){self.requestIdleCallback?requestIdleCallback(go,{timeout:${idleTimeoutMs}}):setTimeout(go,200)}
function loaded(){setTimeout(idle,${idleTimeoutMs});new PerformanceObserver((list,o)=>{if(list.getEntriesByName("first-contentful-paint")[0]){o.disconnect();idle()}}).observe({type:"paint",buffered:true})}
if(document.readyState==="complete")loaded();else addEventListener("load",loaded,{once:true})})(${json});`;
}
