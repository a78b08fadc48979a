/** The fields of a registration that are used. */
type RegistrationFields = EventTarget & {
  readonly waiting: Pick<ServiceWorker, "postMessage"> | null;
  readonly installing: EventTarget | null;
};

/**
 * Lets a newer worker activate at once when this page is of its build; otherwise it waits until all older pages are
 * closed.
 * @param script one that only this page's build has, which identifies the build to the worker
 */
export function offerTakeOver(registration: RegistrationFields, script: string): void {
  const offer = (): void => registration.waiting?.postMessage(script);
  const follow = (): void => registration.installing?.addEventListener("statechange", offer);
  offer();
  // It may have started to install before the listener was added.
  follow();
  registration.addEventListener("updatefound", follow);
}
