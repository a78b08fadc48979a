import { useContext } from "react";
import { Scripts } from "react-router";
import { DocumentContext } from "./document-context.ts";

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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the framework's own serializer */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: context }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from the build's manifest */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: loader }} />
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
  return `(function(b){function at(){return location.pathname+location.search}var own=at();
addEventListener("popstate",function(){if(!document.documentElement.dataset.hydrated&&at()!==own)location.reload()});
var started=false,types=["pointerdown","keydown","touchstart","focusin","wheel"];
function run(u){return import(u).then(function(m){return new Promise(function(r){var c=new MessageChannel();c.port1.onmessage=function(){r(m)};c.port2.postMessage(0)})})}
function go(){if(started)return;started=true;types.forEach(function(t){removeEventListener(t,go,true)});
var routes={};
b.urls.concat(b.modules.map(function(m){return m[1]}),b.entryUrl).forEach(function(u){var l=document.createElement("link");l.rel="modulepreload";l.href=u;document.head.append(l)});
b.urls.reduce(function(p,u){return p.then(function(){return run(u)})},Promise.resolve()).then(function(){
return b.modules.reduce(function(p,m){return p.then(function(){return run(m[1])}).then(function(all){routes[m[0]]=all})},Promise.resolve())}).then(function(){
window.__reactRouterRouteModules=routes;return import(b.entryUrl)})["catch"](again)}
function again(e){try{if(navigator.onLine&&!sessionStorage.getItem(b.once)){sessionStorage.setItem(b.once,"1");location.reload();return}}catch(_){}throw e}
types.forEach(function(t){addEventListener(t,go,{capture:true,passive:true})});
function idle(){"requestIdleCallback" in window?requestIdleCallback(go,{timeout:${idleTimeoutMs}}):setTimeout(go,200)}
function loaded(){setTimeout(idle,${idleTimeoutMs});new PerformanceObserver(function(list,o){if(list.getEntriesByName("first-contentful-paint").length){o.disconnect();idle()}}).observe({type:"paint",buffered:true})}
if(document.readyState==="complete")loaded();else addEventListener("load",loaded,{once:true});})(${json});`;
}
