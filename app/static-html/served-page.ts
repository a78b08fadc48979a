import { tellPageFailed } from "#app/lib/page-failure.ts";

/** The address of the document, and a copy that neither runs scripts nor fetches pictures. */
type ServedPage = { readonly address: string; readonly copy: Document };

/** Null on the server, and before `keepServedPage`. */
let served: ServedPage | null = null;
let unmountPage = (): void => {};
let isLeaving = false;
/** What was typed into or chosen; React may have taken it out of the document. */
const changedFields = new Set<EventTarget | null>();

const currentAddress = (): string => location.pathname + location.search;

/**
 * Keeps the document as the server sent it. To be called once, before hydration.
 * @param unmount ends React on this page
 */
export function keepServedPage(unmount: () => void): void {
  const copy = document.implementation.createHTMLDocument();
  copy.documentElement.replaceWith(copy.importNode(document.documentElement, true));
  served = { address: currentAddress(), copy };
  unmountPage = unmount;
  addEventListener("input", ({ target }) => changedFields.add(target), true);
}

/** The HTML inside an element as the server sent it; undefined for an id that the document didn't have. */
export const htmlOfDocument = (id: string): string | undefined => served?.copy.getElementById(id)?.innerHTML;

/** Puts the served page in the place of whatever React left. Its links load documents, its forms are sent by the browser. */
function putBack({ copy }: ServedPage, error: unknown): void {
  try {
    unmountPage();
  } catch {
    // What it can't take down is taken out of the document below.
  }
  const root = document.documentElement;
  const page = document.adoptNode(copy.documentElement);
  for (const { name, value } of page.attributes) {
    // Those of app/ui/loading-script.ts stand only while a page is loading.
    if (!/loading|below/.test(name)) root.setAttribute(name, value);
  }
  delete root.dataset.hydrated;
  root.dataset.withoutScript = "";
  root.replaceChildren(...page.childNodes);
  tellPageFailed(error);
  if (changedFields.size > 0) import("./restore-fields.ts").then(({ restoreFields }) => restoreFields(changedFields));
}

/** A page that was loaded again because it failed, and on which nobody has done anything since, isn't loaded once more. */
function mayLoadAgain(): boolean {
  const visits = performance.getEntriesByType("navigation");
  const wasReloaded = visits.some((visit) => "type" in visit && visit.type === "reload");
  return navigator.onLine && !(wasReloaded && navigator.userActivation?.hasBeenActive === false);
}

/**
 * The page's script has failed: a page that was loaded goes on as it was served, one that was reached by a link is loaded.
 * It is told once.
 * @returns false where neither can be done, and an error screen is all that is left
 */
export function leaveFailedPage(error: unknown): boolean {
  if (import.meta.env.DEV || !served) return false;
  if (isLeaving) return true;
  const page = served;
  const isLoaded = page.address === currentAddress();
  if (!isLoaded && !mayLoadAgain()) return false;
  isLeaving = true;
  if (isLoaded) queueMicrotask(() => putBack(page, error));
  else {
    tellPageFailed(error);
    location.reload();
  }
  return true;
}
