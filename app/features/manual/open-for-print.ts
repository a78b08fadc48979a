/**
 * Opens all answers of an element while the browser prints and closes them afterwards, for a browser without
 * `::details-content` (Safari 18.4, Chrome 131, Firefox 143), where CSS can't show them.
 * @returns a function that ends it
 */
export function openForPrint(answers: Element): () => void {
  const listeners = new AbortController();
  const opened = new Map<Element, string | null>();
  function open(): void {
    for (const one of answers.querySelectorAll("details:not([open])")) {
      // Of those with one name only one can be open.
      opened.set(one, one.getAttribute("name"));
      one.removeAttribute("name");
      one.setAttribute("open", "");
    }
  }
  function close(): void {
    for (const [one, name] of opened) {
      one.removeAttribute("open");
      if (name !== null) one.setAttribute("name", name);
    }
    opened.clear();
  }
  addEventListener("beforeprint", open, { signal: listeners.signal });
  addEventListener("afterprint", close, { signal: listeners.signal });
  return () => listeners.abort();
}
