import { useContext } from "react";
import { Scripts } from "react-router";
import { DocumentContext } from "./document-context.ts";

/** Without input, hydration starts when idle after load, at most this many milliseconds later. */
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
    const modules = staticHandlerContext.matches.flatMap((match) => {
      const entry = manifest.routes[match.route.id];
      return entry ? [[match.route.id, entry.module] as const] : [];
    });
    loader = lateLoader(manifest.url, manifest.entry.module, modules);
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

function lateLoader(manifestUrl: string, entryUrl: string, modules: (readonly [id: string, url: string])[]): string {
  const json = JSON.stringify({ manifestUrl, entryUrl, modules, once: reloadedKey }).replaceAll("<", "\\u003c");
  return `(function(b){function at(){return location.pathname+location.search}var own=at();
addEventListener("popstate",function(){if(!document.documentElement.dataset.hydrated&&at()!==own)location.reload()});
var started=false,types=["pointerdown","keydown","touchstart","focusin","wheel"];
function go(){if(started)return;started=true;types.forEach(function(t){removeEventListener(t,go,true)});
Promise.all([import(b.manifestUrl)].concat(b.modules.map(function(m){return import(m[1])}))).then(function(all){
var routes={};b.modules.forEach(function(m,i){routes[m[0]]=all[i+1]});window.__reactRouterRouteModules=routes;return import(b.entryUrl)})["catch"](again)}
function again(e){try{if(navigator.onLine&&!sessionStorage.getItem(b.once)){sessionStorage.setItem(b.once,"1");location.reload();return}}catch(_){}throw e}
types.forEach(function(t){addEventListener(t,go,{capture:true,passive:true})});
function idle(){"requestIdleCallback" in window?requestIdleCallback(go,{timeout:${idleTimeoutMs}}):setTimeout(go,200)}
if(document.readyState==="complete")idle();else addEventListener("load",idle,{once:true});})(${json});`;
}
