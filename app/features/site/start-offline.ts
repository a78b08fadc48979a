import { storeText } from "#app/lib/stored-text.ts";
import { buildId } from "#app/router-adapter/build-id.ts";
import { reloadedKey } from "#app/router-adapter/reloaded-key.ts";
import { sendOfflineQueue } from "./send-offline-queue.ts";

let started = false;

/** The Network Information API isn't in the DOM types. */
const savesData = (): boolean => Reflect.get(Object(Reflect.get(navigator, "connection")), "saveData") === true;

type RegistrationFields = EventTarget & {
  readonly waiting: Pick<ServiceWorker, "postMessage"> | null;
  readonly installing: EventTarget | null;
};

/**
 * Lets a newer worker of this page's build activate at once; else it waits until older pages are closed.
 * @param script one that only this build has
 */
export function offerTakeOver(registration: RegistrationFields, script: string): void {
  const offer = (): void => registration.waiting?.postMessage(script);
  const follow = (): void => registration.installing?.addEventListener("statechange", offer);
  offer();
  // It may have started to install before the listener was added.
  follow();
  registration.addEventListener("updatefound", follow);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register("/service-worker.js");
  // Undefined where the browser doesn't allow workers.
  if (!registration) return;
  offerTakeOver(registration, buildId());
  const wish = savesData() ? "precache-required" : "precache";
  // The waiting worker caches the pages of its build itself.
  const askToCache = (): void => {
    if (!registration.waiting) serviceWorker.controller?.postMessage(wish);
  };
  serviceWorker.addEventListener("controllerchange", askToCache);
  askToCache();
}

/** Starts the service worker (docs/decisions/offline.md) and the offline queue. @throws where the browser allows no worker */
export async function start(): Promise<void> {
  if (started) return;
  started = true;
  // All scripts of this page are loaded.
  storeText(reloadedKey, null, "session");
  sendOfflineQueue();
  if (navigator.serviceWorker) await register();
}
