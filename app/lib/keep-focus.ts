const controls = ":is(a[href], button, input, select, textarea, summary, iframe, [tabindex]):not(:disabled)";

/** Moves the focus into what still stands of `path`, an element that had it and what was around that, from the inside out. */
function focusWhatStands(path: readonly HTMLElement[]): void {
  const main = document.getElementById("main");
  const around = path.find((one) => one.isConnected);
  const target = !around || (main && around.contains(main)) ? main : around;
  if (!target) return;
  const control = target === main ? null : target.querySelector<HTMLElement>(controls);
  if (!control && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  (control ?? target).focus({ preventScroll: true });
}

/**
 * Keeps the focus on the page when the control that has it is taken out of the document, as a button is that a map takes the place
 * of: browsers would drop it, and the next Tab would start anywhere. It goes to the first control of the nearest element around
 * that stands, or to that element. Called once for a document, as long as it lasts.
 */
export function keepFocus(): void {
  let path: readonly HTMLElement[] = [];
  const onFocus = (event: FocusEvent): void => {
    path = event.composedPath().filter((one) => one instanceof HTMLElement);
  };
  const removals = new MutationObserver(() => {
    if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
    focusWhatStands(path);
  });
  document.addEventListener("focusin", onFocus);
  removals.observe(document, { childList: true, subtree: true });
}
