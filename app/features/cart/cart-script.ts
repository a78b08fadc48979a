import { elementAt } from "#app/lib/element-at.ts";
import { storedText, storeText } from "#app/lib/stored-text.ts";
import { cartOpenEvent, snapshotKey } from "./cart-names.ts";

/** How long a press waits for the page's script, in milliseconds. */
const waitForScriptMs = 8_000;

/** A permalink's quantity of one thing, at most. */
const most = 99;

/** The snapshot of cart-snapshot.ts, read without Zod, which no page may wait for; what another version stored is unknown. */
type StoredCart = Readonly<Record<string, unknown>>;

/** Empty where nothing is stored, storage is blocked, or the text is none of ours. */
function storedCart(): StoredCart {
  try {
    return Object(JSON.parse(storedText(snapshotKey) ?? ""));
  } catch {
    return {};
  }
}

/** The number of things in the cart, for the badge (app/styles/app.css). */
function showCount(): void {
  const { style } = document.documentElement;
  const { count } = storedCart();
  if (typeof count === "number" && count > 0) style.setProperty("--cart", `"${count > most ? `${most}+` : count}"`);
  else style.removeProperty("--cart");
}

/**
 * Lets a buy link lead to a checkout of the cart and the link's own thing, each thing once. The link may have been filled
 * before: what it carries beside its own thing is replaced.
 * @param follows whether the browser is about to follow it; a cart that goes along is marked as sent
 */
function fillLink(link: HTMLAnchorElement, follows: boolean): void {
  const [, path, own] = /^(.*\/cart\/)(\d+):/.exec(link.getAttribute("href") ?? "") ?? [];
  if (!path || !own) return;
  const cart = storedCart();
  let quantity = 1;
  let others = "";
  if (cart.store === link.dataset.buyLink && typeof cart.lines === "string") {
    for (const line of cart.lines.split(",")) {
      const [, variantId, count] = /^(\d+):(\d+)$/.exec(line) ?? [];
      if (variantId === own) quantity += Number(count);
      else if (variantId) others += `,${line}`;
    }
  }
  link.setAttribute("href", `${path}${own}:${Math.min(quantity, most)}${others}`);
  if (follows && (quantity > 1 || others)) storeText(snapshotKey, JSON.stringify({ ...cart, sent: true }));
}

function fillLinkAt(event: Event): void {
  const link = elementAt<HTMLAnchorElement>(event, "[data-buy-link]");
  if (link) fillLink(link, event.type === "click");
}

/** Keeps a press on the cart until its code is there. A press with a key or another button than the first is the browser's. */
function pressCart(event: MouseEvent): void {
  const { dataset } = document.documentElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = "withoutScript" in dataset ? null : elementAt<HTMLAnchorElement>(event, "[data-cart-link]");
  if (!link) return;
  event.preventDefault();
  dataset.cartWanted = "";
  dispatchEvent(new Event(cartOpenEvent));
  if (dataset.hydrated) return;
  setTimeout(() => {
    if ("cartWanted" in dataset && !dataset.hydrated) location.href = link.href;
  }, waitForScriptMs);
}

/**
 * A part of the head's inline script: sets `--cart` to the number of things before the first paint, notes a press on the cart
 * until its code is there, and adds the stored cart's lines to buy links. Where the page goes on without its script, or that
 * doesn't come, the cart is the link that it is.
 */
export function keepCart(): void {
  showCount();
  addEventListener("storage", showCount);
  addEventListener("pageshow", showCount);
  document.addEventListener("DOMContentLoaded", () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-buy-link]")) fillLink(link, false);
  });
  for (const type of ["pointerover", "focusin", "click"]) addEventListener(type, fillLinkAt, true);
  addEventListener("click", pressCart, true);
}
