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
