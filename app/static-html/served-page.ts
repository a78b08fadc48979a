import { tellPageFailed } from "#app/lib/page-failure.ts";

/** Set by the inline scripts while a page starts: a page that is put back isn't starting. */
const startingMarks = ["hydrated", "loading", "belowFold"] as const;

type ServedPage = {
  readonly address: string;
  readonly title: string;
  /** The elements themselves: a style sheet that is put back isn't read again. */
  readonly head: readonly ChildNode[];
  readonly rootAttributes: readonly Attr[];
  /** Holds a copy of the body, and neither runs scripts nor fetches pictures. */
  readonly copy: Document;
  /** What was typed into or chosen, by the place of the field in the page. */
  readonly changedFields: Map<string, Element>;
};

/** Null on the server, and before `keepServedPage`. */
let served: ServedPage | null = null;
let unmountPage = (): void => {};
let isLeaving = false;

const currentAddress = (): string => location.pathname + location.search;

/** Names a field by its id, or by its form and name; null for one that has neither. */
function fieldKey(field: Element): string | null {
  if (field.id !== "") return `#${CSS.escape(field.id)}`;
  const name = field.getAttribute("name");
  const action = field.closest("form")?.getAttribute("action");
  return name && action ? `form[action="${CSS.escape(action)}"] [name="${CSS.escape(name)}"]` : null;
}

/**
 * Keeps the document as the server sent it. To be called once, before hydration.
 * @param unmount ends React on this page
 */
export function keepServedPage(unmount: () => void): void {
  const copy = document.implementation.createHTMLDocument();
  copy.body.replaceWith(copy.importNode(document.body, true));
  const changedFields = new Map<string, Element>();
  const noteField = ({ target }: Event): void => {
    const key = target instanceof Element ? fieldKey(target) : null;
    if (key !== null && target instanceof Element) changedFields.set(key, target);
  };
  addEventListener("input", noteField, true);
  unmountPage = unmount;
  served = {
    address: currentAddress(),
    title: document.title,
    head: [...document.head.childNodes],
    rootAttributes: [...document.documentElement.attributes],
    copy,
    changedFields,
  };
}

const htmlById = new Map<string, string>();

/** The HTML inside an element as the server sent it; undefined for an id that the document didn't have. */
export function htmlOfDocument(id: string): string | undefined {
  const known = htmlById.get(id) ?? served?.copy.getElementById(id)?.innerHTML;
  if (known !== undefined) htmlById.set(id, known);
  return known;
}

/** Shows what stands there for browsers without script. */
function showNoscript(part: ParentNode): void {
  for (const noscript of part.querySelectorAll("noscript")) noscript.outerHTML = noscript.textContent ?? "";
}

/** The HTML inside an element as the server sent it, with what stands there for browsers without script. */
export function htmlWithoutScript(id: string): string {
  const part = served?.copy.getElementById(id)?.cloneNode(true);
  if (!(part instanceof Element)) return "";
  showNoscript(part);
  return part.innerHTML;
}

function keepField(page: ParentNode, key: string, changed: Element): void {
  const field = page.querySelector(key);
  const isInput = field instanceof HTMLInputElement && changed instanceof HTMLInputElement;
  if (isInput && field.type !== "file") {
    field.value = changed.value;
    field.checked = changed.checked;
  } else if (field instanceof HTMLTextAreaElement && changed instanceof HTMLTextAreaElement) {
    field.value = changed.value;
  } else if (field instanceof HTMLSelectElement && changed instanceof HTMLSelectElement) {
    field.value = changed.value;
  }
}

/** Puts the served page in the place of whatever React left. Its links load documents, its forms are sent by the browser. */
function putBack({ copy, head, title, rootAttributes, changedFields }: ServedPage): void {
  try {
    unmountPage();
  } catch {
    // What it can't take down is taken out of the document below.
  }
  const root = document.documentElement;
  for (const { name, value } of rootAttributes) root.setAttribute(name, value);
  for (const mark of startingMarks) delete root.dataset[mark];
  root.dataset.withoutScript = "";
  document.head.replaceChildren(...head);
  document.title = title;
  const body = document.adoptNode(copy.body);
  showNoscript(body);
  for (const [key, changed] of changedFields) keepField(body, key, changed);
  document.body.replaceWith(body);
}

/** A page that was loaded again because it failed, and on which nobody has done anything since, isn't loaded once more. */
function mayLoadAgain(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  const wasReloaded = visit instanceof PerformanceNavigationTiming && visit.type === "reload";
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
  tellPageFailed(error);
  if (isLoaded) queueMicrotask(() => putBack(page));
  else location.reload();
  return true;
}
