import { storedText, storeText } from "#app/lib/stored-text.ts";
import { cartOpenEvent, snapshotKey } from "./cart-names.ts";

/** How long a press waits for the page's script, in milliseconds. */
const waitForScriptMs = 8_000;

/** What the page's script stores of the cart; another version may have stored anything. */
type Snapshot = {
  /** How many things are in the cart. */
  readonly count?: unknown;
  /** The store that the lines belong to, as buy links name it. */
  readonly store?: unknown;
  /** Variants with their quantities: `44101000000001:2,44101000000002:1`. */
  readonly lines?: unknown;
  sent?: boolean;
};

function readSnapshot(): Snapshot {
  try {
    const stored: unknown = JSON.parse(storedText(snapshotKey) ?? "null");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Shows the number of things beside the cart, by a property of the root that the style sheet reads. */
function showCount(): void {
  const { style } = document.documentElement;
  const count = Number(readSnapshot().count);
  if (count > 0) style.setProperty("--cart", `"${count > 99 ? "99+" : count}"`);
  else style.removeProperty("--cart");
}

/**
 * Adds the stored cart's lines to a buy link, so that it leads to a checkout with everything in it.
 * @param leaves whether the link is being followed: what it takes along is then noted as sent
 */
function fillLink(link: HTMLElement, leaves: boolean): void {
  const own = /^(.*\/cart\/)(\d+):/.exec(link.getAttribute("href") ?? "");
  if (!own) return;
  const [, start = "", variant = ""] = own;
  const snapshot = readSnapshot();
  let quantity = 1;
  let rest = "";
  for (const line of snapshot.store === link.dataset.buyLink ? String(snapshot.lines ?? "").split(",") : []) {
    const parts = /^(\d+):(\d+)$/.exec(line);
    if (!parts) continue;
    if (parts[1] === variant) quantity += Number(parts[2]);
    else rest += `,${line}`;
  }
  link.setAttribute("href", `${start}${variant}:${Math.min(quantity, 99)}${rest}`);
  if (leaves && (quantity > 1 || rest)) storeText(snapshotKey, JSON.stringify({ ...snapshot, sent: true }));
}

const linkAt = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** Opens the cart once its code is there; where it doesn't come, the cart is the link that it is. */
function pressCart(event: MouseEvent): void {
  const { dataset } = document.documentElement;
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = linkAt(event, "[data-cart-link]");
  if (!link || button || metaKey || ctrlKey || shiftKey || altKey || "withoutScript" in dataset) return;
  event.preventDefault();
  dataset.cartWanted = "";
  dispatchEvent(new Event(cartOpenEvent));
  if (dataset.hydrated) return;
  setTimeout(() => {
    if ("cartWanted" in dataset && !dataset.hydrated) location.href = link.getAttribute("href") ?? "";
  }, waitForScriptMs);
}

/**
 * Part of the inline script in the head: sets `--cart` to the number of things before the first paint, notes a press on
 * the cart until its code is there, and adds the stored cart's lines to buy links.
 */
export default function startCartBeforeScript(): void {
  showCount();
  addEventListener("storage", showCount);
  addEventListener("pageshow", showCount);
  document.addEventListener("DOMContentLoaded", () => {
    for (const link of document.querySelectorAll<HTMLElement>("[data-buy-link]")) fillLink(link, false);
  });
  for (const type of ["pointerover", "focusin", "click"]) {
    addEventListener(
      type,
      (event) => {
        const link = linkAt(event, "[data-buy-link]");
        if (link) fillLink(link, type === "click");
      },
      true,
    );
  }
  addEventListener("click", pressCart, true);
}
