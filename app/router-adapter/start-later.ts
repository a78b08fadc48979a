import { pageFailedEvent, tellPageFailed } from "#app/lib/page-failure.ts";
import { isFirstInTab } from "#app/lib/stored-text.ts";
import { reloadedKey } from "./reloaded-key.ts";

/** In milliseconds, after load and the first paint. */
const idleTimeoutMs = 2_000;
/** After that where a browser doesn't tell when it is idle (Safari), in milliseconds. */
const noIdleMs = 200;

/** How much the call takes of a path and of an error's words: contract/page-failure.ts, which holds Zod. */
const pathLength = 300;
const messageLength = 200;

/** Addresses of a document's scripts, in the order in which they run. */
export type PageScripts = {
  readonly imports: readonly string[];
  /** Of the routes by id, outermost first. The entry reads them from `window.__reactRouterRouteModules`. */
  readonly modules: readonly (readonly [id: string, url: string])[];
  readonly entry: string;
};

/** Runs a script, and returns when the browser had time for something else. */
async function run(url: string): Promise<unknown> {
  const module: unknown = await import(/* @vite-ignore */ url);
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
  return module;
}

/** Fetches all scripts at once, and runs them one by one, each in a task of its own: together they would block a phone. */
async function runAll({ imports, modules, entry }: PageScripts): Promise<void> {
  for (const url of [...imports, ...modules.map(([, url]) => url), entry]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = url;
    document.head.append(link);
  }
  const routes: Record<string, unknown> = {};
  for (const url of imports) await run(url);
  for (const [id, url] of modules) routes[id] = await run(url);
  window.__reactRouterRouteModules = routes;
  await import(/* @vite-ignore */ entry);
}

/** Tells the server that this page failed. Never throws. */
function report(error: unknown): void {
  let message = "no words";
  try {
    message = String(error).slice(0, messageLength);
  } catch {
    // An object that refuses to be text.
  }
  fetch("/api/page-failure", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ path: location.pathname.slice(0, pathLength), message }),
  }).catch(() => {});
}

/**
 * A part of the document's last inline script: fetches the application's scripts once the page is idle or first touched, because
 * a modulepreload in the head costs a phone 0.9 s of LCP. A missing script, or Back to another address of the same document,
 * reloads the page once. Where the scripts still fail the page goes on as it was served, and the server is told of it
 * (contract/page-failure.ts).
 */
export function startLater(scripts: PageScripts): void {
  const { dataset } = document.documentElement;
  const address = (): string => location.pathname + location.search;
  const own = address();
  let hasStarted = false;
  let hasReported = false;

  /** Loads the document again, once for each tab; then, or offline, the page goes on as it was served. */
  function onFailure(error: unknown): void {
    if (navigator.onLine && isFirstInTab(reloadedKey)) {
      location.reload();
      return;
    }
    dataset.withoutScript = "";
    tellPageFailed(error);
    if ("cartWanted" in dataset) document.querySelector<HTMLElement>("[data-cart-link]")?.click();
    reportError(error);
  }

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    runAll(scripts).catch(onFailure);
  }

  function startWhenIdle(): void {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: idleTimeoutMs });
    else setTimeout(start, noIdleMs);
  }

  /** A page that isn't painted, in a hidden tab or by a browser that doesn't tell, starts after the time limit. */
  function startWhenPainted(): void {
    setTimeout(startWhenIdle, idleTimeoutMs);
    new PerformanceObserver((paints, observer) => {
      if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
      observer.disconnect();
      startWhenIdle();
    }).observe({ type: "paint", buffered: true });
  }

  addEventListener("popstate", () => {
    if (!dataset.hydrated && address() !== own) location.reload();
  });
  addEventListener(pageFailedEvent, ({ detail }) => {
    // What stands there for browsers without script.
    if ("withoutScript" in dataset)
      for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent;
    if (!hasReported) report(detail);
    hasReported = true;
  });
  for (const type of ["pointerdown", "keydown", "touchstart", "focusin", "wheel"])
    addEventListener(type, start, { capture: true, passive: true });
  if (document.readyState === "complete") startWhenPainted();
  else addEventListener("load", startWhenPainted, { once: true });
}
