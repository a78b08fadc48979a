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
  const own = type === "radio" || type === "checkbox" ? `[value="${CSS.escape(value)}"]` : "";
  return document.querySelector(`[name="${CSS.escape(name)}"]${own}`);
}

/** Gives the fields of this document what was typed or chosen in those of the one before it. */
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

/** Gives the focus to the element that stands for the one that had it in the document before, and leaves the page where it is. */
export function restoreFocus(before: Element): void {
  if (document.activeElement !== document.body) return;
  const marks = marksOf(before);
  const found =
    before.id === ""
      ? [...document.querySelectorAll(before.tagName)].find((element) => marksOf(element) === marks)
      : document.getElementById(before.id);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
}
