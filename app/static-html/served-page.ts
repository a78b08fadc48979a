import { tellPageFailed } from "#app/lib/page-failure.ts";

/**
 * The address of the document, and a copy of it. It stands in no document, so it neither runs scripts, fetches pictures nor
 * reads its style sheet.
 */
type ServedPage = { readonly address: string; readonly copy: HTMLElement };

/** Null on the server, and before `keepServedPage`. */
let served: ServedPage | null = null;
let unmountPage = (): void => {};
let isLeaving = false;
/** What can be filled in or was; React may have taken it out of the document. */
const fields = new Set<EventTarget | null>();
/** The element that has the focus, also once React has taken it out of the document. */
let focused: Element | null = null;

const currentAddress = (): string => location.pathname + location.search;

/**
 * Keeps the document as the server sent it: it holds the static HTML, which isn't in the page's data, for elements that
 * are mounted again (`htmlOfDocument`), and is what a page whose script fails goes back to (`leaveFailedPage`). To be called
 * once, before hydration.
 * @param unmount ends React on this page
 */
export function keepServedPage(unmount: () => void): void {
  const copy = document.implementation.createHTMLDocument().importNode(document.documentElement, true);
  served = { address: currentAddress(), copy };
  unmountPage = unmount;
  // Something may have been typed before.
  for (const field of document.querySelectorAll("input, textarea, select")) fields.add(field);
  addEventListener("input", ({ target }) => fields.add(target), true);
  focused = document.activeElement;
  addEventListener("focusin", ({ target }) => {
    // These get it when what had it is gone.
    if (target instanceof Element && !target.matches("body, main")) focused = target;
    // When it is needed, a newer build may have taken its place.
    loadRestoring().catch(() => undefined);
  });
  // Not by `focusout`, which an element's removal fires too.
  addEventListener("pointerdown", () => {
    focused = null;
  });
}

/** Imports what a page that works doesn't need. */
const loadRestoring = (): Promise<typeof import("./restore-visit.ts")> => import("./restore-visit.ts");

/**
 * The HTML inside an element as the server sent it. For the browser only.
 * @param id of the element
 * @returns undefined for an id that the document didn't have, and before `keepServedPage`
 */
export const htmlOfDocument = (id: string): string | undefined =>
  served?.copy.querySelector(`#${CSS.escape(id)}`)?.innerHTML;

/**
 * Puts the served page in the place of whatever React left. Its links load documents, its forms are sent by the browser.
 */
function putBack({ copy }: ServedPage, error: unknown, focusedBefore: Element | null): void {
  try {
    unmountPage();
  } catch {
    // What it can't take down is taken out of the document below.
  }
  const root = document.documentElement;
  const page = document.adoptNode(copy);
  for (const { name, value } of page.attributes) {
    // Those of app/ui/loading-script.ts stand only while a page is loading.
    if (!/loading|below|style/.test(name)) root.setAttribute(name, value);
  }
  // None was served: inline scripts set them, and the security policy refuses them in a copy.
  for (const element of page.querySelectorAll("[style]")) element.removeAttribute("style");
  delete root.dataset.hydrated;
  root.dataset.withoutScript = "";
  root.replaceChildren(...page.childNodes);
  tellPageFailed(error);
  const restored = loadRestoring().then(({ restoreFields, restoreFocus }) => {
    restoreFields(fields);
    if (focusedBefore) restoreFocus(focusedBefore);
  });
  restored.catch(() => undefined);
}

/** A page that was loaded again because it failed, and on which nobody has done anything since, isn't loaded once more. */
function mayLoadAgain(): boolean {
  const visits = performance.getEntriesByType("navigation");
  const wasReloaded = visits.some((visit) => "type" in visit && visit.type === "reload");
  return navigator.onLine && !(wasReloaded && navigator.userActivation?.hasBeenActive === false);
}

/**
 * Leaves a page whose script has failed: one that was loaded goes on as the server sent it, one that a link led to is
 * loaded. The server is told of it once.
 * @param error what was thrown, of any kind
 * @returns false where neither can be done, and an error screen is all that is left
 */
export function leaveFailedPage(error: unknown): boolean {
  if (import.meta.env.DEV || !served) return false;
  if (isLeaving) return true;
  const page = served;
  const isLoaded = page.address === currentAddress();
  if (!isLoaded && !mayLoadAgain()) return false;
  isLeaving = true;
  if (isLoaded) {
    // Read before app/lib/keep-focus.ts moves it away from what React has taken out.
    const focusedBefore = focused;
    queueMicrotask(() => putBack(page, error, focusedBefore));
  } else {
    tellPageFailed(error);
    // The router lets the browser restore the place, which goes by what is seen now: the footer, where the page should be.
    addEventListener("pagehide", () => {
      history.scrollRestoration = "manual";
    });
    location.reload();
  }
  return true;
}
