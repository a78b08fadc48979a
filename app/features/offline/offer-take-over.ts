/** What of a registration is looked at. */
type Watched = EventTarget & {
  readonly waiting: Pick<ServiceWorker, "postMessage"> | null;
  readonly installing: EventTarget | null;
};

/**
 * Lets a newer worker take over at once where this page came with it; otherwise it waits until all older pages are closed.
 * @param script one that only this page's build has, by which the worker knows it
 */
export function offerTakeOver(registration: Watched, script: string): void {
  const offer = (): void => registration.waiting?.postMessage(script);
  const follow = (): void => registration.installing?.addEventListener("statechange", offer);
  offer();
  // It may have begun to install before this page listened.
  follow();
  registration.addEventListener("updatefound", follow);
}
