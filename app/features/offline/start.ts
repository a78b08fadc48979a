import { z } from "zod/mini";
import { reloadedKey } from "#app/lib/deferred-scripts.tsx";
import { followWaiting } from "./follow-waiting.ts";
import { offerTakeOver } from "./offer-take-over.ts";

/** What some browsers know of the visitor's connection; the types of pages don't hold it. */
const connectionSchema = z.object({ connection: z.optional(z.object({ saveData: z.optional(z.boolean()) })) });

/** The build that this page is of, from the router's list of routes. */
const buildSchema = z.object({ __reactRouterManifest: z.object({ url: z.string() }) });

let started = false;

/** A script that the server no longer has: the page is loaded again, once, and then asks for the new ones. */
function reloadOnce(event: Event): void {
  if (!navigator.onLine || sessionStorage.getItem(reloadedKey) !== null) return;
  event.preventDefault();
  sessionStorage.setItem(reloadedKey, "1");
  location.reload();
}

/** Workers of an earlier version looked after one disable page each; a longer scope would go first. */
async function retireEarlier(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (registration.active?.scriptURL.endsWith("/offline-guides.js")) await registration.unregister();
  }
}

/** The router fetches data that isn't kept: without a network a link opens the document itself, as it would without script. */
function followLinksPlainly(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (navigator.onLine || !navigator.serviceWorker.controller || link?.origin !== location.origin) return;
  // Links inside the page change no data, and the one to the search opens a dialog.
  if (link.pathname === location.pathname || link.pathname === "/search") return;
  event.stopPropagation();
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  await retireEarlier();
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register("/service-worker.js");
  // A browser that is told to keep no workers answers with nothing.
  if (!registration) return;
  offerTakeOver(registration, buildSchema.safeParse(window).data?.__reactRouterManifest.url ?? "");
  const about = connectionSchema.safeParse(navigator);
  const wish = about.data?.connection?.saveData ? "keep-needed" : "keep";
  const askToKeep = (): void => serviceWorker.controller?.postMessage(wish);
  serviceWorker.addEventListener("controllerchange", askToKeep);
  askToKeep();
}

/** Starts what works without a network: the worker (docs/decisions/offline.md), and the sending of what waits. */
export async function start(): Promise<void> {
  if (started) return;
  started = true;
  // The scripts of this page are all there.
  sessionStorage.removeItem(reloadedKey);
  addEventListener("vite:preloadError", reloadOnce);
  followWaiting();
  if (!("serviceWorker" in navigator)) return;
  addEventListener("click", followLinksPlainly, { capture: true });
  await register();
}
