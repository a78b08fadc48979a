import { elementAt } from "#app/lib/element-at.ts";

function setOpen(popover: HTMLElement, open: boolean): void {
  popover.toggleAttribute("open", open);
  if (open) popover.querySelector<HTMLElement>("[autofocus]")?.focus();
  popover.dispatchEvent(new Event("toggle"));
}

/** A press on a button with `popovertarget` opens or closes what it names, as `popovertargetaction` says. */
function pressPopover(event: Event): void {
  const button = elementAt(event, "[popovertarget]");
  const popover = document.getElementById(button?.getAttribute("popovertarget") ?? "");
  if (!button || !popover) return;
  event.preventDefault();
  setOpen(popover, button.getAttribute("popovertargetaction") !== "hide" && !popover.hasAttribute("open"));
}

/** Closes the other `<details>` of the name of one that was opened. */
function closeOthers({ target: opened }: Event): void {
  if (!(opened instanceof HTMLDetailsElement) || !opened.open) return;
  const name = opened.getAttribute("name");
  if (!name) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>("details[open]"))
    if (other !== opened && other.getAttribute("name") === name) other.open = false;
}

/**
 * A part of the head's inline script: does what the oldest browsers of scripts/build/browser-floor.ts can't, before hydration
 * too.
 *
 * Popovers (Safari 17, Chrome 114): a button with `popovertarget` sets or takes away the attribute `open` of its popover, which
 * then tells so by the event `toggle`; so does `hidePopover`. What isn't open is hidden by app/styles/assistant.css.
 *
 * `<details name>` (Safari 17.2, Chrome 120, Firefox 130): one that opens closes the others of its name.
 */
export function standIn(): void {
  const elements: Partial<Pick<HTMLElement, "showPopover" | "hidePopover">> = HTMLElement.prototype;
  if (!elements.showPopover) {
    elements.hidePopover = function hidePopover(this: HTMLElement): void {
      setOpen(this, false);
    };
    addEventListener("click", pressPopover, true);
  }
  if (!("name" in HTMLDetailsElement.prototype)) addEventListener("toggle", closeOthers, true);
}
