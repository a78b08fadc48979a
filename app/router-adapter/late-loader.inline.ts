import { pageFailedEvent } from "#app/lib/page-failure.ts";
import { storedText, storeText } from "#app/lib/stored-text.ts";

/** What a document has its scripts loaded from. */
export type LateScripts = {
  readonly imports: readonly string[];
  /** Route modules by the ids of their routes, outermost first. */
  readonly modules: readonly (readonly [id: string, module: string])[];
  readonly entry: string;
  /** Stored for the tab by a page that was loaded again because a script was missing. */
  readonly once: string;
};

declare global {
  interface Window {
    /** Read by React Router's entry. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** In milliseconds, after load and the first paint. */
const idleTimeoutMs = 2_000;

/** How much the call takes of a path and of an error's words: contract/page-failure.ts, which holds Zod. */
const told = { path: 300, message: 200 } as const;

function wordsOf(error: unknown): string {
  try {
    return String(error).slice(0, told.message);
  } catch {
    return "no words";
  }
}

/** Tells the server that the page, or a part of it, failed. */
function tell(error: unknown): void {
  const body = JSON.stringify({ path: location.pathname.slice(0, told.path), message: wordsOf(error) });
  fetch("/api/page-failure", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body,
  }).catch(() => undefined);
}

/** Imports a module, and resolves in a task of its own: together they would block a phone. */
async function run(address: string): Promise<unknown> {
  const module: unknown = await import(/* @vite-ignore */ address);
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(module);
    channel.port2.postMessage(0);
  });
}

/**
 * Loads the application's scripts once the page is idle or first touched. All files are fetched at once and run one by one.
 * A page that isn't painted, in a hidden tab or by a browser that doesn't tell, starts after the time limit.
 */
export default function loadLate({ imports, modules, entry, once }: LateScripts): void {
  const { dataset } = document.documentElement;
  const address = (): string => location.pathname + location.search;
  const ownAddress = address();
  let started = false;
  let isTold = false;

  addEventListener("popstate", () => {
    if (!dataset.hydrated && address() !== ownAddress) location.reload();
  });
  addEventListener(pageFailedEvent, (event) => {
    if ("withoutScript" in dataset)
      for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent ?? "";
    if (isTold) return;
    isTold = true;
    tell(event instanceof CustomEvent ? event.detail : undefined);
  });

  /** Loads the page once more; where that was tried, the page goes on as it was served. */
  function fail(error: unknown): void {
    if (navigator.onLine && storedText(once, "session") === null && storeText(once, "1", "session")) {
      location.reload();
      return;
    }
    dataset.withoutScript = "";
    dispatchEvent(new CustomEvent(pageFailedEvent, { detail: error }));
    if ("cartWanted" in dataset) document.querySelector<HTMLElement>("[data-cart-link]")?.click();
    throw error;
  }

  async function runAll(): Promise<void> {
    const routes: Record<string, unknown> = {};
    for (const module of imports) await run(module);
    for (const [id, module] of modules) routes[id] = await run(module);
    window.__reactRouterRouteModules = routes;
    await import(/* @vite-ignore */ entry);
  }

  function start(): void {
    if (started) return;
    started = true;
    for (const href of [...imports, ...modules.map(([, module]) => module), entry]) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    runAll().catch(fail);
  }

  function startWhenIdle(): void {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: idleTimeoutMs });
    else setTimeout(start, 200);
  }

  function loaded(): void {
    setTimeout(startWhenIdle, idleTimeoutMs);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      startWhenIdle();
    }).observe({ type: "paint", buffered: true });
  }

  for (const type of ["pointerdown", "keydown", "touchstart", "focusin", "wheel"])
    addEventListener(type, start, { capture: true, passive: true });
  if (document.readyState === "complete") loaded();
  else addEventListener("load", loaded, { once: true });
}
