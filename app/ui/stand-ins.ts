/** Opens or closes a popover in a browser that has none: the attribute `open`, and the event `toggle`. */
function setOpen(popover: HTMLElement, open: boolean): void {
  popover.toggleAttribute("open", open);
  if (open) popover.querySelector<HTMLElement>("[autofocus]")?.focus();
  popover.dispatchEvent(new Event("toggle"));
}

function pressPopoverButton(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest("[popovertarget]") : null;
  const popover = button && document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (!popover) return;
  event.preventDefault();
  setOpen(popover, button.getAttribute("popovertargetaction") !== "hide" && !popover.hasAttribute("open"));
}

/** Closes the others of its name. */
function closeOthers({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const name = target.getAttribute("name");
  if (!name) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>("details[open]"))
    if (other !== target && other.getAttribute("name") === name) other.open = false;
}

/**
 * Part of the inline script in the head, which does what the oldest browsers of scripts/build/browser-floor.ts can't, before
 * hydration too.
 *
 * Popovers (Safari 17, Chrome 114): a button with `popovertarget` sets or takes away the attribute `open` of its popover,
 * which then tells so by the event `toggle`; so does `hidePopover`. What isn't open is hidden by app/styles/assistant.css.
 *
 * `<details name>` (Safari 17.2, Chrome 120, Firefox 130): one that opens closes the others of its name.
 */
export default function standIn(): void {
  const { prototype } = HTMLElement;
  if (!("showPopover" in prototype)) {
    Object.assign(prototype, {
      hidePopover(this: HTMLElement) {
        setOpen(this, false);
      },
    });
    addEventListener("click", pressPopoverButton, true);
  }
  if (!("name" in HTMLDetailsElement.prototype)) addEventListener("toggle", closeOthers, true);
}
