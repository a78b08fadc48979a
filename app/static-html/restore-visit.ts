type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What can be filled in; neither a chosen file nor a hidden field can be given to another document's. */
function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLInputElement) return target.type !== "file" && target.type !== "hidden";
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** The field of this document that stands for one of the document before it: by its id, else by its name. */
function counterpart({ id, name, type, value }: Field): Element | null {
  if (id !== "") return document.getElementById(id);
  if (name === "") return null;
  // Those of a group share their name.
  const sameValue = type === "radio" || type === "checkbox" ? `[value="${CSS.escape(value)}"]` : "";
  return document.querySelector(`[name="${CSS.escape(name)}"]${sameValue}`);
}

/**
 * Gives the fields of this document what was typed or chosen in those of the one before it.
 * @param before elements of that document, which may have left it; what isn't a field is passed over
 */
export function restoreFields(before: Iterable<EventTarget | null>): void {
  for (const field of before) {
    if (!isField(field)) continue;
    const { value } = field;
    const isInput = field instanceof HTMLInputElement;
    Object.assign(counterpart(field) ?? {}, isInput ? { value, checked: field.checked } : { value });
  }
}

/** What tells an element without an id from others. */
const marksOf = (element: Element): string =>
  [element.tagName, element.getAttribute("href"), element.getAttribute("name"), element.textContent.trim()].join("\n");

/** The part of the page that an element stands in. */
const landmarkOf = (element: Element): string | undefined => element.closest("nav, header, main, footer")?.tagName;

/**
 * Gives the focus to the element that stands for the one that had it in the document before, and leaves the page where it is.
 * Of several that look the same it is the one in the same part of the page, and none that is hidden. A focus that somebody has
 * moved already is left alone.
 * @param before an element of the document before, which may have left it
 */
export function restoreFocus(before: Element): void {
  if (!document.activeElement?.matches("body, main")) return;
  const marks = marksOf(before);
  const landmark = landmarkOf(before);
  const inSamePart = (element: Element): number => Number(landmarkOf(element) === landmark);
  const same = [...document.querySelectorAll<HTMLElement>(before.tagName)].filter((element) =>
    before.id === "" ? marksOf(element) === marks : element.id === before.id,
  );
  for (const element of same.sort((a, b) => inSamePart(b) - inSamePart(a))) {
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
